// SPDX-License-Identifier: MIT

import AVKit
import PhotosUI
import StoreKit
import SwiftUI
import WebKit

struct TrailView: View {
  let trail: Trail
  @State private var photo: PhotosPickerItem?
  @State private var isGuideOpen = false
  @State private var player = AVPlayer(url: URL(filePath: "/film.mp4"))
  @Environment(\.requestReview) private var requestReview

  var body: some View {
    List {
      Section("On the way") {
        HeightChart(trail: trail)
        if !trail.huts.isEmpty { HutMap(huts: trail.huts).frame(height: 240) }
      }
      Section("Film") { VideoPlayer(player: player).frame(height: 180) }
      Section {
        PhotosPicker("Add a photo", selection: $photo, matching: .images)
        Button("Read the guide") { isGuideOpen = true }
        Button("Rate this app") { requestReview() }
      }
    }
    .navigationTitle(trail.name)
    .sheet(isPresented: $isGuideOpen) {
      NavigationStack {
        Guide(html: "<title>Guide to the \(trail.name.lowercased())</title>")
          .navigationTitle("Guide")
          .toolbar { Button("Done") { isGuideOpen = false } }
      }
    }
  }
}

/// A page of the guide, in a UIKit view.
struct Guide: UIViewRepresentable {
  let html: String

  func makeUIView(context: Context) -> WKWebView {
    let view = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
    view.allowsBackForwardNavigationGestures = true
    return view
  }

  func updateUIView(_ view: WKWebView, context: Context) {
    view.loadHTMLString(html, baseURL: nil)
  }
}

#Preview("Trail") {
  NavigationStack { TrailView(trail: Trail.samples[0]) }
}

#Preview("Trail without huts") {
  NavigationStack { TrailView(trail: Trail.samples[1]) }
}

#Preview("Guide") { Guide(html: "<title>Guide</title>") }
