// What code names that declares intents without importing more than AppIntents.
@_exported import protocol A11yUI.CustomLocalizedStringResourceConvertible
@_exported import struct A11yUI.LocalizedStringResource
@_exported import Foundation
