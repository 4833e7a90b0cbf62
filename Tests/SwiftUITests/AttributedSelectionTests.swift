import Foundation
import Testing

@testable import SwiftUI

private func range(_ text: AttributedString, _ start: Int, _ end: Int)
  -> Range<AttributedString.Index>
{
  let first = text.index(text.startIndex, offsetByCharacters: start)
  return first..<text.index(text.startIndex, offsetByCharacters: end)
}

@Suite struct AttributedSelectionTests {
  @Test func attributesOfWhatIsSelectedChange() {
    var text = AttributedString("abcd")
    var selection = AttributedTextSelection(range: range(text, 1, 3))
    text.transformAttributes(in: &selection) { $0.kern = 4 }
    #expect(text.runs.map(\.kern) == [nil, 4, nil])
    #expect(Array(selection.attributes(in: text)[\.kern]) == [4])
  }

  @Test func atACursorWhatIsTypedChanges() {
    var text = AttributedString("ab")
    var selection = AttributedTextSelection(insertionPoint: text.endIndex)
    text.transformAttributes(in: &selection) { $0.kern = 4 }
    #expect(text.runs.map(\.kern) == [nil])
    text.replaceSelection(&selection, withCharacters: "c")
    #expect(text.runs.map(\.kern) == [nil, 4])
  }

  @Test func behindWhatReplacesASelectionStandsTheCursor() {
    var text = AttributedString("abcd")
    var selection = AttributedTextSelection(range: range(text, 1, 3))
    text.replaceSelection(&selection, with: AttributedString("xyz"))
    #expect(String(text.characters) == "axyzd")
    #expect(selection.indices(in: text) == .insertionPoint(range(text, 4, 4).lowerBound))
  }

  @Test func whatIsTypedLooksAsWhatStandsBefore() {
    var text = AttributedString("ab")
    text[range(text, 0, 1)].kern = 1
    text[range(text, 1, 2)].kern = 2
    let middle = AttributedTextSelection(insertionPoint: range(text, 1, 1).lowerBound)
    #expect(middle.typingAttributes(in: text).kern == 1)
    #expect(AttributedTextSelection().typingAttributes(in: text).kern == 2)
  }

  @Test func rulesReplaceValuesThatTheyDoNotAllow() {
    let rule = AttributedTextFormatting.ValueConstraint(
      for: \AttributeScopes.SwiftUIAttributes.kern, values: [nil, 1], default: 1)
    var proxy = AttributedTextFormatting.AttributeContainerProxy<
      AttributedTextFormatting.ValueConstraint<
        AttributeScopes.SwiftUIAttributes, AttributeScopes.SwiftUIAttributes.KerningAttribute
      >
    >(container: AttributeContainer())
    rule.constrain(&proxy)
    #expect(proxy.kern == nil)
    proxy.kern = 7
    rule.constrain(&proxy)
    #expect(proxy.kern == 1)
  }
}
