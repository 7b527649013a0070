// SPDX-License-Identifier: MIT

import A11yAudit
import ArgumentParser

/// The options for acting on a live page in an audit.
struct ActingOptions: ParsableArguments {
  @Flag(help: "Press nothing.")
  var noActing = false

  @Option(
    help: ArgumentHelp("Press this control though its name says not to.", valueName: "name")
  )
  var press: [String] = []

  @Option(help: ArgumentHelp("The most controls that are pressed. (default: 60)", valueName: "n"))
  var mostPressed: Int?

  /// The limits of the exploration.
  var limits: ExplorationLimits {
    var limits = ExplorationLimits()
    limits.acts = !noActing
    limits.allowed = Set(press)
    if let mostPressed { limits.controls = mostPressed }
    return limits
  }

  func validate() throws {
    if let mostPressed, mostPressed < 0 {
      throw ValidationError("--most-pressed is a number from 0.")
    }
  }
}
