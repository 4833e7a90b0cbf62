import SwiftData
import SwiftUI

enum FirstSchema: VersionedSchema {
  static let versionIdentifier = Schema.Version(1, 0, 0)
  static var models: [any PersistentModel.Type] { [Memo.self] }

  @Model
  final class Memo {
    var text: String
    init(text: String) { self.text = text }
  }
}

enum MemoPlan: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { [FirstSchema.self] }
  static var stages: [MigrationStage] { [first] }
  static let first = MigrationStage.custom(
    fromVersion: FirstSchema.self, toVersion: FirstSchema.self, willMigrate: nil,
    didMigrate: { context in try context.save() })
}

@ModelActor
actor MemoCounter {
  func count() throws -> Int {
    try modelContext.fetchCount(FetchDescriptor<FirstSchema.Memo>())
  }
}

@main
struct MemoApp: App {
  let container: ModelContainer

  init() {
    do {
      let schema = Schema([FirstSchema.Memo.self])
      let configuration = ModelConfiguration(schema: schema, isStoredInMemoryOnly: true)
      container = try ModelContainer(
        for: schema, migrationPlan: MemoPlan.self, configurations: [configuration])
    } catch {
      fatalError("Could not create the container: \(error)")
    }
  }

  var body: some Scene {
    WindowGroup { MemoCount(container: container) }
      .modelContainer(container)
  }
}

struct MemoCount: View {
  let container: ModelContainer
  @State private var count = 0

  var body: some View {
    Text("\(count)")
      .task { count = (try? await MemoCounter(modelContainer: container).count()) ?? 0 }
  }
}

#Preview {
  let container = try! ModelContainer(
    for: FirstSchema.Memo.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
  container.mainContext.insert(FirstSchema.Memo(text: "Milk"))
  return MemoCount(container: container).modelContainer(container)
}
