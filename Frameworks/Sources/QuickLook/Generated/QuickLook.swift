// SPDX-License-Identifier: MIT

// Made from Surface/QuickLook.rows by `make surface`.

@_exported import Foundation
@_exported import SwiftUI
import UIKit

/// A file that can be previewed.
public protocol QLPreviewItem {
  /// The file's location.
  var previewItemURL: URL? { get }
  /// The file's title.
  var previewItemTitle: String? { get }
}

extension QLPreviewItem {
  /// The name of the file.
  public var previewItemTitle: String? { nil }
}

extension URL: QLPreviewItem {
  /// The file's location.
  public var previewItemURL: URL? { self }
}

/// Provides the files to preview.
@MainActor public protocol QLPreviewControllerDataSource: AnyObject {
  /// Returns the number of files.
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  /// Returns the file at an index.
  func previewController(_ controller: QLPreviewController, previewItemAt index: Int)
    -> any QLPreviewItem
}

/// A delegate that is notified of the user's actions on files.
@MainActor public protocol QLPreviewControllerDelegate: AnyObject {}

/// A controller that previews files. Files are not rendered, so nothing is announced.
@MainActor open class QLPreviewController: UIViewController {
  /// The data source.
  open weak var dataSource: (any QLPreviewControllerDataSource)?
  /// The delegate.
  open weak var delegate: (any QLPreviewControllerDelegate)?
  /// The index of the current file.
  open var currentPreviewItemIndex = 0
  /// Does nothing, because nothing is shown.
  open func reloadData() {}
  /// Always `false`, because previews are not available.
  open class func canPreview(_ item: any QLPreviewItem) -> Bool { false }
}
