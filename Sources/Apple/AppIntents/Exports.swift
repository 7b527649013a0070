// SPDX-License-Identifier: MIT

// Files that import only AppIntents can use these types in intents.
@_exported import protocol A11yViews.CustomLocalizedStringResourceConvertible
@_exported import struct A11yViews.LocalizedStringResource
@_exported import Foundation
