import Snippets
import Testing

@testable import SymbolLookup

@Suite struct VersionedSymbolsTests {
  private let symbols = VersionedSymbols(
    SymbolTable(
      Array(
        """
        Glass\tstruct\tSwiftUI\t26.0
        Glass/regular\ttype.property\tSwiftUI\t26.0
        ShapeStyle/secondary\tproperty\tSwiftUI\t18.0
        ShapeStyle/secondary\ttype.property\tSwiftUI\t15.0
        TabView/init(selection:content:)\tinit\tSwiftUI\t18.0\t\t\t\t\t13.0,soft,TabContentBuilder | TabView,|18.0,,,Content == TabContentBuilder<V>.Content<C>
        Text/foregroundStyle(_:)\tmethod\tSwiftUI\t18.0
        Tip/init(id:content:)\tinit\tTipKit\t18.0
        View/animation(_:)\tmethod\tSwiftUI\t15.0\t\t\t\t\t13.0,15.0,View/animation(_:value:),|15.0,,,Self : Swift.Equatable
        View/bold(_:)\tmethod\tSwiftUI\t16.0
        View/color(_:)\tmethod\tSwiftUI\t13.0\tsoft\tView/tint(_:)
        View/foregroundStyle(_:)\tmethod\tSwiftUI\t15.0
        View/glassEffect(_:in:)\tmethod\tSwiftUI\t26.0
        View/onChange(of:perform:)\tmethod\tSwiftUI\t14.0\t17.0\tView/onChange(of:initial:_:)
        View/tap(_:)\tmethod\tSwiftUI\t17.0\t\t\t\t\t13.0,soft,,|18.0,,,

        """.utf8)), target: SystemVersion(17))

  @Test(arguments: [
    (["glassEffect", "in"], true), (["glassEffect"], false), (["onChange", "of"], true),
    (["Tip", "id"], true), (["Tip"], false), (["bold", "color", "tap", "View"], false),
  ])
  func onlyCodeWithTellingWordsIsLookedAt(_ words: [String], _ isConcerned: Bool) {
    #expect(symbols.mayBeUsed(in: Set(words.map { $0[...] })) == isConcerned)
  }

  @Test func whatIsNewerThanTheCodeCanCountOnIsTold() {
    let path = "View/glassEffect(_:in:)"
    #expect(objection(to: path, where: .any) == .newer(SystemVersion(26)))
    #expect(objection(to: path, where: SystemVersion(18)) == .newer(SystemVersion(26)))
    #expect(objection(to: path, where: SystemVersion(26)) == nil)
    #expect(objection(to: "View/bold(_:)") == nil)
    #expect(objection(to: "View/tap(_:)") == nil)
  }

  @Test func whatIsNewIsNotTakenWhereSomethingOldHasItsName() {
    #expect(objection(to: "Text/foregroundStyle(_:)") == nil)
    #expect(objection(to: "ShapeStyle/secondary") == nil)
    #expect(objection(to: "TabView/init(selection:content:)") == nil)
  }

  @Test func aMemberIsNotToldBesideItsType() {
    #expect(objection(to: "Glass") == .newer(SystemVersion(26)))
    #expect(objection(to: "Glass/regular") == nil)
  }

  @Test func whatIsToBeUsedNoMoreIsTold() {
    #expect(
      objection(to: "View/onChange(of:perform:)")
        == .deprecated(SystemVersion(17), replacements: ["View/onChange(of:initial:_:)"]))
    #expect(objection(to: "View/color(_:)") == nil)
  }

  @Test func overloadsAreToldApartByTheirConditions() {
    let path = "View/animation(_:)"
    #expect(
      objection(to: path, signature: "SwiftUI.View.animation(A?) -> some")
        == .deprecated(SystemVersion(15), replacements: ["View/animation(_:value:)"]))
    #expect(
      objection(
        to: path, signature: "SwiftUI.View< where A: Swift.Equatable>.animation(A?) -> some")
        == nil)
  }

  private func objection(
    to path: String, signature: String = "", where version: SystemVersion = .any
  ) -> VersionedSymbols.Objection? {
    symbols.objection(to: path, signature: signature, where: { version })
  }
}
