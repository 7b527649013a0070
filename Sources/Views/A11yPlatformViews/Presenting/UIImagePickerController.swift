// SPDX-License-Identifier: MIT

import A11yDrawing
import Foundation

/// The choice of a picture, or a camera. There are neither pictures nor a camera here.
@MainActor
@preconcurrency
open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
  /// Whether pictures or films are taken.
  public enum CameraCaptureMode: Int, Sendable { case photo, video }
  /// How good films are.
  public enum QualityType: Int, Sendable { case typeHigh, typeMedium, typeLow }
  /// Which camera is used.
  public enum CameraDevice: Int, Sendable { case rear, front }

  /// What is known of a chosen picture.
  public struct InfoKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The picture as it was.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture as the user changed it.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The address of the picture.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The address of the film.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The kind of picture or film.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
  }

  /// Whether pictures can come from a place: from nowhere.
  public class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
  /// The kinds that can be chosen: none.
  public class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }

  /// Who is told about the choice.
  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  /// Where pictures come from.
  open var sourceType = SourceType.photoLibrary
  /// The kinds that can be chosen.
  open var mediaTypes = ["public.image"]
  /// Whether the user may change the picture.
  open var allowsEditing = false
  /// Whether pictures or films are taken.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// How good films are.
  open var videoQuality = QualityType.typeMedium
  /// How long films may be, in seconds.
  open var videoMaximumDuration: TimeInterval = 600
  /// Whether the camera's controls are shown.
  open var showsCameraControls = true
  /// Whether a camera can be used: there is none.
  public class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// Which camera is used.
  open var cameraDevice = CameraDevice.rear
}

/// Is told about the choice of a picture.
@MainActor
@preconcurrency
public protocol UIImagePickerControllerDelegate: AnyObject {
  /// A picture was chosen.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  )
  /// None was chosen.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
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
