// SPDX-License-Identifier: MIT

import A11yUI

extension Button where Label == Text {
  /// Creates a button that performs an intent, labelled by a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, intent: some AppIntent) {
    self.init(titleResource, action: { intent.begin() })
  }

  /// Creates a button that performs an intent, labelled with a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, intent: some AppIntent) {
    self.init(title, action: { intent.begin() })
  }

  /// Creates a button with a role that performs an intent, labelled by a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, role: ButtonRole?, intent: some AppIntent) {
    self.init(titleResource, role: role, action: { intent.begin() })
  }

  /// Creates a button with a role that performs an intent, labelled with a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, role: ButtonRole?, intent: some AppIntent) {
    self.init(title, role: role, action: { intent.begin() })
  }
}

extension Button where Label == A11yViews.Label<Text, Image> {
  /// Creates a button that performs an intent, labelled by a resource and a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    role: ButtonRole? = nil,
    intent: some AppIntent
  ) {
    self.init(titleResource, systemImage: systemImage, role: role, action: { intent.begin() })
  }

  /// Creates a button that performs an intent, labelled with a string and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    role: ButtonRole? = nil,
    intent: some AppIntent
  ) {
    self.init(title, systemImage: systemImage, role: role, action: { intent.begin() })
  }

  /// Creates a button that performs an intent, labelled by a resource and a picture.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    image: ImageResource,
    role: ButtonRole? = nil,
    intent: some AppIntent
  ) {
    self.init(titleResource, image: image, role: role, action: { intent.begin() })
  }

  /// Creates a button that performs an intent, labelled with a string and a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    image: ImageResource,
    role: ButtonRole? = nil,
    intent: some AppIntent
  ) {
    self.init(title, image: image, role: role, action: { intent.begin() })
  }
}
