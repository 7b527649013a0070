// SPDX-License-Identifier: MIT

// Made from Surface/WeatherKit.rows by `make surface`.

import CoreLocation
@_exported import Foundation

/// What the sky is like.
public enum WeatherCondition: String, CaseIterable, Codable, Hashable, CustomStringConvertible,
  Sendable
{
  case blizzard, blowingDust, blowingSnow, breezy, clear, cloudy, drizzle, flurries, foggy,
    freezingDrizzle
  case freezingRain, frigid, hail, haze, heavyRain, heavySnow, hot, hurricane, isolatedThunderstorms
  case mostlyClear, mostlyCloudy, partlyCloudy, rain, scatteredThunderstorms, sleet, smoky, snow
  case strongStorms, sunFlurries, sunShowers, thunderstorms, tropicalStorm, windy, wintryMix
}

/// The weather now.
public struct CurrentWeather: Sendable {
  /// When.
  public let date: Date
  /// How much of the sky is covered, from 0 to 1.
  public let cloudCover: Double
  /// What the sky is like.
  public let condition: WeatherCondition
  /// The name of an image.
  public let symbolName: String
  /// How damp the air is, from 0 to 1.
  public let humidity: Double
  /// Whether the sun is up.
  public let isDaylight: Bool
  /// How warm it is.
  public let temperature: Measurement<UnitTemperature>
  /// How warm it seems.
  public let apparentTemperature: Measurement<UnitTemperature>
  /// The wind.
  public let wind: Wind
  /// How strong the sun is.
  public let uvIndex: UVIndex
}

/// How the wind blows.
public struct Wind: Sendable {
  /// How fast.
  public let speed: Measurement<UnitSpeed>
  /// Where from.
  public let direction: Measurement<UnitAngle>
  /// How fast at times.
  public let gust: Measurement<UnitSpeed>?
}

/// How strong the sun is.
public struct UVIndex: Sendable {
  /// The number.
  public let value: Int
}

/// The weather of a minute.
public struct MinuteWeather: Sendable {
  /// When.
  public let date: Date
  /// How likely it is to rain, from 0 to 1.
  public let precipitationChance: Double
}

/// The weather of an hour.
public struct HourWeather: Sendable {
  /// When.
  public let date: Date
  /// What the sky is like.
  public let condition: WeatherCondition
  /// The name of an image.
  public let symbolName: String
  /// Whether the sun is up.
  public let isDaylight: Bool
  /// How warm it is.
  public let temperature: Measurement<UnitTemperature>
  /// How likely it is to rain, from 0 to 1.
  public let precipitationChance: Double
  /// How damp the air is, from 0 to 1.
  public let humidity: Double
  /// How much of the sky is covered, from 0 to 1.
  public let cloudCover: Double
  /// The wind.
  public let wind: Wind
  /// How strong the sun is.
  public let uvIndex: UVIndex
}

/// The weather of a day.
public struct DayWeather: Sendable {
  /// When.
  public let date: Date
  /// What the sky is like.
  public let condition: WeatherCondition
  /// The name of an image.
  public let symbolName: String
  /// How warm it gets.
  public let highTemperature: Measurement<UnitTemperature>
  /// How cold it gets.
  public let lowTemperature: Measurement<UnitTemperature>
  /// How likely it is to rain, from 0 to 1.
  public let precipitationChance: Double
  /// The wind.
  public let wind: Wind
  /// How strong the sun is.
  public let uvIndex: UVIndex
}

/// What comes, in order.
public struct Forecast<Element: Sendable>: RandomAccessCollection, Sendable {
  /// What comes.
  public let forecast: [Element]
  /// The first.
  public var startIndex: Int { forecast.startIndex }
  /// Behind the last.
  public var endIndex: Int { forecast.endIndex }
  /// One of them.
  public subscript(position: Int) -> Element { forecast[position] }
}

/// A warning.
public struct WeatherAlert: Sendable {
  /// What it says.
  public let summary: String
  /// Where more is.
  public let detailsURL: URL
}

/// The weather of a place.
public struct Weather: Sendable {
  /// Now.
  public let currentWeather: CurrentWeather
  /// Minute by minute.
  public let minuteForecast: Forecast<MinuteWeather>?
  /// Hour by hour.
  public let hourlyForecast: Forecast<HourWeather>
  /// Day by day.
  public let dailyForecast: Forecast<DayWeather>
  /// Warnings.
  public let weatherAlerts: [WeatherAlert]?
}

/// Who knows the weather.
public struct WeatherAttribution: Sendable {
  /// The name.
  public let serviceName: String
  /// Where the sources are.
  public let legalPageURL: URL
  /// An image.
  public let squareMarkURL: URL
  /// An image for light screens.
  public let combinedMarkLightURL: URL
  /// An image for dark screens.
  public let combinedMarkDarkURL: URL
}

/// Why the weather is not known.
public enum WeatherError: Error, LocalizedError, Sendable {
  case permissionDenied, unknown
  /// A description of the error.
  public var errorDescription: String? { "The weather is not known here." }
}

/// What is asked.
public struct WeatherQuery<T>: Sendable {
  /// The weather now.
  public static var current: WeatherQuery<CurrentWeather> { WeatherQuery<CurrentWeather>() }
  /// Minute by minute.
  public static var minute: WeatherQuery<Forecast<MinuteWeather>?> {
    WeatherQuery<Forecast<MinuteWeather>?>()
  }
  /// Hour by hour.
  public static var hourly: WeatherQuery<Forecast<HourWeather>> {
    WeatherQuery<Forecast<HourWeather>>()
  }
  /// Day by day.
  public static var daily: WeatherQuery<Forecast<DayWeather>> {
    WeatherQuery<Forecast<DayWeather>>()
  }
  /// Warnings.
  public static var alerts: WeatherQuery<[WeatherAlert]?> { WeatherQuery<[WeatherAlert]?>() }
}

/// Knows the weather. Here nobody does: each question ends in an error.
public final class WeatherService: Sendable {
  /// The service.
  public static let shared = WeatherService()
  /// Creates a service.
  public init() {}
  /// Always fails: the weather is not known.
  public func weather(for location: CLLocation) async throws -> Weather {
    throw WeatherError.unknown
  }
  /// Always fails: the weather is not known.
  public func weather<T>(for location: CLLocation, including dataSet: WeatherQuery<T>) async throws
    -> T
  { throw WeatherError.unknown }
  /// Always fails: the weather is not known.
  public func weather<T1, T2>(
    for location: CLLocation,
    including dataSet1: WeatherQuery<T1>,
    _ dataSet2: WeatherQuery<T2>
  ) async throws -> (T1, T2) { throw WeatherError.unknown }
  /// Always fails: the weather is not known.
  public func weather<T1, T2, T3>(
    for location: CLLocation,
    including dataSet1: WeatherQuery<T1>,
    _ dataSet2: WeatherQuery<T2>,
    _ dataSet3: WeatherQuery<T3>
  ) async throws -> (T1, T2, T3) { throw WeatherError.unknown }
}

extension WeatherService {
  /// Who knows the weather. Always throws, since nobody does here.
  public var attribution: WeatherAttribution { get async throws { throw WeatherError.unknown } }
}
