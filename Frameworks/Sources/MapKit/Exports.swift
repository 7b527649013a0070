// SPDX-License-Identifier: MIT

@_exported import CoreLocation
@_exported import SwiftUI
