// SPDX-License-Identifier: MIT

/// A type that the `#Preview` macro generates. Because of the generated types, previews can be found without running
/// them.
public protocol _PreviewRegistration {
  /// The module and file that contain the preview.
  static var _previewFileID: String { get }
  /// The line on which the preview is declared.
  static var _previewLine: Int { get }
  /// Creates the preview, but not the preview's view.
  @MainActor static func _makePreview() throws -> Preview
}
