// SPDX-License-Identifier: MIT

import Foundation

/// The text for a key in one language, with all its variations.
package struct LocalizedTemplate: Hashable, Sendable {
  /// A single string or a choice between several strings.
  package indirect enum Form: Hashable, Sendable {
    case text(String)
    case plural([PluralCategory: Form])
    /// A choice that depends on the device, such as `iphone` or `mac`, with `other` for any other device.
    case device([String: Form])
  }

  /// A part of the text that varies with a number, such as `%#@books@`.
  package struct Substitution: Hashable, Sendable {
    /// The one-based number of the argument, or `nil` for the next argument.
    package var position: Int?
    package var form: Form

    package init(position: Int?, form: Form) {
      self.position = position
      self.form = form
    }
  }

  package var form: Form
  package var substitutions: [String: Substitution]

  package init(_ form: Form, substitutions: [String: Substitution] = [:]) {
    self.form = form
    self.substitutions = substitutions
  }

  /// The maximum nesting depth of substitutions. A limit is needed because substitutions can contain themselves.
  private static let depthLimit = 8

  /// Returns the text with the given values inserted.
  ///
  /// A value without a specifier in the text is omitted, and a specifier without a value stays in the text.
  ///
  /// - Parameters:
  ///   - language: The language of the text. The plural rules of this language apply.
  ///   - locale: The locale in which numbers are written.
  ///   - device: The kind of device.
  package func text(
    _ arguments: [FormatArgument],
    language: String,
    locale: Locale,
    device: String = "iphone"
  ) -> String {
    Writer(template: self, arguments: arguments, language: language, locale: locale, device: device)
      .text(of: form, own: nil, depth: 0)
  }

  /// The strings for every plural category and every device, for comparing languages.
  package var texts: [String] {
    var found: [String] = []
    func add(_ form: Form) {
      switch form {
      case .text(let text): found.append(text)
      case .plural(let forms): PluralCategory.allCases.compactMap { forms[$0] }.forEach(add)
      case .device(let forms): forms.sorted { $0.key < $1.key }.map(\.value).forEach(add)
      }
    }
    add(form)
    substitutions.sorted { $0.key < $1.key }.map(\.value.form).forEach(add)
    return found
  }

  /// The plural categories of each named plural. The plurals in the main text have an empty name.
  package var plurals: [(name: String, categories: Set<PluralCategory>)] {
    var found: [(name: String, categories: Set<PluralCategory>)] = []
    func add(_ form: Form, _ name: String) {
      switch form {
      case .text: break
      case .plural(let forms): found.append((name, Set(forms.keys)))
      case .device(let forms): forms.sorted { $0.key < $1.key }.forEach { add($0.value, name) }
      }
    }
    add(form, "")
    substitutions.sorted { $0.key < $1.key }.forEach { add($0.value.form, $0.key) }
    return found
  }

  /// A writer that inserts values into a template.
  private struct Writer {
    let template: LocalizedTemplate
    let arguments: [FormatArgument]
    let language: String
    let locale: Locale
    let device: String

    /// - Parameter own: The number, counted from 1, of the argument for the substitution that contains the form.
    func text(of form: Form, own: Int?, depth: Int) -> String {
      switch form {
      case .text(let text): return fill(text, own: own, depth: depth)
      case .plural(let forms):
        return chosen(from: forms, own).map { self.text(of: $0, own: own, depth: depth) } ?? ""
      case .device(let forms):
        let form = forms[device] ?? forms["other"] ?? forms.min { $0.key < $1.key }?.value
        return form.map { self.text(of: $0, own: own, depth: depth) } ?? ""
      }
    }

    private func chosen(from forms: [PluralCategory: Form], _ own: Int?) -> Form? {
      let number: Double?
      if let own {
        number = argument(own)?.number
      } else {
        number = arguments.lazy.compactMap(\.number).first
      }
      // The string for zero is used in every language, even if the language has no category for zero.
      if number == 0, let form = forms[.zero] { return form }
      let language = language == "Base" ? "en" : language
      let category = number.map { PluralRules.of(language).category(of: $0) } ?? .other
      if let form = forms[category] ?? forms[.other] { return form }
      return PluralCategory.allCases.reversed().lazy.compactMap { forms[$0] }.first
    }

    private func argument(_ position: Int) -> FormatArgument? {
      arguments.indices.contains(position - 1) ? arguments[position - 1] : nil
    }

    private func fill(_ text: String, own: Int?, depth: Int) -> String {
      // Without values, the text is not a format string, so a percent sign in it is an ordinary character.
      guard !arguments.isEmpty else { return text }
      var result = ""
      var next = 1
      for piece in FormatString(text).pieces {
        switch piece {
        case .text(let text): result += text
        case .value(let specifier):
          let fixed = specifier.position ?? own
          let position = fixed ?? next
          if fixed == nil { next += 1 }
          result += argument(position)?.written(by: specifier, in: locale) ?? specifier.text
        case .variation(let name, let given):
          guard let substitution = template.substitutions[name], depth < depthLimit else {
            result += "%#@\(name)@"
            continue
          }
          let fixed = given ?? substitution.position ?? own
          let position = fixed ?? next
          if fixed == nil { next += 1 }
          result += self.text(of: substitution.form, own: position, depth: depth + 1)
        }
      }
      return result
    }
  }
}
