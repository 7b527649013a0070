// SPDX-License-Identifier: MIT

// Made from Surface/Intents.rows by `make surface`.

import A11yAppModel
@_exported import Foundation

/// An image. It is not shown.
open class INImage: NSObject, @unchecked Sendable {
  /// Creates an image with a name.
  public convenience init(named name: String) { self.init() }
  /// Creates an image from data.
  public convenience init(imageData: Data) { self.init() }
  /// Creates an image from a URL.
  public convenience init?(url: URL) { self.init() }
  /// Creates an image from a URL, with a size.
  public convenience init?(url: URL, width: Double, height: Double) { self.init() }
  /// Returns a system image.
  open class func systemImageNamed(_ systemImageName: String) -> Self { self.init() }
  /// Creates an image.
  public override required init() { super.init() }
}

/// A speakable name.
open class INSpeakableString: NSObject, @unchecked Sendable {
  /// The phrase.
  public let spokenPhrase: String
  /// The identifier.
  public let identifier: String?
  /// The pronunciation.
  public let pronunciationHint: String?
  /// The identifier.
  open var vocabularyIdentifier: String? { identifier }
  /// Creates a name.
  public init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
    identifier = vocabularyIdentifier
    self.spokenPhrase = spokenPhrase
    self.pronunciationHint = pronunciationHint
    super.init()
  }
  /// Creates a name.
  public init(spokenPhrase: String) {
    identifier = nil
    self.spokenPhrase = spokenPhrase
    pronunciationHint = nil
    super.init()
  }
}

/// An object of an app.
open class INObject: NSObject, @unchecked Sendable {
  /// The identifier.
  public let identifier: String?
  /// The object's name.
  public let displayString: String
  /// The pronunciation.
  public let pronunciationHint: String?
  /// The subtitle.
  open var subtitleString: String?
  /// An image.
  open var displayImage: INImage?
  /// Alternative names.
  open var alternativeSpeakableMatches: [INSpeakableString]?
  /// Creates an object.
  public init(identifier: String?, display displayString: String, pronunciationHint: String? = nil)
  {
    self.identifier = identifier
    self.displayString = displayString
    self.pronunciationHint = pronunciationHint
    super.init()
  }
  /// Creates an object.
  public init(
    identifier: String?,
    display displayString: String,
    subtitle subtitleString: String?,
    image displayImage: INImage?
  ) {
    self.identifier = identifier
    self.displayString = displayString
    pronunciationHint = nil
    self.subtitleString = subtitleString
    self.displayImage = displayImage
    super.init()
  }
}

/// A section of an app's objects.
open class INObjectSection<ObjectType: NSObject>: NSObject, @unchecked Sendable {
  /// The title.
  public let title: String?
  /// The objects.
  public let items: [ObjectType]
  /// Creates a section.
  public init(title: String?, items: [ObjectType]) {
    self.title = title
    self.items = items
    super.init()
  }
}

/// A collection of an app's objects.
open class INObjectCollection<ObjectType: NSObject>: NSObject, @unchecked Sendable {
  /// The sections.
  public let sections: [INObjectSection<ObjectType>]
  /// The objects.
  open var allItems: [ObjectType] { sections.flatMap(\.items) }
  /// Whether the collection has an index.
  open var usesIndexedCollation = false
  /// Creates a collection from sections.
  public init(sections: [INObjectSection<ObjectType>]) {
    self.sections = sections
    super.init()
  }
  /// Creates a collection from objects.
  public convenience init(items: [ObjectType]) {
    self.init(sections: [INObjectSection(title: nil, items: items)])
  }
}

/// The kind of contact information for a person.
public enum INPersonHandleType: Int, Sendable {
  case unknown, emailAddress, phoneNumber
}

/// The label of a person's contact information.
public struct INPersonHandleLabel: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a label.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Home.
  public static let home = Self(rawValue: "_$!<Home>!$_")
  /// Work.
  public static let work = Self(rawValue: "_$!<Work>!$_")
  /// An iPhone.
  public static let iPhone = Self(rawValue: "iPhone")
  /// A mobile telephone.
  public static let mobile = Self(rawValue: "_$!<Mobile>!$_")
  /// The main contact information.
  public static let main = Self(rawValue: "_$!<Main>!$_")
  /// Any other contact information.
  public static let other = Self(rawValue: "_$!<Other>!$_")
}

/// The contact information for a person.
open class INPersonHandle: NSObject, @unchecked Sendable {
  /// The email address or telephone number.
  public let value: String?
  /// The kind of contact information.
  public let type: INPersonHandleType
  /// The label.
  public let label: INPersonHandleLabel?
  /// Creates a handle.
  public init(value: String?, type: INPersonHandleType, label: INPersonHandleLabel? = nil) {
    self.value = value
    self.type = type
    self.label = label
    super.init()
  }
}

/// The kind of suggestion for a person.
public enum INPersonSuggestionType: Int, Sendable {
  case none, socialProfile, instantMessageAddress
}

/// A person.
open class INPerson: NSObject, @unchecked Sendable {
  /// The person's contact information.
  public let personHandle: INPersonHandle?
  /// The components of the name.
  public let nameComponents: PersonNameComponents?
  /// The name.
  public let displayName: String
  /// An image.
  public let image: INImage?
  /// The person's identifier in the contacts.
  public let contactIdentifier: String?
  /// The person's identifier in the app.
  public let customIdentifier: String?
  /// Whether the person is the user.
  public let isMe: Bool
  /// The kind of suggestion.
  public let suggestionType: INPersonSuggestionType
  /// Creates a person.
  public init(
    personHandle: INPersonHandle?,
    nameComponents: PersonNameComponents?,
    displayName: String?,
    image: INImage?,
    contactIdentifier: String?,
    customIdentifier: String?,
    isMe: Bool = false,
    suggestionType: INPersonSuggestionType = .none
  ) {
    self.personHandle = personHandle
    self.nameComponents = nameComponents
    self.displayName =
      displayName ?? nameComponents.map {
        [$0.givenName, $0.familyName].compactMap(\.self).joined(separator: " ")
      } ?? personHandle?.value ?? ""
    self.image = image
    self.contactIdentifier = contactIdentifier
    self.customIdentifier = customIdentifier
    self.isMe = isMe
    self.suggestionType = suggestionType
    super.init()
  }
}

/// An amount of money.
open class INCurrencyAmount: NSObject, @unchecked Sendable {
  /// The amount.
  public let amount: NSDecimalNumber?
  /// The currency.
  public let currencyCode: String?
  /// Creates an amount.
  public init(amount: NSDecimalNumber, currencyCode: String) {
    self.amount = amount
    self.currencyCode = currencyCode
    super.init()
  }
}

/// A time interval.
open class INDateComponentsRange: NSObject, @unchecked Sendable {
  /// The start.
  public let startDateComponents: DateComponents?
  /// The end.
  public let endDateComponents: DateComponents?
  /// Creates a time interval.
  public init(start startDateComponents: DateComponents?, end endDateComponents: DateComponents?) {
    self.startDateComponents = startDateComponents
    self.endDateComponents = endDateComponents
    super.init()
  }
}

/// A file.
open class INFile: NSObject, @unchecked Sendable {
  /// The data.
  public let data: Data
  /// The name.
  open var filename: String
  /// The type.
  open var typeIdentifier: String?
  /// Creates a file.
  public init(data: Data, filename: String, typeIdentifier: String?) {
    self.data = data
    self.filename = filename
    self.typeIdentifier = typeIdentifier
    super.init()
  }
}
