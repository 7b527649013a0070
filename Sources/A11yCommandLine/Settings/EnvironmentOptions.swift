// SPDX-License-Identifier: MIT

import ArgumentParser

/// The options for the user's network and for the preferences that the browser reports to pages.
///
/// Users can also configure these options for all interactive sessions on pages. Credentials can be specified only for
/// a single session, because a header from the configuration would be sent to every opened page.
package struct EnvironmentOptions: ParsableArguments {
  package init() {}

  @Option(help: ArgumentHelp("Load the page through this proxy server.", valueName: "address"))
  package var proxy: String?

  @Option(help: ArgumentHelp("The user agent that servers and scripts see.", valueName: "text"))
  package var userAgent: String?

  @Option(
    help: ArgumentHelp("The preferred color scheme: light or dark.", valueName: "scheme"),
    completion: .list(["light", "dark"])
  )
  package var colorScheme: String?

  @Flag(help: "Ask the page to reduce motion.")
  package var reducedMotion = false

  @Option(
    help: ArgumentHelp("The time zone, such as Europe/Berlin.", valueName: "identifier")
  )
  package var timezone: String?

  @Option(
    help: ArgumentHelp("The location, as latitude and longitude in degrees.", valueName: "place")
  )
  package var geolocation: String?
}
