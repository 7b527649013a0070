// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

extension LinearGradient: View, UndrawnView {}
extension RadialGradient: View, UndrawnView {}
extension AngularGradient: View, UndrawnView {}
extension EllipticalGradient: View, UndrawnView {}
extension MeshGradient: View, UndrawnView {}
extension Gradient: View, UndrawnView {}
extension AnyGradient: View, UndrawnView {}
extension Material: View, UndrawnView {}
