// SPDX-License-Identifier: MIT

// Made from Surface/Intents.rows by `make surface`.

import A11yAppModel
@_exported import Foundation

/// The resolution of a value by an app. It is never requested.
open class INIntentResolutionResult: NSObject, @unchecked Sendable {
  /// Creates a result.
  public override required init() { super.init() }
  /// Returns that the user has to provide the value.
  open class func needsValue() -> Self { self.init() }
  /// Returns that the value is not required.
  open class func notRequired() -> Self { self.init() }
  /// Returns that the value is not supported.
  open class func unsupported() -> Self { self.init() }
  /// Returns that the value is not supported, with a reason.
  open class func unsupported(withReason reason: Int) -> Self { self.init() }
}

/// The resolution of a value by an app. It is never requested.
open class INStringResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// Returns that the value is resolved.
  open class func success(with resolvedString: String) -> Self { self.init() }
  /// Returns that the user has to confirm the value.
  open class func confirmationRequired(with stringToConfirm: String?) -> Self { self.init() }
  /// Returns that the user has to choose.
  open class func disambiguation(with stringsToDisambiguate: [String]) -> Self { self.init() }
}

/// The resolution of a value by an app. It is never requested.
open class INBooleanResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// Returns that the value is resolved.
  open class func success(with resolvedValue: Bool) -> Self { self.init() }
  /// Returns that the user has to confirm the value.
  open class func confirmationRequired(with valueToConfirm: Bool?) -> Self { self.init() }
}

/// The resolution of a value by an app. It is never requested.
open class INIntegerResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// Returns that the value is resolved.
  open class func success(with resolvedValue: Int) -> Self { self.init() }
  /// Returns that the user has to confirm the value.
  open class func confirmationRequired(with valueToConfirm: Int?) -> Self { self.init() }
}

/// The resolution of a value by an app. It is never requested.
open class INDoubleResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// Returns that the value is resolved.
  open class func success(with resolvedValue: Double) -> Self { self.init() }
  /// Returns that the user has to confirm the value.
  open class func confirmationRequired(with valueToConfirm: Double?) -> Self { self.init() }
}

/// The resolution of a value by an app. It is never requested.
open class INDateComponentsResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// Returns that the value is resolved.
  open class func success(with resolvedDateComponents: DateComponents) -> Self { self.init() }
  /// Returns that the user has to confirm the value.
  open class func confirmationRequired(with dateComponentsToConfirm: DateComponents?) -> Self {
    self.init()
  }
  /// Returns that the user has to choose.
  open class func disambiguation(with dateComponentsToDisambiguate: [DateComponents]) -> Self {
    self.init()
  }
}

/// The resolution of a value by an app. It is never requested.
open class INSpeakableStringResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// Returns that the value is resolved.
  open class func success(with resolvedString: INSpeakableString) -> Self { self.init() }
  /// Returns that the user has to confirm the value.
  open class func confirmationRequired(with stringToConfirm: INSpeakableString?) -> Self {
    self.init()
  }
  /// Returns that the user has to choose.
  open class func disambiguation(with stringsToDisambiguate: [INSpeakableString]) -> Self {
    self.init()
  }
}

/// The resolution of a value by an app. It is never requested.
open class INPersonResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// Returns that the value is resolved.
  open class func success(with resolvedPerson: INPerson) -> Self { self.init() }
  /// Returns that the user has to confirm the value.
  open class func confirmationRequired(with personToConfirm: INPerson?) -> Self { self.init() }
  /// Returns that the user has to choose.
  open class func disambiguation(with peopleToDisambiguate: [INPerson]) -> Self { self.init() }
}

/// The resolution of a value by an app. It is never requested.
open class INObjectResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// Returns that the value is resolved.
  open class func success(with resolvedObject: INObject) -> Self { self.init() }
  /// Returns that the user has to confirm the value.
  open class func confirmationRequired(with objectToConfirm: INObject?) -> Self { self.init() }
  /// Returns that the user has to choose.
  open class func disambiguation(with objectsToDisambiguate: [INObject]) -> Self { self.init() }
}

/// The resolution of a value by an app. It is never requested.
open class INMediaItemResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// Returns that the value is resolved.
  open class func success(with resolvedMediaItem: INMediaItem) -> Self { self.init() }
  /// Returns that the user has to confirm the value.
  open class func confirmationRequired(with mediaItemToConfirm: INMediaItem?) -> Self {
    self.init()
  }
  /// Returns that the user has to choose.
  open class func disambiguation(with mediaItemsToDisambiguate: [INMediaItem]) -> Self {
    self.init()
  }
}

/// The resolution of a value by an app. It is never requested.
open class INURLResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// Returns that the value is resolved.
  open class func success(with resolvedURL: URL) -> Self { self.init() }
  /// Returns that the user has to confirm the value.
  open class func confirmationRequired(with urlToConfirm: URL?) -> Self { self.init() }
  /// Returns that the user has to choose.
  open class func disambiguation(with urlsToDisambiguate: [URL]) -> Self { self.init() }
}
