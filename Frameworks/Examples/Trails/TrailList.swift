// SPDX-License-Identifier: MIT

import SwiftUI
import TipKit

struct LongPressTip: Tip {
  @Parameter static var hasOpenedTrail: Bool = false

  var title: Text { Text("Plan ahead") }
  var message: Text? { Text("Open a trail to see its heights and huts.") }
  var image: Image? { Image(systemName: "figure.hiking") }
  var rules: [Rule] { #Rule(Self.$hasOpenedTrail) { $0 == false } }
}

struct TrailList: View {
  let trails: [Trail]
  private let length = Measurement<UnitLength>.FormatStyle.measurement(
    width: .wide,
    usage: .asProvided
  )

  var body: some View {
    NavigationStack {
      List {
        TipView(LongPressTip())
        ForEach(trails) { trail in
          NavigationLink(value: trail) {
            LabeledContent(trail.name, value: trail.length.formatted(length))
          }
        }
      }
      .navigationTitle("Trails")
      .navigationDestination(for: Trail.self) { trail in
        TrailView(trail: trail).onAppear { LongPressTip.hasOpenedTrail = true }
      }
    }
  }
}

#Preview("Trails") { TrailList(trails: Trail.samples) }

#Preview("Trails with a tip") {
  try? Tips.configure()
  return TrailList(trails: Trail.samples)
}
