// SPDX-License-Identifier: MIT

// Made from Surface/Security.rows by `make surface`.

@_exported import Foundation

/// The result of a request: 0 for success.
public typealias OSStatus = Int32

/// A dictionary of Core Foundation, which is one of Swift's here.
public typealias CFDictionary = [String: Any]

/// A text of Core Foundation, which is one of Swift's here.
public typealias CFString = String

/// Any value of Core Foundation.
public typealias CFTypeRef = AnyObject

/// A Boolean of Core Foundation, which is Swift's here.
public typealias CFBoolean = Bool

/// Success.
public let errSecSuccess: OSStatus = 0

/// A parameter is invalid.
public let errSecParam: OSStatus = -50

/// Authentication failed.
public let errSecAuthFailed: OSStatus = -25293

/// An item of that name exists.
public let errSecDuplicateItem: OSStatus = -25299

/// There is none.
public let errSecItemNotFound: OSStatus = -25300

/// User interaction is not allowed.
public let errSecInteractionNotAllowed: OSStatus = -25308

/// The user has cancelled.
public let errSecUserCanceled: OSStatus = -128

/// The key of the kind of item.
public let kSecClass: CFString = "class"

/// A password.
public let kSecClassGenericPassword: CFString = "genp"

/// A password of a server.
public let kSecClassInternetPassword: CFString = "inet"

/// A key.
public let kSecClassKey: CFString = "keys"

/// A certificate.
public let kSecClassCertificate: CFString = "cert"

/// A certificate with its key.
public let kSecClassIdentity: CFString = "idnt"

/// The key of an account's name.
public let kSecAttrAccount: CFString = "acct"

/// The key of a service's name.
public let kSecAttrService: CFString = "svce"

/// The key of a server's name.
public let kSecAttrServer: CFString = "srvr"

/// The key of a label.
public let kSecAttrLabel: CFString = "labl"

/// The key of custom data.
public let kSecAttrGeneric: CFString = "gena"

/// The key of a description.
public let kSecAttrDescription: CFString = "desc"

/// The key of a comment.
public let kSecAttrComment: CFString = "icmt"

/// The key of a tag.
public let kSecAttrApplicationTag: CFString = "atag"

/// The key of the apps that share it.
public let kSecAttrAccessGroup: CFString = "agrp"

/// The key of whether all devices have it.
public let kSecAttrSynchronizable: CFString = "sync"

/// Whether or not all devices have it.
public let kSecAttrSynchronizableAny: CFString = "syna"

/// The key of when it can be read.
public let kSecAttrAccessible: CFString = "pdmn"

/// While the device is unlocked.
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"

/// While this device is unlocked.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"

/// Once the device was unlocked.
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"

/// Once this device was unlocked.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"

/// While this device has a passcode.
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"

/// The key of the secret.
public let kSecValueData: CFString = "v_Data"

/// The key of a key.
public let kSecValueRef: CFString = "v_Ref"

/// The key of whether the secret is wanted.
public let kSecReturnData: CFString = "r_Data"

/// The key of whether the rest is wanted.
public let kSecReturnAttributes: CFString = "r_Attributes"

/// The key of whether a key is wanted.
public let kSecReturnRef: CFString = "r_Ref"

/// The key of how many are wanted.
public let kSecMatchLimit: CFString = "m_Limit"

/// One.
public let kSecMatchLimitOne: CFString = "m_LimitOne"

/// All.
public let kSecMatchLimitAll: CFString = "m_LimitAll"

/// The key that selects the data protection keychain. There is only one.
public let kSecUseDataProtectionKeychain: CFString = "nleg"

/// The key of an authentication context. It is not used.
public let kSecUseAuthenticationContext: CFString = "u_AuthCtx"

/// Where random numbers come from.
public struct SecRandomRef: Sendable {}

/// From the system.
public let kSecRandomDefault: SecRandomRef? = nil

/// Writes random bytes.
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer)
  -> OSStatus
{
  for index in 0..<count {
    bytes.storeBytes(of: UInt8.random(in: .min ... .max), toByteOffset: index, as: UInt8.self)
  }; return errSecSuccess
}
