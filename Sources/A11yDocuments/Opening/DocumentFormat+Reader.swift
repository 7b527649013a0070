// SPDX-License-Identifier: MIT

extension DocumentFormat {
  /// The reader for this document format.
  var reader: any DocumentReader.Type {
    switch self {
    case .native: NativeReader.self
    case .chrome: ChromeReader.self
    case .uiautomator: UIAutomatorReader.self
    case .webDriverAgent: WebDriverAgentReader.self
    case .xcuitest: XCUITestReader.self
    case .compose: ComposeReader.self
    case .maestro: MaestroReader.self
    case .accessibilitySnapshot: AccessibilitySnapshotReader.self
    case .flutter: FlutterReader.self
    case .reactNative: ReactNativeReader.self
    case .accessKit: AccessKitReader.self
    case .aria: ARIAReader.self
    }
  }

  /// The filename extension by which people recognize the format, without the leading period.
  public var fileEnding: String { reader.fileEnding }

  /// Detects a file's format from its content.
  ///
  /// - Throws: ``DocumentError`` if the content is in none of the formats.
  static func found(in text: DocumentOpening) throws(DocumentError) -> DocumentFormat {
    if let format = allCases.first(where: { $0.reader.recognizes(text) }) { return format }
    if let error = text.jsonError { throw error }
    let names = allCases.map(\.rawValue).joined(separator: ", ")
    let kind =
      switch text.syntax {
      case .xml: "this XML"
      case .json: "this JSON"
      case .yaml, .log: "the text"
      }
    throw DocumentError("\(kind) is in an unknown format; the known formats are \(names)")
  }
}
