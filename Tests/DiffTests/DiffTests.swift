import Diff
import Testing

@Suite struct DiffTests {
  @Test func equalTextsHaveOnlyUnchangedRows() {
    #expect(diff(["a", "b"], ["a", "b"]).map(\.kind) == [.unchanged, .unchanged])
  }

  @Test func emptyTextsHaveNoRows() {
    #expect(diff([], []).isEmpty)
    #expect(diff([], ["a"]).map(\.kind) == [.added])
    #expect(diff(["a"], []).map(\.kind) == [.removed])
  }

  @Test func linesThatReplaceEachOtherShareARow() {
    let rows = diff(["let isLoading: Bool"], ["var isLoading: Bool"])
    #expect(rows.map(\.kind) == [.changed])
  }

  @Test func changedWordsAreMarkedOnBothSides() {
    #expect(
      notation("Text(\"Go\").font(.system(size: 16))", "Text(\"Go\").font(.callout)") == """
        -Text("Go").font(.[system(size: 16)])
        +Text("Go").font(.[callout])
        """)
  }

  @Test func aMarkBetweenTwoChangesIsPartOfOneChange() {
    #expect(
      notation("let shape = first.one(rounded)", "let shape = second.two(rounded)") == """
        -let shape = [first.one](rounded)
        +let shape = [second.two](rounded)
        """)
  }

  @Test func linesWithoutCommonWordsAreNotPaired() {
    #expect(diff(["let title: String"], ["return nil"]).map(\.kind) == [.removed, .added])
  }

  @Test func oneCommonWordIsNoPairUnlessBothLinesStartWithIt() {
    #expect(diff(["isLoading: true,"], ["if isLoading {"]).map(\.kind) == [.removed, .added])
    #expect(diff([".padding(.vertical)"], [".padding(14)"]).map(\.kind) == [.changed])
    #expect(diff([".font(.system(size: 16))"], [".font(.callout)"]).map(\.kind) == [.changed])
  }

  @Test func marksCountUTF8Bytes() {
    let rows = diff(["let café = one"], ["let café = two"])
    #expect(rows[0].before?.marks == [12..<15])
    #expect(rows[0].after?.marks == [12..<15])
  }

  @Test func aPutInFunctionStartsAtItsDeclaration() {
    let before = """
      struct A {
        func a() {
        }

        func c() {
        }
      }
      """
    let after = """
      struct A {
        func a() {
        }

        func b() {
        }

        func c() {
        }
      }
      """
    #expect(
      notation(before, after) == """
         struct A {
           func a() {
           }
         
        +  func b() {
        +  }
        +
           func c() {
           }
         }
        """)
  }

  @Test func aPutInFunctionAtTheEndKeepsItsBrace() {
    let before = "struct A {\n  func a() {\n  }\n}"
    let after = "struct A {\n  func a() {\n  }\n\n  func b() {\n  }\n}"
    #expect(
      notation(before, after) == """
         struct A {
           func a() {
           }
        +
        +  func b() {
        +  }
         }
        """)
  }

  @Test func aModifierAndTheFunctionBelowAreTwoChanges() {
    let before = """
      struct A {
        var body: some View {
          content
            .onReceive(values) { set($0) }
        }

        func set(_ value: Int) {
          state = value
        }
      }
      """
    let after = """
      struct A {
        var body: some View {
          content
        }
      }
      """
    #expect(
      notation(before, after) == """
         struct A {
           var body: some View {
             content
        -      .onReceive(values) { set($0) }
           }
        -
        -  func set(_ value: Int) {
        -    state = value
        -  }
         }
        """)
  }

  @Test func unwrappingAViewOnlyShowsTheWrapperAsGone() {
    let before = """
      var body: some View {
          ZStack {
              Button(action: action) {
                  Text(title)
              }
          }
          .padding()
      }
      """
    let after = """
      var body: some View {
          Button(action: action) {
              Text(title)
          }
          .padding()
      }
      """
    #expect(
      notation(before, after) == """
         var body: some View {
        -    ZStack {
        ~    Button(action: action) {
        ~        Text(title)
        ~    }
        -    }
             .padding()
         }
        """)
  }

  @Test func aLoneBraceDoesNotCutARewrittenPassageIntoPieces() {
    let before = "if ready {\n  start()\n}\nwait(for: 3)\nend"
    let after = "guard done else {\n  return nothing\n}\nprint(4)\nend"
    #expect(
      notation(before, after) == """
        -if ready {
        -  start()
        -}
        -wait(for: 3)
        +guard done else {
        +  return nothing
        +}
        +print(4)
         end
        """)
  }

  @Test func longTextsWithoutAnythingInCommonAreReplacedAsAWhole() {
    let before = (0..<3_000).map { _ in "}" }
    let after = (0..<3_000).map { _ in ")" }
    let rows = diff(before, after)
    #expect(rows.count == 6_000)
    #expect(rows[0].kind == .removed)
  }
}
