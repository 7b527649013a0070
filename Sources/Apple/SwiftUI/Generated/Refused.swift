// SPDX-License-Identifier: MIT

// Made from Surface/SwiftUI.rows by `make surface`.

import A11yUI
import Foundation

extension DocumentGroup {
  /// Documents of SwiftData are not here: use a FileDocument, or modelContainer(for:).
  @available(
    *,
    unavailable,
    message: "Documents of SwiftData are not here: use a FileDocument, or modelContainer(for:)"
  )
  public init(
    editing modelType: Any,
    contentType: UTType,
    editor: @escaping () -> Any,
    prepareDocument: @escaping (Any) -> Void = { _ in }
  ) {
    fatalError("Documents of SwiftData are not here: use a FileDocument, or modelContainer(for:)")
  }

  /// Documents of SwiftData are not here: use a FileDocument, or modelContainer(for:).
  @available(
    *,
    unavailable,
    message: "Documents of SwiftData are not here: use a FileDocument, or modelContainer(for:)"
  )
  public init(
    editing contentType: UTType,
    migrationPlan: Any,
    editor: @escaping () -> Any,
    prepareDocument: @escaping (Any) -> Void = { _ in }
  ) {
    fatalError("Documents of SwiftData are not here: use a FileDocument, or modelContainer(for:)")
  }

  /// Documents of SwiftData are not here: use a FileDocument, or modelContainer(for:).
  @available(
    *,
    unavailable,
    message: "Documents of SwiftData are not here: use a FileDocument, or modelContainer(for:)"
  )
  public init(viewing modelType: Any, contentType: UTType, viewer: @escaping () -> Any) {
    fatalError("Documents of SwiftData are not here: use a FileDocument, or modelContainer(for:)")
  }

  /// Documents of SwiftData are not here: use a FileDocument, or modelContainer(for:).
  @available(
    *,
    unavailable,
    message: "Documents of SwiftData are not here: use a FileDocument, or modelContainer(for:)"
  )
  public init(viewing contentType: UTType, migrationPlan: Any, viewer: @escaping () -> Any) {
    fatalError("Documents of SwiftData are not here: use a FileDocument, or modelContainer(for:)")
  }
}

extension EnvironmentValues {
  /// Signing in by Apple's services needs AuthenticationServices.
  @available(*, unavailable, message: "Signing in by Apple's services needs AuthenticationServices")
  public var credentialExportManager: Any {
    fatalError("Signing in by Apple's services needs AuthenticationServices")
  }

  /// Signing in by Apple's services needs AuthenticationServices.
  @available(*, unavailable, message: "Signing in by Apple's services needs AuthenticationServices")
  public var credentialImportManager: Any {
    fatalError("Signing in by Apple's services needs AuthenticationServices")
  }

  /// Image Playground is Apple's service.
  @available(*, unavailable, message: "Image Playground is Apple's service")
  public var imagePlaygroundAllowedGenerationStyles: Any {
    fatalError("Image Playground is Apple's service")
  }

  /// Image Playground is Apple's service.
  @available(*, unavailable, message: "Image Playground is Apple's service")
  public var imagePlaygroundPersonalizationPolicy: Any {
    fatalError("Image Playground is Apple's service")
  }

  /// Image Playground is Apple's service.
  @available(*, unavailable, message: "Image Playground is Apple's service")
  public var imagePlaygroundSelectedGenerationStyle: Any {
    fatalError("Image Playground is Apple's service")
  }

  /// It asks Apple's account of the user.
  @available(*, unavailable, message: "It asks Apple's account of the user")
  public var isUserAuthenticationEnabled: Any { fatalError("It asks Apple's account of the user") }

  /// RealityKit is Apple's; there are no entities to show.
  @available(*, unavailable, message: "RealityKit is Apple's; there are no entities to show")
  public var realityViewCameraControls: Any {
    fatalError("RealityKit is Apple's; there are no entities to show")
  }

  /// It asks Apple's account of the user.
  @available(*, unavailable, message: "It asks Apple's account of the user")
  public var requestAgeRange: Any { fatalError("It asks Apple's account of the user") }

  /// Image Playground is Apple's service.
  @available(*, unavailable, message: "Image Playground is Apple's service")
  public var supportsImagePlayground: Any { fatalError("Image Playground is Apple's service") }
}

extension Gesture {
  /// RealityKit is Apple's; there are no entities to show.
  @available(*, unavailable, message: "RealityKit is Apple's; there are no entities to show")
  public func targetedToAnyEntity() -> some Gesture { self }

  /// RealityKit is Apple's; there are no entities to show.
  @available(*, unavailable, message: "RealityKit is Apple's; there are no entities to show")
  public func targetedToEntity(_ entity: Any) -> some Gesture { self }

  /// RealityKit is Apple's; there are no entities to show.
  @available(*, unavailable, message: "RealityKit is Apple's; there are no entities to show")
  public func targetedToEntity(where query: Any) -> some Gesture { self }
}

extension View {
  /// Wallet and Apple Pay are Apple's services.
  @available(*, unavailable, message: "Wallet and Apple Pay are Apple's services")
  public func addOrderToWalletButtonStyle(_ style: Any) -> some View { self }

  /// Wallet and Apple Pay are Apple's services.
  @available(*, unavailable, message: "Wallet and Apple Pay are Apple's services")
  nonisolated public func addPassToWalletButtonStyle(_ style: Any) -> some View { self }

  /// Managing devices is Apple's framework.
  @available(*, unavailable, message: "Managing devices is Apple's framework")
  public func automatedDeviceEnrollmentAddition(isPresented: Binding<Bool>) -> some View { self }

  /// Managing devices is Apple's framework.
  @available(*, unavailable, message: "Managing devices is Apple's framework")
  public func certificateSheet(
    trust: Any,
    title: String? = nil,
    message: String? = nil,
    help: URL? = nil
  ) -> some View { self }

  /// There are no contacts of Apple's to give access to.
  @available(*, unavailable, message: "There are no contacts of Apple's to give access to")
  public func contactAccessButtonCaption(_ caption: Any) -> some View { self }

  /// There are no contacts of Apple's to give access to.
  @available(*, unavailable, message: "There are no contacts of Apple's to give access to")
  public func contactAccessButtonStyle(_ style: Any) -> some View { self }

  /// There are no contacts of Apple's to give access to.
  @available(*, unavailable, message: "There are no contacts of Apple's to give access to")
  public func contactAccessPicker(
    isPresented: Binding<Bool>,
    completionHandler: @escaping ([String]) -> () = { _ in }
  ) -> some View { self }

  /// Screen Time is Apple's service.
  @available(*, unavailable, message: "Screen Time is Apple's service")
  public func familyActivityPicker(
    headerText: String? = nil,
    footerText: String? = nil,
    isPresented: Binding<Bool>,
    selection: Any
  ) -> some View { self }

  /// Screen Time is Apple's service.
  @available(*, unavailable, message: "Screen Time is Apple's service")
  public func familyActivityPicker(isPresented: Binding<Bool>, selection: Any) -> some View { self }

  /// Game controllers and saved games are Apple's frameworks.
  @available(*, unavailable, message: "Game controllers and saved games are Apple's frameworks")
  public func gameSaveSyncingAlert(directory: Any, finishedLoading: @escaping @MainActor () -> Void)
    -> some View
  { self }

  /// Game controllers and saved games are Apple's frameworks.
  @available(*, unavailable, message: "Game controllers and saved games are Apple's frameworks")
  nonisolated public func handlesGameControllerEvents(matching types: Any, withOptions options: Any)
    -> some View
  { self }

  /// Health is Apple's service.
  @available(*, unavailable, message: "Health is Apple's service")
  nonisolated public func healthDataAccessRequest(
    store: Any,
    objectType: Any,
    predicate: Any = (),
    trigger: some Equatable,
    completion: @escaping (Any) -> Void
  ) -> some View { self }

  /// Health is Apple's service.
  @available(*, unavailable, message: "Health is Apple's service")
  nonisolated public func healthDataAccessRequest(
    store: Any,
    readTypes: Any,
    trigger: some Equatable,
    completion: @escaping (Any) -> Void
  ) -> some View { self }

  /// Health is Apple's service.
  @available(*, unavailable, message: "Health is Apple's service")
  nonisolated public func healthDataAccessRequest(
    store: Any,
    shareTypes: Any,
    readTypes: Any = (),
    trigger: some Equatable,
    completion: @escaping (Any) -> Void
  ) -> some View { self }

  /// Image Playground is Apple's service.
  @available(*, unavailable, message: "Image Playground is Apple's service")
  nonisolated public func imagePlaygroundGenerationStyle(_ style: Any, in allowedStyles: Any = ())
    -> some View
  { self }

  /// Image Playground is Apple's service.
  @available(*, unavailable, message: "Image Playground is Apple's service")
  nonisolated public func imagePlaygroundPersonalizationPolicy(_ policy: Any = ()) -> some View {
    self
  }

  /// Image Playground is Apple's service.
  @available(*, unavailable, message: "Image Playground is Apple's service")
  public func imagePlaygroundSheet(
    isPresented: Binding<Bool>,
    concept: String,
    sourceImage: Image? = nil,
    onCompletion: @escaping (URL) -> Void,
    onCancellation: (() -> Void)? = nil
  ) -> some View { self }

  /// Image Playground is Apple's service.
  @available(*, unavailable, message: "Image Playground is Apple's service")
  public func imagePlaygroundSheet(
    isPresented: Binding<Bool>,
    concept: String,
    sourceImageURL: URL,
    onCompletion: @escaping (URL) -> Void,
    onCancellation: (() -> Void)? = nil
  ) -> some View { self }

  /// Image Playground is Apple's service.
  @available(*, unavailable, message: "Image Playground is Apple's service")
  public func imagePlaygroundSheet(
    isPresented: Binding<Bool>,
    concepts: Any = (),
    sourceImage: Image? = nil,
    onCompletion: @escaping (URL) -> Void,
    onCancellation: (() -> Void)? = nil
  ) -> some View { self }

  /// Image Playground is Apple's service.
  @available(*, unavailable, message: "Image Playground is Apple's service")
  public func imagePlaygroundSheet(
    isPresented: Binding<Bool>,
    concepts: Any = (),
    sourceImageURL: URL,
    onCompletion: @escaping (URL) -> Void,
    onCancellation: (() -> Void)? = nil
  ) -> some View { self }

  /// Journaling suggestions are Apple's service.
  @available(*, unavailable, message: "Journaling suggestions are Apple's service")
  public func journalingSuggestionsPicker(
    isPresented: Binding<Bool>,
    journalingSuggestionToken: Any,
    onCompletion: @escaping (Any) async -> Void
  ) -> some View { self }

  /// Journaling suggestions are Apple's service.
  @available(*, unavailable, message: "Journaling suggestions are Apple's service")
  public func journalingSuggestionsPicker(
    isPresented: Binding<Bool>,
    onCompletion: @escaping (Any) async -> Void
  ) -> some View { self }

  /// Managing devices is Apple's framework.
  @available(*, unavailable, message: "Managing devices is Apple's framework")
  public func managedContentStyle(_ style: Any) -> some View { self }

  /// MusicKit is Apple's service.
  @available(*, unavailable, message: "MusicKit is Apple's service")
  nonisolated public func musicSubscriptionOffer(
    isPresented: Binding<Bool>,
    options: Any = (),
    onLoadCompletion: @escaping ((any Error)?) -> Void = { _ in }
  ) -> some View { self }

  /// Siri and Shortcuts are Apple's.
  @available(*, unavailable, message: "Siri and Shortcuts are Apple's")
  nonisolated public func onAppIntentExecution(
    _ intent: Any = (),
    perform action: @escaping @MainActor (Any) -> Void
  ) -> some View { self }

  /// Wallet and Apple Pay are Apple's services.
  @available(*, unavailable, message: "Wallet and Apple Pay are Apple's services")
  nonisolated public func onApplePayCouponCodeChange(
    perform action: @escaping (String) async -> Any
  ) -> some View { self }

  /// Wallet and Apple Pay are Apple's services.
  @available(*, unavailable, message: "Wallet and Apple Pay are Apple's services")
  nonisolated public func onApplePayPaymentMethodChange(
    perform action: @escaping (Any) async -> Any
  ) -> some View { self }

  /// Wallet and Apple Pay are Apple's services.
  @available(*, unavailable, message: "Wallet and Apple Pay are Apple's services")
  nonisolated public func onApplePayShippingContactChange(
    perform action: @escaping (Any) async -> Any
  ) -> some View { self }

  /// Wallet and Apple Pay are Apple's services.
  @available(*, unavailable, message: "Wallet and Apple Pay are Apple's services")
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

  /// Wallet and Apple Pay are Apple's services.
  @available(*, unavailable, message: "Wallet and Apple Pay are Apple's services")
  nonisolated public func payLaterViewAction(_ action: Any) -> some View { self }

  /// Wallet and Apple Pay are Apple's services.
  @available(*, unavailable, message: "Wallet and Apple Pay are Apple's services")
  nonisolated public func payLaterViewDisplayStyle(_ displayStyle: Any) -> some View { self }

  /// Wallet and Apple Pay are Apple's services.
  @available(*, unavailable, message: "Wallet and Apple Pay are Apple's services")
  nonisolated public func payWithApplePayButtonDisableCardArt() -> some View { self }

  /// Wallet and Apple Pay are Apple's services.
  @available(*, unavailable, message: "Wallet and Apple Pay are Apple's services")
  nonisolated public func payWithApplePayButtonStyle(_ style: Any) -> some View { self }

  /// There is no library of photos with albums to share.
  @available(*, unavailable, message: "There is no library of photos with albums to share")
  @MainActor public func postToPhotosSharedAlbumSheet(
    isPresented: Binding<Bool>,
    items: Any,
    photoLibrary: Any,
    defaultAlbumIdentifier: String? = nil,
    completion: ((Any) -> Void)? = nil
  ) -> some View { self }

  /// RealityKit is Apple's; there are no entities to show.
  @available(*, unavailable, message: "RealityKit is Apple's; there are no entities to show")
  public func realityViewCameraControls(_ controls: Any) -> some View { self }

  /// RealityKit is Apple's; there are no entities to show.
  @available(*, unavailable, message: "RealityKit is Apple's; there are no entities to show")
  public func realityViewLayoutBehavior(_ layoutOption: Any) -> some View { self }

  /// Wallet and Apple Pay are Apple's services.
  @available(*, unavailable, message: "Wallet and Apple Pay are Apple's services")
  public func transactionPicker(isPresented: Binding<Bool>, selection: Any) -> some View { self }

  /// Wallet and Apple Pay are Apple's services.
  @available(*, unavailable, message: "Wallet and Apple Pay are Apple's services")
  nonisolated public func transactionTask(
    _ configuration: Any,
    action: @escaping (Any) async -> Void
  ) -> some View { self }

  /// Wallet and Apple Pay are Apple's services.
  @available(*, unavailable, message: "Wallet and Apple Pay are Apple's services")
  nonisolated public func verifyIdentityWithWalletButtonStyle(_ style: Any) -> some View { self }

  /// Health is Apple's service.
  @available(*, unavailable, message: "Health is Apple's service")
  nonisolated public func workoutPreview(_ workout: Any, isPresented: Binding<Bool>) -> some View {
    self
  }
}

/// Xcode's previews put it in: nothing replaces views here.
@available(*, unavailable, message: "Xcode's previews put it in: nothing replaces views here")
public struct DebugReplaceableView {}
