// SPDX-License-Identifier: MIT

import SwiftUI

extension MKPolyline: MKOverlay {}
