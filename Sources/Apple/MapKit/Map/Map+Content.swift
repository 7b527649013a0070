// SPDX-License-Identifier: MIT

import SwiftUI

extension Map {
  /// Makes a map of content, seen from a place.
  public init<C: MapContent>(
    initialPosition: MapCameraPosition = .automatic,
    bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == _MapPlacesView<C> {
    self.init(_MapPlacesView(content: content()))
  }

  /// Makes a map of content, seen from a place that a binding knows.
  public init<C: MapContent>(
    position: Binding<MapCameraPosition>,
    bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == _MapPlacesView<C> {
    self.init(_MapPlacesView(content: content()))
  }

  /// Makes a map of content that can be selected, seen from a place.
  public init<SelectedValue: Hashable, C: MapContent>(
    initialPosition: MapCameraPosition = .automatic,
    bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all,
    selection: Binding<SelectedValue?>,
    scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == _MapPlacesView<C> {
    self.init(_MapPlacesView(content: content(), selection: MapTag(selection)))
  }

  /// Makes a map of content that can be selected, seen from a place that a binding knows.
  public init<SelectedValue: Hashable, C: MapContent>(
    position: Binding<MapCameraPosition>,
    bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all,
    selection: Binding<SelectedValue?>,
    scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == _MapPlacesView<C> {
    self.init(_MapPlacesView(content: content(), selection: MapTag(selection)))
  }
}

extension Map where Content == _MapPlacesView<EmptyMapContent> {
  /// Makes an empty map, seen from a place.
  public init(
    initialPosition: MapCameraPosition = .automatic,
    bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil
  ) {
    self.init(initialPosition: initialPosition) { EmptyMapContent() }
  }

  /// Makes an empty map, seen from a place that a binding knows.
  public init(
    position: Binding<MapCameraPosition>,
    bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil
  ) {
    self.init(position: position) { EmptyMapContent() }
  }
}
