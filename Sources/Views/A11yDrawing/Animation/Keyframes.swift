// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures
import A11yViews
import Foundation

/// A list of keyframes.
public struct _KeyframeList<Value>: KeyframeTrackContent, Keyframes {}
