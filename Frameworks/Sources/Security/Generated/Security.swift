// SPDX-License-Identifier: MIT

// Made from Surface/Security.rows by `make surface`.

@_exported import Foundation

/// The result code of a request: 0 for success.
public typealias OSStatus = Int32

/// A Core Foundation dictionary, which is a Swift dictionary here.
public typealias CFDictionary = [String: Any]

/// A Core Foundation string, which is a Swift string here.
public typealias CFString = String

/// Any Core Foundation value.
public typealias CFTypeRef = AnyObject

/// A Core Foundation Boolean, which is a Swift Boolean here.
public typealias CFBoolean = Bool

/// Success.
public let errSecSuccess: OSStatus = 0

/// A parameter is invalid.
public let errSecParam: OSStatus = -50

/// Authentication failed.
public let errSecAuthFailed: OSStatus = -25293

/// An item with the same identity exists.
public let errSecDuplicateItem: OSStatus = -25299

/// No item was found.
public let errSecItemNotFound: OSStatus = -25300

/// User interaction is not allowed.
public let errSecInteractionNotAllowed: OSStatus = -25308

/// The user has cancelled.
public let errSecUserCanceled: OSStatus = -128

/// The key for the class of an item.
public let kSecClass: CFString = "class"

/// The class of passwords.
public let kSecClassGenericPassword: CFString = "genp"

/// The class of passwords for servers.
public let kSecClassInternetPassword: CFString = "inet"

/// The class of cryptographic keys.
public let kSecClassKey: CFString = "keys"

/// The class of certificates.
public let kSecClassCertificate: CFString = "cert"

/// The class of certificates with their keys.
public let kSecClassIdentity: CFString = "idnt"

/// The key for an account's name.
public let kSecAttrAccount: CFString = "acct"

/// The key for a service's name.
public let kSecAttrService: CFString = "svce"

/// The key for a server's name.
public let kSecAttrServer: CFString = "srvr"

/// The key for a label.
public let kSecAttrLabel: CFString = "labl"

/// The key for custom data.
public let kSecAttrGeneric: CFString = "gena"

/// The key for a description.
public let kSecAttrDescription: CFString = "desc"

/// The key for a comment.
public let kSecAttrComment: CFString = "icmt"

/// The key for a tag.
public let kSecAttrApplicationTag: CFString = "atag"

/// The key for the group of apps that share the item.
public let kSecAttrAccessGroup: CFString = "agrp"

/// The key for whether the item is synchronized with other devices.
public let kSecAttrSynchronizable: CFString = "sync"

/// A value that matches synchronized and unsynchronized items.
public let kSecAttrSynchronizableAny: CFString = "syna"

/// The key for when the item is accessible.
public let kSecAttrAccessible: CFString = "pdmn"

/// Accessible while the device is unlocked.
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"

/// Accessible while this device is unlocked.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"

/// Accessible after the device has been unlocked once.
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"

/// Accessible after this device has been unlocked once.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"

/// Accessible while this device has a passcode.
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"

/// The key for the secret.
public let kSecValueData: CFString = "v_Data"

/// The key for a reference to a cryptographic key.
public let kSecValueRef: CFString = "v_Ref"

/// The key for whether to return the secret.
public let kSecReturnData: CFString = "r_Data"

/// The key for whether to return the other attributes.
public let kSecReturnAttributes: CFString = "r_Attributes"

/// The key for whether to return a reference.
public let kSecReturnRef: CFString = "r_Ref"

/// The key for the maximum number of results.
public let kSecMatchLimit: CFString = "m_Limit"

/// A single result.
public let kSecMatchLimitOne: CFString = "m_LimitOne"

/// All results.
public let kSecMatchLimitAll: CFString = "m_LimitAll"

/// The key for using the data protection keychain. There is only one keychain.
public let kSecUseDataProtectionKeychain: CFString = "nleg"

/// The key for an authentication context, which is not used.
public let kSecUseAuthenticationContext: CFString = "u_AuthCtx"

/// A source of random numbers.
public struct SecRandomRef: Sendable {}

/// The system's source.
public let kSecRandomDefault: SecRandomRef? = nil

/// Writes random bytes.
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer)
  -> OSStatus
{
  for index in 0..<count {
    bytes.storeBytes(of: UInt8.random(in: .min ... .max), toByteOffset: index, as: UInt8.self)
  }; return errSecSuccess
}
