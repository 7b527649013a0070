// SPDX-License-Identifier: MIT

import A11yOpening
import Foundation

/// The device properties and user preferences that a page sees instead of the machine's own.
public struct PageEnvironment: Hashable, Sendable {
  /// The colors that a user prefers.
  public enum ColorScheme: String, Hashable, Sendable {
    /// Dark text on a light background.
    case light
    /// Light text on a dark background.
    case dark
  }

  /// A location on Earth.
  public struct Geolocation: Hashable, Sendable {
    /// The latitude, in degrees from -90 to 90.
    public var latitude: Double
    /// The longitude, in degrees from -180 to 180.
    public var longitude: Double

    /// Creates a location from its coordinates, in degrees.
    public init(latitude: Double, longitude: Double) {
      self.latitude = latitude
      self.longitude = longitude
    }
  }

  /// The user agent that the browser reports.
  public var userAgent: String?
  /// The value of the media feature `prefers-color-scheme`.
  public var colorScheme: ColorScheme?
  /// Whether the media feature `prefers-reduced-motion` has the value `reduce`.
  public var reducesMotion: Bool?
  /// The time zone, as an identifier such as `Europe/Berlin`.
  public var timeZone: String?
  /// The location that is reported to the page on request.
  public var geolocation: Geolocation?

  /// Creates an environment that leaves all of the machine's properties unchanged.
  public init() {}

  /// Parses the environment from the fields of a header.
  init(_ subject: Subject) throws(SubjectError) {
    userAgent = subject["user-agent"]
    if let scheme = subject["color-scheme"] {
      guard let known = ColorScheme(rawValue: scheme) else {
        throw SubjectError("“\(scheme)” is neither “light” nor “dark”", field: "color-scheme")
      }
      colorScheme = known
    }
    if subject["reduced-motion"] != nil { reducesMotion = try subject.flag("reduced-motion") }
    if let zone = subject["timezone"] {
      guard TimeZone.knownTimeZoneIdentifiers.contains(zone) || ["UTC", "GMT"].contains(zone) else {
        throw SubjectError("“\(zone)” is not a time zone, such as Europe/Berlin", field: "timezone")
      }
      timeZone = zone
    }
    if let place = subject["geolocation"] {
      let numbers = place.split(separator: ",").map {
        Double($0.trimmingCharacters(in: .whitespaces))
      }
      guard numbers.count == 2, let latitude = numbers[0], let longitude = numbers[1],
        (-90...90).contains(latitude), (-180...180).contains(longitude)
      else {
        throw SubjectError(
          "“\(place)” is not a latitude and a longitude, such as 48.2082,16.3738",
          field: "geolocation"
        )
      }
      geolocation = Geolocation(latitude: latitude, longitude: longitude)
    }
  }

  /// The commands that set the environment in a tab.
  var commands: [BrowserCommand<Void>] {
    var commands: [BrowserCommand<Void>] = []
    if let userAgent { commands.append(.setUserAgent(userAgent)) }
    var features: [String: String] = [:]
    if let colorScheme { features["prefers-color-scheme"] = colorScheme.rawValue }
    if let reducesMotion {
      features["prefers-reduced-motion"] = reducesMotion ? "reduce" : "no-preference"
    }
    if !features.isEmpty { commands.append(.setMedia(features)) }
    if let timeZone { commands.append(.setTimeZone(timeZone)) }
    if let geolocation {
      commands.append(
        .setGeolocation(latitude: geolocation.latitude, longitude: geolocation.longitude)
      )
    }
    return commands
  }
}
