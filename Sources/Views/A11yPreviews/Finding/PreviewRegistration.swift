// SPDX-License-Identifier: MIT

/// A type that `#Preview` makes, so that a program finds its previews without running them.
public protocol _PreviewRegistration {
  /// The module and the file.
  static var _previewFileID: String { get }
  /// The line.
  static var _previewLine: Int { get }
  /// Makes the preview. Its view is not made yet.
  @MainActor static func _makePreview() throws -> Preview
}
