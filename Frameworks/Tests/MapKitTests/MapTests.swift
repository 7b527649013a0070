// SPDX-License-Identifier: MIT

import A11yViewTesting
import MapKit
import SwiftUI
import Testing

private struct City: Identifiable {
  let id: String
  let place: CLLocationCoordinate2D

  static let all = [
    City(id: "London", place: CLLocationCoordinate2D(latitude: 51.5, longitude: -0.1)),
    City(id: "Oslo", place: CLLocationCoordinate2D(latitude: 59.9, longitude: 10.7)),
  ]
}

@Suite("Reading maps", .timeLimit(.minutes(30)))
@MainActor
struct MapTests {
  /// Returns VoiceOver's words from the first stop to the last.
  private func heard(@ViewBuilder _ view: () -> some View) async throws -> [String] {
    let session = try await Session(view()) { $0.verbosity.speaksHints = false }
    var lines = session.heard()
    for _ in 0..<30 where lines.last != "[border]" {
      session.perform("next")
      lines += session.heard()
    }
    return lines.dropLast()
  }

  @Test("Markers, annotations and the user’s location are elements with titles; lines are silent")
  func content() async throws {
    let place = City.all[0].place
    let lines = try await heard {
      Map(initialPosition: .region(MKCoordinateRegion(center: place, span: MKCoordinateSpan()))) {
        Marker("London", coordinate: place).tint(.red)
        Marker(verbatim, systemImage: "star", coordinate: place)
        Marker(coordinate: place) { Label("Café", systemImage: "cup.and.saucer") }
        Annotation("Tower", coordinate: place, anchor: .bottom) { Circle().fill(.blue) }
        UserAnnotation()
        MapCircle(center: place, radius: 100).foregroundStyle(.red.opacity(0.2))
        MapPolyline(coordinates: [place, place]).stroke(.blue, lineWidth: 3)
        if lonely { Marker("Nowhere", coordinate: place) }
        ForEach(City.all) { Marker($0.id, coordinate: $0.place) }
      }
      .mapStyle(.hybrid(elevation: .realistic))
      .mapControls {
        MapUserLocationButton()
        MapCompass()
        MapScaleView()
      }
    }
    #expect(
      lines == [
        "Map, London", "Bridge", "Café", "Tower", "My Location", "London", "Oslo", "Legal, link",
        "Tracking, button",
      ]
    )
  }

  private var verbatim: String { "Bridge" }
  private var lonely: Bool { false }

  @Test("An annotation performs its content’s action under its own title")
  func annotation() async throws {
    struct Tapped: View {
      @State private var isOpen = false
      var body: some View {
        Map {
          Annotation("Museum", coordinate: City.all[0].place) {
            Button("Open") { isOpen = true }
          }
        }
        Text(isOpen ? "Open" : "Closed")
      }
    }
    let session = try await Session(Tapped()).exhaustive(false)
    session.find("Museum").activate()
    #expect(session.outline().joined().contains("Open"))
    #expect(!session.outline().joined().contains("Closed"))
  }

  @Test("A marker with a tag is selected through the map’s selection")
  func selection() async throws {
    struct Chooser: View {
      @State private var chosen: String?
      var body: some View {
        Map(selection: $chosen) {
          ForEach(City.all) { Marker($0.id, coordinate: $0.place).tag($0.id) }
        }
        Text(chosen ?? "None")
      }
    }
    let session = try await Session(Chooser()) { $0.verbosity.speaksHints = false }
      .exhaustive(false)
    session.find("Oslo").activate()
    #expect(session.heard().last?.contains("selected") == true)
    #expect(session.outline().filter { $0.contains("Oslo") }.count == 2)
  }

  @Test("The deprecated map reads its annotations; pins have no title")
  func older() async throws {
    let region = Binding.constant(MKCoordinateRegion())
    let lines = try await heard {
      Map(coordinateRegion: region, showsUserLocation: true, annotationItems: City.all) { city in
        MapAnnotation(coordinate: city.place) { Text(city.id) }
      }
      Map(coordinateRegion: region, annotationItems: City.all) {
        MapMarker(coordinate: $0.place, tint: .red)
      }
      Map(coordinateRegion: region)
    }
    #expect(
      lines == [
        "Map, London", "Oslo", "My Location", "Legal, link", "Map, Map pin", "Map pin",
        "Legal, link", "Map, Legal, link",
      ]
    )
  }

  @Test("A UIKit map reads its annotations and drops removed annotations")
  func view() async throws {
    struct Old: UIViewRepresentable {
      let isShort: Bool
      func makeUIView(context: Context) -> MKMapView { MKMapView() }
      func updateUIView(_ map: MKMapView, context: Context) {
        map.removeAnnotations(map.annotations)
        for city in City.all.prefix(isShort ? 1 : 2) {
          let point = MKPointAnnotation()
          point.title = city.id
          point.subtitle = "City"
          map.addAnnotation(point)
        }
      }
    }
    struct Page: View {
      @State private var isShort = false
      var body: some View {
        Old(isShort: isShort)
        Button("Fewer") { isShort = true }
      }
    }
    let session = try await Session(Page()).exhaustive(false)
    #expect(session.outline().joined().contains("Oslo, City"))
    session.find("Fewer").activate()
    #expect(session.outline().joined().contains("London, City"))
    #expect(!session.outline().joined().contains("Oslo"))
  }

  @Test("Distances between places on the globe are correct")
  func distance() {
    let (london, oslo) = (
      CLLocation(latitude: 51.5, longitude: -0.1), CLLocation(latitude: 59.9, longitude: 10.7)
    )
    #expect(Int(london.distance(from: oslo) / 10_000) == 115)
    #expect(london.distance(from: london) == 0)
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
  }
}
