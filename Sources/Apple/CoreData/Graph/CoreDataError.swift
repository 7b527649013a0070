// SPDX-License-Identifier: MIT

import Foundation

/// The errors of contexts and stores.
enum CoreDataError {
  static let noStore = error(134_090, "The context has neither a store nor a parent.")

  static func missingObject(_ id: NSManagedObjectID) -> NSError {
    error(133_000, "The object \(id.uriRepresentation()) is not in the store.")
  }

  static func missingEntity(_ name: String) -> NSError {
    error(134_060, "There is no entity \(name) in the context's model.")
  }

  static func missingValue(of object: NSManagedObject, _ key: String) -> NSError {
    error(1570, "\(key) of \(object.entity.name ?? "") is required.", object, key)
  }

  static func deniedDeletion(of object: NSManagedObject, _ key: String) -> NSError {
    error(
      1600,
      "\(object.entity.name ?? "") cannot be deleted while \(key) has objects.",
      object,
      key
    )
  }

  /// Errors as one: the only one, or one that has them all; `nil` without any.
  static func joined(_ errors: [NSError]) -> NSError? {
    guard errors.count > 1 else { return errors.first }
    return NSError(
      domain: NSCocoaErrorDomain,
      code: NSValidationMultipleErrorsError,
      userInfo: [
        NSLocalizedDescriptionKey: "Several objects cannot be saved.",
        NSDetailedErrorsKey: errors,
      ]
    )
  }

  /// The errors that one was joined of, or itself.
  static func parts(of error: NSError) -> [NSError] {
    error.userInfo[NSDetailedErrorsKey] as? [NSError] ?? [error]
  }

  static func conflict(over id: NSManagedObjectID) -> NSError {
    error(133_020, "Another context has saved \(id.uriRepresentation()) meanwhile.")
  }

  static func notUnique(_ id: NSManagedObjectID, _ keys: [String]) -> NSError {
    error(
      133_021,
      "Another \(id.entity.name ?? "") has the same \(keys.joined(separator: ", "))."
    )
  }

  private static func error(
    _ code: Int,
    _ text: String,
    _ object: NSManagedObject? = nil,
    _ key: String? = nil
  ) -> NSError {
    var info: [String: Any] = [NSLocalizedDescriptionKey: text]
    info[NSValidationObjectErrorKey] = object
    info[NSValidationKeyErrorKey] = key
    return NSError(domain: NSCocoaErrorDomain, code: code, userInfo: info)
  }
}

/// The object that an error is of.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// The name of the property that an error is of.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
/// The errors that an error is made of.
public let NSDetailedErrorsKey = "NSDetailedErrors"
/// Several objects cannot be saved.
public let NSValidationMultipleErrorsError = 1560
/// A value is missing.
public let NSValidationMissingMandatoryPropertyError = 1570
/// An object cannot be deleted while others belong to it.
public let NSValidationRelationshipDeniedDeleteError = 1600
/// Another context has saved an object meanwhile.
public let NSManagedObjectMergeError = 133_020
/// Another object has the same unique values.
public let NSManagedObjectConstraintMergeError = 133_021
