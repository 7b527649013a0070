// SPDX-License-Identifier: MIT

// Made from Surface/SwiftUI.rows by `make surface`.

import A11yUI
import Foundation

extension DocumentGroup {
  /// SwiftData documents are not supported; use a FileDocument, or modelContainer(for:).
  @available(
    *,
    unavailable,
    message: "SwiftData documents are not supported; use a FileDocument, or modelContainer(for:)"
  )
  public init(
    editing modelType: Any,
    contentType: UTType,
    editor: @escaping () -> Any,
    prepareDocument: @escaping (Any) -> Void = { _ in }
  ) {
    fatalError("SwiftData documents are not supported; use a FileDocument, or modelContainer(for:)")
  }

  /// SwiftData documents are not supported; use a FileDocument, or modelContainer(for:).
  @available(
    *,
    unavailable,
    message: "SwiftData documents are not supported; use a FileDocument, or modelContainer(for:)"
  )
  public init(
    editing contentType: UTType,
    migrationPlan: Any,
    editor: @escaping () -> Any,
    prepareDocument: @escaping (Any) -> Void = { _ in }
  ) {
    fatalError("SwiftData documents are not supported; use a FileDocument, or modelContainer(for:)")
  }

  /// SwiftData documents are not supported; use a FileDocument, or modelContainer(for:).
  @available(
    *,
    unavailable,
    message: "SwiftData documents are not supported; use a FileDocument, or modelContainer(for:)"
  )
  public init(viewing modelType: Any, contentType: UTType, viewer: @escaping () -> Any) {
    fatalError("SwiftData documents are not supported; use a FileDocument, or modelContainer(for:)")
  }

  /// SwiftData documents are not supported; use a FileDocument, or modelContainer(for:).
  @available(
    *,
    unavailable,
    message: "SwiftData documents are not supported; use a FileDocument, or modelContainer(for:)"
  )
  public init(viewing contentType: UTType, migrationPlan: Any, viewer: @escaping () -> Any) {
    fatalError("SwiftData documents are not supported; use a FileDocument, or modelContainer(for:)")
  }
}

extension EnvironmentValues {
  /// Exporting credentials needs Apple's AuthenticationServices.
  @available(*, unavailable, message: "Exporting credentials needs Apple's AuthenticationServices")
  public var credentialExportManager: Any {
    fatalError("Exporting credentials needs Apple's AuthenticationServices")
  }

  /// Exporting credentials needs Apple's AuthenticationServices.
  @available(*, unavailable, message: "Exporting credentials needs Apple's AuthenticationServices")
  public var credentialImportManager: Any {
    fatalError("Exporting credentials needs Apple's AuthenticationServices")
  }

  /// Image Playground is Apple's service and is not available.
  @available(*, unavailable, message: "Image Playground is Apple's service and is not available")
  public var imagePlaygroundAllowedGenerationStyles: Any {
    fatalError("Image Playground is Apple's service and is not available")
  }

  /// Image Playground is Apple's service and is not available.
  @available(*, unavailable, message: "Image Playground is Apple's service and is not available")
  public var imagePlaygroundPersonalizationPolicy: Any {
    fatalError("Image Playground is Apple's service and is not available")
  }

  /// Image Playground is Apple's service and is not available.
  @available(*, unavailable, message: "Image Playground is Apple's service and is not available")
  public var imagePlaygroundSelectedGenerationStyle: Any {
    fatalError("Image Playground is Apple's service and is not available")
  }

  /// Authenticating the user needs an Apple Account, which is not available.
  @available(
    *,
    unavailable,
    message: "Authenticating the user needs an Apple Account, which is not available"
  )
  public var isUserAuthenticationEnabled: Any {
    fatalError("Authenticating the user needs an Apple Account, which is not available")
  }

  /// RealityKit is not available, so there are no entities to show.
  @available(
    *,
    unavailable,
    message: "RealityKit is not available, so there are no entities to show"
  )
  public var realityViewCameraControls: Any {
    fatalError("RealityKit is not available, so there are no entities to show")
  }

  /// Authenticating the user needs an Apple Account, which is not available.
  @available(
    *,
    unavailable,
    message: "Authenticating the user needs an Apple Account, which is not available"
  )
  public var requestAgeRange: Any {
    fatalError("Authenticating the user needs an Apple Account, which is not available")
  }

  /// Image Playground is Apple's service and is not available.
  @available(*, unavailable, message: "Image Playground is Apple's service and is not available")
  public var supportsImagePlayground: Any {
    fatalError("Image Playground is Apple's service and is not available")
  }
}

extension Gesture {
  /// RealityKit is not available, so there are no entities to show.
  @available(
    *,
    unavailable,
    message: "RealityKit is not available, so there are no entities to show"
  )
  public func targetedToAnyEntity() -> some Gesture { self }

  /// RealityKit is not available, so there are no entities to show.
  @available(
    *,
    unavailable,
    message: "RealityKit is not available, so there are no entities to show"
  )
  public func targetedToEntity(_ entity: Any) -> some Gesture { self }

  /// RealityKit is not available, so there are no entities to show.
  @available(
    *,
    unavailable,
    message: "RealityKit is not available, so there are no entities to show"
  )
  public func targetedToEntity(where query: Any) -> some Gesture { self }
}

extension View {
  /// Wallet and Apple Pay are Apple's services and are not available.
  @available(
    *,
    unavailable,
    message: "Wallet and Apple Pay are Apple's services and are not available"
  )
  public func addOrderToWalletButtonStyle(_ style: Any) -> some View { self }

  /// Wallet and Apple Pay are Apple's services and are not available.
  @available(
    *,
    unavailable,
    message: "Wallet and Apple Pay are Apple's services and are not available"
  )
  nonisolated public func addPassToWalletButtonStyle(_ style: Any) -> some View { self }

  /// Managing devices needs an Apple framework that is not available.
  @available(
    *,
    unavailable,
    message: "Managing devices needs an Apple framework that is not available"
  )
  public func automatedDeviceEnrollmentAddition(isPresented: Binding<Bool>) -> some View { self }

  /// Managing devices needs an Apple framework that is not available.
  @available(
    *,
    unavailable,
    message: "Managing devices needs an Apple framework that is not available"
  )
  public func certificateSheet(
    trust: Any,
    title: String? = nil,
    message: String? = nil,
    help: URL? = nil
  ) -> some View { self }

  /// Apple's contacts are not available.
  @available(*, unavailable, message: "Apple's contacts are not available")
  public func contactAccessButtonCaption(_ caption: Any) -> some View { self }

  /// Apple's contacts are not available.
  @available(*, unavailable, message: "Apple's contacts are not available")
  public func contactAccessButtonStyle(_ style: Any) -> some View { self }

  /// Apple's contacts are not available.
  @available(*, unavailable, message: "Apple's contacts are not available")
  public func contactAccessPicker(
    isPresented: Binding<Bool>,
    completionHandler: @escaping ([String]) -> () = { _ in }
  ) -> some View { self }

  /// Screen Time is Apple's service and is not available.
  @available(*, unavailable, message: "Screen Time is Apple's service and is not available")
  public func familyActivityPicker(
    headerText: String? = nil,
    footerText: String? = nil,
    isPresented: Binding<Bool>,
    selection: Any
  ) -> some View { self }

  /// Screen Time is Apple's service and is not available.
  @available(*, unavailable, message: "Screen Time is Apple's service and is not available")
  public func familyActivityPicker(isPresented: Binding<Bool>, selection: Any) -> some View { self }

  /// Apple's frameworks for game controllers and saved games are not available.
  @available(
    *,
    unavailable,
    message: "Apple's frameworks for game controllers and saved games are not available"
  )
  public func gameSaveSyncingAlert(directory: Any, finishedLoading: @escaping @MainActor () -> Void)
    -> some View
  { self }

  /// Apple's frameworks for game controllers and saved games are not available.
  @available(
    *,
    unavailable,
    message: "Apple's frameworks for game controllers and saved games are not available"
  )
  nonisolated public func handlesGameControllerEvents(matching types: Any, withOptions options: Any)
    -> some View
  { self }

  /// Health is Apple's service and is not available.
  @available(*, unavailable, message: "Health is Apple's service and is not available")
  nonisolated public func healthDataAccessRequest(
    store: Any,
    objectType: Any,
    predicate: Any = (),
    trigger: some Equatable,
    completion: @escaping (Any) -> Void
  ) -> some View { self }

  /// Health is Apple's service and is not available.
  @available(*, unavailable, message: "Health is Apple's service and is not available")
  nonisolated public func healthDataAccessRequest(
    store: Any,
    readTypes: Any,
    trigger: some Equatable,
    completion: @escaping (Any) -> Void
  ) -> some View { self }

  /// Health is Apple's service and is not available.
  @available(*, unavailable, message: "Health is Apple's service and is not available")
  nonisolated public func healthDataAccessRequest(
    store: Any,
    shareTypes: Any,
    readTypes: Any = (),
    trigger: some Equatable,
    completion: @escaping (Any) -> Void
  ) -> some View { self }

  /// Image Playground is Apple's service and is not available.
  @available(*, unavailable, message: "Image Playground is Apple's service and is not available")
  nonisolated public func imagePlaygroundGenerationStyle(_ style: Any, in allowedStyles: Any = ())
    -> some View
  { self }

  /// Image Playground is Apple's service and is not available.
  @available(*, unavailable, message: "Image Playground is Apple's service and is not available")
  nonisolated public func imagePlaygroundPersonalizationPolicy(_ policy: Any = ()) -> some View {
    self
  }

  /// Image Playground is Apple's service and is not available.
  @available(*, unavailable, message: "Image Playground is Apple's service and is not available")
  public func imagePlaygroundSheet(
    isPresented: Binding<Bool>,
    concept: String,
    sourceImage: Image? = nil,
    onCompletion: @escaping (URL) -> Void,
    onCancellation: (() -> Void)? = nil
  ) -> some View { self }

  /// Image Playground is Apple's service and is not available.
  @available(*, unavailable, message: "Image Playground is Apple's service and is not available")
  public func imagePlaygroundSheet(
    isPresented: Binding<Bool>,
    concept: String,
    sourceImageURL: URL,
    onCompletion: @escaping (URL) -> Void,
    onCancellation: (() -> Void)? = nil
  ) -> some View { self }

  /// Image Playground is Apple's service and is not available.
  @available(*, unavailable, message: "Image Playground is Apple's service and is not available")
  public func imagePlaygroundSheet(
    isPresented: Binding<Bool>,
    concepts: Any = (),
    sourceImage: Image? = nil,
    onCompletion: @escaping (URL) -> Void,
    onCancellation: (() -> Void)? = nil
  ) -> some View { self }

  /// Image Playground is Apple's service and is not available.
  @available(*, unavailable, message: "Image Playground is Apple's service and is not available")
  public func imagePlaygroundSheet(
    isPresented: Binding<Bool>,
    concepts: Any = (),
    sourceImageURL: URL,
    onCompletion: @escaping (URL) -> Void,
    onCancellation: (() -> Void)? = nil
  ) -> some View { self }

  /// Journaling suggestions are Apple's service and are not available.
  @available(
    *,
    unavailable,
    message: "Journaling suggestions are Apple's service and are not available"
  )
  public func journalingSuggestionsPicker(
    isPresented: Binding<Bool>,
    journalingSuggestionToken: Any,
    onCompletion: @escaping (Any) async -> Void
  ) -> some View { self }

  /// Journaling suggestions are Apple's service and are not available.
  @available(
    *,
    unavailable,
    message: "Journaling suggestions are Apple's service and are not available"
  )
  public func journalingSuggestionsPicker(
    isPresented: Binding<Bool>,
    onCompletion: @escaping (Any) async -> Void
  ) -> some View { self }

  /// Managing devices needs an Apple framework that is not available.
  @available(
    *,
    unavailable,
    message: "Managing devices needs an Apple framework that is not available"
  )
  public func managedContentStyle(_ style: Any) -> some View { self }

  /// MusicKit is Apple's service and is not available.
  @available(*, unavailable, message: "MusicKit is Apple's service and is not available")
  nonisolated public func musicSubscriptionOffer(
    isPresented: Binding<Bool>,
    options: Any = (),
    onLoadCompletion: @escaping ((any Error)?) -> Void = { _ in }
  ) -> some View { self }

  /// Siri and Shortcuts are not available.
  @available(*, unavailable, message: "Siri and Shortcuts are not available")
  nonisolated public func onAppIntentExecution(
    _ intent: Any = (),
    perform action: @escaping @MainActor (Any) -> Void
  ) -> some View { self }

  /// Wallet and Apple Pay are Apple's services and are not available.
  @available(
    *,
    unavailable,
    message: "Wallet and Apple Pay are Apple's services and are not available"
  )
  nonisolated public func onApplePayCouponCodeChange(
    perform action: @escaping (String) async -> Any
  ) -> some View { self }

  /// Wallet and Apple Pay are Apple's services and are not available.
  @available(
    *,
    unavailable,
    message: "Wallet and Apple Pay are Apple's services and are not available"
  )
  nonisolated public func onApplePayPaymentMethodChange(
    perform action: @escaping (Any) async -> Any
  ) -> some View { self }

  /// Wallet and Apple Pay are Apple's services and are not available.
  @available(
    *,
    unavailable,
    message: "Wallet and Apple Pay are Apple's services and are not available"
  )
  nonisolated public func onApplePayShippingContactChange(
    perform action: @escaping (Any) async -> Any
  ) -> some View { self }

  /// Wallet and Apple Pay are Apple's services and are not available.
  @available(
    *,
    unavailable,
    message: "Wallet and Apple Pay are Apple's services and are not available"
  )
  nonisolated public func onApplePayShippingMethodChange(
    perform action: @escaping (Any) async -> Any
  ) -> some View { self }

  /// There is no camera.
  @available(*, unavailable, message: "There is no camera")
  public func onCameraCaptureEvent(isEnabled: Bool = true, action: @escaping (Any) -> Void)
    -> some View
  { self }

  /// There is no camera.
  @available(*, unavailable, message: "There is no camera")
  public func onCameraCaptureEvent(
    isEnabled: Bool = true,
    defaultSoundDisabled: Bool = false,
    action: @escaping (Any) -> Void
  ) -> some View { self }

  /// There is no camera.
  @available(*, unavailable, message: "There is no camera")
  public func onCameraCaptureEvent(
    isEnabled: Bool = true,
    defaultSoundDisabled: Bool = false,
    primaryAction: @escaping (Any) -> Void,
    secondaryAction: @escaping (Any) -> Void
  ) -> some View { self }

  /// There is no camera.
  @available(*, unavailable, message: "There is no camera")
  public func onCameraCaptureEvent(
    isEnabled: Bool = true,
    primaryAction: @escaping (Any) -> Void,
    secondaryAction: @escaping (Any) -> Void
  ) -> some View { self }

  /// Wallet and Apple Pay are Apple's services and are not available.
  @available(
    *,
    unavailable,
    message: "Wallet and Apple Pay are Apple's services and are not available"
  )
  nonisolated public func payLaterViewAction(_ action: Any) -> some View { self }

  /// Wallet and Apple Pay are Apple's services and are not available.
  @available(
    *,
    unavailable,
    message: "Wallet and Apple Pay are Apple's services and are not available"
  )
  nonisolated public func payLaterViewDisplayStyle(_ displayStyle: Any) -> some View { self }

  /// Wallet and Apple Pay are Apple's services and are not available.
  @available(
    *,
    unavailable,
    message: "Wallet and Apple Pay are Apple's services and are not available"
  )
  nonisolated public func payWithApplePayButtonDisableCardArt() -> some View { self }

  /// Wallet and Apple Pay are Apple's services and are not available.
  @available(
    *,
    unavailable,
    message: "Wallet and Apple Pay are Apple's services and are not available"
  )
  nonisolated public func payWithApplePayButtonStyle(_ style: Any) -> some View { self }

  /// There is no photo library with shared albums.
  @available(*, unavailable, message: "There is no photo library with shared albums")
  @MainActor public func postToPhotosSharedAlbumSheet(
    isPresented: Binding<Bool>,
    items: Any,
    photoLibrary: Any,
    defaultAlbumIdentifier: String? = nil,
    completion: ((Any) -> Void)? = nil
  ) -> some View { self }

  /// RealityKit is not available, so there are no entities to show.
  @available(
    *,
    unavailable,
    message: "RealityKit is not available, so there are no entities to show"
  )
  public func realityViewCameraControls(_ controls: Any) -> some View { self }

  /// RealityKit is not available, so there are no entities to show.
  @available(
    *,
    unavailable,
    message: "RealityKit is not available, so there are no entities to show"
  )
  public func realityViewLayoutBehavior(_ layoutOption: Any) -> some View { self }

  /// Wallet and Apple Pay are Apple's services and are not available.
  @available(
    *,
    unavailable,
    message: "Wallet and Apple Pay are Apple's services and are not available"
  )
  public func transactionPicker(isPresented: Binding<Bool>, selection: Any) -> some View { self }

  /// Wallet and Apple Pay are Apple's services and are not available.
  @available(
    *,
    unavailable,
    message: "Wallet and Apple Pay are Apple's services and are not available"
  )
  nonisolated public func transactionTask(
    _ configuration: Any,
    action: @escaping (Any) async -> Void
  ) -> some View { self }

  /// Wallet and Apple Pay are Apple's services and are not available.
  @available(
    *,
    unavailable,
    message: "Wallet and Apple Pay are Apple's services and are not available"
  )
  nonisolated public func verifyIdentityWithWalletButtonStyle(_ style: Any) -> some View { self }

  /// Health is Apple's service and is not available.
  @available(*, unavailable, message: "Health is Apple's service and is not available")
  nonisolated public func workoutPreview(_ workout: Any, isPresented: Binding<Bool>) -> some View {
    self
  }
}

/// Only Xcode's previews insert this view; views are not replaced here.
@available(
  *,
  unavailable,
  message: "Only Xcode's previews insert this view; views are not replaced here"
)
public struct DebugReplaceableView {}
