// SPDX-License-Identifier: MIT

extension WeatherService {
  /// Who knows the weather. Always throws, since nobody does here.
  public var attribution: WeatherAttribution {
    get async throws { throw WeatherError.unknown }
  }
}
