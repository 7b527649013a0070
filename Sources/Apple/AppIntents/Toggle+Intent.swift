// SPDX-License-Identifier: MIT

import A11yUI

extension Toggle {
  /// Creates a toggle that performs an intent, and whose state the program sets.
  public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
    self.init(isOn: .performing(intent, isOn), label: label)
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle that performs an intent, labelled with a localised text.
  public init(_ titleKey: LocalizedStringKey, isOn: Bool, intent: some AppIntent) {
    self.init(titleKey, isOn: .performing(intent, isOn))
  }

  /// Creates a toggle that performs an intent, labelled by a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, isOn: Bool, intent: some AppIntent) {
    self.init(titleResource, isOn: .performing(intent, isOn))
  }

  /// Creates a toggle that performs an intent, labelled with a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Bool, intent: some AppIntent) {
    self.init(title, isOn: .performing(intent, isOn))
  }
}

extension Toggle where Label == A11yViews.Label<Text, Image> {
  /// Creates a toggle that performs an intent, labelled with a localised text and a symbol.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    isOn: Bool,
    intent: some AppIntent
  ) {
    self.init(titleKey, systemImage: systemImage, isOn: .performing(intent, isOn))
  }

  /// Creates a toggle that performs an intent, labelled by a resource and a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    isOn: Bool,
    intent: some AppIntent
  ) {
    self.init(titleResource, systemImage: systemImage, isOn: .performing(intent, isOn))
  }

  /// Creates a toggle that performs an intent, labelled with a string and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    isOn: Bool,
    intent: some AppIntent
  ) {
    self.init(title, systemImage: systemImage, isOn: .performing(intent, isOn))
  }

  /// Creates a toggle that performs an intent, labelled with a localised text and a picture.
  public init(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    isOn: Bool,
    intent: some AppIntent
  ) {
    self.init(titleKey, image: image, isOn: .performing(intent, isOn))
  }

  /// Creates a toggle that performs an intent, labelled by a resource and a picture.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    image: ImageResource,
    isOn: Bool,
    intent: some AppIntent
  ) {
    self.init(titleResource, image: image, isOn: .performing(intent, isOn))
  }

  /// Creates a toggle that performs an intent, labelled with a string and a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    image: ImageResource,
    isOn: Bool,
    intent: some AppIntent
  ) {
    self.init(title, image: image, isOn: .performing(intent, isOn))
  }
}

extension Binding<Bool> {
  /// A binding to the current state that performs an intent instead of changing it.
  fileprivate static func performing(_ intent: some AppIntent, _ isOn: Bool) -> Binding<Bool> {
    Binding(get: { isOn }, set: { _ in intent.begin() })
  }
}
