// SPDX-License-Identifier: MIT

import A11yUI
import A11yViews
import Foundation
import Synchronization

/// A report on the declarations without an audible effect that the tests in this process use.
///
/// The report is written when the process exits. The report is a one-line count or, if the `A11YNAV_ACCEPTED`
/// environment variable is set to `list`, a list.
enum UnheardInTests {
  private static let seen = Mutex<UnheardReport?>(nil)

  static func note(_ diagnostics: [Diagnostic]) {
    guard diagnostics.contains(where: { $0.kind == .notHeard }) else { return }
    seen.withLock { report in
      if report == nil { atexit { UnheardInTests.write() } }
      report = report ?? UnheardReport(of: [])
      report?.add(diagnostics)
    }
  }

  private static func write() {
    let lists = ProcessInfo.processInfo.environment["A11YNAV_ACCEPTED"] == "list"
    let report = seen.withLock { $0 }
    let lines = lists ? report?.messages : report?.summary(listedBy: option).map { [$0] }
    for line in lines ?? [] { FileHandle.standardError.write(Data("\(line)\n".utf8)) }
  }

  private static let option = "A11YNAV_ACCEPTED=list"
}
