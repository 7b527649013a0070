// SPDX-License-Identifier: MIT

// Made from Surface/Intents.rows by `make surface`.

import A11yAppModel
@_exported import Foundation

/// Whether an app understands a value. It is not asked.
open class INIntentResolutionResult: NSObject, @unchecked Sendable {
  /// Creates a result.
  public override required init() { super.init() }
  /// The user has to say it.
  open class func needsValue() -> Self { self.init() }
  /// It is not needed.
  open class func notRequired() -> Self { self.init() }
  /// It is not understood.
  open class func unsupported() -> Self { self.init() }
  /// It is not understood, for a reason.
  open class func unsupported(withReason reason: Int) -> Self { self.init() }
}

/// Whether an app understands a value. It is not asked.
open class INStringResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// It is understood.
  open class func success(with resolvedString: String) -> Self { self.init() }
  /// The user has to confirm it.
  open class func confirmationRequired(with stringToConfirm: String?) -> Self { self.init() }
  /// The user has to choose.
  open class func disambiguation(with stringsToDisambiguate: [String]) -> Self { self.init() }
}

/// Whether an app understands a value. It is not asked.
open class INBooleanResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// It is understood.
  open class func success(with resolvedValue: Bool) -> Self { self.init() }
  /// The user has to confirm it.
  open class func confirmationRequired(with valueToConfirm: Bool?) -> Self { self.init() }
}

/// Whether an app understands a value. It is not asked.
open class INIntegerResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// It is understood.
  open class func success(with resolvedValue: Int) -> Self { self.init() }
  /// The user has to confirm it.
  open class func confirmationRequired(with valueToConfirm: Int?) -> Self { self.init() }
}

/// Whether an app understands a value. It is not asked.
open class INDoubleResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// It is understood.
  open class func success(with resolvedValue: Double) -> Self { self.init() }
  /// The user has to confirm it.
  open class func confirmationRequired(with valueToConfirm: Double?) -> Self { self.init() }
}

/// Whether an app understands a value. It is not asked.
open class INDateComponentsResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// It is understood.
  open class func success(with resolvedDateComponents: DateComponents) -> Self { self.init() }
  /// The user has to confirm it.
  open class func confirmationRequired(with dateComponentsToConfirm: DateComponents?) -> Self {
    self.init()
  }
  /// The user has to choose.
  open class func disambiguation(with dateComponentsToDisambiguate: [DateComponents]) -> Self {
    self.init()
  }
}

/// Whether an app understands a value. It is not asked.
open class INSpeakableStringResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// It is understood.
  open class func success(with resolvedString: INSpeakableString) -> Self { self.init() }
  /// The user has to confirm it.
  open class func confirmationRequired(with stringToConfirm: INSpeakableString?) -> Self {
    self.init()
  }
  /// The user has to choose.
  open class func disambiguation(with stringsToDisambiguate: [INSpeakableString]) -> Self {
    self.init()
  }
}

/// Whether an app understands a value. It is not asked.
open class INPersonResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// It is understood.
  open class func success(with resolvedPerson: INPerson) -> Self { self.init() }
  /// The user has to confirm it.
  open class func confirmationRequired(with personToConfirm: INPerson?) -> Self { self.init() }
  /// The user has to choose.
  open class func disambiguation(with peopleToDisambiguate: [INPerson]) -> Self { self.init() }
}

/// Whether an app understands a value. It is not asked.
open class INObjectResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// It is understood.
  open class func success(with resolvedObject: INObject) -> Self { self.init() }
  /// The user has to confirm it.
  open class func confirmationRequired(with objectToConfirm: INObject?) -> Self { self.init() }
  /// The user has to choose.
  open class func disambiguation(with objectsToDisambiguate: [INObject]) -> Self { self.init() }
}

/// Whether an app understands a value. It is not asked.
open class INMediaItemResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// It is understood.
  open class func success(with resolvedMediaItem: INMediaItem) -> Self { self.init() }
  /// The user has to confirm it.
  open class func confirmationRequired(with mediaItemToConfirm: INMediaItem?) -> Self {
    self.init()
  }
  /// The user has to choose.
  open class func disambiguation(with mediaItemsToDisambiguate: [INMediaItem]) -> Self {
    self.init()
  }
}

/// Whether an app understands a value. It is not asked.
open class INURLResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// It is understood.
  open class func success(with resolvedURL: URL) -> Self { self.init() }
  /// The user has to confirm it.
  open class func confirmationRequired(with urlToConfirm: URL?) -> Self { self.init() }
  /// The user has to choose.
  open class func disambiguation(with urlsToDisambiguate: [URL]) -> Self { self.init() }
}
