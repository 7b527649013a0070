// What code names that declares intents without importing more than AppIntents.
@_exported import protocol A11yViews.CustomLocalizedStringResourceConvertible
@_exported import struct A11yViews.LocalizedStringResource
@_exported import Foundation
