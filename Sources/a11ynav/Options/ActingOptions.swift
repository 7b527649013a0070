// SPDX-License-Identifier: MIT

import A11yAudit
import ArgumentParser

/// The options for pressing controls on a live page during an audit.
struct ActingOptions: ParsableArguments {
  @Flag(help: "Do not press any control.")
  var noActing = false

  @Option(
    name: [.customLong("allow"), .customLong("press")],
    help: ArgumentHelp(
      "Press this control even if its name suggests a lasting effect; * matches any text.",
      valueName: "name"
    )
  )
  var allowed: [String] = []

  @Option(
    help: ArgumentHelp("Do not press this control; * matches any text.", valueName: "name")
  )
  var leave: [String] = []

  @Flag(help: "List the controls that would be pressed, without pressing them.")
  var dryRun = false

  @Option(
    help: ArgumentHelp("The maximum number of controls to press. (default: 60)", valueName: "n")
  )
  var mostPressed: Int?

  /// The limits for the exploration.
  var limits: ExplorationLimits {
    var limits = ExplorationLimits()
    limits.acts = !noActing
    limits.allowed = allowed.map { NamePattern($0) }
    limits.left = leave.map { NamePattern($0) }
    limits.isRehearsal = dryRun
    if let mostPressed { limits.controls = mostPressed }
    return limits
  }

  func validate() throws {
    if let mostPressed, mostPressed < 0 {
      throw ValidationError("--most-pressed must be 0 or more.")
    }
  }
}
