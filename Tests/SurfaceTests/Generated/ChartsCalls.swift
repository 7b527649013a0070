// SPDX-License-Identifier: MIT

// Made by `make surface`: each member of View can be called.

import Charts
import SwiftUI

@MainActor
private func call0<Viewed: View, Content: AxisContent>(_ view: Viewed, _ p0: () -> Content) {
  _ = view.chartXAxis(content: p0)
}

@MainActor
private func call1<Viewed: View>(_ view: Viewed, _ p0: Visibility) { _ = view.chartXAxis(p0) }

@MainActor
private func call2<Viewed: View>(
  _ view: Viewed,
  _ p0: Text,
  _ p1: AnnotationPosition,
  _ p2: Alignment?,
  _ p3: CGFloat?
) { _ = view.chartXAxisLabel(p0, position: p1, alignment: p2, spacing: p3) }

@MainActor
private func call3<Viewed: View>(
  _ view: Viewed,
  _ p0: LocalizedStringKey,
  _ p1: AnnotationPosition,
  _ p2: Alignment?,
  _ p3: CGFloat?
) { _ = view.chartXAxisLabel(p0, position: p1, alignment: p2, spacing: p3) }

@MainActor
private func call4<Viewed: View, C: View>(
  _ view: Viewed,
  _ p0: AnnotationPosition,
  _ p1: Alignment?,
  _ p2: CGFloat?,
  _ p3: () -> C
) { _ = view.chartXAxisLabel(position: p0, alignment: p1, spacing: p2, content: p3) }

@MainActor
private func call5<Viewed: View, Content: View>(
  _ view: Viewed,
  _ p0: @escaping (ChartAxisContent) -> Content
) { _ = view.chartXAxisStyle(content: p0) }

@MainActor
private func call6<Viewed: View, Content: AxisContent>(_ view: Viewed, _ p0: () -> Content) {
  _ = view.chartYAxis(content: p0)
}

@MainActor
private func call7<Viewed: View>(_ view: Viewed, _ p0: Visibility) { _ = view.chartYAxis(p0) }

@MainActor
private func call8<Viewed: View>(
  _ view: Viewed,
  _ p0: Text,
  _ p1: AnnotationPosition,
  _ p2: Alignment?,
  _ p3: CGFloat?
) { _ = view.chartYAxisLabel(p0, position: p1, alignment: p2, spacing: p3) }

@MainActor
private func call9<Viewed: View>(
  _ view: Viewed,
  _ p0: LocalizedStringKey,
  _ p1: AnnotationPosition,
  _ p2: Alignment?,
  _ p3: CGFloat?
) { _ = view.chartYAxisLabel(p0, position: p1, alignment: p2, spacing: p3) }

@MainActor
private func call10<Viewed: View, C: View>(
  _ view: Viewed,
  _ p0: AnnotationPosition,
  _ p1: Alignment?,
  _ p2: CGFloat?,
  _ p3: () -> C
) { _ = view.chartYAxisLabel(position: p0, alignment: p1, spacing: p2, content: p3) }

@MainActor
private func call11<Viewed: View, Content: View>(
  _ view: Viewed,
  _ p0: @escaping (ChartAxisContent) -> Content
) { _ = view.chartYAxisStyle(content: p0) }

@MainActor
private func call12<Viewed: View, D: ScaleDomain>(_ view: Viewed, _ p0: D, _ p1: ScaleType?) {
  _ = view.chartXScale(domain: p0, type: p1)
}

@MainActor
private func call13<Viewed: View, D: ScaleDomain, R: PositionScaleRange>(
  _ view: Viewed,
  _ p0: D,
  _ p1: R,
  _ p2: ScaleType?
) { _ = view.chartXScale(domain: p0, range: p1, type: p2) }

@MainActor
private func call14<Viewed: View, R: PositionScaleRange>(_ view: Viewed, _ p0: R, _ p1: ScaleType?)
{ _ = view.chartXScale(range: p0, type: p1) }

@MainActor
private func call15<Viewed: View>(_ view: Viewed, _ p0: ScaleType?) {
  _ = view.chartXScale(type: p0)
}

@MainActor
private func call16<Viewed: View, D: ScaleDomain>(_ view: Viewed, _ p0: D, _ p1: ScaleType?) {
  _ = view.chartYScale(domain: p0, type: p1)
}

@MainActor
private func call17<Viewed: View, D: ScaleDomain, R: PositionScaleRange>(
  _ view: Viewed,
  _ p0: D,
  _ p1: R,
  _ p2: ScaleType?
) { _ = view.chartYScale(domain: p0, range: p1, type: p2) }

@MainActor
private func call18<Viewed: View, R: PositionScaleRange>(_ view: Viewed, _ p0: R, _ p1: ScaleType?)
{ _ = view.chartYScale(range: p0, type: p1) }

@MainActor
private func call19<Viewed: View>(_ view: Viewed, _ p0: ScaleType?) {
  _ = view.chartYScale(type: p0)
}

@MainActor
private func call20<Viewed: View, D: Plottable, S: ShapeStyle>(
  _ view: Viewed,
  _ p0: KeyValuePairs<D, S>
) { _ = view.chartForegroundStyleScale(p0) }

@MainActor
private func call21<Viewed: View, D: Plottable, S: ShapeStyle>(_ view: Viewed, _ p0: [D], _ p1: [S])
{ _ = view.chartForegroundStyleScale(domain: p0, range: p1) }

@MainActor
private func call22<Viewed: View, S: ShapeStyle>(_ view: Viewed, _ p0: [S]) {
  _ = view.chartForegroundStyleScale(range: p0)
}

@MainActor
private func call23<Viewed: View, D: Plottable, S: ShapeStyle>(
  _ view: Viewed,
  _ p0: [D],
  _ p1: @escaping (D) -> S
) { _ = view.chartForegroundStyleScale(domain: p0, mapping: p1) }

@MainActor
private func call24<Viewed: View, D: Plottable, S: ShapeStyle>(
  _ view: Viewed,
  _ p0: @escaping (D) -> S
) { _ = view.chartForegroundStyleScale(mapping: p0) }

@MainActor
private func call25<Viewed: View, D: Plottable, S: ChartSymbolShape>(
  _ view: Viewed,
  _ p0: KeyValuePairs<D, S>
) { _ = view.chartSymbolScale(p0) }

@MainActor
private func call26<Viewed: View, D: Plottable, S: ChartSymbolShape>(
  _ view: Viewed,
  _ p0: [D],
  _ p1: [S]
) { _ = view.chartSymbolScale(domain: p0, range: p1) }

@MainActor
private func call27<Viewed: View, S: ChartSymbolShape>(_ view: Viewed, _ p0: [S]) {
  _ = view.chartSymbolScale(range: p0)
}

@MainActor
private func call28<Viewed: View, D: Plottable, S: ChartSymbolShape>(
  _ view: Viewed,
  _ p0: [D],
  _ p1: @escaping (D) -> S
) { _ = view.chartSymbolScale(domain: p0, mapping: p1) }

@MainActor
private func call29<Viewed: View, D: Plottable, S: ChartSymbolShape>(
  _ view: Viewed,
  _ p0: @escaping (D) -> S
) { _ = view.chartSymbolScale(mapping: p0) }

@MainActor
private func call30<Viewed: View, D: Plottable>(
  _ view: Viewed,
  _ p0: ClosedRange<D>,
  _ p1: Gradient
) { _ = view.chartForegroundStyleScale(domain: p0, range: p1) }

@MainActor
private func call31<Viewed: View>(_ view: Viewed, _ p0: Gradient) {
  _ = view.chartForegroundStyleScale(range: p0)
}

@MainActor
private func call32<Viewed: View, D: Plottable>(_ view: Viewed, _ p0: KeyValuePairs<D, StrokeStyle>)
{ _ = view.chartLineStyleScale(p0) }

@MainActor
private func call33<Viewed: View>(_ view: Viewed, _ p0: ClosedRange<CGFloat>) {
  _ = view.chartSymbolSizeScale(range: p0)
}

@MainActor
private func call34<Viewed: View>(_ view: Viewed, _ p0: Visibility) { _ = view.chartLegend(p0) }

@MainActor
private func call35<Viewed: View>(
  _ view: Viewed,
  _ p0: AnnotationPosition,
  _ p1: Alignment?,
  _ p2: CGFloat?
) { _ = view.chartLegend(position: p0, alignment: p1, spacing: p2) }

@MainActor
private func call36<Viewed: View, P: Plottable>(_ view: Viewed, _ p0: Binding<P?>) {
  _ = view.chartXSelection(value: p0)
}

@MainActor
private func call37<Viewed: View, P: Plottable & Comparable>(
  _ view: Viewed,
  _ p0: Binding<ClosedRange<P>?>
) { _ = view.chartXSelection(range: p0) }

@MainActor
private func call38<Viewed: View, P: Plottable & Numeric>(_ view: Viewed, _ p0: P) {
  _ = view.chartXVisibleDomain(length: p0)
}

@MainActor
private func call39<Viewed: View, P: Plottable>(_ view: Viewed, _ p0: Binding<P>) {
  _ = view.chartScrollPosition(x: p0)
}

@MainActor
private func call40<Viewed: View, P: Plottable>(_ view: Viewed, _ p0: P) {
  _ = view.chartScrollPosition(initialX: p0)
}

@MainActor
private func call41<Viewed: View, P: Plottable>(_ view: Viewed, _ p0: Binding<P?>) {
  _ = view.chartYSelection(value: p0)
}

@MainActor
private func call42<Viewed: View, P: Plottable & Comparable>(
  _ view: Viewed,
  _ p0: Binding<ClosedRange<P>?>
) { _ = view.chartYSelection(range: p0) }

@MainActor
private func call43<Viewed: View, P: Plottable & Numeric>(_ view: Viewed, _ p0: P) {
  _ = view.chartYVisibleDomain(length: p0)
}

@MainActor
private func call44<Viewed: View, P: Plottable>(_ view: Viewed, _ p0: Binding<P>) {
  _ = view.chartScrollPosition(y: p0)
}

@MainActor
private func call45<Viewed: View, P: Plottable>(_ view: Viewed, _ p0: P) {
  _ = view.chartScrollPosition(initialY: p0)
}

@MainActor
private func call46<Viewed: View, P: Plottable>(_ view: Viewed, _ p0: Binding<P?>) {
  _ = view.chartAngleSelection(value: p0)
}

@MainActor
private func call47<Viewed: View>(_ view: Viewed, _ p0: Axis.Set) {
  _ = view.chartScrollableAxes(p0)
}

@MainActor
private func call48<Viewed: View>(_ view: Viewed, _ p0: ValueAlignedChartScrollTargetBehavior) {
  _ = view.chartScrollTargetBehavior(p0)
}

@MainActor
private func call49<Viewed: View, Content: View>(
  _ view: Viewed,
  _ p0: @escaping (ChartPlotContent) -> Content
) { _ = view.chartPlotStyle(content: p0) }

@MainActor
private func call50<Viewed: View, S: StringProtocol>(
  _ view: Viewed,
  _ p0: S,
  _ p1: AnnotationPosition,
  _ p2: Alignment?,
  _ p3: CGFloat?
) { _ = view.chartXAxisLabel(p0, position: p1, alignment: p2, spacing: p3) }

@MainActor
private func call51<Viewed: View, S: StringProtocol>(
  _ view: Viewed,
  _ p0: S,
  _ p1: AnnotationPosition,
  _ p2: Alignment?,
  _ p3: CGFloat?
) { _ = view.chartYAxisLabel(p0, position: p1, alignment: p2, spacing: p3) }

@MainActor
private func call52<Viewed: View, G: Gesture>(_ view: Viewed, _ p0: @escaping (ChartProxy) -> G) {
  _ = view.chartGesture(p0)
}

@MainActor
private func call53<Viewed: View>(_ view: Viewed, _ p0: ScaleType?) {
  _ = view.chartForegroundStyleScale(type: p0)
}

@MainActor
private func call54<Viewed: View, Domain: ScaleDomain>(
  _ view: Viewed,
  _ p0: Domain,
  _ p1: ScaleType?
) { _ = view.chartForegroundStyleScale(domain: p0, type: p1) }

@MainActor
private func call55<Viewed: View, Range: ScaleRange>(_ view: Viewed, _ p0: Range, _ p1: ScaleType?)
{ _ = view.chartForegroundStyleScale(range: p0, type: p1) }

@MainActor
private func call56<Viewed: View, Domain: ScaleDomain, Range: ScaleRange>(
  _ view: Viewed,
  _ p0: Domain,
  _ p1: Range,
  _ p2: ScaleType?
) { _ = view.chartForegroundStyleScale(domain: p0, range: p1, type: p2) }

@MainActor
private func call57<Viewed: View>(_ view: Viewed, _ p0: ScaleType?) {
  _ = view.chartSymbolSizeScale(type: p0)
}

@MainActor
private func call58<Viewed: View, Domain: ScaleDomain>(
  _ view: Viewed,
  _ p0: Domain,
  _ p1: ScaleType?
) { _ = view.chartSymbolSizeScale(domain: p0, type: p1) }

@MainActor
private func call59<Viewed: View, Range: ScaleRange>(_ view: Viewed, _ p0: Range, _ p1: ScaleType?)
{ _ = view.chartSymbolSizeScale(range: p0, type: p1) }

@MainActor
private func call60<Viewed: View, Domain: ScaleDomain, Range: ScaleRange>(
  _ view: Viewed,
  _ p0: Domain,
  _ p1: Range,
  _ p2: ScaleType?
) { _ = view.chartSymbolSizeScale(domain: p0, range: p1, type: p2) }

@MainActor
private func call61<Viewed: View, DataValue: Plottable>(
  _ view: Viewed,
  _ p0: KeyValuePairs<DataValue, CGFloat>
) { _ = view.chartSymbolSizeScale(p0) }

@MainActor
private func call62<Viewed: View, Domain: Collection>(
  _ view: Viewed,
  _ p0: Domain,
  _ p1: @escaping (Domain.Element) -> CGFloat
) where Domain.Element: Plottable { _ = view.chartSymbolSizeScale(domain: p0, mapping: p1) }

@MainActor
private func call63<Viewed: View, DataValue: Plottable>(
  _ view: Viewed,
  _ p0: @escaping (DataValue) -> CGFloat
) { _ = view.chartSymbolSizeScale(mapping: p0) }

@MainActor
private func call64<Viewed: View, Domain: ScaleDomain>(_ view: Viewed, _ p0: Domain) {
  _ = view.chartLineStyleScale(domain: p0)
}

@MainActor
private func call65<Viewed: View, Range: ScaleRange>(_ view: Viewed, _ p0: Range) {
  _ = view.chartLineStyleScale(range: p0)
}

@MainActor
private func call66<Viewed: View, Domain: ScaleDomain, Range: ScaleRange>(
  _ view: Viewed,
  _ p0: Domain,
  _ p1: Range
) { _ = view.chartLineStyleScale(domain: p0, range: p1) }

@MainActor
private func call67<Viewed: View, Domain: Collection>(
  _ view: Viewed,
  _ p0: Domain,
  _ p1: @escaping (Domain.Element) -> StrokeStyle
) where Domain.Element: Plottable { _ = view.chartLineStyleScale(domain: p0, mapping: p1) }

@MainActor
private func call68<Viewed: View, DataValue: Plottable>(
  _ view: Viewed,
  _ p0: @escaping (DataValue) -> StrokeStyle
) { _ = view.chartLineStyleScale(mapping: p0) }

@MainActor
private func call69<Viewed: View, Domain: ScaleDomain>(_ view: Viewed, _ p0: Domain) {
  _ = view.chartSymbolScale(domain: p0)
}

@MainActor
private func call70<Viewed: View, V: View>(_ view: Viewed, _ p0: Alignment, _ p1: (ChartProxy) -> V)
{ _ = view.chartOverlay(alignment: p0, content: p1) }

@MainActor
private func call71<Viewed: View, V: View>(_ view: Viewed, _ p0: Alignment, _ p1: (ChartProxy) -> V)
{ _ = view.chartBackground(alignment: p0, content: p1) }

@MainActor
private func call72<Viewed: View, Content: View>(
  _ view: Viewed,
  _ p0: AnnotationPosition,
  _ p1: Alignment?,
  _ p2: CGFloat?,
  _ p3: () -> Content
) { _ = view.chartLegend(position: p0, alignment: p1, spacing: p2, content: p3) }
