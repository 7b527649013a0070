// SPDX-License-Identifier: MIT

import Foundation

/// A reader for a table in one language, which is either a `.strings` file or a `.stringsdict` file with plurals.
package enum StringsFile {
  /// Returns the strings in a `.strings` file, which is a property list in any format, or `nil` if the data is not such
  /// a file.
  package static func texts(of data: Data) -> [String: String]? {
    guard let values = propertyList(data) as? [String: Any] else { return nil }
    return values.compactMapValues { $0 as? String }
  }

  /// Returns the strings in a `.stringsdict` file, or `nil` if the data is not such a file.
  package static func templates(of data: Data) -> [String: LocalizedTemplate]? {
    guard let values = propertyList(data) as? [String: Any] else { return nil }
    return values.compactMapValues { ($0 as? [String: Any]).flatMap(template) }
  }

  private static func propertyList(_ data: Data) -> Any? {
    let format = { (data: Data) in
      try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    }
    if let list = format(data) as? [String: Any] { return list }
    // A UTF-16 file from Xcode may lack a byte-order mark. A UTF-16 file is recognized by its zero bytes, which UTF-8
    // text does not contain.
    let start = data.prefix(64)
    guard let zero = start.firstIndex(of: 0) else {
      return data.allSatisfy { $0 <= 0x20 } ? [String: Any]() : nil
    }
    let isLittle = (zero - start.startIndex) % 2 == 1
    return String(data: data, encoding: isLittle ? .utf16LittleEndian : .utf16BigEndian)
      .flatMap { format(Data($0.utf8)) }
  }

  private static func template(_ values: [String: Any]) -> LocalizedTemplate? {
    if let forms = values["NSStringDeviceSpecificRuleType"] as? [String: Any] {
      let forms = forms.compactMapValues(form)
      return forms.isEmpty ? nil : LocalizedTemplate(.device(forms))
    }
    if let widths = values["NSStringVariableWidthRuleType"] as? [String: String] {
      let widest = widths.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }
      return widest.map { LocalizedTemplate(.text($0.value)) }
    }
    guard let format = values["NSStringLocalizedFormatKey"] as? String else { return nil }
    var substitutions: [String: LocalizedTemplate.Substitution] = [:]
    for (name, value) in values {
      guard let value = value as? [String: Any] else { continue }
      var forms: [PluralCategory: LocalizedTemplate.Form] = [:]
      for category in PluralCategory.allCases {
        if let text = value[category.rawValue] as? String { forms[category] = .text(text) }
      }
      guard !forms.isEmpty else { continue }
      substitutions[name] = LocalizedTemplate.Substitution(position: nil, form: .plural(forms))
    }
    return LocalizedTemplate(.text(format), substitutions: substitutions)
  }

  /// Returns the form of a string for one device, which is either plain text or a separate format.
  private static func form(_ value: Any) -> LocalizedTemplate.Form? {
    if let text = value as? String { return .text(text) }
    return (value as? [String: Any]).flatMap(template)?.form
  }
}
