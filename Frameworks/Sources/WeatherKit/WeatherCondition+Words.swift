// SPDX-License-Identifier: MIT

extension WeatherCondition {
  /// The condition in words, such as "Partly Cloudy".
  public var description: String {
    let words = rawValue.map { $0.isUppercase ? " \($0)" : "\($0)" }.joined()
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
