import A11ySession

/// An error in one line, safe to show whatever a stranger put into a name.
package struct Failure: Error, CustomStringConvertible {
  package var description: String

  package init(_ text: String) { description = VisibleText.of(text) }
}
