// SPDX-License-Identifier: MIT

import A11yAppSources

/// A target's build settings, including those inherited from the project.
struct XcodeSettings {
  private let own: [String: String]
  private let inherited: [String: String]

  init(of target: XcodeObjects.Object, _ objects: XcodeObjects) {
    own = Self.table(of: target, objects)
    inherited = objects.project.map { Self.table(of: $0, objects) } ?? [:]
  }

  subscript(_ name: String) -> String? { own[name] ?? inherited[name] }

  /// The platforms for which the target is built.
  var platforms: Set<ApplePlatform> {
    let names = self["SUPPORTED_PLATFORMS"] ?? self["SDKROOT"] ?? ""
    let found = names.split(separator: " ").compactMap { ApplePlatform(sdk: String($0)) }
    guard found.isEmpty, let sdk = self["SDKROOT"] else { return Set(found) }
    return Set([ApplePlatform(sdk: sdk)].compactMap(\.self))
  }

  /// The compilation conditions, except `DEBUG`.
  var conditions: [String] {
    let all = [own, inherited].flatMap {
      ($0["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? "").split(separator: " ")
    }
    var names: [String] = []
    for name in all.map(String.init)
    where name != "DEBUG" && name.asIdentifier == name && !names.contains(name) {
      names.append(name)
    }
    return names
  }

  /// Returns the settings of the debug configuration or, if there is none, of the first configuration.
  private static func table(
    of object: XcodeObjects.Object,
    _ objects: XcodeObjects
  ) -> [String: String] {
    guard let list = object.text("buildConfigurationList").flatMap({ objects[$0] }) else {
      return [:]
    }
    let all = objects.objects("buildConfigurations", of: list)
    return (all.first { $0.text("name") == "Debug" } ?? all.first)?.table("buildSettings") ?? [:]
  }
}
