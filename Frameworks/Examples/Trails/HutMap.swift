// SPDX-License-Identifier: MIT

import MapKit
import SwiftUI

/// A map of the huts on a trail.
struct HutMap: View {
  let huts: [Trail.Hut]
  @State private var position = MapCameraPosition.automatic
  @State private var chosen: String?

  var body: some View {
    VStack {
      Map(position: $position, selection: $chosen) {
        ForEach(huts) { hut in
          Marker(hut.name, systemImage: "house", coordinate: hut.coordinate).tag(hut.id)
        }
        MapPolyline(coordinates: huts.map(\.coordinate)).stroke(.blue, lineWidth: 2)
        UserAnnotation()
      }
      .mapStyle(.hybrid(elevation: .realistic))
      .mapControls {
        MapUserLocationButton()
        MapCompass()
      }
      if let chosen {
        Text("Rest at \(chosen)")
      }
    }
  }
}

#Preview("Huts") { HutMap(huts: Trail.samples[0].huts) }
