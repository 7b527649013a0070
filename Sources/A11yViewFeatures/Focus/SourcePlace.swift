@_spi(Nodes) import A11yViewGraph

/// A place in a program's source, as Swift gives it to what is called there.
package struct SourcePlace: CustomStringConvertible {
  package let fileID: StaticString
  package let line: UInt

  package var description: String { "\(fileID):\(line)" }
}
