// SPDX-License-Identifier: MIT

extension AppShortcutPhrase: ExpressibleByStringInterpolation {}
