// SPDX-License-Identifier: MIT

import Foundation

/// The target that `A11YNAV_FUZZ_TARGET` names.
private let target: FuzzTarget = {
  let name = ProcessInfo.processInfo.environment["A11YNAV_FUZZ_TARGET"] ?? ""
  guard let target = FuzzTarget(rawValue: name) else {
    let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
    fatalError("A11YNAV_FUZZ_TARGET must be one of \(names)")
  }
  // The count is printed at the end, like libFuzzer's own counts.
  atexit { print("stat::number_of_commands: \(FuzzSession.commands.load(ordering: .relaxed))") }
  return target
}()

/// The function that libFuzzer calls on the main thread, with bytes that are valid during the call.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  target.run(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}
