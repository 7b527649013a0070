// SPDX-License-Identifier: MIT

import Charts
import SwiftUI

/// A dashboard with cards, charts, grids, gestures and computed styles in long bodies.
struct DashboardView: View {
  struct Sample: Identifiable, Hashable {
    let day: Date
    let kind: String
    let value: Double
    var id: String { "\(kind)\(day.timeIntervalSince1970)" }
  }

  @State private var samples: [Sample] = []
  @State private var kind = "Steps"
  @State private var scale = 1.0
  @State private var offset = CGSize.zero
  @State private var isSheetShown = false
  @State private var goal = 8000.0
  @State private var chosen: Date?
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.dynamicTypeSize) private var typeSize

  private var columns: [GridItem] {
    Array(
      repeating: GridItem(.flexible(minimum: 120), spacing: 12),
      count: sizeClass == .compact || typeSize.isAccessibilitySize ? 1 : 3
    )
  }

  private var total: Double { samples.filter { $0.kind == kind }.map(\.value).reduce(0, +) }
  private var average: Double { samples.isEmpty ? 0 : total / Double(samples.count) }

  var body: some View {
    NavigationStack {
      ScrollView(.vertical, showsIndicators: false) {
        VStack(alignment: .leading, spacing: 24) {
          HStack(alignment: .firstTextBaseline) {
            VStack(alignment: .leading) {
              Text("Today").font(.caption).foregroundStyle(.secondary)
              Text(total, format: .number.precision(.fractionLength(0)))
                .font(.system(size: 44, weight: .bold, design: .rounded))
                .contentTransition(.numericText())
            }
            Spacer()
            Gauge(value: min(total, goal), in: 0...goal) {
              Text("Goal")
            } currentValueLabel: {
              Text("\(Int(total / max(goal, 1) * 100)) %")
            }
            .gaugeStyle(.accessoryCircular)
            .tint(Gradient(colors: [.green, .yellow, .red]))
          }
          .padding(.horizontal)
          Picker("Kind", selection: $kind.animation(.easeInOut)) {
            Text("Steps").tag("Steps")
            Text("Distance").tag("Distance")
            Text("Energy").tag("Energy")
            Text("Sleep").tag("Sleep")
            Text("Heart").tag("Heart")
            Text("Water").tag("Water")
          }
          .pickerStyle(.segmented)
          .padding(.horizontal)
          Chart {
            ForEach(samples.filter { $0.kind == kind }) { sample in
              BarMark(
                x: .value("Day", sample.day, unit: .day),
                y: .value(kind, sample.value),
                width: .ratio(0.6)
              )
              .foregroundStyle(sample.value >= goal ? Color.green.gradient : Color.blue.gradient)
              .cornerRadius(4)
              .opacity(chosen == nil || chosen == sample.day ? 1 : 0.4)
            }
            RuleMark(y: .value("Average", average))
              .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 2]))
              .foregroundStyle(.secondary)
              .annotation(position: .top, alignment: .trailing) {
                Text("average \(average.formatted(.number.precision(.fractionLength(1))))")
                  .font(.caption2)
              }
            if let chosen {
              RuleMark(x: .value("Chosen", chosen, unit: .day))
                .foregroundStyle(.gray.opacity(0.3))
            }
          }
          .chartXAxis {
            AxisMarks(values: .stride(by: .day)) { value in
              AxisGridLine()
              AxisTick(length: .label)
              AxisValueLabel(format: .dateTime.weekday(.abbreviated), centered: true)
            }
          }
          .chartYAxis {
            AxisMarks(position: .leading, values: .automatic(desiredCount: 4)) { value in
              AxisGridLine(stroke: StrokeStyle(lineWidth: 0.5))
              AxisValueLabel {
                if let number = value.as(Double.self) {
                  Text("\(number / 1000, specifier: "%.1f")k")
                }
              }
            }
          }
          .chartYScale(domain: 0...max(goal * 1.2, 1))
          .chartXSelection(value: $chosen)
          .frame(height: 220)
          .padding(.horizontal)
          .accessibilityLabel("\(kind) of the week")
          LazyVGrid(columns: columns, spacing: 12) {
            DashboardCard(
              title: "Steps",
              symbol: "0.circle",
              value: samples.first { $0.kind == "Steps" }?.value ?? 0.5,
              tint: kind == "Steps"
                ? .accentColor : Color(hue: 0 / 6, saturation: 0.6, brightness: 0.9)
            )
            .onTapGesture { withAnimation(.spring) { kind = "Steps" } }
            .accessibilityAddTraits(kind == "Steps" ? [.isButton, .isSelected] : .isButton)
            DashboardCard(
              title: "Distance",
              symbol: "1.circle",
              value: samples.first { $0.kind == "Distance" }?.value ?? 10.5,
              tint: kind == "Distance"
                ? .accentColor : Color(hue: 1 / 6, saturation: 0.6, brightness: 0.9)
            )
            .onTapGesture { withAnimation(.spring) { kind = "Distance" } }
            .accessibilityAddTraits(kind == "Distance" ? [.isButton, .isSelected] : .isButton)
            DashboardCard(
              title: "Energy",
              symbol: "2.circle",
              value: samples.first { $0.kind == "Energy" }?.value ?? 20.5,
              tint: kind == "Energy"
                ? .accentColor : Color(hue: 2 / 6, saturation: 0.6, brightness: 0.9)
            )
            .onTapGesture { withAnimation(.spring) { kind = "Energy" } }
            .accessibilityAddTraits(kind == "Energy" ? [.isButton, .isSelected] : .isButton)
            DashboardCard(
              title: "Sleep",
              symbol: "3.circle",
              value: samples.first { $0.kind == "Sleep" }?.value ?? 30.5,
              tint: kind == "Sleep"
                ? .accentColor : Color(hue: 3 / 6, saturation: 0.6, brightness: 0.9)
            )
            .onTapGesture { withAnimation(.spring) { kind = "Sleep" } }
            .accessibilityAddTraits(kind == "Sleep" ? [.isButton, .isSelected] : .isButton)
            DashboardCard(
              title: "Heart",
              symbol: "4.circle",
              value: samples.first { $0.kind == "Heart" }?.value ?? 40.5,
              tint: kind == "Heart"
                ? .accentColor : Color(hue: 4 / 6, saturation: 0.6, brightness: 0.9)
            )
            .onTapGesture { withAnimation(.spring) { kind = "Heart" } }
            .accessibilityAddTraits(kind == "Heart" ? [.isButton, .isSelected] : .isButton)
            DashboardCard(
              title: "Water",
              symbol: "5.circle",
              value: samples.first { $0.kind == "Water" }?.value ?? 50.5,
              tint: kind == "Water"
                ? .accentColor : Color(hue: 5 / 6, saturation: 0.6, brightness: 0.9)
            )
            .onTapGesture { withAnimation(.spring) { kind = "Water" } }
            .accessibilityAddTraits(kind == "Water" ? [.isButton, .isSelected] : .isButton)
          }
          .padding(.horizontal)
          GeometryReader { proxy in
            Path { path in
              let step = proxy.size.width / CGFloat(max(samples.count - 1, 1))
              for (index, sample) in samples.enumerated() {
                let point = CGPoint(
                  x: CGFloat(index) * step,
                  y: proxy.size.height - CGFloat(sample.value / max(goal, 1)) * proxy.size.height
                )
                if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
              }
            }
            .stroke(.tint, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
          }
          .frame(height: 60)
          .accessibilityHidden(true)
          Image(systemName: "map")
            .font(.system(size: 80 * scale))
            .scaleEffect(scale)
            .offset(offset)
            .rotationEffect(.degrees(scale * 10 - 10))
            .gesture(
              MagnificationGesture()
                .onChanged { scale = min(max($0, 0.5), 3) }
                .simultaneously(with: DragGesture().onChanged { offset = $0.translation })
            )
            .accessibilityLabel("Map of the week")
            .accessibilityZoomAction { scale += $0.direction == .zoomIn ? 0.2 : -0.2 }
        }
        .padding(.vertical)
      }
      .background(
        LinearGradient(
          colors: [.blue.opacity(0.1), .clear],
          startPoint: .top,
          endPoint: .bottom
        )
        .ignoresSafeArea()
      )
      .navigationTitle(Text("Week \(Calendar.current.component(.weekOfYear, from: .now))"))
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Menu {
            Button("New goal", systemImage: "target") { isSheetShown = true }
            Button("Refresh", systemImage: "arrow.clockwise") { Task { await load() } }
            Divider()
            Picker("Sort", selection: $kind) { Text("Steps").tag("Steps") }
          } label: {
            Label("More", systemImage: "ellipsis.circle")
          }
        }
      }
      .sheet(isPresented: $isSheetShown) {
        GoalSheet(goal: $goal).presentationDetents([.medium, .fraction(0.3)])
      }
      .task { await load() }
      .refreshable { await load() }
    }
  }

  /// Returns the number of steps on a day. The calculation is a separate function because the compiler would take ten
  /// seconds to type-check the inline expression, even if only Foundation is imported.
  private func steps(on day: Int) -> Double { Double((day * 7919) % 9000 + 1000) }

  private func load() async {
    let today = Calendar.current.startOfDay(for: .now)
    samples = (0..<7).flatMap { day in
      ["Steps", "Distance"].map { kind in
        Sample(
          day: today.addingTimeInterval(Double(-day) * 86_400),
          kind: kind,
          value: steps(on: day)
        )
      }
    }
  }
}

struct DashboardCard: View {
  let title: LocalizedStringKey
  let symbol: String
  let value: Double
  let tint: Color

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Label(title, systemImage: symbol)
        .font(.subheadline.weight(.medium))
        .foregroundStyle(tint)
      Text(value, format: .number.notation(.compactName))
        .font(.title2.bold().monospacedDigit())
        .minimumScaleFactor(0.6)
        .lineLimit(1)
      ProgressView(value: min(max(value / 10_000, 0), 1)).tint(tint)
    }
    .padding(12)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 16, style: .continuous))
    .overlay(RoundedRectangle(cornerRadius: 16).strokeBorder(tint.opacity(0.3), lineWidth: 1))
    .shadow(color: .black.opacity(0.05), radius: 6, x: 0, y: 3)
    .accessibilityElement(children: .combine)
  }
}

struct GoalSheet: View {
  @Binding var goal: Double
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      Stepper(value: $goal, in: 1000...20_000, step: 500) {
        LabeledContent("Steps a day") { Text(goal, format: .number) }
      }
      ForEach([5000.0, 8000, 10_000], id: \.self) { choice in
        Button("\(Int(choice)) steps") {
          goal = choice
          dismiss()
        }
        .listRowBackground(goal == choice ? Color.accentColor.opacity(0.2) : nil)
      }
    }
  }
}

#Preview("Dashboard") { DashboardView() }
