// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

extension EnvironmentValues {
  /// Where suggestions are shown.
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .automatic }
}
