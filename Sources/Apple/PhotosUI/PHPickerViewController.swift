// SPDX-License-Identifier: MIT

import SwiftUI

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
