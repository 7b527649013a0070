// SPDX-License-Identifier: MIT

import CoreLocation

/// A walk in the hills.
struct Trail: Identifiable, Hashable {
  let id: Int
  let name: String
  let length: Measurement<UnitLength>
  let heights: [Height]
  let huts: [Hut]

  /// The trail's height at a given distance from its start.
  struct Height: Identifiable, Hashable {
    let kilometre: Double
    let metres: Double
    var id: Double { kilometre }
  }

  /// A hut on the trail.
  struct Hut: Identifiable, Hashable {
    let name: String
    let latitude: Double
    let longitude: Double
    var id: String { name }

    var coordinate: CLLocationCoordinate2D {
      CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }
  }

  static let samples = [
    Trail(
      id: 1,
      name: "Ridge path",
      length: Measurement(value: 7.5, unit: .kilometers),
      heights: [
        Height(kilometre: 0, metres: 410), Height(kilometre: 2.5, metres: 880),
        Height(kilometre: 5, metres: 1240), Height(kilometre: 7.5, metres: 960),
      ],
      huts: [
        Hut(name: "Larch hut", latitude: 47.1, longitude: 11.3),
        Hut(name: "Pass hut", latitude: 47.15, longitude: 11.35),
      ]
    ),
    Trail(
      id: 2,
      name: "Lake round",
      length: Measurement(value: 4, unit: .kilometers),
      heights: [Height(kilometre: 0, metres: 640), Height(kilometre: 4, metres: 640)],
      huts: []
    ),
  ]
}
