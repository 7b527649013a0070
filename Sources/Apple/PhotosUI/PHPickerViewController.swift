// SPDX-License-Identifier: MIT

import SwiftUI

/// What a choice of pictures of UIKit is made with.
public struct PHPickerConfiguration {
  /// Which pictures can be chosen.
  public var filter: PHPickerFilter?
  /// How many at most; 0 for any number.
  public var selectionLimit = 1
  /// Creates a configuration.
  public init() {}
  /// Creates a configuration for a library.
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// A picture that was chosen. None ever is.
public struct PHPickerResult: Hashable {
  /// The name of the picture.
  public let assetIdentifier: String?
  /// Gives the picture.
  public var itemProvider: NSItemProvider { NSItemProvider() }
}

/// The choice of pictures of UIKit. UIKit's sheets are not shown, so nothing is chosen.
@MainActor
open class PHPickerViewController: UIViewController {
  /// Is told what was chosen. It is not called.
  open weak var delegate: (any PHPickerViewControllerDelegate)?

  /// Creates a choice.
  public init(configuration: PHPickerConfiguration) { super.init(nibName: nil, bundle: nil) }

  /// Always returns `nil`: there are no archives here.
  public required init?(coder: NSCoder) { return nil }
}

/// Is told what was chosen. It is not called.
@MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Is told what was chosen.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
