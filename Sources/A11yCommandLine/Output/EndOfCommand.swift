// SPDX-License-Identifier: MIT

import A11ySession
import ArgumentParser
import Foundation

extension ParsableCommand {
  /// Exits the program after printing an error message, or the help or version that the user requested.
  package static func end(with error: any Error) -> Never {
    let text = VisibleText(lines: fullMessage(for: error))
    let code = exitCode(for: error)
    if text.text.isEmpty { Foundation.exit(code.rawValue) }
    if code.isSuccess {
      var output = StandardOutput()
      output.write(text)
      output.flush()
    } else {
      StandardError.write(text)
    }
    Foundation.exit(code.rawValue)
  }
}
