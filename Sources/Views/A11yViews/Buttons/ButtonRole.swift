// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
  package let name: String

  /// It deletes something.
  public static let destructive = ButtonRole(name: "destructive")
  /// It leaves without any action.
  public static let cancel = ButtonRole(name: "cancel")
  /// It confirms.
  public static let confirm = ButtonRole(name: "confirm")
  /// It closes something.
  public static let close = ButtonRole(name: "close")
}

extension ButtonRole {
  /// The words of a button with the role that has no label of its own.
  var title: String {
    switch self {
    case .destructive: "Delete"
    case .cancel: "Cancel"
    case .confirm: "Done"
    default: "Close"
    }
  }
}

/// The label of a button that has nothing but a role.
public struct DefaultButtonLabel: View {
  package let role: ButtonRole

  /// The words of the role.
  public var body: some View { Text(verbatim: role.title) }
}
