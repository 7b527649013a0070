// SPDX-License-Identifier: MIT

/// A type that `#Preview` generates. The generated types allow previews to be found without being run.
public protocol _PreviewRegistration {
  /// The module and file that contain the preview.
  static var _previewFileID: String { get }
  /// The line on which the preview is declared.
  static var _previewLine: Int { get }
  /// Creates the preview without creating its view.
  @MainActor static func _makePreview() throws -> Preview
}
