// SPDX-License-Identifier: MIT

// Made from Surface/A11yPlatformViews.rows by `make surface`.

import A11yDrawing
import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// The way in which a SwiftUI view's size is followed. It does not affect elements.
public struct NSHostingSizingOptions: OptionSet, Sendable {
  /// The set's bits, one for each option.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The minimum size is followed.
  public static let minSize = Self(rawValue: 1)
  /// The view's intrinsic size is followed.
  public static let intrinsicContentSize = Self(rawValue: 2)
  /// The maximum size is followed.
  public static let maxSize = Self(rawValue: 4)
  /// The controller's preferred size is followed.
  public static let preferredContentSize = Self(rawValue: 8)
  /// The minimum, intrinsic and maximum sizes are followed.
  public static let standardBounds: Self = [.minSize, .intrinsicContentSize, .maxSize]
}

/// An activity for shared items.
@MainActor @preconcurrency open class UIActivity: NSObject {
  /// The type of an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a type from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Sends to a nearby device.
    public static let airDrop = Self(rawValue: "com.apple.UIKit.activity.AirDrop")
    /// Adds to the reading list.
    public static let addToReadingList = Self(rawValue: "com.apple.UIKit.activity.AddToReadingList")
    /// Assigns to a contact.
    public static let assignToContact = Self(rawValue: "com.apple.UIKit.activity.AssignToContact")
    /// Copies to the pasteboard.
    public static let copyToPasteboard = Self(rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
    /// Sends an e-mail.
    public static let mail = Self(rawValue: "com.apple.UIKit.activity.Mail")
    /// Sends a message.
    public static let message = Self(rawValue: "com.apple.UIKit.activity.Message")
    /// Opens in a book reader.
    public static let openInIBooks = Self(rawValue: "com.apple.UIKit.activity.OpenInIBooks")
    /// Posts to Facebook.
    public static let postToFacebook = Self(rawValue: "com.apple.UIKit.activity.PostToFacebook")
    /// Posts to Twitter.
    public static let postToTwitter = Self(rawValue: "com.apple.UIKit.activity.PostToTwitter")
    /// Prints.
    public static let print = Self(rawValue: "com.apple.UIKit.activity.Print")
    /// Adds to the photo library.
    public static let saveToCameraRoll = Self(rawValue: "com.apple.UIKit.activity.SaveToCameraRoll")
  }
}

/// The way in which a SwiftUI view's size is followed.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  /// The set's bits, one for each option.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The controller's preferred size is followed.
  public static let preferredContentSize = Self(rawValue: 1)
  /// The view's intrinsic size is followed.
  public static let intrinsicContentSize = Self(rawValue: 2)
}

/// An image picker or a camera. There are neither images nor a camera.
@MainActor @preconcurrency open class UIImagePickerController: UIViewController {
  /// The source of images.
  public enum SourceType: Int, Sendable {
    case photoLibrary, camera, savedPhotosAlbum
  }
  /// Whether images or videos are captured.
  public enum CameraCaptureMode: Int, Sendable {
    case photo, video
  }
  /// The quality of videos.
  public enum QualityType: Int, Sendable {
    case typeHigh, typeMedium, typeLow
  }
  /// The camera to use.
  public enum CameraDevice: Int, Sendable {
    case rear, front
  }
  /// A key for information about a chosen image.
  public struct InfoKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The original image.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The image as edited by the user.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The URL of the image.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The URL of the video.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The type of image or video.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
  }
  /// Returns whether a source of images is available, which is always `false`.
  public class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
  /// Returns the types that can be chosen, which are always empty.
  public class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }
  /// The delegate, which is notified of the choice.
  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  /// The source of images.
  open var sourceType = SourceType.photoLibrary
  /// The types that can be chosen.
  open var mediaTypes = ["public.image"]
  /// Whether the user may edit the image.
  open var allowsEditing = false
  /// Whether images or videos are captured.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// The quality of videos.
  open var videoQuality = QualityType.typeMedium
  /// The maximum duration of videos, in seconds.
  open var videoMaximumDuration: TimeInterval = 600
  /// Whether the camera's controls are shown.
  open var showsCameraControls = true
  /// Returns whether a camera is available, which is always `false`.
  public class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// The camera to use.
  open var cameraDevice = CameraDevice.rear
}

/// A document picker, which contains no documents.
@MainActor @preconcurrency open class UIDocumentPickerViewController: UIViewController {
  /// The delegate, which is never notified.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether the user may choose several documents.
  open var allowsMultipleSelection = false
  /// Whether filename extensions are shown.
  open var shouldShowFileExtensions = false
  /// The folder that is shown first.
  open var directoryURL: URL?
  /// Creates a picker for opening documents.
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    self.init()
  }
  /// Creates a picker for exporting documents.
  public convenience init(forExporting urls: [URL], asCopy: Bool = false) { self.init() }
}

/// A delegate that is notified of the choice of documents.
@MainActor @preconcurrency public protocol UIDocumentPickerDelegate: AnyObject {
  /// Tells the delegate that documents were chosen.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Tells the delegate that no document was chosen.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

/// A color picker. Its controls are not shown.
@MainActor @preconcurrency open class UIColorPickerViewController: UIViewController {
  /// The delegate, which is never notified.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// The chosen color.
  open var selectedColor = UIColor.black
  /// Whether the user may choose the opacity.
  open var supportsAlpha = true
}

/// A delegate that is notified of the choice of a color.
@MainActor @preconcurrency public protocol UIColorPickerViewControllerDelegate: AnyObject {
  /// Tells the delegate that a color was chosen.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController,
    didSelect color: UIColor,
    continuously: Bool
  )
  /// Tells the delegate that a color was chosen.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  /// Tells the delegate that the picker was closed.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

/// The context in which a program computes the height of a sheet.
@MainActor @preconcurrency public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The traits of the sheet's container.
  var containerTraitCollection: UITraitCollection { get }
  /// The largest height.
  var maximumDetentValue: CGFloat { get }
}

/// The presentation of a controller. It does not affect elements.
@MainActor @preconcurrency open class UIPresentationController: NSObject {
  /// The delegate, which is asked and notified when a user dismisses the controller with the escape
  /// gesture.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The presentation style of the controller.
  open var presentationStyle: UIModalPresentationStyle { .automatic }
}

/// The presentation of a controller in a popover. It does not affect elements.
open class UIPopoverPresentationController: UIPresentationController {
  /// The view to which the popover points.
  open var sourceView: UIView?
  /// The rectangle to which the popover points.
  open var sourceRect = CGRect.zero
  /// The bar button to which the popover points.
  open var barButtonItem: UIBarButtonItem?
  /// The permitted directions of the arrow.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The background color.
  open var backgroundColor: UIColor?
}

/// A set of arrow directions.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The set's bits, one for each direction.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The arrow is above the content.
  public static let up = Self(rawValue: 1)
  /// The arrow is below the content.
  public static let down = Self(rawValue: 2)
  /// The arrow is before the content.
  public static let left = Self(rawValue: 4)
  /// The arrow is after the content.
  public static let right = Self(rawValue: 8)
  /// Any direction.
  public static let any: Self = [.up, .down, .left, .right]
}

/// The presentation of a controller in a sheet. It does not affect elements.
open class UISheetPresentationController: UIPresentationController {
  /// A height of a sheet.
  public struct Detent: Sendable {
    /// An identifier for a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// Creates an identifier from its name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Half the height of the screen.
      public static let medium = Self(rawValue: "medium")
      /// The whole screen.
      public static let large = Self(rawValue: "large")
    }
    /// Returns a height of half the screen.
    public static func medium() -> Detent { Detent() }
    /// Returns a height of the whole screen.
    public static func large() -> Detent { Detent() }
    /// Returns a height that the program computes.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent() }
  }
  /// The available heights.
  open var detents: [Detent] = [.large()]
  /// The identifier of the current height.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// The identifier of the largest height at which content below the sheet can be used.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether scrolling expands the sheet.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether a grabber is drawn.
  open var prefersGrabberVisible = false
  /// The corner radius, in points.
  open var preferredCornerRadius: CGFloat?
}

/// A layout guide in a view. It does not affect elements.
@MainActor @preconcurrency open class UILayoutGuide: NSObject {
  /// The left edge.
  public final let leadingAnchor = NSLayoutAnchor()
  /// The right edge.
  public final let trailingAnchor = NSLayoutAnchor()
  /// The left edge.
  public final let leftAnchor = NSLayoutAnchor()
  /// The right edge.
  public final let rightAnchor = NSLayoutAnchor()
  /// The top edge.
  public final let topAnchor = NSLayoutAnchor()
  /// The bottom edge.
  public final let bottomAnchor = NSLayoutAnchor()
  /// The width.
  public final let widthAnchor = NSLayoutAnchor()
  /// The height.
  public final let heightAnchor = NSLayoutAnchor()
  /// The horizontal center.
  public final let centerXAnchor = NSLayoutAnchor()
  /// The vertical center.
  public final let centerYAnchor = NSLayoutAnchor()
}

/// A sheet for sharing. It stores the shared items but cannot be heard; use SwiftUI's `ShareLink`.
@MainActor @preconcurrency open class UIActivityViewController: UIViewController {
  /// A closure that is called with the result of sharing.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void
  /// The shared items.
  public let activityItems: [Any]
  /// The activity types that are not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// The closure that is called with the result of sharing. It is never called.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// Creates a sheet for sharing.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    super.init(nibName: nil, bundle: nil)
  }
  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { nil }
}

/// A delegate that is notified of the choice of an image.
@MainActor @preconcurrency public protocol UIImagePickerControllerDelegate: AnyObject {
  /// Tells the delegate that an image was chosen.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  )
  /// Tells the delegate that no image was chosen.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

/// The source of pages.
@MainActor @preconcurrency public protocol UIPageViewControllerDataSource: AnyObject {
  /// Returns the page before another.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Returns the page after another.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// A delegate that is notified when pages are turned.
@MainActor @preconcurrency public protocol UIPageViewControllerDelegate: AnyObject {
  /// Tells the delegate that a page is about to be turned.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  )
  /// Tells the delegate that a page was turned.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  )
}

/// A delegate that is notified when tabs are selected.
@MainActor @preconcurrency public protocol UITabBarControllerDelegate: AnyObject {
  /// Returns whether a tab may be selected.
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool
  /// Tells the delegate that a user has selected a tab.
  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  )
}

/// A delegate that is notified when a navigation controller shows another controller.
@MainActor @preconcurrency public protocol UINavigationControllerDelegate: AnyObject {
  /// Tells the delegate that a controller is about to be shown.
  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  )
  /// Tells the delegate that a controller has been shown.
  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  )
}

/// A delegate that is asked and notified when a user dismisses a sheet or a popover with the escape
/// gesture.
@MainActor @preconcurrency public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Returns the presentation style of a controller where space is limited.
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  /// Returns whether a controller may be dismissed.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  /// Tells the delegate that a controller is about to be dismissed.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Tells the delegate that a controller was dismissed.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Tells the delegate that a user has tried to dismiss a controller.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

/// A delegate that is asked and notified when a user dismisses a popover with the escape gesture.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

extension UIView {
  /// The options of an animation.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The set's bits, one for each option.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The animation starts slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// The animation ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// The animation starts and ends slowly.
    public static let curveEaseInOut: AnimationOptions = []
    /// The animation has constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// The animation repeats.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// The animation reverses.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Touches are allowed during the animation.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// The animation begins from the current state.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// One view dissolves into the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }

  /// Draws the view and its descendants. Nothing is drawn, so it returns `false`.
  @discardableResult public func drawHierarchy(
    in rect: CGRect,
    afterScreenUpdates afterUpdates: Bool
  ) -> Bool { false }

  /// Does nothing, because there is no layout.
  public func invalidateIntrinsicContentSize() {}

  /// The mode in which content fills the view.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
  }

  /// The way in which the view is resized with its superview.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The set's bits, one for each kind.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The width is flexible.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The height is flexible.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The left margin is flexible.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The right margin is flexible.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The top margin is flexible.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The bottom margin is flexible.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// Does nothing, because nothing is drawn.
  public func setNeedsDisplay() {}

  /// Does nothing, because there is no layout.
  public func sizeToFit() {}

  /// Does nothing, because there is no layout.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {}

  /// Does nothing, because there is no layout.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {}
}

extension UIViewController {
  /// Does nothing, because there is no status bar.
  public func setNeedsStatusBarAppearanceUpdate() {}
}

extension UIHostingController {
  /// The safe area regions that the view avoids.
  public var safeAreaRegions: SafeAreaRegions {
    get { .all }
    set {}
  }
}

extension UIViewController {
  /// UIKit's key commands need Objective-C selectors; use keyboardShortcut(_:modifiers:) instead.
  @available(
    *,
    unavailable,
    message:
      "UIKit's key commands need Objective-C selectors; use keyboardShortcut(_:modifiers:) instead"
  )
  public var keyCommands: Any? {
    fatalError(
      "UIKit's key commands need Objective-C selectors; use keyboardShortcut(_:modifiers:) instead"
    )
  }

  /// UIKit's actions need Objective-C selectors.
  @available(*, unavailable, message: "UIKit's actions need Objective-C selectors")
  public func target(forAction action: Any, withSender sender: Any?) -> Any? {
    fatalError("UIKit's actions need Objective-C selectors")
  }

  /// Backgrounds are not drawn.
  @available(*, unavailable, message: "Backgrounds are not drawn")
  public var preferredContainerBackgroundStyle: Any { fatalError("Backgrounds are not drawn") }

  /// Nothing has a size here.
  @available(*, unavailable, message: "Nothing has a size here")
  public func preferredContentSizeDidChange(forChildContentContainer container: Any) {
    fatalError("Nothing has a size here")
  }

  /// Nothing has a size here.
  @available(*, unavailable, message: "Nothing has a size here")
  public func viewWillTransition(to size: CGSize, with coordinator: Any) {
    fatalError("Nothing has a size here")
  }

  /// The navigation controller that contains this one.
  public var navigationController: UINavigationController? {
    (parent as? UINavigationController) ?? parent?.navigationController
  }

  /// The tab bar controller that contains this one.
  public var tabBarController: UITabBarController? {
    (parent as? UITabBarController) ?? parent?.tabBarController
  }

  /// Whether the controller is being presented. It is always `false`, because presentation is
  /// immediate.
  public var isBeingPresented: Bool { false }

  /// Whether the controller is being dismissed. It is always `false`, because dismissal is
  /// immediate.
  public var isBeingDismissed: Bool { false }

  /// Whether the controller is being added to a parent. It is always `false`, because this is
  /// immediate.
  public var isMovingToParent: Bool { false }

  /// Whether the controller is being removed from its parent. It is always `false`, because this is
  /// immediate.
  public var isMovingFromParent: Bool { false }

  /// The controller's traits.
  public var traitCollection: UITraitCollection {
    viewIfLoaded?.traitCollection ?? UITraitCollection.current
  }
}

extension ImageRenderer {
  /// Nothing is drawn, so nothing changes.
  @available(*, unavailable, message: "Nothing is drawn, so nothing changes")
  public var objectWillChange: Any { fatalError("Nothing is drawn, so nothing changes") }
}

extension UIView {
  /// A size that is as large as possible.
  public static var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

  /// The left edge.
  public var leadingAnchor: NSLayoutAnchor { NSLayoutAnchor() }

  /// The right edge.
  public var trailingAnchor: NSLayoutAnchor { NSLayoutAnchor() }

  /// The top edge.
  public var topAnchor: NSLayoutAnchor { NSLayoutAnchor() }

  /// The bottom edge.
  public var bottomAnchor: NSLayoutAnchor { NSLayoutAnchor() }

  /// The left edge.
  public var leftAnchor: NSLayoutAnchor { NSLayoutAnchor() }

  /// The right edge.
  public var rightAnchor: NSLayoutAnchor { NSLayoutAnchor() }

  /// The width.
  public var widthAnchor: NSLayoutAnchor { NSLayoutAnchor() }

  /// The height.
  public var heightAnchor: NSLayoutAnchor { NSLayoutAnchor() }

  /// The horizontal center.
  public var centerXAnchor: NSLayoutAnchor { NSLayoutAnchor() }

  /// The vertical center.
  public var centerYAnchor: NSLayoutAnchor { NSLayoutAnchor() }

  /// The part of the view that bars do not cover. It has no effect, because there is no layout.
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }

  /// The part of the view inside its margins. It has no effect, because there is no layout.
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }

  /// The part of the view where lines are easy to read. It has no effect, because there is no
  /// layout.
  public var readableContentGuide: UILayoutGuide { UILayoutGuide() }

  /// Runs the changes without animation, as always.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }

  /// The view's bounds, in points.
  public var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  /// A size that is as small as possible.
  public static var layoutFittingCompressedSize: CGSize { .zero }

  /// Returns the size that fits into another, which is always zero.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { .zero }

  /// Returns a point in another view's coordinates, which is the same point.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }

  /// Returns a rectangle in another view's coordinates, which is the same rectangle.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect }

  /// A size that is not known.
  public static var noIntrinsicMetric: CGFloat { -1 }

  /// Whether content outside the view is clipped.
  public var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// Whether the view is opaque. Setting it has no effect.
  public var isOpaque: Bool {
    get { false }
    set {}
  }

  /// The mode in which content fills the view. Setting it has no effect.
  public var contentMode: ContentMode {
    get { .scaleToFill }
    set {}
  }

  /// The way in which the view is resized with its superview. Setting it has no effect.
  public var autoresizingMask: AutoresizingMask {
    get { [] }
    set {}
  }

  /// Whether constraints are created from the mask. Setting it has no effect.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { true }
    set {}
  }

  /// The coordinate transform. Setting it has no effect.
  public var transform: CGAffineTransform {
    get { .identity }
    set {}
  }

  /// The insets of the safe area, in points.
  public var safeAreaInsets: UIEdgeInsets { .zero }
}

extension UIDocumentPickerDelegate {
  /// Does nothing.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController,
    didPickDocumentsAt urls: [URL]
  ) {}

  /// Does nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

extension UIColorPickerViewControllerDelegate {
  /// Does nothing.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController,
    didSelect color: UIColor,
    continuously: Bool
  ) {}

  /// Does nothing.
  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  {}

  /// Does nothing.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

extension UIViewController {
  /// Does nothing, because the orientation never changes.
  public class func attemptRotationToDeviceOrientation() {}
}

extension UIImagePickerControllerDelegate {
  /// Does nothing.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}

  /// Does nothing.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

extension UIPageViewController {
  /// A key for an option.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The space between pages, in points.
    public static let interPageSpacing = OptionsKey(rawValue: "InterPageSpacing")
    /// The location of the spine.
    public static let spineLocation = OptionsKey(rawValue: "SpineLocation")
  }

  /// The style in which pages are turned.
  public enum TransitionStyle: Int, Sendable {
    case pageCurl, scroll
  }

  /// The orientation in which pages are turned.
  public enum NavigationOrientation: Int, Sendable {
    case horizontal, vertical
  }

  /// The direction of navigation.
  public enum NavigationDirection: Int, Sendable {
    case forward, reverse
  }
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}

  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) {}
}

extension UIAdaptivePresentationControllerDelegate {
  /// Returns the default style.
  public func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  { .automatic }

  /// Returns `true`.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }

  /// Does nothing.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  {}

  /// Does nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
  }

  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}

extension UITabBarControllerDelegate {
  /// Returns `true`.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool { true }

  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {}
}

extension UIAlertController {
  /// The style: an alert or an action sheet.
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }
}

extension UIAlertAction {
  /// The style of an action.
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }
}

extension UINavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {}

  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {}
}
