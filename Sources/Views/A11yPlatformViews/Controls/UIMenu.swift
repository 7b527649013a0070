// SPDX-License-Identifier: MIT

import Foundation

/// A part of a menu.
@MainActor
@preconcurrency
open class UIMenuElement: NSObject {
  /// What a part is at the moment.
  public enum State: Int, Sendable { case off, on, mixed }
  /// What can be done with a part.
  public struct Attributes: OptionSet, Sendable {
    /// One bit for each attribute.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It cannot be used.
    public static let disabled = Attributes(rawValue: 1)
    /// It deletes something.
    public static let destructive = Attributes(rawValue: 2)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 4)
    /// The menu stays after it.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// The words.
  open var title: String
  /// The words below.
  open var subtitle: String?
  /// The picture.
  open var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }
}

/// Something that a control or a menu does.
@MainActor
@preconcurrency
open class UIAction: UIMenuElement {
  /// A name for an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// Whether it is marked.
  open var state: State
  /// What can be done with it.
  open var attributes: Attributes
  /// Its name.
  public final let identifier: Identifier?
  /// What caused it.
  public package(set) final weak var sender: AnyObject?
  let handler: (UIAction) -> Void

  /// Creates an action.
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: Attributes = [],
    state: State = .off,
    handler: @escaping (UIAction) -> Void
  ) {
    self.identifier = identifier
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }
}

/// Actions that a button offers: they are the button's custom actions.
@MainActor
@preconcurrency
open class UIMenu: UIMenuElement {
  /// How a menu is shown.
  public struct Options: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Its parts are shown in the menu around it.
    public static let displayInline = Options(rawValue: 1)
    /// It deletes something.
    public static let destructive = Options(rawValue: 2)
    /// One of its parts is chosen.
    public static let singleSelection = Options(rawValue: 32)
  }

  /// The parts.
  public final let children: [UIMenuElement]
  /// How it is shown.
  public final let options: Options

  /// Creates a menu.
  public init(
    title: String = "",
    image: UIImage? = nil,
    options: Options = [],
    children: [UIMenuElement] = []
  ) {
    self.children = children
    self.options = options
    super.init(title: title, image: image)
  }

  /// The actions in it and in the menus in it.
  var actions: [UIAction] {
    children.flatMap { part in
      (part as? UIMenu)?.actions ?? [part as? UIAction].compactMap(\.self)
    }
  }
}
