// SPDX-License-Identifier: MIT

import Foundation

/// The errors of contexts and stores.
enum CoreDataError {
  static let noStore = error(134_090, "The context has neither a store nor a parent.")

  static let missingTarget = error(134_060, "The request specifies no entity.")

  static func missingObject(_ id: NSManagedObjectID) -> NSError {
    error(133_000, "The object \(id.uriRepresentation()) is not in the store.")
  }

  static func missingEntity(_ name: String) -> NSError {
    error(134_060, "There is no entity named \(name) in the context's model.")
  }

  static func missingValue(of object: NSManagedObject, _ key: String) -> NSError {
    error(1570, "\(key) of \(object.entity.name ?? "") is required.", object, key)
  }

  static func deniedDeletion(of object: NSManagedObject, _ key: String) -> NSError {
    error(
      1600,
      "\(object.entity.name ?? "") cannot be deleted while its relationship \(key) "
        + "contains objects.",
      object,
      key
    )
  }

  /// Returns a single error that represents several errors, or `nil` if there are none.
  static func joined(_ errors: [NSError]) -> NSError? {
    guard errors.count > 1 else { return errors.first }
    return NSError(
      domain: NSCocoaErrorDomain,
      code: NSValidationMultipleErrorsError,
      userInfo: [
        NSLocalizedDescriptionKey:
          "\(errors.count) validation errors prevent saving; see NSDetailedErrorsKey.",
        NSDetailedErrorsKey: errors,
      ]
    )
  }

  /// Returns the errors that were combined into a single error, or the error itself.
  static func parts(of error: NSError) -> [NSError] {
    error.userInfo[NSDetailedErrorsKey] as? [NSError] ?? [error]
  }

  static func conflict(over id: NSManagedObjectID) -> NSError {
    error(133_020, "Another context has saved \(id.uriRepresentation()) in the meantime.")
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

/// The key for the object that caused an error.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// The key for the name of the property that caused an error.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
/// The key for the errors that were combined into a single error.
public let NSDetailedErrorsKey = "NSDetailedErrors"
/// The error code that indicates that several objects cannot be saved.
public let NSValidationMultipleErrorsError = 1560
/// The error code for a missing required value.
public let NSValidationMissingMandatoryPropertyError = 1570
/// The error code for an object that cannot be deleted while other objects belong to it.
public let NSValidationRelationshipDeniedDeleteError = 1600
/// The error code for an object that another context has saved since this context read it.
public let NSManagedObjectMergeError = 133_020
/// The error code for an object that has the same unique values as another object.
public let NSManagedObjectConstraintMergeError = 133_021
