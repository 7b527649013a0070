// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

// Keyboard types do not affect elements.
extension View {
  /// Turns off autocorrection.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    self
  }

  /// Turns off autocorrection.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    self
  }

  /// Suggests texts for a field: they are read after it while it is edited.
  nonisolated public func textInputSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S
  ) -> some View { suggesting(suggestions()) }

  /// Suggests texts for a field: they are read after it while it is edited.
  nonisolated public func textInputSuggestions<Data: RandomAccessCollection, S: View>(
    _ data: Data,
    @ViewBuilder content: @escaping (Data.Element) -> S
  ) -> some View where Data.Element: Identifiable { suggesting(ForEach(data, content: content)) }

  /// Suggests texts for a field: they are read after it while it is edited.
  nonisolated public func textInputSuggestions<Data: RandomAccessCollection, ID: Hashable, S: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> S
  ) -> some View { suggesting(ForEach(data, id: id, content: content)) }

  /// Creates a suggestion a button that puts a text into the field.
  nonisolated public func textInputCompletion(_ completion: String) -> some View {
    completingText(completion)
  }

  /// Sets in which direction text is written.
  nonisolated public func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View {
    self
  }

  /// Sets the keyboard.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
    self
  }

  /// Says what kind of text is typed.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    self
  }

  /// Sets which letters are capitalised.
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    self
  }
}

/// Which letters are capitalised.
public struct TextInputAutocapitalization: Hashable, Sendable {
  package let name: String
  /// None.
  public static var never: TextInputAutocapitalization { .init(name: "never") }
  /// The first of each word.
  public static var words: TextInputAutocapitalization { .init(name: "words") }
  /// The first of each sentence.
  public static var sentences: TextInputAutocapitalization { .init(name: "sentences") }
  /// All.
  public static var characters: TextInputAutocapitalization { .init(name: "characters") }
}

/// A keyboard.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// A kind of text to type.
public struct UITextContentType: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A name.
  public static let name = UITextContentType(rawValue: "name")
  /// A title before a name.
  public static let namePrefix = UITextContentType(rawValue: "namePrefix")
  /// A given name.
  public static let givenName = UITextContentType(rawValue: "givenName")
  /// A middle name.
  public static let middleName = UITextContentType(rawValue: "middleName")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "familyName")
  /// A suffix of a name.
  public static let nameSuffix = UITextContentType(rawValue: "nameSuffix")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A job title.
  public static let jobTitle = UITextContentType(rawValue: "jobTitle")
  /// An organisation.
  public static let organizationName = UITextContentType(rawValue: "organizationName")
  /// A location.
  public static let location = UITextContentType(rawValue: "location")
  /// A postal address.
  public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")
  /// The first line of a postal address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "streetAddressLine1")
  /// The second line of a postal address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "streetAddressLine2")
  /// A city.
  public static let addressCity = UITextContentType(rawValue: "addressCity")
  /// A state.
  public static let addressState = UITextContentType(rawValue: "addressState")
  /// A country.
  public static let countryName = UITextContentType(rawValue: "countryName")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postalCode")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
  /// An e-mail address.
  public static let emailAddress = UITextContentType(rawValue: "emailAddress")
  /// A URL.
  public static let URL = UITextContentType(rawValue: "URL")
  /// A credit card number.
  public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
  /// A user name.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "newPassword")
  /// A one-time code.
  public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
  /// A date.
  public static let dateTime = UITextContentType(rawValue: "dateTime")
  /// A birthday.
  public static let birthdate = UITextContentType(rawValue: "birthdate")
}
