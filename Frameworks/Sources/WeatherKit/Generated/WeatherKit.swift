// SPDX-License-Identifier: MIT

// Made from Surface/WeatherKit.rows by `make surface`.

import CoreLocation
@_exported import Foundation

/// A condition of the weather.
public enum WeatherCondition: String, CaseIterable, Codable, Hashable, CustomStringConvertible,
  Sendable
{
  case blizzard, blowingDust, blowingSnow, breezy, clear, cloudy, drizzle, flurries, foggy,
    freezingDrizzle
  case freezingRain, frigid, hail, haze, heavyRain, heavySnow, hot, hurricane, isolatedThunderstorms
  case mostlyClear, mostlyCloudy, partlyCloudy, rain, scatteredThunderstorms, sleet, smoky, snow
  case strongStorms, sunFlurries, sunShowers, thunderstorms, tropicalStorm, windy, wintryMix
}

/// The current weather.
public struct CurrentWeather: Sendable {
  /// The date.
  public let date: Date
  /// The cloud cover, from 0 to 1.
  public let cloudCover: Double
  /// A condition of the weather.
  public let condition: WeatherCondition
  /// The name of an image.
  public let symbolName: String
  /// The humidity, from 0 to 1.
  public let humidity: Double
  /// Whether it is daylight.
  public let isDaylight: Bool
  /// The temperature.
  public let temperature: Measurement<UnitTemperature>
  /// The apparent temperature.
  public let apparentTemperature: Measurement<UnitTemperature>
  /// The wind.
  public let wind: Wind
  /// The UV index.
  public let uvIndex: UVIndex
}

/// The wind's speed and direction.
public struct Wind: Sendable {
  /// The speed.
  public let speed: Measurement<UnitSpeed>
  /// The direction from which the wind blows.
  public let direction: Measurement<UnitAngle>
  /// The speed of gusts.
  public let gust: Measurement<UnitSpeed>?
}

/// The UV index.
public struct UVIndex: Sendable {
  /// The number.
  public let value: Int
}

/// The weather in a minute.
public struct MinuteWeather: Sendable {
  /// The date.
  public let date: Date
  /// The chance of precipitation, from 0 to 1.
  public let precipitationChance: Double
}

/// The weather in an hour.
public struct HourWeather: Sendable {
  /// The date.
  public let date: Date
  /// A condition of the weather.
  public let condition: WeatherCondition
  /// The name of an image.
  public let symbolName: String
  /// Whether it is daylight.
  public let isDaylight: Bool
  /// The temperature.
  public let temperature: Measurement<UnitTemperature>
  /// The chance of precipitation, from 0 to 1.
  public let precipitationChance: Double
  /// The humidity, from 0 to 1.
  public let humidity: Double
  /// The cloud cover, from 0 to 1.
  public let cloudCover: Double
  /// The wind.
  public let wind: Wind
  /// The UV index.
  public let uvIndex: UVIndex
}

/// The weather on a day.
public struct DayWeather: Sendable {
  /// The date.
  public let date: Date
  /// A condition of the weather.
  public let condition: WeatherCondition
  /// The name of an image.
  public let symbolName: String
  /// The high temperature.
  public let highTemperature: Measurement<UnitTemperature>
  /// The low temperature.
  public let lowTemperature: Measurement<UnitTemperature>
  /// The chance of precipitation, from 0 to 1.
  public let precipitationChance: Double
  /// The wind.
  public let wind: Wind
  /// The UV index.
  public let uvIndex: UVIndex
}

/// A forecast, in order.
public struct Forecast<Element: Sendable>: RandomAccessCollection, Sendable {
  /// The entries of the forecast.
  public let forecast: [Element]
  /// The index of the first entry.
  public var startIndex: Int { forecast.startIndex }
  /// The index after the last entry.
  public var endIndex: Int { forecast.endIndex }
  /// The entry at an index.
  public subscript(position: Int) -> Element { forecast[position] }
}

/// A warning.
public struct WeatherAlert: Sendable {
  /// A summary.
  public let summary: String
  /// The URL of the details.
  public let detailsURL: URL
}

/// The weather at a place.
public struct Weather: Sendable {
  /// The current weather.
  public let currentWeather: CurrentWeather
  /// The forecast by minute.
  public let minuteForecast: Forecast<MinuteWeather>?
  /// The forecast by hour.
  public let hourlyForecast: Forecast<HourWeather>
  /// The forecast by day.
  public let dailyForecast: Forecast<DayWeather>
  /// Warnings.
  public let weatherAlerts: [WeatherAlert]?
}

/// The attribution for weather data.
public struct WeatherAttribution: Sendable {
  /// The name.
  public let serviceName: String
  /// The URL of the sources.
  public let legalPageURL: URL
  /// An image.
  public let squareMarkURL: URL
  /// An image for light screens.
  public let combinedMarkLightURL: URL
  /// An image for dark screens.
  public let combinedMarkDarkURL: URL
}

/// The reason the weather is not available.
public enum WeatherError: Error, LocalizedError, Sendable {
  case permissionDenied, unknown
  /// A description of the error.
  public var errorDescription: String? { "The weather is not known here." }
}

/// A query for weather data.
public struct WeatherQuery<T>: Sendable {
  /// The current weather.
  public static var current: WeatherQuery<CurrentWeather> { WeatherQuery<CurrentWeather>() }
  /// The forecast by minute.
  public static var minute: WeatherQuery<Forecast<MinuteWeather>?> {
    WeatherQuery<Forecast<MinuteWeather>?>()
  }
  /// The forecast by hour.
  public static var hourly: WeatherQuery<Forecast<HourWeather>> {
    WeatherQuery<Forecast<HourWeather>>()
  }
  /// The forecast by day.
  public static var daily: WeatherQuery<Forecast<DayWeather>> {
    WeatherQuery<Forecast<DayWeather>>()
  }
  /// Warnings.
  public static var alerts: WeatherQuery<[WeatherAlert]?> { WeatherQuery<[WeatherAlert]?>() }
}

/// A service for weather data. No data is available, so every request fails.
public final class WeatherService: Sendable {
  /// The shared service.
  public static let shared = WeatherService()
  /// Creates a service.
  public init() {}
  /// Always fails, because no weather data is available.
  public func weather(for location: CLLocation) async throws -> Weather {
    throw WeatherError.unknown
  }
  /// Always fails, because no weather data is available.
  public func weather<T>(for location: CLLocation, including dataSet: WeatherQuery<T>) async throws
    -> T
  { throw WeatherError.unknown }
  /// Always fails, because no weather data is available.
  public func weather<T1, T2>(
    for location: CLLocation,
    including dataSet1: WeatherQuery<T1>,
    _ dataSet2: WeatherQuery<T2>
  ) async throws -> (T1, T2) { throw WeatherError.unknown }
  /// Always fails, because no weather data is available.
  public func weather<T1, T2, T3>(
    for location: CLLocation,
    including dataSet1: WeatherQuery<T1>,
    _ dataSet2: WeatherQuery<T2>,
    _ dataSet3: WeatherQuery<T3>
  ) async throws -> (T1, T2, T3) { throw WeatherError.unknown }
}

extension WeatherService {
  /// The attribution for weather data. It always throws an error, because there is no weather data.
  public var attribution: WeatherAttribution { get async throws { throw WeatherError.unknown } }
}
