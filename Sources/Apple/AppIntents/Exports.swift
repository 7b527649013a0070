// SPDX-License-Identifier: MIT

// Types that intents use, for files that import only AppIntents.
@_exported import protocol A11yViews.CustomLocalizedStringResourceConvertible
@_exported import struct A11yViews.LocalizedStringResource
@_exported import Foundation
