// SPDX-License-Identifier: MIT

// Made from Surface/QuickLook.rows by `make surface`.

@_exported import Foundation
@_exported import SwiftUI
import UIKit

/// A file that can be looked at.
public protocol QLPreviewItem {
  /// Where it is.
  var previewItemURL: URL? { get }
  /// Its title.
  var previewItemTitle: String? { get }
}

extension QLPreviewItem {
  /// The name of the file.
  public var previewItemTitle: String? { nil }
}

extension URL: QLPreviewItem {
  /// Where it is.
  public var previewItemURL: URL? { self }
}

/// Provides the files to preview.
@MainActor public protocol QLPreviewControllerDataSource: AnyObject {
  /// How many.
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  /// One of them.
  func previewController(_ controller: QLPreviewController, previewItemAt index: Int)
    -> any QLPreviewItem
}

/// Is notified of what a user does with files.
@MainActor public protocol QLPreviewControllerDelegate: AnyObject {}

/// Shows files. There is no image of them, so nothing is heard.
@MainActor open class QLPreviewController: UIViewController {
  /// The data source.
  open weak var dataSource: (any QLPreviewControllerDataSource)?
  /// The delegate.
  open weak var delegate: (any QLPreviewControllerDelegate)?
  /// Which file.
  open var currentPreviewItemIndex = 0
  /// Does nothing: nothing is shown.
  open func reloadData() {}
  /// Always fails: unavailable.
  open class func canPreview(_ item: any QLPreviewItem) -> Bool { false }
}
