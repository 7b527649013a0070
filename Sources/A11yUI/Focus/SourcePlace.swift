/// A place in a program's source, as Swift gives it to what is called there.
struct SourcePlace: CustomStringConvertible {
  let fileID: StaticString
  let line: UInt

  var description: String { "\(fileID):\(line)" }
}
