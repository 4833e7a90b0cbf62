import CoreData
import SwiftUI

final class Book: NSManagedObject {
  var title: String? { value(forKey: "title") as? String }
  var added: Date? { value(forKey: "added") as? Date }
  var shelf: String { "A" }

  class func newest() -> NSFetchRequest<Book> {
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Book.added, ascending: false)]
    request.predicate = NSPredicate(format: "title != %@", "")
    request.fetchLimit = 5
    return request
  }
}

@MainActor
final class Store {
  static let shared = Store()
  let container: NSPersistentContainer

  init(inMemory: Bool = false) {
    container = NSPersistentContainer(name: "Books")
    if inMemory {
      container.persistentStoreDescriptions.first?.url = URL(fileURLWithPath: "/dev/null")
    }
    container.loadPersistentStores { _, error in
      if let error { fatalError("\(error)") }
    }
    container.viewContext.automaticallyMergesChangesFromParent = true
    container.viewContext.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
  }
}

struct BookList: View {
  @Environment(\.managedObjectContext) private var viewContext

  @FetchRequest(
    sortDescriptors: [NSSortDescriptor(keyPath: \Book.added, ascending: true)],
    animation: .default)
  private var books: FetchedResults<Book>
  @FetchRequest(sortDescriptors: []) private var all: FetchedResults<Book>
  @FetchRequest(sortDescriptors: [SortDescriptor(\.title)], predicate: NSPredicate(value: true))
  private var sorted: FetchedResults<Book>
  @FetchRequest(
    entity: Book.entity(), sortDescriptors: [NSSortDescriptor(key: "title", ascending: true)])
  private var described: FetchedResults<Book>
  @FetchRequest(fetchRequest: Book.newest()) private var newest: FetchedResults<Book>
  @SectionedFetchRequest(
    sectionIdentifier: \Book.shelf, sortDescriptors: [SortDescriptor(\.title)])
  private var shelves: SectionedFetchResults<String, Book>

  var body: some View {
    List {
      ForEach(books) { book in
        Text(book.title ?? "")
      }
      .onDelete { offsets in
        offsets.map { books[$0] }.forEach(viewContext.delete)
        save()
      }
      ForEach(shelves) { section in
        Section(section.id) {
          ForEach(section) { book in BookRow(book: book) }
        }
      }
    }
    .toolbar {
      Button("Add") {
        let book = Book(context: viewContext)
        book.setValue("New", forKey: "title")
        save()
      }
    }
    .onAppear { books.nsPredicate = NSPredicate(format: "title BEGINSWITH %@", "A") }
  }

  private func save() {
    guard viewContext.hasChanges else { return }
    do {
      try viewContext.save()
    } catch {
      print(error.localizedDescription)
    }
  }
}

struct BookRow: View {
  @ObservedObject var book: Book

  var body: some View { Text(book.title ?? "") }
}

@main
struct BookApp: App {
  private let store = Store.shared

  var body: some Scene {
    WindowGroup {
      BookList()
        .environment(\.managedObjectContext, store.container.viewContext)
    }
  }
}

#Preview {
  BookList()
    .environment(\.managedObjectContext, Store(inMemory: true).container.viewContext)
}
