// SPDX-License-Identifier: MIT

import A11yJSON

/// The policy that determines how virtual time passes.
enum VirtualTime: Hashable, Sendable {
  /// Time does not pass.
  case pause
  /// Time passes on its own, up to a budget.
  case advance(milliseconds: Double)
  /// Time passes on its own, up to a budget, but not while the page waits for the network.
  case advanceUnlessFetching(milliseconds: Double)

  fileprivate var parameters: JSONValue {
    switch self {
    case .pause: ["policy": "pause"]
    case .advance(let budget): ["policy": "advance", "budget": .number(budget)]
    case .advanceUnlessFetching(let budget):
      ["policy": "pauseIfNetworkFetchesPending", "budget": .number(budget)]
    }
  }
}

/// A press or release of a key.
struct KeyEvent: Hashable, Sendable {
  var type: String
  var key: String
  var code: String
  var keyCode: Int
  var modifiers: Int
  /// The text that the key types.
  var text: String?

  fileprivate var parameters: JSONValue {
    var parameters: [String: JSONValue] = [
      "type": .string(type), "key": .string(key), "code": .string(code),
      "windowsVirtualKeyCode": .number(Double(keyCode)),
      "nativeVirtualKeyCode": .number(Double(keyCode)), "modifiers": .number(Double(modifiers)),
    ]
    if let text { parameters["text"] = .string(text) }
    return .object(parameters)
  }
}

extension BrowserCommand where Answer == [String: Double] {
  /// Returns the browser's counts and measurements for a page, keyed by name.
  static var getMetrics: Self {
    Self(
      "Performance.getMetrics",
      result: { result in
        var metrics: [String: Double] = [:]
        for metric in result["metrics"].array {
          if let name = metric["name"].string { metrics[name] = metric["value"].number }
        }
        return metrics
      }
    )
  }
}

extension BrowserCommand where Answer == Void {
  /// Sets the policy that determines how virtual time passes.
  static func setVirtualTime(_ time: VirtualTime) -> Self {
    Self("Emulation.setVirtualTimePolicy", time.parameters)
  }

  /// Makes the page behave as if it were the frontmost page.
  static var emulateFocus: Self { Self("Emulation.setFocusEmulationEnabled", ["enabled": true]) }

  /// Sets the viewport's size, in points.
  static func setViewport(width: Int, height: Int) -> Self {
    Self(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": .number(Double(width)), "height": .number(Double(height)),
        "deviceScaleFactor": 1, "mobile": false,
      ]
    )
  }

  /// Sets the locale for the page's scripts.
  static func setLocale(_ locale: String) -> Self {
    Self("Emulation.setLocaleOverride", ["locale": .string(locale)])
  }

  /// Sets the user agent that the browser reports.
  static func setUserAgent(_ name: String) -> Self {
    Self("Emulation.setUserAgentOverride", ["userAgent": .string(name)])
  }

  /// Sets media features, such as `prefers-color-scheme`.
  static func setMedia(_ features: [String: String]) -> Self {
    let list = features.sorted { $0.key < $1.key }.map { feature -> JSONValue in
      ["name": .string(feature.key), "value": .string(feature.value)]
    }
    return Self("Emulation.setEmulatedMedia", ["features": .array(list)])
  }

  /// Sets the time zone for the page's scripts.
  static func setTimeZone(_ identifier: String) -> Self {
    Self("Emulation.setTimezoneOverride", ["timezoneId": .string(identifier)])
  }

  /// Sets the location that is reported to the page, in degrees.
  static func setGeolocation(latitude: Double, longitude: Double) -> Self {
    Self(
      "Emulation.setGeolocationOverride",
      ["latitude": .number(latitude), "longitude": .number(longitude), "accuracy": 10]
    )
  }

  /// Inserts text at the page's keyboard focus.
  static func insertText(_ text: String) -> Self {
    Self("Input.insertText", ["text": .string(text)])
  }

  /// Presses or releases a key.
  static func dispatchKey(_ event: KeyEvent) -> Self {
    Self("Input.dispatchKeyEvent", event.parameters)
  }
}
