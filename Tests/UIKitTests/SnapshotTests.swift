import Testing
import UIKit

struct SnapshotTests {
  @Test func itemsStandInTheirSections() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["odd", "even"])
    snapshot.appendItems([1, 3], toSection: "odd")
    snapshot.appendItems([2])
    snapshot.insertItems([5], beforeItem: 3)
    snapshot.deleteItems([1])
    #expect(snapshot.itemIdentifiers(inSection: "odd") == [5, 3])
    #expect(snapshot.itemIdentifiers == [5, 3, 2])
    #expect(snapshot.sectionIdentifier(containingItem: 2) == "even")
    #expect(snapshot.numberOfItems == 3)
  }

  @Test func itemsCanBeMoved() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b", "c"])
    snapshot.moveItem("a", afterItem: "c")
    #expect(snapshot.itemIdentifiers == ["b", "c", "a"])
  }

  @Test func descriptorChangesAFont() {
    let descriptor = UIFont.systemFont(ofSize: 20).fontDescriptor
    let bold = descriptor.withSymbolicTraits([.traitBold, .traitItalic])
    #expect(bold?.symbolicTraits == [.traitBold, .traitItalic])
    #expect(UIFont(descriptor: descriptor, size: 0).pointSize == 20)
    #expect(UIFont(descriptor: descriptor, size: 30).pointSize == 30)
  }
}
