import Diagnostics

/// The parts of the format that there is something to say for; names are the format's.
struct SARIFLog: Encodable {
  var version = "2.1.0"
  var schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/schemas/sarif-schema-2.1.0.json"
  var runs: [Run]

  enum CodingKeys: String, CodingKey {
    case version, runs
    case schema = "$schema"
  }

  struct Run: Encodable {
    var tool: Tool
    var columnKind = "unicodeCodePoints"
    var results: [Result]
  }

  struct Tool: Encodable {
    var driver: Driver
  }

  struct Driver: Encodable {
    var name = "catalog"
    var rules: [Rule]
  }

  struct Rule: Encodable {
    struct Configuration: Encodable { var level: Diagnostic.Severity }

    var id: String
    var shortDescription: Message
    var fullDescription: Message
    var help: Message
    var defaultConfiguration: Configuration
  }

  struct Message: Encodable {
    var text: String
    var markdown: String?
  }

  struct Result: Encodable {
    var ruleId: String
    var ruleIndex: Int
    var level: Diagnostic.Severity
    var message: Message
    var locations: [Location]
    var relatedLocations: [Location]?
    var fixes: [Fix]?
  }

  struct Fix: Encodable {
    var description: Message
    var artifactChanges: [Change]
  }

  struct Change: Encodable {
    var artifactLocation: PhysicalLocation.Artifact
    var replacements: [Replacement]
  }

  struct Replacement: Encodable {
    var deletedRegion: PhysicalLocation.Region
    var insertedContent: Message
  }

  struct Location: Encodable {
    var id: Int?
    var physicalLocation: PhysicalLocation
    var message: Message?
  }

  struct PhysicalLocation: Encodable {
    struct Artifact: Encodable {
      var uri: String
      var uriBaseId = "%SRCROOT%"
    }

    struct Region: Encodable {
      var startLine: Int
      var startColumn: Int
      var endLine: Int?
      var endColumn: Int?
      var snippet: Message?
    }

    var artifactLocation: Artifact
    var region: Region
  }
}
