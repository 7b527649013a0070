// SPDX-License-Identifier: MIT

// Made from Surface/Intents.rows by `make surface`.

import A11yAppModel
@_exported import Foundation

/// An image of something. It is not shown.
open class INImage: NSObject, @unchecked Sendable {
  /// An image with a name.
  public convenience init(named name: String) { self.init() }
  /// An image of a file.
  public convenience init(imageData: Data) { self.init() }
  /// An image at a place.
  public convenience init?(url: URL) { self.init() }
  /// An image at a place, with a size.
  public convenience init?(url: URL, width: Double, height: Double) { self.init() }
  /// An image of the system.
  open class func systemImageNamed(_ systemImageName: String) -> Self { self.init() }
  /// An image.
  public override required init() { super.init() }
}

/// A name that can be said.
open class INSpeakableString: NSObject, @unchecked Sendable {
  /// The words.
  public let spokenPhrase: String
  /// What identifies it.
  public let identifier: String?
  /// How it is said.
  public let pronunciationHint: String?
  /// What identifies it.
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

/// Something of an app's.
open class INObject: NSObject, @unchecked Sendable {
  /// What identifies it.
  public let identifier: String?
  /// Its name.
  public let displayString: String
  /// How it is said.
  public let pronunciationHint: String?
  /// More about it.
  open var subtitleString: String?
  /// An image.
  open var displayImage: INImage?
  /// Other names.
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

/// Some of an app's objects.
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

/// An app's objects.
open class INObjectCollection<ObjectType: NSObject>: NSObject, @unchecked Sendable {
  /// The objects, in sections.
  public let sections: [INObjectSection<ObjectType>]
  /// The objects.
  open var allItems: [ObjectType] { sections.flatMap(\.items) }
  /// Whether they have an index.
  open var usesIndexedCollation = false
  /// Creates a collection of sections.
  public init(sections: [INObjectSection<ObjectType>]) {
    self.sections = sections
    super.init()
  }
  /// Creates a collection.
  public convenience init(items: [ObjectType]) {
    self.init(sections: [INObjectSection(title: nil, items: items)])
  }
}

/// What a person is reached by.
public enum INPersonHandleType: Int, Sendable {
  case unknown, emailAddress, phoneNumber
}

/// Where a person is reached.
public struct INPersonHandleLabel: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a label.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// At home.
  public static let home = Self(rawValue: "_$!<Home>!$_")
  /// At work.
  public static let work = Self(rawValue: "_$!<Work>!$_")
  /// On an iPhone.
  public static let iPhone = Self(rawValue: "iPhone")
  /// On a mobile telephone.
  public static let mobile = Self(rawValue: "_$!<Mobile>!$_")
  /// Usually.
  public static let main = Self(rawValue: "_$!<Main>!$_")
  /// Elsewhere.
  public static let other = Self(rawValue: "_$!<Other>!$_")
}

/// What a person is reached by.
open class INPersonHandle: NSObject, @unchecked Sendable {
  /// The address or number.
  public let value: String?
  /// Which of both it is.
  public let type: INPersonHandleType
  /// Where it is.
  public let label: INPersonHandleLabel?
  /// Creates a handle.
  public init(value: String?, type: INPersonHandleType, label: INPersonHandleLabel? = nil) {
    self.value = value
    self.type = type
    self.label = label
    super.init()
  }
}

/// Why a person is suggested.
public enum INPersonSuggestionType: Int, Sendable {
  case none, socialProfile, instantMessageAddress
}

/// A person.
open class INPerson: NSObject, @unchecked Sendable {
  /// What the person is reached by.
  public let personHandle: INPersonHandle?
  /// The parts of the name.
  public let nameComponents: PersonNameComponents?
  /// The name.
  public let displayName: String
  /// An image.
  public let image: INImage?
  /// What identifies the person in the contacts.
  public let contactIdentifier: String?
  /// What identifies the person in the app.
  public let customIdentifier: String?
  /// Whether it is the user.
  public let isMe: Bool
  /// Why the person is suggested.
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
  /// How much.
  public let amount: NSDecimalNumber?
  /// Of which currency.
  public let currencyCode: String?
  /// Creates an amount.
  public init(amount: NSDecimalNumber, currencyCode: String) {
    self.amount = amount
    self.currencyCode = currencyCode
    super.init()
  }
}

/// A time.
open class INDateComponentsRange: NSObject, @unchecked Sendable {
  /// From when.
  public let startDateComponents: DateComponents?
  /// Until when.
  public let endDateComponents: DateComponents?
  /// Creates a time.
  public init(start startDateComponents: DateComponents?, end endDateComponents: DateComponents?) {
    self.startDateComponents = startDateComponents
    self.endDateComponents = endDateComponents
    super.init()
  }
}

/// A file.
open class INFile: NSObject, @unchecked Sendable {
  /// What is in it.
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
