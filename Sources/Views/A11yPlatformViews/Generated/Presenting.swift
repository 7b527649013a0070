// SPDX-License-Identifier: MIT

// Made from Surface/A11yPlatformViews.rows by `make surface`.

import A11yDrawing
import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// How the size of a view of SwiftUI is followed. It does not affect elements.
public struct NSHostingSizingOptions: OptionSet, Sendable {
  /// One bit for each option.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// By the least size.
  public static let minSize = Self(rawValue: 1)
  /// By the size that the view has of its own.
  public static let intrinsicContentSize = Self(rawValue: 2)
  /// By the greatest size.
  public static let maxSize = Self(rawValue: 4)
  /// By the size that the controller prefers.
  public static let preferredContentSize = Self(rawValue: 8)
  /// By all that a view has.
  public static let standardBounds: Self = [.minSize, .intrinsicContentSize, .maxSize]
}

/// Something that can be done with what is shared.
@MainActor @preconcurrency open class UIActivity: NSObject {
  /// The kind of an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Sends to a device nearby.
    public static let airDrop = Self(rawValue: "com.apple.UIKit.activity.AirDrop")
    /// Adds to a list of what to read.
    public static let addToReadingList = Self(rawValue: "com.apple.UIKit.activity.AddToReadingList")
    /// Assigns to a person.
    public static let assignToContact = Self(rawValue: "com.apple.UIKit.activity.AssignToContact")
    /// Copies.
    public static let copyToPasteboard = Self(rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
    /// Sends a letter.
    public static let mail = Self(rawValue: "com.apple.UIKit.activity.Mail")
    /// Sends a message.
    public static let message = Self(rawValue: "com.apple.UIKit.activity.Message")
    /// Opens as a book.
    public static let openInIBooks = Self(rawValue: "com.apple.UIKit.activity.OpenInIBooks")
    /// Shows to friends.
    public static let postToFacebook = Self(rawValue: "com.apple.UIKit.activity.PostToFacebook")
    /// Shows to followers.
    public static let postToTwitter = Self(rawValue: "com.apple.UIKit.activity.PostToTwitter")
    /// Prints.
    public static let print = Self(rawValue: "com.apple.UIKit.activity.Print")
    /// Adds to the photo library.
    public static let saveToCameraRoll = Self(rawValue: "com.apple.UIKit.activity.SaveToCameraRoll")
  }
}

/// How the size of a view of SwiftUI is followed.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  /// One bit for each option.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// By the size that the controller prefers.
  public static let preferredContentSize = Self(rawValue: 1)
  /// By the size that the view has of its own.
  public static let intrinsicContentSize = Self(rawValue: 2)
}

/// The choice of an image, or a camera. There are neither images nor a camera here.
@MainActor @preconcurrency open class UIImagePickerController: UIViewController {
  /// Where images come from.
  public enum SourceType: Int, Sendable {
    case photoLibrary, camera, savedPhotosAlbum
  }
  /// Whether images or videos are taken.
  public enum CameraCaptureMode: Int, Sendable {
    case photo, video
  }
  /// How good videos are.
  public enum QualityType: Int, Sendable {
    case typeHigh, typeMedium, typeLow
  }
  /// Which camera is used.
  public enum CameraDevice: Int, Sendable {
    case rear, front
  }
  /// What is known of a chosen image.
  public struct InfoKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The image as it was.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The image as the user changed it.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The address of the image.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The address of the video.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The kind of image or video.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
  }
  /// Whether images can come from a place: from nowhere.
  public class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
  /// The kinds that can be chosen: none.
  public class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }
  /// The delegate, which is notified of the choice.
  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  /// Where images come from.
  open var sourceType = SourceType.photoLibrary
  /// The kinds that can be chosen.
  open var mediaTypes = ["public.image"]
  /// Whether the user may change the image.
  open var allowsEditing = false
  /// Whether images or videos are taken.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// How good videos are.
  open var videoQuality = QualityType.typeMedium
  /// How long videos may be, in seconds.
  open var videoMaximumDuration: TimeInterval = 600
  /// Whether the camera's controls are shown.
  open var showsCameraControls = true
  /// Whether a camera can be used: there is none.
  public class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// Which camera is used.
  open var cameraDevice = CameraDevice.rear
}

/// How a controller is presented. It does not affect elements.
@MainActor @preconcurrency open class UIPresentationController: NSObject {
  /// Is asked and notified when a user leaves the controller with the escape gesture.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// How the controller is presented.
  open var presentationStyle: UIModalPresentationStyle { .automatic }
}

/// Where a controller points. It does not affect elements.
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that is pointed at.
  open var sourceView: UIView?
  /// The rectangle that is pointed at.
  open var sourceRect = CGRect.zero
  /// The button that is pointed at.
  open var barButtonItem: UIBarButtonItem?
  /// Where the arrow may be.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The colour behind the content.
  open var backgroundColor: UIColor?
}

/// Where an arrow may be.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// One bit for each direction.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Above the content.
  public static let up = Self(rawValue: 1)
  /// Below the content.
  public static let down = Self(rawValue: 2)
  /// Before the content.
  public static let left = Self(rawValue: 4)
  /// After the content.
  public static let right = Self(rawValue: 8)
  /// Anywhere.
  public static let any: Self = [.up, .down, .left, .right]
}

/// How high a sheet is. It does not affect elements.
open class UISheetPresentationController: UIPresentationController {
  /// A height.
  public struct Detent: Sendable {
    /// The name of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// Creates a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Half of the screen.
      public static let medium = Self(rawValue: "medium")
      /// The whole screen.
      public static let large = Self(rawValue: "large")
    }
    /// Half of the screen.
    public static func medium() -> Detent { Detent() }
    /// The whole screen.
    public static func large() -> Detent { Detent() }
  }
  /// The heights.
  open var detents: [Detent] = [.large()]
  /// The height that is shown.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// The greatest height at which what is below can be used.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether scrolling makes the sheet higher.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether a handle is drawn.
  open var prefersGrabberVisible = false
  /// How round the corners are, in points.
  open var preferredCornerRadius: CGFloat?
}

/// A part of a view. It does not affect elements.
@MainActor @preconcurrency open class UILayoutGuide: NSObject {
  /// The left edge.
  public final let leadingAnchor = NSLayoutAnchor()
  /// The right edge.
  public final let trailingAnchor = NSLayoutAnchor()
  /// The left edge.
  public final let leftAnchor = NSLayoutAnchor()
  /// The right edge.
  public final let rightAnchor = NSLayoutAnchor()
  /// The upper edge.
  public final let topAnchor = NSLayoutAnchor()
  /// The lower edge.
  public final let bottomAnchor = NSLayoutAnchor()
  /// The width.
  public final let widthAnchor = NSLayoutAnchor()
  /// The height.
  public final let heightAnchor = NSLayoutAnchor()
  /// The middle, horizontally.
  public final let centerXAnchor = NSLayoutAnchor()
  /// The middle, vertically.
  public final let centerYAnchor = NSLayoutAnchor()
}

/// A sheet for sharing. It keeps what is shared; SwiftUI's `ShareLink` is what can be heard.
@MainActor @preconcurrency open class UIActivityViewController: UIViewController {
  /// Is notified of the result of sharing.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void
  /// What is shared.
  public let activityItems: [Any]
  /// What is not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Is notified of the result of sharing. It is not called.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// Creates a sheet.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    super.init(nibName: nil, bundle: nil)
  }
  /// Always returns `nil`: there are no archives here.
  public required init?(coder: NSCoder) { nil }
}

/// Is notified of the choice of an image.
@MainActor @preconcurrency public protocol UIImagePickerControllerDelegate: AnyObject {
  /// An image was chosen.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  )
  /// None was chosen.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

/// Where pages come from.
@MainActor @preconcurrency public protocol UIPageViewControllerDataSource: AnyObject {
  /// The page before another.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after another.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// Is notified of pages that are turned.
@MainActor @preconcurrency public protocol UIPageViewControllerDelegate: AnyObject {
  /// A page is about to be turned.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  )
  /// A page was turned.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  )
}

/// Is notified of the tabs of a controller.
@MainActor @preconcurrency public protocol UITabBarControllerDelegate: AnyObject {
  /// Whether a tab may be chosen.
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool
  /// A user chose a tab.
  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  )
}

/// Is notified when a navigation controller shows another controller.
@MainActor @preconcurrency public protocol UINavigationControllerDelegate: AnyObject {
  /// A controller is about to be shown.
  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  )
  /// A controller is shown.
  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  )
}

/// Is asked and notified when a user leaves a sheet or a popover with the escape gesture.
@MainActor @preconcurrency public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// How a controller is presented where there is little space.
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  /// Whether a controller may be pulled away.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  /// A controller is being pulled away.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// A controller was pulled away.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// A user tried to pull a controller away.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

/// Is asked and notified when a user leaves a popover with the escape gesture.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

extension UIView {
  /// How changes are animated.
  public struct AnimationOptions: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Starts slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Starts and ends slowly.
    public static let curveEaseInOut: AnimationOptions = []
    /// As fast all the time.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Again and again.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// There and back.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Touches go through.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// From where the view is.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// One dissolves into the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }

  /// Draws the view and what is in it. Nothing is drawn, which it says.
  @discardableResult public func drawHierarchy(
    in rect: CGRect,
    afterScreenUpdates afterUpdates: Bool
  ) -> Bool { false }

  /// Does nothing: there is no layout.
  public func invalidateIntrinsicContentSize() {}

  /// How content fills the view.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
  }

  /// How the view follows the size of its superview.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// One bit for each kind.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Its width follows.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// Its height follows.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance to the left follows.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The distance to the right follows.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance to the top follows.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The distance to the bottom follows.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// Does nothing: nothing is drawn.
  public func setNeedsDisplay() {}

  /// Does nothing: there is no layout.
  public func sizeToFit() {}

  /// Does nothing: there is no layout.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {}

  /// Does nothing: there is no layout.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {}
}

extension UIViewController {
  /// Does nothing: there is no status bar.
  public func setNeedsStatusBarAppearanceUpdate() {}
}

extension UIHostingController {
  /// The regions that the view is kept out of.
  public var safeAreaRegions: SafeAreaRegions {
    get { .all }
    set {}
  }
}

extension UIViewController {
  /// Key commands of UIKit need Objective-C's selectors: use keyboardShortcut(_:modifiers:).
  @available(
    *,
    unavailable,
    message:
      "Key commands of UIKit need Objective-C's selectors: use keyboardShortcut(_:modifiers:)"
  )
  public var keyCommands: Any? {
    fatalError(
      "Key commands of UIKit need Objective-C's selectors: use keyboardShortcut(_:modifiers:)"
    )
  }

  /// Actions of UIKit need Objective-C's selectors.
  @available(*, unavailable, message: "Actions of UIKit need Objective-C's selectors")
  public func target(forAction action: Any, withSender sender: Any?) -> Any? {
    fatalError("Actions of UIKit need Objective-C's selectors")
  }

  /// Backgrounds are not drawn here.
  @available(*, unavailable, message: "Backgrounds are not drawn here")
  public var preferredContainerBackgroundStyle: Any { fatalError("Backgrounds are not drawn here") }

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

  /// The controller of navigation around this one.
  public var navigationController: UINavigationController? {
    (parent as? UINavigationController) ?? parent?.navigationController
  }

  /// The controller of tabs around this one.
  public var tabBarController: UITabBarController? {
    (parent as? UITabBarController) ?? parent?.tabBarController
  }

  /// Whether the controller is coming: it comes at once.
  public var isBeingPresented: Bool { false }

  /// Whether the controller is going: it goes at once.
  public var isBeingDismissed: Bool { false }

  /// Whether the controller is being added to a parent: it is at once.
  public var isMovingToParent: Bool { false }

  /// Whether the controller is being removed from its parent: it is at once.
  public var isMovingFromParent: Bool { false }

  /// What the controller depends on.
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
  /// A size as big as possible.
  public static var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

  /// The left edge.
  public var leadingAnchor: NSLayoutAnchor { NSLayoutAnchor() }

  /// The right edge.
  public var trailingAnchor: NSLayoutAnchor { NSLayoutAnchor() }

  /// The upper edge.
  public var topAnchor: NSLayoutAnchor { NSLayoutAnchor() }

  /// The lower edge.
  public var bottomAnchor: NSLayoutAnchor { NSLayoutAnchor() }

  /// The left edge.
  public var leftAnchor: NSLayoutAnchor { NSLayoutAnchor() }

  /// The right edge.
  public var rightAnchor: NSLayoutAnchor { NSLayoutAnchor() }

  /// The width.
  public var widthAnchor: NSLayoutAnchor { NSLayoutAnchor() }

  /// The height.
  public var heightAnchor: NSLayoutAnchor { NSLayoutAnchor() }

  /// The middle, horizontally.
  public var centerXAnchor: NSLayoutAnchor { NSLayoutAnchor() }

  /// The middle, vertically.
  public var centerYAnchor: NSLayoutAnchor { NSLayoutAnchor() }

  /// The part of the view that bars do not cover. Accepted: there is no layout.
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }

  /// The part of the view inside its margins. Accepted: there is no layout.
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }

  /// The part of the view where lines are easy to read. Accepted: there is no layout.
  public var readableContentGuide: UILayoutGuide { UILayoutGuide() }

  /// Runs the changes, as always.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }

  /// The view's own rectangle, in points.
  public var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  /// A size as small as possible.
  public static var layoutFittingCompressedSize: CGSize { .zero }

  /// The size that fits into another: zero.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { .zero }

  /// A point in another view's coordinates: the same.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }

  /// A rectangle in another view's coordinates: the same.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect }

  /// A size that is not known.
  public static var noIntrinsicMetric: CGFloat { -1 }

  /// Whether content outside is cut off.
  public var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// Whether the view covers all behind it. Setting it does nothing.
  public var isOpaque: Bool {
    get { false }
    set {}
  }

  /// How content fills the view. Setting it does nothing.
  public var contentMode: ContentMode {
    get { .scaleToFill }
    set {}
  }

  /// How the view follows its superview. Setting it does nothing.
  public var autoresizingMask: AutoresizingMask {
    get { [] }
    set {}
  }

  /// Whether constraints are made of the mask. Setting it does nothing.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { true }
    set {}
  }

  /// The change of coordinates. Setting it does nothing.
  public var transform: CGAffineTransform {
    get { .identity }
    set {}
  }

  /// The distances to bars, in points.
  public var safeAreaInsets: UIEdgeInsets { .zero }
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
  /// What can be set.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The space between pages, in points.
    public static let interPageSpacing = OptionsKey(rawValue: "InterPageSpacing")
    /// Where the back of the book is.
    public static let spineLocation = OptionsKey(rawValue: "SpineLocation")
  }

  /// How pages are turned.
  public enum TransitionStyle: Int, Sendable {
    case pageCurl, scroll
  }

  /// In which direction pages are turned.
  public enum NavigationOrientation: Int, Sendable {
    case horizontal, vertical
  }

  /// Where to.
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
  /// The default.
  public func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  { .automatic }

  /// It may.
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
  /// It may.
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
  /// Whether it asks, or offers a choice.
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }
}

extension UIAlertAction {
  /// What an action is for.
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
