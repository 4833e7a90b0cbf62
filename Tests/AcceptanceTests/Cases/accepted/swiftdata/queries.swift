import SwiftData
import SwiftUI

@Model
final class Errand {
  var title: String
  var due: Date
  var priority: Int?
  var isDone = false

  init(title: String, due: Date) {
    self.title = title
    self.due = due
  }
}

struct ErrandList: View {
  @Query private var all: [Errand]
  @Query(sort: \Errand.due, order: .reverse) private var sorted: [Errand]
  @Query(sort: \Errand.priority) private var byPriority: [Errand]
  @Query(filter: #Predicate<Errand> { !$0.isDone }, sort: \Errand.title, animation: .default)
  private var open: [Errand]
  @Query(sort: [SortDescriptor(\Errand.due), SortDescriptor(\Errand.title, order: .reverse)])
  private var ordered: [Errand]
  @Query(Self.recent) private var recent: [Errand]
  @Environment(\.modelContext) private var modelContext

  static var recent: FetchDescriptor<Errand> {
    var descriptor = FetchDescriptor<Errand>(sortBy: [SortDescriptor(\.due, order: .reverse)])
    descriptor.fetchLimit = 10
    return descriptor
  }

  init(title: String = "") {
    _all = Query(
      filter: #Predicate<Errand> { $0.title.localizedStandardContains(title) },
      sort: [SortDescriptor(\Errand.title)])
  }

  var body: some View {
    NavigationStack {
      List {
        ForEach(all) { errand in
          NavigationLink(errand.title, value: errand)
        }
        .onDelete { offsets in
          for offset in offsets { modelContext.delete(all[offset]) }
        }
      }
      .navigationDestination(for: Errand.self, destination: ErrandEditor.init)
      .toolbar {
        Button("Add", systemImage: "plus") {
          modelContext.insert(Errand(title: "New", due: .now))
          try? modelContext.save()
        }
      }
    }
  }
}

struct ErrandEditor: View {
  @Bindable var errand: Errand

  var body: some View {
    Form {
      TextField("Title", text: $errand.title)
      DatePicker("Due", selection: $errand.due)
      Toggle("Done", isOn: $errand.isDone)
    }
  }
}

#Preview {
  ErrandList()
    .modelContainer(for: Errand.self, inMemory: true)
}
