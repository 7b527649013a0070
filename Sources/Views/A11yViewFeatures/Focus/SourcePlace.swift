// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

/// A place in a program's source, as the compiler passes it to a call.
package struct SourcePlace: CustomStringConvertible {
  package let fileID: StaticString
  package let line: UInt

  package var description: String { "\(fileID):\(line)" }
}
