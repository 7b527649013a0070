// SPDX-License-Identifier: MIT

import Synchronization

#if canImport(_FoundationICU)
  import _FoundationICU
#endif

/// A CLDR plural category, for which words can have a specific form.
package enum PluralCategory: String, CaseIterable, Hashable, Sendable {
  case zero, one, two, few, many, other
}

/// The rules that determine a number's plural category in a language.
///
/// The rules come from CLDR and are part of the ICU library in Foundation.
package struct PluralRules: Sendable {
  private let rules: Rules?

  /// Returns a language's rules, which are read only once per language.
  ///
  /// - Parameter language: A BCP 47 tag. An unknown language has only the category `other`.
  package static func of(_ language: String) -> PluralRules {
    known.withLock { known in
      if let rules = known[language] { return rules }
      let rules = PluralRules(rules: Rules(language))
      known[language] = rules
      return rules
    }
  }

  /// The rules that have already been read, keyed by language. Only a few rules are kept in memory, because the
  /// languages come from the program's tables.
  private static let known = Mutex<[String: PluralRules]>([:])

  /// Returns the plural category of a number.
  package func category(of number: Double) -> PluralCategory {
    rules?.keyword(of: number.isFinite ? number : 0).flatMap(PluralCategory.init) ?? .other
  }

  /// The categories used in the language, in the order of ``PluralCategory``.
  package var categories: [PluralCategory] {
    let names = Set(rules?.keywords ?? [])
    let found = PluralCategory.allCases.filter { names.contains($0.rawValue) }
    return found.isEmpty ? [.other] : found
  }

  #if canImport(_FoundationICU)
    /// The ICU object that contains a language's plural rules.
    ///
    /// Invariant: `handle` is constant, and ICU's functions only read the object, so any thread can call them. The ICU
    /// object is closed after its last use.
    private final class Rules: @unchecked Sendable {
      private let handle: OpaquePointer

      init?(_ language: String) {
        var status = U_ZERO_ERROR
        guard
          let handle = swift_uplrules_openForType(language, UPLURAL_TYPE_CARDINAL, &status),
          status.rawValue <= 0
        else { return nil }
        self.handle = handle
      }

      deinit { swift_uplrules_close(handle) }

      func keyword(of number: Double) -> String? {
        var status = U_ZERO_ERROR
        var buffer = [UInt16](repeating: 0, count: 16)
        let length = Int(swift_uplrules_select(handle, number, &buffer, 16, &status))
        guard status.rawValue <= 0, (1...16).contains(length) else { return nil }
        return String(decoding: buffer.prefix(length), as: UTF16.self)
      }

      var keywords: [String] {
        var status = U_ZERO_ERROR
        guard let names = swift_uplrules_getKeywords(handle, &status), status.rawValue <= 0 else {
          return []
        }
        defer { swift_uenum_close(names) }
        var found: [String] = []
        while let name = swift_uenum_next(names, nil, &status) {
          found.append(String(cString: name))
        }
        return found
      }
    }
  #else
    private struct Rules {
      init?(_ language: String) { return nil }
      func keyword(of number: Double) -> String? { nil }
      var keywords: [String] { [] }
    }
  #endif
}
