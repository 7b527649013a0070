import A11yDrawing
import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews

/// An object that answers its user, and describes itself by NSAccessibility's functions.
///
/// What is set is taken in before the turn ends in which it is set; outside of one, soon. There is no
/// layout and no drawing. On Apple's platforms it is an `NSObject`; here it is not.
@MainActor
open class NSResponder {
  private var said = Said()
  /// What is asked after this one.
  open weak var nextResponder: NSResponder?
  /// The tree that this one is the root of.
  package final var represented: RepresentedTree?

  /// Makes one that says nothing of itself.
  public init() {}

  /// What it is called.
  open func accessibilityLabel() -> String? { said.label }
  /// Says what it is called.
  open func setAccessibilityLabel(_ accessibilityLabel: String?) {
    said.label = accessibilityLabel
    accessibilityChanged()
  }

  /// What is written on it: what it is called, unless it has a label.
  open func accessibilityTitle() -> String? { said.title }
  /// Says what is written on it: what it is called, unless it has a label.
  open func setAccessibilityTitle(_ accessibilityTitle: String?) {
    said.title = accessibilityTitle
    accessibilityChanged()
  }

  /// What is chosen or typed, or how far it is.
  open func accessibilityValue() -> Any? { said.value }
  /// Says what is chosen or typed, or how far it is.
  open func setAccessibilityValue(_ accessibilityValue: Any?) {
    said.value = accessibilityValue
    accessibilityChanged()
  }

  /// What comes of using it.
  open func accessibilityHelp() -> String? { said.help }
  /// Says what comes of using it.
  open func setAccessibilityHelp(_ accessibilityHelp: String?) {
    said.help = accessibilityHelp
    accessibilityChanged()
  }

  /// What it is, in the program's own words.
  open func accessibilityRoleDescription() -> String? { said.roleDescription }
  /// Says what it is, in the program's own words.
  open func setAccessibilityRoleDescription(_ accessibilityRoleDescription: String?) {
    said.roleDescription = accessibilityRoleDescription
    accessibilityChanged()
  }

  /// What it is.
  open func accessibilityRole() -> NSAccessibility.Role? { said.role }
  /// Says what it is.
  open func setAccessibilityRole(_ accessibilityRole: NSAccessibility.Role?) {
    said.role = accessibilityRole
    accessibilityChanged()
  }

  /// What is met in it, in order, in place of its subviews.
  open func accessibilityChildren() -> [Any]? { said.children }
  /// Says what is met in it, in order, in place of its subviews.
  open func setAccessibilityChildren(_ accessibilityChildren: [Any]?) {
    said.children = accessibilityChildren
    accessibilityChanged()
  }

  /// What can be done with it besides, by name.
  open func accessibilityCustomActions() -> [NSAccessibilityCustomAction]? { said.customActions }
  /// Says what can be done with it besides, by name.
  open func setAccessibilityCustomActions(
    _ accessibilityCustomActions: [NSAccessibilityCustomAction]?
  ) {
    said.customActions = accessibilityCustomActions
    accessibilityChanged()
  }

  /// A name for tests, which is never said.
  open func accessibilityIdentifier() -> String { said.identifier ?? "" }
  /// Says by what name tests know it.
  open func setAccessibilityIdentifier(_ accessibilityIdentifier: String?) {
    said.identifier = accessibilityIdentifier
    accessibilityChanged()
  }

  /// Whether it is met itself, rather than what is in it.
  open func isAccessibilityElement() -> Bool { said.isElementSet }
  /// Says whether it is met itself, rather than what is in it.
  open func setAccessibilityElement(_ accessibilityElement: Bool) {
    said.isElementSet = accessibilityElement
    accessibilityChanged()
  }

  /// Whether it can be used now.
  open func isAccessibilityEnabled() -> Bool { said.isEnabled }
  /// Says whether it can be used now.
  open func setAccessibilityEnabled(_ accessibilityEnabled: Bool) {
    said.isEnabled = accessibilityEnabled
    accessibilityChanged()
  }

  /// Whether it is not met, nor anything in it.
  open func isAccessibilityHidden() -> Bool { said.isConcealedSet }
  /// Says whether it is not met, nor anything in it.
  open func setAccessibilityHidden(_ accessibilityHidden: Bool) {
    said.isConcealedSet = accessibilityHidden
    accessibilityChanged()
  }

  /// Whether it is selected.
  open func isAccessibilitySelected() -> Bool { said.isSelected }
  /// Says whether it is selected.
  open func setAccessibilitySelected(_ accessibilitySelected: Bool) {
    said.isSelected = accessibilitySelected
    accessibilityChanged()
  }

  /// Whether it shows what belongs to it.
  open func isAccessibilityExpanded() -> Bool { said.isExpanded }
  /// Says whether it shows what belongs to it.
  open func setAccessibilityExpanded(_ accessibilityExpanded: Bool) {
    said.isExpanded = accessibilityExpanded
    accessibilityChanged()
  }

  /// Does what a click does; `false` if there is nothing to do.
  open func accessibilityPerformPress() -> Bool { false }
  /// Steps the value up; `false` if there is nothing to do.
  open func accessibilityPerformIncrement() -> Bool { false }
  /// Steps the value down; `false` if there is nothing to do.
  open func accessibilityPerformDecrement() -> Bool { false }
  /// Leaves; `false` if there is nothing to do.
  open func accessibilityPerformCancel() -> Bool { false }
  /// Deletes it; `false` if there is nothing to do.
  open func accessibilityPerformDelete() -> Bool { false }
  /// Opens its menu; `false` if there is nothing to do.
  open func accessibilityPerformShowMenu() -> Bool { false }

  /// Has the tree that it is in asked anew what is there.
  package final func accessibilityChanged() {
    var responder: NSResponder? = self
    while let asked = responder {
      if let tree = asked.represented { return tree.change() }
      responder = asked.nextResponder
    }
  }
}

/// What was set.
@MainActor
private struct Said {
  var label: String?
  var title: String?
  var value: Any?
  var help: String?
  var roleDescription: String?
  var role: NSAccessibility.Role?
  var children: [Any]?
  var customActions: [NSAccessibilityCustomAction]?
  var identifier: String?
  var isElementSet = false
  var isEnabled = true
  var isConcealedSet = false
  var isSelected = false
  var isExpanded = false
}
