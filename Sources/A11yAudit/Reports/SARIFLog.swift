// SPDX-License-Identifier: MIT

/// The parts of the SARIF 2.1.0 format that a report uses, under the names that the standard defines.
struct SARIFLog: Encodable {
  var schema = "https://json.schemastore.org/sarif-2.1.0.json"
  var version = "2.1.0"
  var runs: [Run]

  enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  struct Run: Encodable {
    var tool: Tool
    var automationDetails: Identity
    var columnKind = "unicodeCodePoints"
    var results: [Result]
    var invocations: [Invocation]
  }

  struct Identity: Encodable { var id: String }

  struct Invocation: Encodable {
    var executionSuccessful: Bool
    var toolExecutionNotifications: [Notification]
  }

  struct Notification: Encodable {
    var level: String
    var message: Text
  }

  struct Tool: Encodable {
    var driver: Driver
  }

  struct Driver: Encodable {
    var name = "a11ynav"
    var semanticVersion: String
    var rules: [Rule]
  }

  struct Rule: Encodable {
    var id: String
    var shortDescription: Text
    var fullDescription: Text
    var help: Help
    var defaultConfiguration: Configuration
    var properties: Properties
  }

  struct Text: Encodable { var text: String }

  struct Help: Encodable {
    var text: String
    var markdown: String
  }

  struct Configuration: Encodable { var level: String }

  struct Properties: Encodable {
    var tags: [String]
    var precision: String
    var severity: String

    enum CodingKeys: String, CodingKey {
      case tags, precision
      case severity = "problem.severity"
    }
  }

  struct Result: Encodable {
    var ruleId: String
    var ruleIndex: Int
    var level: String
    var message: Text
    var locations: [Location]
    var codeFlows: [CodeFlow]
    var partialFingerprints: Fingerprints
    var properties: ResultProperties
  }

  struct Fingerprints: Encodable { var primaryLocationLineHash: String }

  struct ResultProperties: Encodable {
    var path: String
    var selector: String?
    var frame: String?
  }

  struct CodeFlow: Encodable { var threadFlows: [ThreadFlow] }

  struct ThreadFlow: Encodable { var locations: [ThreadFlowLocation] }

  struct ThreadFlowLocation: Encodable { var location: Location }

  struct Location: Encodable {
    var physicalLocation: PhysicalLocation
    var logicalLocations: [LogicalLocation]?
    var message: Text?
  }

  struct LogicalLocation: Encodable {
    var fullyQualifiedName: String
    var kind: String
  }

  struct PhysicalLocation: Encodable {
    var artifactLocation: ArtifactLocation
    var region: Region
  }

  struct ArtifactLocation: Encodable { var uri: String }

  struct Region: Encodable {
    var startLine: Int
    var startColumn: Int
    var endLine: Int
    var endColumn: Int
  }
}
