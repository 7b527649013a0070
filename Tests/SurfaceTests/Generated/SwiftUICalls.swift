// SPDX-License-Identifier: MIT

// Made by `make surface`: each member of View can be called.

import SwiftUI
import UniformTypeIdentifiers

@MainActor
private func call0<Viewed: View, D: FileDocument>(
  _ view: Viewed,
  _ p0: Binding<Bool>,
  _ p1: D?,
  _ p2: [UTType],
  _ p3: String?,
  _ p4: @escaping (Result<URL, any Error>) -> Void,
  _ p5: @escaping @MainActor () -> Void
) {
  _ = view.fileExporter(
    isPresented: p0,
    document: p1,
    contentTypes: p2,
    defaultFilename: p3,
    onCompletion: p4,
    onCancellation: p5
  )
}

@MainActor
private func call1<Viewed: View, C: Collection>(
  _ view: Viewed,
  _ p0: Binding<Bool>,
  _ p1: C,
  _ p2: [UTType],
  _ p3: @escaping (Result<[URL], any Error>) -> Void,
  _ p4: @escaping @MainActor () -> Void
) where C.Element: FileDocument {
  _ = view.fileExporter(
    isPresented: p0,
    documents: p1,
    contentTypes: p2,
    onCompletion: p3,
    onCancellation: p4
  )
}

@MainActor
private func call2<Viewed: View>(
  _ view: Viewed,
  _ p0: Binding<Bool>,
  _ p1: URL?,
  _ p2: @escaping (Result<URL, any Error>) -> Void,
  _ p3: @escaping @MainActor () -> Void
) { _ = view.fileMover(isPresented: p0, file: p1, onCompletion: p2, onCancellation: p3) }

@MainActor
private func call3<Viewed: View, Menu: View>(_ view: Viewed, _ p0: @escaping ([URL]?) -> Menu) {
  _ = view.documentBrowserContextMenu(p0)
}

@MainActor
private func call4<Viewed: View>(
  _ view: Viewed,
  _ p0: Binding<Bool>,
  _ p1: [UTType],
  _ p2: @escaping (Result<URL, any Error>) -> Void
) { _ = view.fileImporter(isPresented: p0, allowedContentTypes: p1, onCompletion: p2) }

@MainActor
private func call5<Viewed: View>(
  _ view: Viewed,
  _ p0: Binding<Bool>,
  _ p1: [UTType],
  _ p2: Bool,
  _ p3: @escaping (Result<[URL], any Error>) -> Void,
  _ p4: @escaping @MainActor () -> Void
) {
  _ = view.fileImporter(
    isPresented: p0,
    allowedContentTypes: p1,
    allowsMultipleSelection: p2,
    onCompletion: p3,
    onCancellation: p4
  )
}

@MainActor
private func call6<Viewed: View, D: FileDocument>(
  _ view: Viewed,
  _ p0: Binding<Bool>,
  _ p1: D?,
  _ p2: UTType,
  _ p3: String?,
  _ p4: @escaping (Result<URL, any Error>) -> Void
) {
  _ = view.fileExporter(
    isPresented: p0,
    document: p1,
    contentType: p2,
    defaultFilename: p3,
    onCompletion: p4
  )
}

@MainActor
private func call7<Viewed: View, C: Collection>(
  _ view: Viewed,
  _ p0: Binding<Bool>,
  _ p1: C,
  _ p2: UTType,
  _ p3: @escaping (Result<[URL], any Error>) -> Void
) where C.Element: FileDocument {
  _ = view.fileExporter(isPresented: p0, documents: p1, contentType: p2, onCompletion: p3)
}

@MainActor
private func call8<Viewed: View, T: Transferable>(
  _ view: Viewed,
  _ p0: Binding<Bool>,
  _ p1: T?,
  _ p2: [UTType],
  _ p3: String?,
  _ p4: @escaping (Result<URL, any Error>) -> Void,
  _ p5: @escaping @MainActor () -> Void
) {
  _ = view.fileExporter(
    isPresented: p0,
    item: p1,
    contentTypes: p2,
    defaultFilename: p3,
    onCompletion: p4,
    onCancellation: p5
  )
}

@MainActor
private func call9<Viewed: View, C: Collection, T: Transferable>(
  _ view: Viewed,
  _ p0: Binding<Bool>,
  _ p1: C,
  _ p2: [UTType],
  _ p3: @escaping (Result<[URL], any Error>) -> Void,
  _ p4: @escaping @MainActor () -> Void
) where C.Element == T {
  _ = view.fileExporter(
    isPresented: p0,
    items: p1,
    contentTypes: p2,
    onCompletion: p3,
    onCancellation: p4
  )
}

@MainActor
private func call10<Viewed: View, C: Collection>(
  _ view: Viewed,
  _ p0: Binding<Bool>,
  _ p1: C,
  _ p2: @escaping (Result<[URL], any Error>) -> Void,
  _ p3: @escaping @MainActor () -> Void
) where C.Element == URL {
  _ = view.fileMover(isPresented: p0, files: p1, onCompletion: p2, onCancellation: p3)
}

@MainActor
private func call11<Viewed: View>(
  _ view: Viewed,
  _ p0: Binding<Bool>,
  _ p1: URL?,
  _ p2: @escaping (Result<URL, any Error>) -> Void
) { _ = view.fileMover(isPresented: p0, file: p1, onCompletion: p2) }

@MainActor
private func call12<Viewed: View>(_ view: Viewed, _ p0: WindowInteractionBehavior) {
  _ = view.windowDismissBehavior(p0)
}

@MainActor
private func call13<Viewed: View>(_ view: Viewed, _ p0: WindowInteractionBehavior) {
  _ = view.windowFullScreenBehavior(p0)
}

@MainActor
private func call14<Viewed: View>(_ view: Viewed, _ p0: WindowInteractionBehavior) {
  _ = view.windowMinimizeBehavior(p0)
}

@MainActor
private func call15<Viewed: View>(_ view: Viewed, _ p0: WindowInteractionBehavior) {
  _ = view.windowResizeBehavior(p0)
}

@MainActor
private func call16<Viewed: View>(_ view: Viewed, _ p0: UnitPoint?) {
  _ = view.windowResizeAnchor(p0)
}

@MainActor
private func call17<Viewed: View>(_ view: Viewed, _ p0: URL?) { _ = view.widgetURL(p0) }

@MainActor
private func call18<Viewed: View>(_ view: Viewed, _ p0: Bool) { _ = view.widgetAccentable(p0) }

@MainActor
private func call19<Viewed: View, V: View>(
  _ view: Viewed,
  _ p0: ContainerBackgroundPlacement,
  _ p1: Alignment,
  _ p2: () -> V
) { _ = view.containerBackground(for: p0, alignment: p1, content: p2) }

@MainActor
private func call20<Viewed: View>(
  _ view: Viewed,
  _ p0: String,
  _ p1: @escaping (NSUserActivity) -> Void
) { _ = view.onContinueUserActivity(p0, perform: p1) }

@MainActor
private func call21<Viewed: View>(
  _ view: Viewed,
  _ p0: String,
  _ p1: Bool,
  _ p2: @escaping (NSUserActivity) -> Void
) { _ = view.userActivity(p0, isActive: p1, p2) }

@MainActor
private func call22<Viewed: View, P>(
  _ view: Viewed,
  _ p0: String,
  _ p1: P?,
  _ p2: @escaping (P, NSUserActivity) -> Void
) { _ = view.userActivity(p0, element: p1, p2) }

@MainActor
private func call23<Viewed: View>(_ view: Viewed, _ p0: @escaping (URL) -> Void) {
  _ = view.onOpenURL(perform: p0)
}

@MainActor
private func call24<Viewed: View>(_ view: Viewed, _ p0: Set<String>, _ p1: Set<String>) {
  _ = view.handlesExternalEvents(preferring: p0, allowing: p1)
}

@MainActor
private func call25<Viewed: View, A: View>(
  _ view: Viewed,
  _ p0: LocalizedStringKey,
  _ p1: Bool,
  _ p2: () -> A
) { _ = view.dismissalConfirmationDialog(p0, shouldPresent: p1, actions: p2) }

@MainActor
private func call26<Viewed: View, A: View, M: View>(
  _ view: Viewed,
  _ p0: LocalizedStringKey,
  _ p1: Bool,
  _ p2: () -> A,
  _ p3: () -> M
) { _ = view.dismissalConfirmationDialog(p0, shouldPresent: p1, actions: p2, message: p3) }

@MainActor
private func call27<Viewed: View, T: DiscreteSymbolEffect, U: Equatable>(
  _ view: Viewed,
  _ p0: T,
  _ p1: SymbolEffectOptions,
  _ p2: U
) { _ = view.symbolEffect(p0, options: p1, value: p2) }

@MainActor
private func call28<Viewed: View, T: IndefiniteSymbolEffect>(
  _ view: Viewed,
  _ p0: T,
  _ p1: SymbolEffectOptions,
  _ p2: Bool
) { _ = view.symbolEffect(p0, options: p1, isActive: p2) }

@MainActor
private func call29<Viewed: View>(_ view: Viewed, _ p0: Bool) { _ = view.symbolEffectsRemoved(p0) }

@MainActor
private func call30<Viewed: View, V: Equatable>(_ view: Viewed, _ p0: Animation?, _ p1: V) {
  _ = view.animation(p0, value: p1)
}

@MainActor
private func call31<Viewed: View>(_ view: Viewed, _ p0: Animation?) { _ = view.animation(p0) }

@MainActor
private func call32<Viewed: View>(_ view: Viewed, _ p0: AnyTransition) { _ = view.transition(p0) }

@MainActor
private func call33<Viewed: View>(_ view: Viewed, _ p0: ContentTransition) {
  _ = view.contentTransition(p0)
}

@MainActor
private func call34<Viewed: View, ID: Hashable>(
  _ view: Viewed,
  _ p0: ID,
  _ p1: Namespace.ID,
  _ p2: MatchedGeometryProperties,
  _ p3: UnitPoint,
  _ p4: Bool
) { _ = view.matchedGeometryEffect(id: p0, in: p1, properties: p2, anchor: p3, isSource: p4) }

@MainActor
private func call35<Viewed: View>(_ view: Viewed, _ p0: @escaping (inout Transaction) -> Void) {
  _ = view.transaction(p0)
}

@MainActor
private func call36<Viewed: View>(
  _ view: Viewed,
  _ p0: some Equatable,
  _ p1: @escaping (inout Transaction) -> Void
) { _ = view.transaction(value: p0, p1) }

@MainActor
private func call37<Viewed: View, Phase: Equatable>(
  _ view: Viewed,
  _ p0: some Sequence<Phase>,
  _ p1: some Equatable,
  _ p2: @escaping (PlaceholderContentView<Viewed>, Phase) -> some View,
  _ p3: @escaping (Phase) -> Animation?
) { _ = view.phaseAnimator(p0, trigger: p1, content: p2, animation: p3) }

@MainActor
private func call38<Viewed: View, V: View>(
  _ view: Viewed,
  _ p0: Animation?,
  _ p1: (PlaceholderContentView<Viewed>) -> V
) { _ = view.animation(p0, body: p1) }

@MainActor
private func call39<Viewed: View, T: Transition>(_ view: Viewed, _ p0: T) {
  _ = view.transition(p0)
}

@MainActor
private func call40<Viewed: View, V: View>(
  _ view: Viewed,
  _ p0: @escaping (inout Transaction) -> Void,
  _ p1: (PlaceholderContentView<Viewed>) -> V
) { _ = view.transaction(p0, body: p1) }

@MainActor
private func call41<Viewed: View, S: ShapeStyle>(_ view: Viewed, _ p0: S, _ p1: ToolbarPlacement) {
  _ = view.toolbarForegroundStyle(p0, for: p1)
}

@MainActor
private func call42<Viewed: View>(_ view: Viewed, _ p0: URL) { _ = view.navigationDocument(p0) }

@MainActor
private func call43<Viewed: View, D: Transferable>(_ view: Viewed, _ p0: D) {
  _ = view.navigationDocument(p0)
}

@MainActor
private func call44<Viewed: View, I: Transferable>(
  _ view: Viewed,
  _ p0: URL,
  _ p1: SharePreview<Never, I>
) { _ = view.navigationDocument(p0, preview: p1) }

@MainActor
private func call45<Viewed: View, D: Transferable>(
  _ view: Viewed,
  _ p0: D,
  _ p1: SharePreview<Never, Never>
) { _ = view.navigationDocument(p0, preview: p1) }

@MainActor
private func call46<Viewed: View, D: Transferable, P: Transferable>(
  _ view: Viewed,
  _ p0: D,
  _ p1: SharePreview<Never, P>
) { _ = view.navigationDocument(p0, preview: p1) }

@MainActor
private func call47<Viewed: View>(_ view: Viewed, _ p0: URL, _ p1: SharePreview<Never, Never>) {
  _ = view.navigationDocument(p0, preview: p1)
}

@MainActor
private func call48<Viewed: View>(_ view: Viewed, _ p0: Visibility) {
  _ = view.navigationLinkIndicatorVisibility(p0)
}

@MainActor
private func call49<Viewed: View>(_ view: Viewed, _ p0: Bool) {
  _ = view.prefersHomeIndicatorAutoHidden(p0)
}

@MainActor
private func call50<Viewed: View>(_ view: Viewed, _ p0: WindowToolbarFullScreenVisibility) {
  _ = view.windowToolbarFullScreenVisibility(p0)
}

@MainActor
private func call51<Viewed: View>(_ view: Viewed, _ p0: TextInputDictationBehavior) {
  _ = view.searchDictationBehavior(p0)
}

@MainActor
private func call52<Viewed: View>(_ view: Viewed, _ p0: Binding<TextSelection?>) {
  _ = view.searchSelection(p0)
}

@MainActor
private func call53<Viewed: View>(_ view: Viewed, _ p0: SearchPresentationToolbarBehavior) {
  _ = view.searchPresentationToolbarBehavior(p0)
}

@MainActor
private func call54<Viewed: View>(_ view: Viewed, _ p0: SearchToolbarBehavior) {
  _ = view.searchToolbarBehavior(p0)
}

@MainActor
private func call55<Viewed: View>(_ view: Viewed, _ p0: TabSearchActivation) {
  _ = view.tabViewSearchActivation(p0)
}

@MainActor
private func call56<Viewed: View>(_ view: Viewed, _ p0: Binding<TabViewCustomization>?) {
  _ = view.tabViewCustomization(p0)
}

@MainActor
private func call57<Viewed: View>(_ view: Viewed, _ p0: Bool) { _ = view.statusBar(hidden: p0) }

@MainActor
private func call58<Viewed: View>(_ view: Viewed, _ p0: Bool) { _ = view.statusBarHidden(p0) }

@MainActor
private func call59<Viewed: View>(_ view: Viewed, _ p0: Visibility) {
  _ = view.persistentSystemOverlays(p0)
}

@MainActor
private func call60<Viewed: View>(_ view: Viewed, _ p0: Edge.Set) {
  _ = view.defersSystemGestures(on: p0)
}

@MainActor
private func call61<Viewed: View>(_ view: Viewed, _ p0: ColorScheme?, _ p1: ToolbarPlacement) {
  _ = view.toolbarColorScheme(p0, for: p1)
}

@MainActor
private func call62<Viewed: View>(_ view: Viewed, _ p0: Visibility, _ p1: ToolbarPlacement) {
  _ = view.toolbarBackgroundVisibility(p0, for: p1)
}

@MainActor
private func call63<Viewed: View>(_ view: Viewed, _ p0: ToolbarTitleDisplayMode) {
  _ = view.toolbarTitleDisplayMode(p0)
}

@MainActor
private func call64<Viewed: View>(_ view: Viewed, _ p0: CGFloat) {
  _ = view.navigationSplitViewColumnWidth(p0)
}

@MainActor
private func call65<Viewed: View>(_ view: Viewed, _ p0: CGFloat?, _ p1: CGFloat, _ p2: CGFloat?) {
  _ = view.navigationSplitViewColumnWidth(min: p0, ideal: p1, max: p2)
}

@MainActor
private func call66<Viewed: View, T: NavigationTransition>(_ view: Viewed, _ p0: T) {
  _ = view.navigationTransition(p0)
}

@MainActor
private func call67<Viewed: View, ID: Hashable>(_ view: Viewed, _ p0: ID, _ p1: Namespace.ID) {
  _ = view.matchedTransitionSource(id: p0, in: p1)
}

@MainActor
private func call68<Viewed: View, ID: Hashable>(
  _ view: Viewed,
  _ p0: ID,
  _ p1: Namespace.ID,
  _ p2: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
) { _ = view.matchedTransitionSource(id: p0, in: p1, configuration: p2) }

@MainActor
private func call69<Viewed: View>(_ view: Viewed, _ p0: TabBarMinimizeBehavior) {
  _ = view.tabBarMinimizeBehavior(p0)
}

@MainActor
private func call70<Viewed: View>(_ view: Viewed, _ p0: Bool) { _ = view.toolbarItemHidden(p0) }

@MainActor
private func call71<Viewed: View, C: View>(_ view: Viewed, _ p0: () -> C) {
  _ = view.toolbarTitleMenu(content: p0)
}

@MainActor
private func call72<Viewed: View, T: TextRenderer>(_ view: Viewed, _ p0: T) {
  _ = view.textRenderer(p0)
}

@MainActor
private func call73<Viewed: View, K: PreferenceKey, A>(
  _ view: Viewed,
  _ p0: K.Type,
  _ p1: Anchor<A>.Source,
  _ p2: @escaping (inout K.Value, Anchor<A>) -> Void
) { _ = view.transformAnchorPreference(key: p0, value: p1, transform: p2) }

@MainActor
private func call74<Viewed: View>(_ view: Viewed, _ p0: GlassEffectTransition) {
  _ = view.glassEffectTransition(p0)
}

@MainActor
private func call75<Viewed: View>(_ view: Viewed, _ p0: SymbolVariableValueMode?) {
  _ = view.symbolVariableValueMode(p0)
}

@MainActor
private func call76<Viewed: View>(_ view: Viewed, _ p0: SymbolColorRenderingMode?) {
  _ = view.symbolColorRenderingMode(p0)
}

@MainActor
private func call77<Viewed: View>(_ view: Viewed, _ p0: Image.DynamicRange?) {
  _ = view.allowedDynamicRange(p0)
}

@MainActor
private func call78<Viewed: View>(_ view: Viewed, _ p0: Binding<URL?>) {
  _ = view.quickLookPreview(p0)
}

@MainActor
private func call79<Viewed: View>(_ view: Viewed, _ p0: Bool) {
  _ = view.onOpenURL(prefersInApp: p0)
}

@MainActor
private func call80<Viewed: View>(_ view: Viewed, _ p0: Bool, _ p1: ColorRenderingMode) {
  _ = view.drawingGroup(opaque: p0, colorMode: p1)
}

@MainActor
private func call81<Viewed: View>(_ view: Viewed, _ p0: Font.Weight?) { _ = view.fontWeight(p0) }

@MainActor
private func call82<Viewed: View>(_ view: Viewed, _ p0: Font.Design?) { _ = view.fontDesign(p0) }

@MainActor
private func call83<Viewed: View>(_ view: Viewed, _ p0: Font.Width?) { _ = view.fontWidth(p0) }

@MainActor
private func call84<Viewed: View>(_ view: Viewed, _ p0: Bool) { _ = view.bold(p0) }

@MainActor
private func call85<Viewed: View>(_ view: Viewed, _ p0: Bool) { _ = view.italic(p0) }

@MainActor
private func call86<Viewed: View>(_ view: Viewed, _ p0: Bool) { _ = view.monospaced(p0) }

@MainActor
private func call87<Viewed: View>(_ view: Viewed) { _ = view.monospacedDigit() }

@MainActor
private func call88<Viewed: View>(
  _ view: Viewed,
  _ p0: Bool,
  _ p1: Text.LineStyle.Pattern,
  _ p2: Color?
) { _ = view.underline(p0, pattern: p1, color: p2) }

@MainActor
private func call89<Viewed: View>(
  _ view: Viewed,
  _ p0: Bool,
  _ p1: Text.LineStyle.Pattern,
  _ p2: Color?
) { _ = view.strikethrough(p0, pattern: p1, color: p2) }

@MainActor
private func call90<Viewed: View>(_ view: Viewed, _ p0: CGFloat) { _ = view.kerning(p0) }

@MainActor
private func call91<Viewed: View>(_ view: Viewed, _ p0: CGFloat) { _ = view.tracking(p0) }

@MainActor
private func call92<Viewed: View>(_ view: Viewed, _ p0: CGFloat) { _ = view.baselineOffset(p0) }

@MainActor
private func call93<Viewed: View>(_ view: Viewed, _ p0: Font?) { _ = view.font(p0) }

@MainActor
private func call94<Viewed: View>(_ view: Viewed, _ p0: Color?) { _ = view.foregroundColor(p0) }

@MainActor
private func call95<Viewed: View, S: ShapeStyle>(_ view: Viewed, _ p0: S) {
  _ = view.foregroundStyle(p0)
}

@MainActor
private func call96<Viewed: View>(_ view: Viewed, _ p0: Int?) { _ = view.lineLimit(p0) }

@MainActor
private func call97<Viewed: View>(_ view: Viewed, _ p0: PartialRangeFrom<Int>) {
  _ = view.lineLimit(p0)
}

@MainActor
private func call98<Viewed: View>(_ view: Viewed, _ p0: PartialRangeThrough<Int>) {
  _ = view.lineLimit(p0)
}

@MainActor
private func call99<Viewed: View>(_ view: Viewed, _ p0: ClosedRange<Int>) { _ = view.lineLimit(p0) }

@MainActor
private func call100<Viewed: View>(_ view: Viewed, _ p0: Int, _ p1: Bool) {
  _ = view.lineLimit(p0, reservesSpace: p1)
}

@MainActor
private func call101<Viewed: View>(_ view: Viewed, _ p0: CGFloat) { _ = view.lineSpacing(p0) }

@MainActor
private func call102<Viewed: View>(_ view: Viewed, _ p0: TextAlignment) {
  _ = view.multilineTextAlignment(p0)
}

@MainActor
private func call103<Viewed: View>(_ view: Viewed, _ p0: CGFloat) {
  _ = view.minimumScaleFactor(p0)
}

@MainActor
private func call104<Viewed: View>(_ view: Viewed, _ p0: Text.TruncationMode) {
  _ = view.truncationMode(p0)
}

@MainActor
private func call105<Viewed: View>(_ view: Viewed, _ p0: Bool) { _ = view.allowsTightening(p0) }

@MainActor
private func call106<Viewed: View>(_ view: Viewed, _ p0: Text.Case?) { _ = view.textCase(p0) }

@MainActor
private func call107<Viewed: View>(_ view: Viewed, _ p0: AttributedString.LineHeight?) {
  _ = view.lineHeight(p0)
}

@MainActor
private func call108<Viewed: View>(_ view: Viewed, _ p0: Text.AlignmentStrategy) {
  _ = view.multilineTextAlignment(strategy: p0)
}

@MainActor
private func call109<Viewed: View>(_ view: Viewed, _ p0: TextSelectionAffinity) {
  _ = view.textSelectionAffinity(p0)
}

@MainActor
private func call110<Viewed: View>(
  _ view: Viewed,
  _ p0: Visibility,
  _ p1: TextInputFormattingControlPlacement.Set
) { _ = view.textInputFormattingControlVisibility(p0, for: p1) }

@MainActor
private func call111<Viewed: View>(_ view: Viewed, _ p0: WritingToolsBehavior) {
  _ = view.writingToolsBehavior(p0)
}

@MainActor
private func call112<Viewed: View>(_ view: Viewed, _ p0: Visibility) {
  _ = view.writingToolsAffordanceVisibility(p0)
}

@MainActor
private func call113<Viewed: View>(_ view: Viewed, _ p0: LocalizedStringKey) {
  _ = view.typeSelectEquivalent(p0)
}

@MainActor
private func call114<Viewed: View>(_ view: Viewed, _ p0: Bool) { _ = view.replaceDisabled(p0) }

@MainActor
private func call115<Viewed: View, D: AttributedTextFormattingDefinition>(_ view: Viewed, _ p0: D) {
  _ = view.attributedTextFormattingDefinition(p0)
}

@MainActor
private func call116<Viewed: View>(_ view: Viewed, _ p0: DynamicTypeSize) {
  _ = view.dynamicTypeSize(p0)
}

@MainActor
private func call117<Viewed: View, T: RangeExpression>(_ view: Viewed, _ p0: T)
where T.Bound == DynamicTypeSize { _ = view.dynamicTypeSize(p0) }

@MainActor
private func call118<Viewed: View, K: LayoutValueKey>(_ view: Viewed, _ p0: K.Type, _ p1: K.Value) {
  _ = view.layoutValue(key: p0, value: p1)
}

@MainActor
private func call119<Viewed: View>(_ view: Viewed, _ p0: Int) { _ = view.gridCellColumns(p0) }

@MainActor
private func call120<Viewed: View>(_ view: Viewed, _ p0: UnitPoint) { _ = view.gridCellAnchor(p0) }

@MainActor
private func call121<Viewed: View>(_ view: Viewed, _ p0: HorizontalAlignment) {
  _ = view.gridColumnAlignment(p0)
}

@MainActor
private func call122<Viewed: View>(_ view: Viewed, _ p0: Axis.Set) {
  _ = view.gridCellUnsizedAxes(p0)
}

@MainActor
private func call123<Viewed: View>(_ view: Viewed, _ p0: CGFloat?, _ p1: CGFloat?, _ p2: Alignment)
{ _ = view.frame(width: p0, height: p1, alignment: p2) }

@MainActor
private func call124<Viewed: View>(
  _ view: Viewed,
  _ p0: CGFloat?,
  _ p1: CGFloat?,
  _ p2: CGFloat?,
  _ p3: CGFloat?,
  _ p4: CGFloat?,
  _ p5: CGFloat?,
  _ p6: Alignment
) {
  _ = view.frame(
    minWidth: p0,
    idealWidth: p1,
    maxWidth: p2,
    minHeight: p3,
    idealHeight: p4,
    maxHeight: p5,
    alignment: p6
  )
}

@MainActor
private func call125<Viewed: View>(_ view: Viewed) { _ = view.fixedSize() }

@MainActor
private func call126<Viewed: View>(_ view: Viewed, _ p0: Bool, _ p1: Bool) {
  _ = view.fixedSize(horizontal: p0, vertical: p1)
}

@MainActor
private func call127<Viewed: View>(_ view: Viewed, _ p0: Double) { _ = view.layoutPriority(p0) }

@MainActor
private func call128<Viewed: View>(_ view: Viewed, _ p0: CGPoint) { _ = view.position(p0) }

@MainActor
private func call129<Viewed: View>(_ view: Viewed, _ p0: CGFloat, _ p1: CGFloat) {
  _ = view.position(x: p0, y: p1)
}

@MainActor
private func call130<Viewed: View>(_ view: Viewed, _ p0: CGSize) { _ = view.offset(p0) }

@MainActor
private func call131<Viewed: View>(_ view: Viewed, _ p0: CGFloat, _ p1: CGFloat) {
  _ = view.offset(x: p0, y: p1)
}

@MainActor
private func call132<Viewed: View>(_ view: Viewed, _ p0: CGFloat?, _ p1: ContentMode) {
  _ = view.aspectRatio(p0, contentMode: p1)
}

@MainActor
private func call133<Viewed: View>(_ view: Viewed, _ p0: CGSize, _ p1: ContentMode) {
  _ = view.aspectRatio(p0, contentMode: p1)
}

@MainActor
private func call134<Viewed: View>(_ view: Viewed) { _ = view.scaledToFit() }

@MainActor
private func call135<Viewed: View>(_ view: Viewed) { _ = view.scaledToFill() }

@MainActor
private func call136<Viewed: View>(_ view: Viewed, _ p0: Double) { _ = view.zIndex(p0) }

@MainActor
private func call137<Viewed: View>(
  _ view: Viewed,
  _ p0: HorizontalAlignment,
  _ p1: @escaping (ViewDimensions) -> CGFloat
) { _ = view.alignmentGuide(p0, computeValue: p1) }

@MainActor
private func call138<Viewed: View>(
  _ view: Viewed,
  _ p0: VerticalAlignment,
  _ p1: @escaping (ViewDimensions) -> CGFloat
) { _ = view.alignmentGuide(p0, computeValue: p1) }

@MainActor
private func call139<Viewed: View>(_ view: Viewed, _ p0: Edge.Set, _ p1: CGFloat?) {
  _ = view.padding(p0, p1)
}

@MainActor
private func call140<Viewed: View>(_ view: Viewed, _ p0: CGFloat) { _ = view.padding(p0) }

@MainActor
private func call141<Viewed: View>(_ view: Viewed, _ p0: EdgeInsets) { _ = view.padding(p0) }

@MainActor
private func call142<Viewed: View>(_ view: Viewed, _ p0: Edge.Set) { _ = view.scenePadding(p0) }

@MainActor
private func call143<Viewed: View>(_ view: Viewed, _ p0: ScenePadding, _ p1: Edge.Set) {
  _ = view.scenePadding(p0, edges: p1)
}

@MainActor
private func call144<Viewed: View>(_ view: Viewed, _ p0: Edge.Set, _ p1: CGFloat?) {
  _ = view.safeAreaPadding(p0, p1)
}

@MainActor
private func call145<Viewed: View>(_ view: Viewed, _ p0: CGFloat) { _ = view.safeAreaPadding(p0) }

@MainActor
private func call146<Viewed: View>(_ view: Viewed, _ p0: EdgeInsets) {
  _ = view.safeAreaPadding(p0)
}

@MainActor
private func call147<Viewed: View>(
  _ view: Viewed,
  _ p0: Edge.Set,
  _ p1: CGFloat?,
  _ p2: ContentMarginPlacement
) { _ = view.contentMargins(p0, p1, for: p2) }

@MainActor
private func call148<Viewed: View>(
  _ view: Viewed,
  _ p0: Edge.Set,
  _ p1: EdgeInsets,
  _ p2: ContentMarginPlacement
) { _ = view.contentMargins(p0, p1, for: p2) }

@MainActor
private func call149<Viewed: View>(_ view: Viewed, _ p0: EdgeInsets, _ p1: ContentMarginPlacement) {
  _ = view.contentMargins(p0, for: p1)
}

@MainActor
private func call150<Viewed: View>(_ view: Viewed, _ p0: CGFloat, _ p1: ContentMarginPlacement) {
  _ = view.contentMargins(p0, for: p1)
}

@MainActor
private func call151<Viewed: View>(_ view: Viewed, _ p0: SafeAreaRegions, _ p1: Edge.Set) {
  _ = view.ignoresSafeArea(p0, edges: p1)
}

@MainActor
private func call152<Viewed: View>(_ view: Viewed, _ p0: Edge.Set) {
  _ = view.edgesIgnoringSafeArea(p0)
}

@MainActor
private func call153<Viewed: View, Key: PreferenceKey, T: View>(
  _ view: Viewed,
  _ p0: Key.Type,
  _ p1: Alignment,
  _ p2: @escaping (Key.Value) -> T
) where Key.Value: Equatable { _ = view.overlayPreferenceValue(p0, alignment: p1, p2) }

@MainActor
private func call154<Viewed: View, Key: PreferenceKey, T: View>(
  _ view: Viewed,
  _ p0: Key.Type,
  _ p1: Alignment,
  _ p2: @escaping (Key.Value) -> T
) where Key.Value: Equatable { _ = view.backgroundPreferenceValue(p0, alignment: p1, p2) }

@MainActor
private func call155<Viewed: View, Key: PreferenceKey, T: View>(
  _ view: Viewed,
  _ p0: Key.Type,
  _ p1: Alignment,
  _ p2: @escaping (Key.Value) -> T
) { _ = view.overlayPreferenceValue(p0, alignment: p1, p2) }

@MainActor
private func call156<Viewed: View, Key: PreferenceKey, T: View>(
  _ view: Viewed,
  _ p0: Key.Type,
  _ p1: Alignment,
  _ p2: @escaping (Key.Value) -> T
) { _ = view.backgroundPreferenceValue(p0, alignment: p1, p2) }

@MainActor
private func call157<Viewed: View, A, K: PreferenceKey>(
  _ view: Viewed,
  _ p0: K.Type,
  _ p1: Anchor<A>.Source,
  _ p2: @escaping (Anchor<A>) -> K.Value
) { _ = view.anchorPreference(key: p0, value: p1, transform: p2) }

@MainActor
private func call158<Viewed: View, V: View>(_ view: Viewed, _ p0: Alignment, _ p1: () -> V) {
  _ = view.overlay(alignment: p0, content: p1)
}

@MainActor
private func call159<Viewed: View, Overlay: View>(_ view: Viewed, _ p0: Overlay, _ p1: Alignment) {
  _ = view.overlay(p0, alignment: p1)
}

@MainActor
private func call160<Viewed: View, V: View>(_ view: Viewed, _ p0: Alignment, _ p1: () -> V) {
  _ = view.background(alignment: p0, content: p1)
}

@MainActor
private func call161<Viewed: View, Background: View>(
  _ view: Viewed,
  _ p0: Background,
  _ p1: Alignment
) { _ = view.background(p0, alignment: p1) }

@MainActor
private func call162<Viewed: View, V: View>(
  _ view: Viewed,
  _ p0: VerticalEdge,
  _ p1: HorizontalAlignment,
  _ p2: CGFloat?,
  _ p3: () -> V
) { _ = view.safeAreaInset(edge: p0, alignment: p1, spacing: p2, content: p3) }

@MainActor
private func call163<Viewed: View, V: View>(
  _ view: Viewed,
  _ p0: HorizontalEdge,
  _ p1: VerticalAlignment,
  _ p2: CGFloat?,
  _ p3: () -> V
) { _ = view.safeAreaInset(edge: p0, alignment: p1, spacing: p2, content: p3) }

@MainActor
private func call164<Viewed: View, V: View>(
  _ view: Viewed,
  _ p0: VerticalEdge,
  _ p1: HorizontalAlignment,
  _ p2: CGFloat?,
  _ p3: () -> V
) { _ = view.safeAreaBar(edge: p0, alignment: p1, spacing: p2, content: p3) }

@MainActor
private func call165<Viewed: View, V: View>(_ view: Viewed, _ p0: Bool, _ p1: () -> V) {
  _ = view.tabViewBottomAccessory(isEnabled: p0, content: p1)
}

@MainActor
private func call166<Viewed: View>(_ view: Viewed, _ p0: Edge.Set, _ p1: CGFloat?) {
  _ = view.listSectionMargins(p0, p1)
}

@MainActor
private func call167<Viewed: View>(_ view: Viewed, _ p0: Text?) { _ = view.sectionIndexLabel(p0) }

@MainActor
private func call168<Viewed: View, S: StringProtocol>(_ view: Viewed, _ p0: S?) {
  _ = view.sectionIndexLabel(p0)
}

@MainActor
private func call169<Viewed: View>(_ view: Viewed, _ p0: Visibility) {
  _ = view.listSectionIndexVisibility(p0)
}

@MainActor
private func call170<Viewed: View>(_ view: Viewed, _ p0: Bool) { _ = view.collapsible(p0) }

@MainActor
private func call171<Viewed: View>(_ view: Viewed, _ p0: ListItemTint?) {
  _ = view.listItemTint(p0)
}

@MainActor
private func call172<Viewed: View>(_ view: Viewed, _ p0: AlternatingRowBackgroundBehavior) {
  _ = view.alternatingRowBackgrounds(p0)
}

@MainActor
private func call173<Viewed: View>(_ view: Viewed, _ p0: Visibility) {
  _ = view.tableColumnHeaders(p0)
}

@MainActor
private func call174<Viewed: View>(_ view: Viewed, _ p0: [UTType], _ p1: any DropDelegate) {
  _ = view.onDrop(of: p0, delegate: p1)
}

@MainActor
private func call175<Viewed: View>(_ view: Viewed, _ p0: [String], _ p1: any DropDelegate) {
  _ = view.onDrop(of: p0, delegate: p1)
}

@MainActor
private func call176<Viewed: View>(
  _ view: Viewed,
  _ p0: [UTType],
  _ p1: Binding<Bool>?,
  _ p2: @escaping ([NSItemProvider]) -> Bool
) { _ = view.onDrop(of: p0, isTargeted: p1, perform: p2) }

@MainActor
private func call177<Viewed: View>(
  _ view: Viewed,
  _ p0: [UTType],
  _ p1: Binding<Bool>?,
  _ p2: @escaping ([NSItemProvider], CGPoint) -> Bool
) { _ = view.onDrop(of: p0, isTargeted: p1, perform: p2) }

@MainActor
private func call178<Viewed: View>(
  _ view: Viewed,
  _ p0: [String],
  _ p1: Binding<Bool>?,
  _ p2: @escaping ([NSItemProvider]) -> Bool
) { _ = view.onDrop(of: p0, isTargeted: p1, perform: p2) }

@MainActor
private func call179<Viewed: View>(
  _ view: Viewed,
  _ p0: [String],
  _ p1: Binding<Bool>?,
  _ p2: @escaping ([NSItemProvider], CGPoint) -> Bool
) { _ = view.onDrop(of: p0, isTargeted: p1, perform: p2) }

@MainActor
private func call180<Viewed: View>(_ view: Viewed, _ p0: @escaping () -> NSItemProvider) {
  _ = view.onDrag(p0)
}

@MainActor
private func call181<Viewed: View, V: View>(
  _ view: Viewed,
  _ p0: @escaping () -> NSItemProvider,
  _ p1: () -> V
) { _ = view.onDrag(p0, preview: p1) }

@MainActor
private func call182<Viewed: View>(_ view: Viewed, _ p0: Image.Scale) { _ = view.imageScale(p0) }

@MainActor
private func call183<Viewed: View>(_ view: Viewed, _ p0: Shader, _ p1: Bool) {
  _ = view.colorEffect(p0, isEnabled: p1)
}

@MainActor
private func call184<Viewed: View>(_ view: Viewed, _ p0: Shader, _ p1: CGSize, _ p2: Bool) {
  _ = view.layerEffect(p0, maxSampleOffset: p1, isEnabled: p2)
}

@MainActor
private func call185<Viewed: View>(_ view: Viewed, _ p0: Shader, _ p1: CGSize, _ p2: Bool) {
  _ = view.distortionEffect(p0, maxSampleOffset: p1, isEnabled: p2)
}

@MainActor
private func call186<Viewed: View, S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
  _ view: Viewed,
  _ p0: S1,
  _ p1: S2,
  _ p2: S3
) { _ = view.foregroundStyle(p0, p1, p2) }

@MainActor
private func call187<Viewed: View, S1: ShapeStyle, S2: ShapeStyle>(
  _ view: Viewed,
  _ p0: S1,
  _ p1: S2
) { _ = view.foregroundStyle(p0, p1) }

@MainActor
private func call188<Viewed: View, S: ShapeStyle>(_ view: Viewed, _ p0: S?) { _ = view.tint(p0) }

@MainActor
private func call189<Viewed: View>(_ view: Viewed, _ p0: Color?) { _ = view.tint(p0) }

@MainActor
private func call190<Viewed: View>(_ view: Viewed, _ p0: Color?) { _ = view.accentColor(p0) }

@MainActor
private func call191<Viewed: View, S: ShapeStyle>(_ view: Viewed, _ p0: S) {
  _ = view.backgroundStyle(p0)
}

@MainActor
private func call192<Viewed: View>(_ view: Viewed, _ p0: Edge.Set) {
  _ = view.background(ignoresSafeAreaEdges: p0)
}

@MainActor
private func call193<Viewed: View, S: ShapeStyle>(_ view: Viewed, _ p0: S, _ p1: Edge.Set) {
  _ = view.background(p0, ignoresSafeAreaEdges: p1)
}

@MainActor
private func call194<Viewed: View, S: Shape>(_ view: Viewed, _ p0: S, _ p1: FillStyle) {
  _ = view.background(in: p0, fillStyle: p1)
}

@MainActor
private func call195<Viewed: View, S: ShapeStyle, T: Shape>(
  _ view: Viewed,
  _ p0: S,
  _ p1: T,
  _ p2: FillStyle
) { _ = view.background(p0, in: p1, fillStyle: p2) }

@MainActor
private func call196<Viewed: View, S: ShapeStyle>(_ view: Viewed, _ p0: S, _ p1: Edge.Set) {
  _ = view.overlay(p0, ignoresSafeAreaEdges: p1)
}

@MainActor
private func call197<Viewed: View, S: ShapeStyle, T: Shape>(
  _ view: Viewed,
  _ p0: S,
  _ p1: T,
  _ p2: FillStyle
) { _ = view.overlay(p0, in: p1, fillStyle: p2) }

@MainActor
private func call198<Viewed: View, S: ShapeStyle>(
  _ view: Viewed,
  _ p0: S,
  _ p1: ContainerBackgroundPlacement
) { _ = view.containerBackground(p0, for: p1) }

@MainActor
private func call199<Viewed: View>(_ view: Viewed, _ p0: ColorScheme?) {
  _ = view.preferredColorScheme(p0)
}

@MainActor
private func call200<Viewed: View, S: ShapeStyle>(_ view: Viewed, _ p0: S, _ p1: CGFloat) {
  _ = view.border(p0, width: p1)
}

@MainActor
private func call201<Viewed: View>(
  _ view: Viewed,
  _ p0: Color,
  _ p1: CGFloat,
  _ p2: CGFloat,
  _ p3: CGFloat
) { _ = view.shadow(color: p0, radius: p1, x: p2, y: p3) }

@MainActor
private func call202<Viewed: View>(_ view: Viewed, _ p0: ControlSize) { _ = view.controlSize(p0) }

@MainActor
private func call203<Viewed: View>(_ view: Viewed, _ p0: ButtonBorderShape) {
  _ = view.buttonBorderShape(p0)
}

@MainActor
private func call204<Viewed: View>(_ view: Viewed, _ p0: SymbolVariants) {
  _ = view.symbolVariant(p0)
}

@MainActor
private func call205<Viewed: View>(_ view: Viewed, _ p0: SymbolRenderingMode?) {
  _ = view.symbolRenderingMode(p0)
}

@MainActor
private func call206<Viewed: View>(_ view: Viewed, _ p0: ButtonSizing) { _ = view.buttonSizing(p0) }

@MainActor
private func call207<Viewed: View>(_ view: Viewed, _ p0: ClosedRange<ControlSize>) {
  _ = view.controlSize(p0)
}

@MainActor
private func call208<Viewed: View>(_ view: Viewed, _ p0: Visibility) {
  _ = view.labelsVisibility(p0)
}

@MainActor
private func call209<Viewed: View>(_ view: Viewed, _ p0: CGFloat) {
  _ = view.labelIconToTitleSpacing(p0)
}

@MainActor
private func call210<Viewed: View>(_ view: Viewed, _ p0: CGFloat) {
  _ = view.labelReservedIconWidth(p0)
}

@MainActor
private func call211<Viewed: View>(_ view: Viewed) { _ = view.horizontalRadioGroupLayout() }

@MainActor
private func call212<Viewed: View>(_ view: Viewed, _ p0: PaletteSelectionEffect) {
  _ = view.paletteSelectionEffect(p0)
}

@MainActor
private func call213<Viewed: View>(_ view: Viewed, _ p0: BadgeProminence) {
  _ = view.badgeProminence(p0)
}

@MainActor
private func call214<Viewed: View>(_ view: Viewed, _ p0: MaterialActiveAppearance) {
  _ = view.materialActiveAppearance(p0)
}

@MainActor
private func call215<Viewed: View>(_ view: Viewed, _ p0: Bool) { _ = view.invalidatableContent(p0) }

@MainActor
private func call216<Viewed: View>(_ view: Viewed, _ p0: LayoutDirectionBehavior) {
  _ = view.layoutDirectionBehavior(p0)
}

@MainActor
private func call217<Viewed: View>(_ view: Viewed, _ p0: ColorScheme) { _ = view.colorScheme(p0) }

@MainActor
private func call218<Viewed: View>(_ view: Viewed, _ p0: Edge.Set, _ p1: Bool) {
  _ = view.containerCornerOffset(p0, sizeToFit: p1)
}

@MainActor
private func call219<Viewed: View>(_ view: Viewed, _ p0: Bool?) {
  _ = view.allowsWindowActivationEvents(p0)
}

@MainActor
private func call220<Viewed: View>(_ view: Viewed, _ p0: SpringLoadingBehavior) {
  _ = view.springLoadingBehavior(p0)
}

@MainActor
private func call221<Viewed: View, V: View>(_ view: Viewed, _ p0: EventModifiers, _ p1: () -> V) {
  _ = view.modifierKeyAlternate(p0, p1)
}

@MainActor
private func call222<Viewed: View>(_ view: Viewed, _ p0: Visibility) {
  _ = view.sliderThumbVisibility(p0)
}

@MainActor
private func call223<Viewed: View>(_ view: Viewed, _ p0: Image) {
  _ = view.assistiveAccessNavigationIcon(p0)
}

@MainActor
private func call224<Viewed: View>(_ view: Viewed, _ p0: String) {
  _ = view.assistiveAccessNavigationIcon(systemImage: p0)
}

@MainActor
private func call225<Viewed: View>(_ view: Viewed, _ p0: String) {
  _ = view.interactionActivityTrackingTag(p0)
}

@MainActor
private func call226<Viewed: View>(_ view: Viewed, _ p0: GameControllerEventTypes) {
  _ = view.handlesGameControllerEvents(matching: p0)
}

@MainActor
private func call227<Viewed: View>(_ view: Viewed, _ p0: PointerStyle?) {
  _ = view.pointerStyle(p0)
}

@MainActor
private func call228<Viewed: View>(_ view: Viewed, _ p0: Visibility) {
  _ = view.pointerVisibility(p0)
}

@MainActor
private func call229<Viewed: View>(_ view: Viewed, _ p0: HoverEffect?) {
  _ = view.defaultHoverEffect(p0)
}

@MainActor
private func call230<Viewed: View, V: BinaryFloatingPoint>(_ view: Viewed, _ p0: Binding<V>) {
  _ = view.digitalCrownRotation(p0)
}

@MainActor
private func call231<Viewed: View, V: BinaryFloatingPoint>(
  _ view: Viewed,
  _ p0: Binding<V>,
  _ p1: V,
  _ p2: V,
  _ p3: V?,
  _ p4: DigitalCrownRotationalSensitivity,
  _ p5: Bool,
  _ p6: Bool
) {
  _ = view.digitalCrownRotation(
    p0,
    from: p1,
    through: p2,
    by: p3,
    sensitivity: p4,
    isContinuous: p5,
    isHapticFeedbackEnabled: p6
  )
}

@MainActor
private func call232<Viewed: View>(_ view: Viewed, _ p0: HandGestureShortcut, _ p1: Bool) {
  _ = view.handGestureShortcut(p0, isEnabled: p1)
}

@MainActor
private func call233<Viewed: View>(
  _ view: Viewed,
  _ p0: @escaping (PencilDoubleTapGestureValue) -> Void
) { _ = view.onPencilDoubleTap(perform: p0) }

@MainActor
private func call234<Viewed: View>(
  _ view: Viewed,
  _ p0: @escaping (PencilSqueezeGesturePhase) -> Void
) { _ = view.onPencilSqueeze(perform: p0) }

@MainActor
private func call235<Viewed: View>(_ view: Viewed) { _ = view.glassBackgroundEffect() }

@MainActor
private func call236<Viewed: View, S: StringProtocol>(_ view: Viewed, _ p0: S) {
  _ = view.widgetLabel(p0)
}

@MainActor
private func call237<Viewed: View, L: View>(_ view: Viewed, _ p0: () -> L) {
  _ = view.widgetLabel(label: p0)
}

@MainActor
private func call238<Viewed: View>(_ view: Viewed, _ p0: Bool) { _ = view.widgetCurvesContent(p0) }

@MainActor
private func call239<Viewed: View>(_ view: Viewed, _ p0: Color?) {
  _ = view.activityBackgroundTint(p0)
}

@MainActor
private func call240<Viewed: View>(_ view: Viewed, _ p0: Color?) {
  _ = view.activitySystemActionForegroundColor(p0)
}

@MainActor
private func call241<Viewed: View>(_ view: Viewed, _ p0: DialogSeverity) {
  _ = view.dialogSeverity(p0)
}

@MainActor
private func call242<Viewed: View>(_ view: Viewed, _ p0: Image?) { _ = view.dialogIcon(p0) }

@MainActor
private func call243<Viewed: View>(_ view: Viewed, _ p0: LocalizedStringKey, _ p1: Binding<Bool>) {
  _ = view.dialogSuppressionToggle(p0, isSuppressed: p1)
}

@MainActor
private func call244<Viewed: View>(_ view: Viewed, _ p0: Binding<Bool>) {
  _ = view.dialogSuppressionToggle(isSuppressed: p0)
}

@MainActor
private func call245<Viewed: View>(_ view: Viewed, _ p0: Bool?) {
  _ = view.dialogPreventsAppTermination(p0)
}

@MainActor
private func call246<Viewed: View>(_ view: Viewed, _ p0: Predicate<URL>) {
  _ = view.fileDialogURLEnabled(p0)
}

@MainActor
private func call247<Viewed: View>(_ view: Viewed, _ p0: Bool) {
  _ = view.fileDialogImportsUnresolvedAliases(p0)
}

@MainActor
private func call248<Viewed: View>(_ view: Viewed, _ p0: Bool?) {
  _ = view.presentationPreventsAppTermination(p0)
}

@MainActor
private func call249<Viewed: View>(_ view: Viewed, _ p0: Text?) { _ = view.fileDialogMessage(p0) }

@MainActor
private func call250<Viewed: View>(_ view: Viewed, _ p0: LocalizedStringKey) {
  _ = view.fileDialogMessage(p0)
}

@MainActor
private func call251<Viewed: View>(_ view: Viewed, _ p0: Text?) {
  _ = view.fileDialogConfirmationLabel(p0)
}

@MainActor
private func call252<Viewed: View>(_ view: Viewed, _ p0: LocalizedStringKey) {
  _ = view.fileDialogConfirmationLabel(p0)
}

@MainActor
private func call253<Viewed: View>(_ view: Viewed, _ p0: URL?) {
  _ = view.fileDialogDefaultDirectory(p0)
}

@MainActor
private func call254<Viewed: View>(_ view: Viewed, _ p0: FileDialogBrowserOptions) {
  _ = view.fileDialogBrowserOptions(p0)
}

@MainActor
private func call255<Viewed: View>(_ view: Viewed, _ p0: String) {
  _ = view.fileDialogCustomizationID(p0)
}

@MainActor
private func call256<Viewed: View>(_ view: Viewed, _ p0: Text?) {
  _ = view.fileExporterFilenameLabel(p0)
}

@MainActor
private func call257<Viewed: View>(_ view: Viewed, _ p0: LocalizedStringKey) {
  _ = view.fileExporterFilenameLabel(p0)
}

@MainActor
private func call258<Viewed: View>(_ view: Viewed, _ p0: CGFloat, _ p1: Bool) {
  _ = view.cornerRadius(p0, antialiased: p1)
}

@MainActor
private func call259<Viewed: View, S: Shape>(_ view: Viewed, _ p0: S, _ p1: FillStyle) {
  _ = view.clipShape(p0, style: p1)
}

@MainActor
private func call260<Viewed: View>(_ view: Viewed, _ p0: Bool) { _ = view.clipped(antialiased: p0) }

@MainActor
private func call261<Viewed: View, S: Shape>(_ view: Viewed, _ p0: S, _ p1: Bool) {
  _ = view.contentShape(p0, eoFill: p1)
}

@MainActor
private func call262<Viewed: View, S: Shape>(
  _ view: Viewed,
  _ p0: ContentShapeKinds,
  _ p1: S,
  _ p2: Bool
) { _ = view.contentShape(p0, p1, eoFill: p2) }

@MainActor
private func call263<Viewed: View, T: InsettableShape>(_ view: Viewed, _ p0: T) {
  _ = view.containerShape(p0)
}

@MainActor
private func call264<Viewed: View, Mask: View>(_ view: Viewed, _ p0: Alignment, _ p1: () -> Mask) {
  _ = view.mask(alignment: p0, p1)
}

@MainActor
private func call265<Viewed: View, Mask: View>(_ view: Viewed, _ p0: Mask) { _ = view.mask(p0) }

@MainActor
private func call266<Viewed: View>(_ view: Viewed, _ p0: CGFloat, _ p1: Bool) {
  _ = view.blur(radius: p0, opaque: p1)
}

@MainActor
private func call267<Viewed: View>(_ view: Viewed, _ p0: Double) { _ = view.brightness(p0) }

@MainActor
private func call268<Viewed: View>(_ view: Viewed, _ p0: Double) { _ = view.contrast(p0) }

@MainActor
private func call269<Viewed: View>(_ view: Viewed, _ p0: Double) { _ = view.saturation(p0) }

@MainActor
private func call270<Viewed: View>(_ view: Viewed, _ p0: Double) { _ = view.grayscale(p0) }

@MainActor
private func call271<Viewed: View>(_ view: Viewed, _ p0: Angle) { _ = view.hueRotation(p0) }

@MainActor
private func call272<Viewed: View>(_ view: Viewed) { _ = view.colorInvert() }

@MainActor
private func call273<Viewed: View>(_ view: Viewed, _ p0: Color) { _ = view.colorMultiply(p0) }

@MainActor
private func call274<Viewed: View>(_ view: Viewed, _ p0: BlendMode) { _ = view.blendMode(p0) }

@MainActor
private func call275<Viewed: View>(_ view: Viewed) { _ = view.compositingGroup() }

@MainActor
private func call276<Viewed: View>(_ view: Viewed, _ p0: Bool) { _ = view.drawingGroup(opaque: p0) }

@MainActor
private func call277<Viewed: View>(_ view: Viewed, _ p0: Angle, _ p1: UnitPoint) {
  _ = view.rotationEffect(p0, anchor: p1)
}

@MainActor
private func call278<Viewed: View>(_ view: Viewed, _ p0: CGSize, _ p1: UnitPoint) {
  _ = view.scaleEffect(p0, anchor: p1)
}

@MainActor
private func call279<Viewed: View>(_ view: Viewed, _ p0: CGFloat, _ p1: UnitPoint) {
  _ = view.scaleEffect(p0, anchor: p1)
}

@MainActor
private func call280<Viewed: View>(_ view: Viewed, _ p0: CGFloat, _ p1: CGFloat, _ p2: UnitPoint) {
  _ = view.scaleEffect(x: p0, y: p1, anchor: p2)
}

@MainActor
private func call281<Viewed: View>(_ view: Viewed, _ p0: Bool) {
  _ = view.flipsForRightToLeftLayoutDirection(p0)
}

@MainActor
private func call282<Viewed: View>(_ view: Viewed, _ p0: Bool) { _ = view.allowsHitTesting(p0) }

@MainActor
private func call283<Viewed: View>(_ view: Viewed, _ p0: HoverEffect) { _ = view.hoverEffect(p0) }

@MainActor
private func call284<Viewed: View>(_ view: Viewed, _ p0: Bool) {
  _ = view.accessibilityIgnoresInvertColors(p0)
}

@MainActor
private func call285<Viewed: View, T: Equatable>(_ view: Viewed, _ p0: SensoryFeedback, _ p1: T) {
  _ = view.sensoryFeedback(p0, trigger: p1)
}

@MainActor
private func call286<Viewed: View, T: Equatable>(
  _ view: Viewed,
  _ p0: SensoryFeedback,
  _ p1: T,
  _ p2: @escaping (_ oldValue: T, _ newValue: T) -> Bool
) { _ = view.sensoryFeedback(p0, trigger: p1, condition: p2) }

@MainActor
private func call287<Viewed: View, T: Equatable>(
  _ view: Viewed,
  _ p0: T,
  _ p1: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
) { _ = view.sensoryFeedback(trigger: p0, p1) }

@MainActor
private func call288<Viewed: View, T: Equatable>(
  _ view: Viewed,
  _ p0: T,
  _ p1: @escaping () -> SensoryFeedback?
) { _ = view.sensoryFeedback(trigger: p0, p1) }

@MainActor
private func call289<Viewed: View>(_ view: Viewed, _ p0: Bool) { _ = view.hoverEffectDisabled(p0) }

@MainActor
private func call290<Viewed: View>(
  _ view: Viewed,
  _ p0: Angle,
  _ p1: (x: CGFloat, y: CGFloat, z: CGFloat),
  _ p2: UnitPoint,
  _ p3: CGFloat,
  _ p4: CGFloat
) { _ = view.rotation3DEffect(p0, axis: p1, anchor: p2, anchorZ: p3, perspective: p4) }

@MainActor
private func call291<Viewed: View>(_ view: Viewed, _ p0: CGAffineTransform) {
  _ = view.transformEffect(p0)
}

@MainActor
private func call292<Viewed: View>(_ view: Viewed, _ p0: ProjectionTransform) {
  _ = view.projectionEffect(p0)
}

@MainActor
private func call293<Viewed: View>(_ view: Viewed) { _ = view.luminanceToAlpha() }

@MainActor
private func call294<Viewed: View>(
  _ view: Viewed,
  _ p0: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
) { _ = view.visualEffect(p0) }

@MainActor
private func call295<Viewed: View>(
  _ view: Viewed,
  _ p0: ScrollTransitionConfiguration,
  _ p1: ScrollTransitionConfiguration,
  _ p2: Axis?,
  _ p3: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
) { _ = view.scrollTransition(topLeading: p0, bottomTrailing: p1, axis: p2, transition: p3) }

@MainActor
private func call296<Viewed: View>(
  _ view: Viewed,
  _ p0: ScrollTransitionConfiguration,
  _ p1: Axis?,
  _ p2: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
) { _ = view.scrollTransition(p0, axis: p1, transition: p2) }

@MainActor
private func call297<Viewed: View>(_ view: Viewed, _ p0: Text.Scale, _ p1: Bool) {
  _ = view.textScale(p0, isEnabled: p1)
}

@MainActor
private func call298<Viewed: View>(_ view: Viewed, _ p0: Locale.Language, _ p1: Bool) {
  _ = view.typesettingLanguage(p0, isEnabled: p1)
}

@MainActor
private func call299<Viewed: View>(_ view: Viewed) { _ = view.geometryGroup() }

@MainActor
private func call300<Viewed: View>(_ view: Viewed, _ p0: UITextAutocapitalizationType) {
  _ = view.autocapitalization(p0)
}

@MainActor
private func call301<Viewed: View>(_ view: Viewed, _ p0: PresentationBackgroundInteraction) {
  _ = view.presentationBackgroundInteraction(p0)
}

@MainActor
private func call302<Viewed: View>(_ view: Viewed, _ p0: PresentationContentInteraction) {
  _ = view.presentationContentInteraction(p0)
}

@MainActor
private func call303<Viewed: View, V: View>(_ view: Viewed, _ p0: Alignment, _ p1: () -> V) {
  _ = view.presentationBackground(alignment: p0, content: p1)
}

@MainActor
private func call304<Viewed: View>(_ view: Viewed, _ p0: some PresentationSizing) {
  _ = view.presentationSizing(p0)
}

@MainActor
private func call305<Viewed: View>(_ view: Viewed, _ p0: Glass) { _ = view.glassEffect(p0) }

@MainActor
private func call306<Viewed: View>(_ view: Viewed, _ p0: Glass, _ p1: some Shape) {
  _ = view.glassEffect(p0, in: p1)
}

@MainActor
private func call307<Viewed: View, ID: Hashable>(_ view: Viewed, _ p0: ID?, _ p1: Namespace.ID) {
  _ = view.glassEffectID(p0, in: p1)
}

@MainActor
private func call308<Viewed: View, ID: Hashable>(_ view: Viewed, _ p0: ID?, _ p1: Namespace.ID) {
  _ = view.glassEffectUnion(id: p0, namespace: p1)
}

@MainActor
private func call309<Viewed: View>(_ view: Viewed) { _ = view.backgroundExtensionEffect() }

@MainActor
private func call310<Viewed: View>(_ view: Viewed, _ p0: ScrollEdgeEffectStyle?, _ p1: Edge.Set) {
  _ = view.scrollEdgeEffectStyle(p0, for: p1)
}

@MainActor
private func call311<Viewed: View, V: View>(_ view: Viewed, _ p0: V?) {
  _ = view.listRowBackground(p0)
}

@MainActor
private func call312<Viewed: View>(_ view: Viewed, _ p0: EdgeInsets?) { _ = view.listRowInsets(p0) }

@MainActor
private func call313<Viewed: View>(_ view: Viewed, _ p0: Edge.Set, _ p1: CGFloat?) {
  _ = view.listRowInsets(p0, p1)
}

@MainActor
private func call314<Viewed: View>(_ view: Viewed, _ p0: Visibility, _ p1: VerticalEdge.Set) {
  _ = view.listRowSeparator(p0, edges: p1)
}

@MainActor
private func call315<Viewed: View>(_ view: Viewed, _ p0: Color?, _ p1: VerticalEdge.Set) {
  _ = view.listRowSeparatorTint(p0, edges: p1)
}

@MainActor
private func call316<Viewed: View>(_ view: Viewed, _ p0: Visibility, _ p1: VerticalEdge.Set) {
  _ = view.listSectionSeparator(p0, edges: p1)
}

@MainActor
private func call317<Viewed: View>(_ view: Viewed, _ p0: Color?, _ p1: VerticalEdge.Set) {
  _ = view.listSectionSeparatorTint(p0, edges: p1)
}

@MainActor
private func call318<Viewed: View>(_ view: Viewed, _ p0: CGFloat?) { _ = view.listRowSpacing(p0) }

@MainActor
private func call319<Viewed: View>(_ view: Viewed, _ p0: CGFloat) {
  _ = view.listSectionSpacing(p0)
}

@MainActor
private func call320<Viewed: View>(_ view: Viewed, _ p0: ListSectionSpacing) {
  _ = view.listSectionSpacing(p0)
}

@MainActor
private func call321<Viewed: View>(_ view: Viewed, _ p0: HoverEffect?) {
  _ = view.listRowHoverEffect(p0)
}

@MainActor
private func call322<Viewed: View>(_ view: Viewed, _ p0: Bool) {
  _ = view.listRowHoverEffectDisabled(p0)
}

@MainActor
private func call323<Viewed: View>(_ view: Viewed, _ p0: Color?) { _ = view.listItemTint(p0) }

@MainActor
private func call324<Viewed: View>(_ view: Viewed, _ p0: Prominence) {
  _ = view.headerProminence(p0)
}

@MainActor
private func call325<Viewed: View>(_ view: Viewed, _ p0: MenuOrder) { _ = view.menuOrder(p0) }

@MainActor
private func call326<Viewed: View>(_ view: Viewed, _ p0: Visibility) { _ = view.menuIndicator(p0) }

@MainActor
private func call327<Viewed: View>(_ view: Viewed, _ p0: MenuActionDismissBehavior) {
  _ = view.menuActionDismissBehavior(p0)
}

@MainActor
private func call328<Viewed: View>(_ view: Viewed, _ p0: ButtonRepeatBehavior) {
  _ = view.buttonRepeatBehavior(p0)
}

@MainActor
private func call329<Viewed: View>(_ view: Viewed, _ p0: Binding<Bool>) {
  _ = view.findNavigator(isPresented: p0)
}

@MainActor
private func call330<Viewed: View>(_ view: Viewed, _ p0: Bool) { _ = view.findDisabled(p0) }

@MainActor
private func call331<Viewed: View>(_ view: Viewed, _ p0: PreviewDevice?) {
  _ = view.previewDevice(p0)
}

@MainActor
private func call332<Viewed: View>(_ view: Viewed, _ p0: InterfaceOrientation) {
  _ = view.previewInterfaceOrientation(p0)
}

@MainActor
private func call333<Viewed: View>(_ view: Viewed, _ p0: Set<PresentationDetent>) {
  _ = view.presentationDetents(p0)
}

@MainActor
private func call334<Viewed: View>(
  _ view: Viewed,
  _ p0: Set<PresentationDetent>,
  _ p1: Binding<PresentationDetent>
) { _ = view.presentationDetents(p0, selection: p1) }

@MainActor
private func call335<Viewed: View>(_ view: Viewed, _ p0: Visibility) {
  _ = view.presentationDragIndicator(p0)
}

@MainActor
private func call336<Viewed: View, S: ShapeStyle>(_ view: Viewed, _ p0: S) {
  _ = view.presentationBackground(p0)
}

@MainActor
private func call337<Viewed: View>(_ view: Viewed, _ p0: CGFloat?) {
  _ = view.presentationCornerRadius(p0)
}

@MainActor
private func call338<Viewed: View>(_ view: Viewed, _ p0: NavigationBarItem.TitleDisplayMode) {
  _ = view.navigationBarTitleDisplayMode(p0)
}

@MainActor
private func call339<Viewed: View>(_ view: Viewed, _ p0: PreviewLayout) {
  _ = view.previewLayout(p0)
}

@MainActor
private func call340<Viewed: View>(_ view: Viewed, _ p0: String?) {
  _ = view.previewDisplayName(p0)
}

@MainActor
private func call341<Viewed: View>(_ view: Viewed, _ p0: Bool) {
  _ = view.autocorrectionDisabled(p0)
}

@MainActor
private func call342<Viewed: View>(_ view: Viewed, _ p0: Bool?) {
  _ = view.disableAutocorrection(p0)
}

@MainActor
private func call343<Viewed: View>(_ view: Viewed, _ p0: Text.WritingDirectionStrategy) {
  _ = view.writingDirection(strategy: p0)
}

@MainActor
private func call344<Viewed: View>(_ view: Viewed, _ p0: UIKeyboardType) {
  _ = view.keyboardType(p0)
}

@MainActor
private func call345<Viewed: View>(_ view: Viewed, _ p0: UITextContentType?) {
  _ = view.textContentType(p0)
}

@MainActor
private func call346<Viewed: View>(_ view: Viewed, _ p0: TextInputAutocapitalization?) {
  _ = view.textInputAutocapitalization(p0)
}

@MainActor
private func call347<Viewed: View, T: Transferable>(_ view: Viewed, _ p0: T) {
  _ = view.draggable(p0)
}

@MainActor
private func call348<Viewed: View, V: View, T: Transferable>(_ view: Viewed, _ p0: T, _ p1: () -> V)
{ _ = view.draggable(p0, preview: p1) }

@MainActor
private func call349<Viewed: View, T: Transferable>(
  _ view: Viewed,
  _ p0: T.Type,
  _ p1: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
  _ p2: @escaping (Bool) -> Void
) { _ = view.dropDestination(for: p0, action: p1, isTargeted: p2) }

@MainActor
private func call350<Viewed: View>(_ view: Viewed, _ p0: (() -> NSItemProvider?)?) {
  _ = view.itemProvider(p0)
}

@MainActor
private func call351<Viewed: View>(
  _ view: Viewed,
  _ p0: [UTType],
  _ p1: @escaping () -> [NSItemProvider]
) { _ = view.exportsItemProviders(p0, onExport: p1) }

@MainActor
private func call352<Viewed: View>(
  _ view: Viewed,
  _ p0: [UTType],
  _ p1: @escaping ([NSItemProvider]) -> Bool
) { _ = view.importsItemProviders(p0, onImport: p1) }

@MainActor
private func call353<Viewed: View, T: Transferable>(_ view: Viewed, _ p0: [T]) {
  _ = view.exportableToServices(p0)
}

@MainActor
private func call354<Viewed: View, T: Transferable>(
  _ view: Viewed,
  _ p0: T.Type,
  _ p1: @escaping (_ items: [T]) -> Bool
) { _ = view.importableFromServices(for: p0, action: p1) }

@MainActor
private func call355<Viewed: View, S: TextSelectability>(_ view: Viewed, _ p0: S) {
  _ = view.textSelection(p0)
}

@MainActor
private func call356<Viewed: View>(_ view: Viewed, _ p0: HoverEffect, _ p1: Bool) {
  _ = view.hoverEffect(p0, isEnabled: p1)
}

@MainActor
private func call357<Viewed: View>(_ view: Viewed, _ p0: Bool) {
  _ = view.backgroundExtensionEffect(isEnabled: p0)
}

@MainActor
private func call358<Viewed: View>(_ view: Viewed, _ p0: @escaping (Bool) -> Void) {
  _ = view.onInteractiveResizeChange(p0)
}

@MainActor
private func call359<Viewed: View, T: Transferable>(
  _ view: Viewed,
  _ p0: T.Type,
  _ p1: Bool,
  _ p2: @escaping ([T], DropSession) -> Void
) { _ = view.dropDestination(for: p0, isEnabled: p1, action: p2) }

@MainActor
private func call360<Viewed: View, Items: RandomAccessCollection>(
  _ view: Viewed,
  _ p0: Binding<Items.Element?>,
  _ p1: Items
) where Items.Element == URL { _ = view.quickLookPreview(p0, in: p1) }

@MainActor
private func call361<Viewed: View>(_ view: Viewed, _ p0: Text, _ p1: Binding<Bool>) {
  _ = view.dialogSuppressionToggle(p0, isSuppressed: p1)
}

@MainActor
private func call362<Viewed: View, S: View>(_ view: Viewed, _ p0: () -> S) {
  _ = view.textInputSuggestions(p0)
}

@MainActor
private func call363<Viewed: View, Data: RandomAccessCollection, S: View>(
  _ view: Viewed,
  _ p0: Data,
  _ p1: @escaping (Data.Element) -> S
) where Data.Element: Identifiable { _ = view.textInputSuggestions(p0, content: p1) }

@MainActor
private func call364<Viewed: View, Data: RandomAccessCollection, ID: Hashable, S: View>(
  _ view: Viewed,
  _ p0: Data,
  _ p1: KeyPath<Data.Element, ID>,
  _ p2: @escaping (Data.Element) -> S
) { _ = view.textInputSuggestions(p0, id: p1, content: p2) }

@MainActor
private func call365<Viewed: View>(_ view: Viewed, _ p0: String) {
  _ = view.textInputCompletion(p0)
}

@MainActor
private func call366<Viewed: View>(_ view: Viewed, _ p0: Binding<ScrollPosition>, _ p1: UnitPoint?)
{ _ = view.scrollPosition(p0, anchor: p1) }

@MainActor
private func call367<Viewed: View>(_ view: Viewed, _ p0: UnitPoint?) {
  _ = view.defaultScrollAnchor(p0)
}

@MainActor
private func call368<Viewed: View>(_ view: Viewed, _ p0: UnitPoint?, _ p1: ScrollAnchorRole) {
  _ = view.defaultScrollAnchor(p0, for: p1)
}

@MainActor
private func call369<Viewed: View, T: Equatable>(
  _ view: Viewed,
  _ p0: T.Type,
  _ p1: @escaping (ScrollGeometry) -> T,
  _ p2: @escaping @MainActor (_ oldValue: T, _ newValue: T) -> Void
) { _ = view.onScrollGeometryChange(for: p0, of: p1, action: p2) }

@MainActor
private func call370<Viewed: View>(
  _ view: Viewed,
  _ p0: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
) { _ = view.onScrollPhaseChange(p0) }

@MainActor
private func call371<Viewed: View>(_ view: Viewed, _ p0: Visibility) {
  _ = view.scrollContentBackground(p0)
}

@MainActor
private func call372<Viewed: View>(_ view: Viewed, _ p0: ScrollIndicatorVisibility, _ p1: Axis.Set)
{ _ = view.scrollIndicators(p0, axes: p1) }

@MainActor
private func call373<Viewed: View>(_ view: Viewed, _ p0: ScrollDismissesKeyboardMode) {
  _ = view.scrollDismissesKeyboard(p0)
}

@MainActor
private func call374<Viewed: View>(_ view: Viewed, _ p0: Bool) { _ = view.scrollDisabled(p0) }

@MainActor
private func call375<Viewed: View>(_ view: Viewed, _ p0: Bool) { _ = view.scrollClipDisabled(p0) }

@MainActor
private func call376<Viewed: View>(_ view: Viewed, _ p0: Bool) {
  _ = view.scrollTargetLayout(isEnabled: p0)
}

@MainActor
private func call377<Viewed: View>(_ view: Viewed, _ p0: ScrollBounceBehavior, _ p1: Axis.Set) {
  _ = view.scrollBounceBehavior(p0, axes: p1)
}

@MainActor
private func call378<Viewed: View>(_ view: Viewed, _ p0: Bool) {
  _ = view.scrollIndicatorsFlash(onAppear: p0)
}

@MainActor
private func call379<Viewed: View>(_ view: Viewed, _ p0: some Equatable) {
  _ = view.scrollIndicatorsFlash(trigger: p0)
}

@MainActor
private func call380<Viewed: View>(_ view: Viewed, _ p0: Bool) {
  _ = view.scrollTarget(isEnabled: p0)
}

@MainActor
private func call381<Viewed: View>(_ view: Viewed, _ p0: UnitPoint?) {
  _ = view.scrollPosition(initialAnchor: p0)
}

@MainActor
private func call382<Viewed: View>(_ view: Viewed, _ p0: Bool, _ p1: Edge.Set) {
  _ = view.scrollEdgeEffectHidden(p0, for: p1)
}

@MainActor
private func call383<Viewed: View>(_ view: Viewed, _ p0: Bool, _ p1: Edge.Set) {
  _ = view.scrollEdgeEffectDisabled(p0, for: p1)
}

@MainActor
private func call384<Viewed: View>(_ view: Viewed, _ p0: ScrollInputBehavior, _ p1: ScrollInputKind)
{ _ = view.scrollInputBehavior(p0, for: p1) }

@MainActor
private func call385<Viewed: View, ID: Hashable>(
  _ view: Viewed,
  _ p0: ID.Type,
  _ p1: Double,
  _ p2: @escaping ([ID]) -> Void
) { _ = view.onScrollTargetVisibilityChange(idType: p0, threshold: p1, p2) }

@MainActor
private func call386<Viewed: View>(
  _ view: Viewed,
  _ p0: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
) { _ = view.onScrollPhaseChange(p0) }

@MainActor
private func call387<Viewed: View, B: ScrollTargetBehavior>(_ view: Viewed, _ p0: B) {
  _ = view.scrollTargetBehavior(p0)
}

@MainActor
private func call388<Viewed: View, ID: Hashable>(
  _ view: Viewed,
  _ p0: Binding<ID?>,
  _ p1: UnitPoint?
) { _ = view.scrollPosition(id: p0, anchor: p1) }

@MainActor
private func call389<Viewed: View>(_ view: Viewed, _ p0: Axis.Set, _ p1: Alignment) {
  _ = view.containerRelativeFrame(p0, alignment: p1)
}

@MainActor
private func call390<Viewed: View>(
  _ view: Viewed,
  _ p0: Axis.Set,
  _ p1: Int,
  _ p2: Int,
  _ p3: CGFloat,
  _ p4: Alignment
) { _ = view.containerRelativeFrame(p0, count: p1, span: p2, spacing: p3, alignment: p4) }

@MainActor
private func call391<Viewed: View>(
  _ view: Viewed,
  _ p0: Axis.Set,
  _ p1: Alignment,
  _ p2: @escaping (CGFloat, Axis) -> CGFloat
) { _ = view.containerRelativeFrame(p0, alignment: p1, p2) }

@MainActor
private func call392<Viewed: View, S: ShapeStyle>(_ view: Viewed, _ p0: S, _ p1: ToolbarPlacement) {
  _ = view.toolbarBackground(p0, for: p1)
}

@MainActor
private func call393<Viewed: View>(_ view: Viewed, _ p0: Visibility, _ p1: ToolbarPlacement) {
  _ = view.toolbarBackground(p0, for: p1)
}

@MainActor
private func call394<Viewed: View>(_ view: Viewed, _ p0: ToolbarRole) { _ = view.toolbarRole(p0) }

@MainActor
private func call395<Viewed: View>(
  _ view: Viewed,
  _ p0: Double,
  _ p1: @escaping @MainActor (Bool) -> Void
) { _ = view.onScrollVisibilityChange(threshold: p0, p1) }

@MainActor
private func call396<Viewed: View, T: Equatable & Sendable>(
  _ view: Viewed,
  _ p0: T.Type,
  _ p1: @escaping @Sendable (GeometryProxy) -> T,
  _ p2: @escaping @MainActor (_ newValue: T) -> Void
) { _ = view.onGeometryChange(for: p0, of: p1, action: p2) }

@MainActor
private func call397<Viewed: View, Phase: Equatable>(
  _ view: Viewed,
  _ p0: some Sequence<Phase>,
  _ p1: @escaping (PlaceholderContentView<Viewed>, Phase) -> some View,
  _ p2: @escaping (Phase) -> Animation?
) { _ = view.phaseAnimator(p0, content: p1, animation: p2) }

@MainActor
private func call398<Viewed: View, Value>(
  _ view: Viewed,
  _ p0: Value,
  _ p1: Bool,
  _ p2: @escaping (PlaceholderContentView<Viewed>, Value) -> some View,
  _ p3: @escaping (Value) -> some Keyframes<Value>
) { _ = view.keyframeAnimator(initialValue: p0, repeating: p1, content: p2, keyframes: p3) }

@MainActor
private func call399<Viewed: View, Value>(
  _ view: Viewed,
  _ p0: Value,
  _ p1: some Equatable,
  _ p2: @escaping (PlaceholderContentView<Viewed>, Value) -> some View,
  _ p3: @escaping (Value) -> some Keyframes<Value>
) { _ = view.keyframeAnimator(initialValue: p0, trigger: p1, content: p2, keyframes: p3) }

@MainActor
private func call400<Viewed: View, C: View>(_ view: Viewed, _ p0: () -> C) {
  _ = view.tabViewSidebarHeader(content: p0)
}

@MainActor
private func call401<Viewed: View, C: View>(_ view: Viewed, _ p0: () -> C) {
  _ = view.tabViewSidebarFooter(content: p0)
}

@MainActor
private func call402<Viewed: View, C: View>(_ view: Viewed, _ p0: () -> C) {
  _ = view.tabViewSidebarBottomBar(content: p0)
}

@MainActor
private func call403<Viewed: View>(_ view: Viewed, _ p0: Visibility, _ p1: ToolbarPlacement) {
  _ = view.toolbar(p0, for: p1)
}

@MainActor
private func call404<Viewed: View>(_ view: Viewed, _ p0: Visibility, _ p1: ToolbarPlacement) {
  _ = view.toolbarVisibility(p0, for: p1)
}

@MainActor
private func call405<Viewed: View, T: Equatable & Sendable>(
  _ view: Viewed,
  _ p0: T.Type,
  _ p1: @escaping @Sendable (GeometryProxy) -> T,
  _ p2: @escaping @MainActor (_ oldValue: T, _ newValue: T) -> Void
) { _ = view.onGeometryChange(for: p0, of: p1, action: p2) }

@MainActor
private func call406<Viewed: View>(_ view: Viewed, _ p0: some UIGestureRecognizerRepresentable) {
  _ = view.gesture(p0)
}

@MainActor
private func call407<Viewed: View>(_ view: Viewed, _ p0: some NSGestureRecognizerRepresentable) {
  _ = view.gesture(p0)
}

@MainActor
private func call408<Viewed: View, Value: Hashable>(
  _ view: Viewed,
  _ p0: AccessibilityFocusState<Value>.Binding,
  _ p1: Value
) { _ = view.accessibilityDefaultFocus(p0, p1) }

@MainActor
private func call409<Viewed: View, V: Hashable>(
  _ view: Viewed,
  _ p0: FocusState<V>.Binding,
  _ p1: V,
  _ p2: DefaultFocusEvaluationPriority
) { _ = view.defaultFocus(p0, p1, priority: p2) }

@MainActor
private func call410<Viewed: View>(_ view: Viewed, _ p0: Namespace.ID) { _ = view.focusScope(p0) }

@MainActor
private func call411<Viewed: View>(_ view: Viewed, _ p0: Bool, _ p1: Namespace.ID) {
  _ = view.prefersDefaultFocus(p0, in: p1)
}

@MainActor
private func call412<Viewed: View>(_ view: Viewed, _ p0: Bool) { _ = view.focusable(p0) }

@MainActor
private func call413<Viewed: View>(_ view: Viewed, _ p0: Bool, _ p1: FocusInteractions) {
  _ = view.focusable(p0, interactions: p1)
}

@MainActor
private func call414<Viewed: View>(_ view: Viewed, _ p0: Bool, _ p1: @escaping (Bool) -> Void) {
  _ = view.focusable(p0, onFocusChange: p1)
}

@MainActor
private func call415<Viewed: View>(_ view: Viewed) { _ = view.focusSection() }

@MainActor
private func call416<Viewed: View>(_ view: Viewed, _ p0: SubmitLabel) { _ = view.submitLabel(p0) }

@MainActor
private func call417<Viewed: View, Value>(
  _ view: Viewed,
  _ p0: WritableKeyPath<FocusedValues, Value?>,
  _ p1: Value
) { _ = view.focusedValue(p0, p1) }

@MainActor
private func call418<Viewed: View, Value>(
  _ view: Viewed,
  _ p0: WritableKeyPath<FocusedValues, Value?>,
  _ p1: Value?
) { _ = view.focusedValue(p0, p1) }

@MainActor
private func call419<Viewed: View, T: AnyObject & Observable>(_ view: Viewed, _ p0: T?) {
  _ = view.focusedValue(p0)
}

@MainActor
private func call420<Viewed: View, T>(
  _ view: Viewed,
  _ p0: WritableKeyPath<FocusedValues, T?>,
  _ p1: T
) { _ = view.focusedSceneValue(p0, p1) }

@MainActor
private func call421<Viewed: View, T>(
  _ view: Viewed,
  _ p0: WritableKeyPath<FocusedValues, T?>,
  _ p1: T?
) { _ = view.focusedSceneValue(p0, p1) }

@MainActor
private func call422<Viewed: View, T: AnyObject & Observable>(_ view: Viewed, _ p0: T?) {
  _ = view.focusedSceneValue(p0)
}

@MainActor
private func call423<Viewed: View, T: ObservableObject>(_ view: Viewed, _ p0: T) {
  _ = view.focusedObject(p0)
}

@MainActor
private func call424<Viewed: View, T: ObservableObject>(_ view: Viewed, _ p0: T?) {
  _ = view.focusedObject(p0)
}

@MainActor
private func call425<Viewed: View, T: ObservableObject>(_ view: Viewed, _ p0: T) {
  _ = view.focusedSceneObject(p0)
}

@MainActor
private func call426<Viewed: View, T: ObservableObject>(_ view: Viewed, _ p0: T?) {
  _ = view.focusedSceneObject(p0)
}

@MainActor
private func call427<Viewed: View>(_ view: Viewed, _ p0: KeyEquivalent, _ p1: EventModifiers) {
  _ = view.keyboardShortcut(p0, modifiers: p1)
}

@MainActor
private func call428<Viewed: View>(_ view: Viewed, _ p0: KeyboardShortcut) {
  _ = view.keyboardShortcut(p0)
}

@MainActor
private func call429<Viewed: View>(
  _ view: Viewed,
  _ p0: KeyEquivalent,
  _ p1: EventModifiers,
  _ p2: KeyboardShortcut.Localization
) { _ = view.keyboardShortcut(p0, modifiers: p1, localization: p2) }

@MainActor
private func call430<Viewed: View>(
  _ view: Viewed,
  _ p0: KeyEquivalent,
  _ p1: KeyPress.Phases,
  _ p2: @escaping @MainActor (KeyPress) -> KeyPress.Result
) { _ = view.onKeyPress(p0, phases: p1, action: p2) }

@MainActor
private func call431<Viewed: View, T: ObservableObject>(_ view: Viewed, _ p0: T) {
  _ = view.environmentObject(p0)
}

@MainActor
private func call432<Viewed: View, Key: PreferenceKey, T: View>(
  _ view: Viewed,
  _ p0: Key.Type,
  _ p1: @escaping (Key.Value) -> T
) { _ = view.overlayPreferenceValue(p0, p1) }

@MainActor
private func call433<Viewed: View, Key: PreferenceKey, T: View>(
  _ view: Viewed,
  _ p0: Key.Type,
  _ p1: @escaping (Key.Value) -> T
) { _ = view.backgroundPreferenceValue(p0, p1) }

@MainActor
private func call434<Viewed: View>(_ view: Viewed, _ p0: UserDefaults) {
  _ = view.defaultAppStorage(p0)
}

@MainActor
private func call435<Viewed: View>(
  _ view: Viewed,
  _ p0: [UTType],
  _ p1: @escaping @MainActor ([NSItemProvider]) -> Void
) { _ = view.onPasteCommand(of: p0, perform: p1) }

@MainActor
private func call436<Viewed: View, Value: Hashable>(
  _ view: Viewed,
  _ p0: AccessibilityFocusState<Value>.Binding,
  _ p1: Value
) { _ = view.accessibilityFocused(p0, equals: p1) }

@MainActor
private func call437<Viewed: View>(_ view: Viewed, _ p0: AccessibilityFocusState<Bool>.Binding) {
  _ = view.accessibilityFocused(p0)
}

@MainActor
private func call438<Viewed: View, Value: Hashable>(
  _ view: Viewed,
  _ p0: FocusState<Value>.Binding,
  _ p1: Value
) { _ = view.focused(p0, equals: p1) }

@MainActor
private func call439<Viewed: View>(_ view: Viewed, _ p0: FocusState<Bool>.Binding) {
  _ = view.focused(p0)
}

@MainActor
private func call440<Viewed: View>(_ view: Viewed, _ p0: Bool) { _ = view.focusEffectDisabled(p0) }

@MainActor
private func call441<Viewed: View>(
  _ view: Viewed,
  _ p0: SubmitTriggers,
  _ p1: @escaping @MainActor () -> Void
) { _ = view.onSubmit(of: p0, p1) }

@MainActor
private func call442<Viewed: View>(_ view: Viewed, _ p0: Bool) { _ = view.submitScope(p0) }

@MainActor
private func call443<Viewed: View>(_ view: Viewed, _ p0: KeyboardShortcut?) {
  _ = view.keyboardShortcut(p0)
}

@MainActor
private func call444<Viewed: View>(
  _ view: Viewed,
  _ p0: (@MainActor (MoveCommandDirection) -> Void)?
) { _ = view.onMoveCommand(perform: p0) }

@MainActor
private func call445<Viewed: View>(_ view: Viewed, _ p0: (@MainActor () -> Void)?) {
  _ = view.onExitCommand(perform: p0)
}

@MainActor
private func call446<Viewed: View>(_ view: Viewed, _ p0: (@MainActor () -> Void)?) {
  _ = view.onDeleteCommand(perform: p0)
}

@MainActor
private func call447<Viewed: View>(_ view: Viewed, _ p0: (@MainActor () -> Void)?) {
  _ = view.onPlayPauseCommand(perform: p0)
}

@MainActor
private func call448<Viewed: View>(
  _ view: Viewed,
  _ p0: EventModifiers,
  _ p1: Bool,
  _ p2: @escaping @MainActor (_ old: EventModifiers, _ new: EventModifiers) -> Void
) { _ = view.onModifierKeysChanged(mask: p0, initial: p1, p2) }

@MainActor
private func call449<Viewed: View, V: BinaryInteger>(
  _ view: Viewed,
  _ p0: Binding<V>,
  _ p1: ClosedRange<V>,
  _ p2: V
) { _ = view.pageCommand(value: p0, in: p1, step: p2) }

@MainActor
private func call450<Viewed: View>(
  _ view: Viewed,
  _ p0: KeyEquivalent,
  _ p1: @escaping @MainActor () -> KeyPress.Result
) { _ = view.onKeyPress(p0, action: p1) }

@MainActor
private func call451<Viewed: View>(
  _ view: Viewed,
  _ p0: Set<KeyEquivalent>,
  _ p1: KeyPress.Phases,
  _ p2: @escaping @MainActor (KeyPress) -> KeyPress.Result
) { _ = view.onKeyPress(keys: p0, phases: p1, action: p2) }

@MainActor
private func call452<Viewed: View>(
  _ view: Viewed,
  _ p0: CharacterSet,
  _ p1: KeyPress.Phases,
  _ p2: @escaping @MainActor (KeyPress) -> KeyPress.Result
) { _ = view.onKeyPress(characters: p0, phases: p1, action: p2) }

@MainActor
private func call453<Viewed: View>(
  _ view: Viewed,
  _ p0: KeyPress.Phases,
  _ p1: @escaping @MainActor (KeyPress) -> KeyPress.Result
) { _ = view.onKeyPress(phases: p0, action: p1) }

@MainActor
private func call454<Viewed: View, P: Publisher>(
  _ view: Viewed,
  _ p0: P,
  _ p1: @escaping (P.Output) -> Void
) where P.Failure == Never { _ = view.onReceive(p0, perform: p1) }

@MainActor
private func call455<Viewed: View, K: PreferenceKey>(_ view: Viewed, _ p0: K.Type, _ p1: K.Value) {
  _ = view.preference(key: p0, value: p1)
}

@MainActor
private func call456<Viewed: View, K: PreferenceKey>(
  _ view: Viewed,
  _ p0: K.Type,
  _ p1: @escaping (inout K.Value) -> Void
) { _ = view.transformPreference(p0, p1) }

@MainActor
private func call457<Viewed: View, K: PreferenceKey>(
  _ view: Viewed,
  _ p0: K.Type,
  _ p1: @escaping @MainActor (K.Value) -> Void
) where K.Value: Equatable { _ = view.onPreferenceChange(p0, perform: p1) }

@MainActor
private func call458<Viewed: View, Key: PreferenceKey, T: View>(
  _ view: Viewed,
  _ p0: Key.Type,
  _ p1: @escaping (Key.Value) -> T
) where Key.Value: Equatable { _ = view.overlayPreferenceValue(p0, p1) }

@MainActor
private func call459<Viewed: View, Key: PreferenceKey, T: View>(
  _ view: Viewed,
  _ p0: Key.Type,
  _ p1: @escaping (Key.Value) -> T
) where Key.Value: Equatable { _ = view.backgroundPreferenceValue(p0, p1) }

@MainActor
private func call460<Viewed: View>(_ view: Viewed, _ p0: (@MainActor () -> [NSItemProvider])?) {
  _ = view.onCopyCommand(perform: p0)
}

@MainActor
private func call461<Viewed: View>(_ view: Viewed, _ p0: (@MainActor () -> [NSItemProvider])?) {
  _ = view.onCutCommand(perform: p0)
}

@MainActor
private func call462<Viewed: View, Payload>(
  _ view: Viewed,
  _ p0: [UTType],
  _ p1: @escaping @MainActor ([NSItemProvider]) -> Payload?,
  _ p2: @escaping @MainActor (Payload) -> Void
) { _ = view.onPasteCommand(of: p0, validator: p1, perform: p2) }

@MainActor
private func call463<Viewed: View, T: Transferable>(_ view: Viewed, _ p0: [T]) {
  _ = view.copyable(p0)
}

@MainActor
private func call464<Viewed: View, T: Transferable>(
  _ view: Viewed,
  _ p0: T.Type,
  _ p1: @escaping @MainActor () -> [T]
) { _ = view.cuttable(for: p0, action: p1) }

@MainActor
private func call465<Viewed: View, T: Transferable>(
  _ view: Viewed,
  _ p0: T.Type,
  _ p1: @escaping @MainActor ([T]) -> Void,
  _ p2: @escaping @MainActor ([T]) -> [T]
) { _ = view.pasteDestination(for: p0, action: p1, validator: p2) }

@MainActor
private func call466<Viewed: View>(_ view: Viewed, _ p0: Bool) { _ = view.disabled(p0) }

@MainActor
private func call467<Viewed: View, V>(
  _ view: Viewed,
  _ p0: WritableKeyPath<EnvironmentValues, V>,
  _ p1: V
) { _ = view.environment(p0, p1) }

@MainActor
private func call468<Viewed: View, T: AnyObject & Observable>(_ view: Viewed, _ p0: T?) {
  _ = view.environment(p0)
}

@MainActor
private func call469<Viewed: View, V>(
  _ view: Viewed,
  _ p0: WritableKeyPath<EnvironmentValues, V>,
  _ p1: @escaping (inout V) -> Void
) { _ = view.transformEnvironment(p0, transform: p1) }

@MainActor
private func call470<Viewed: View>(_ view: Viewed, _ p0: (@MainActor () -> Void)?) {
  _ = view.onAppear(perform: p0)
}

@MainActor
private func call471<Viewed: View>(_ view: Viewed, _ p0: (@MainActor () -> Void)?) {
  _ = view.onDisappear(perform: p0)
}

@MainActor
private func call472<Viewed: View, V: Equatable>(
  _ view: Viewed,
  _ p0: V,
  _ p1: Bool,
  _ p2: @escaping @MainActor (_ oldValue: V, _ newValue: V) -> Void
) { _ = view.onChange(of: p0, initial: p1, p2) }

@MainActor
private func call473<Viewed: View, V: Equatable>(
  _ view: Viewed,
  _ p0: V,
  _ p1: Bool,
  _ p2: @escaping @MainActor () -> Void
) { _ = view.onChange(of: p0, initial: p1, p2) }

@MainActor
private func call474<Viewed: View, V: Equatable>(
  _ view: Viewed,
  _ p0: V,
  _ p1: @escaping @MainActor (_ newValue: V) -> Void
) { _ = view.onChange(of: p0, perform: p1) }

@MainActor
private func call475<Viewed: View>(
  _ view: Viewed,
  _ p0: TaskPriority,
  _ p1: @escaping @Sendable () async -> Void
) { _ = view.task(priority: p0, p1) }

@MainActor
private func call476<Viewed: View, T: Equatable>(
  _ view: Viewed,
  _ p0: T,
  _ p1: TaskPriority,
  _ p2: @escaping @Sendable () async -> Void
) { _ = view.task(id: p0, priority: p1, p2) }

@MainActor
private func call477<Viewed: View, ID: Hashable>(_ view: Viewed, _ p0: ID) { _ = view.id(p0) }

@MainActor
private func call478<Viewed: View, T>(_ view: Viewed, _ p0: T) { _ = view.modifier(p0) }

@MainActor
private func call479<Viewed: View>(_ view: Viewed, _ p0: Bool) {
  _ = view.speechAnnouncementsQueued(p0)
}

@MainActor
private func call480<Viewed: View>(_ view: Viewed, _ p0: Text, _ p1: @escaping () -> Void) {
  _ = view.accessibilityAction(named: p0, p1)
}

@MainActor
private func call481<Viewed: View>(
  _ view: Viewed,
  _ p0: LocalizedStringKey,
  _ p1: @escaping () -> Void
) { _ = view.accessibilityAction(named: p0, p1) }

@MainActor
private func call482<Viewed: View>(
  _ view: Viewed,
  _ p0: LocalizedStringResource,
  _ p1: @escaping () -> Void
) { _ = view.accessibilityAction(named: p0, p1) }

@MainActor
private func call483<Viewed: View, S: StringProtocol>(
  _ view: Viewed,
  _ p0: S,
  _ p1: @escaping () -> Void
) { _ = view.accessibilityAction(named: p0, p1) }

@available(*, deprecated)
@MainActor
private func call484<Viewed: View>(_ view: Viewed, _ p0: Text) { _ = view.accessibility(label: p0) }

@available(*, deprecated)
@MainActor
private func call485<Viewed: View>(_ view: Viewed, _ p0: Text) { _ = view.accessibility(value: p0) }

@available(*, deprecated)
@MainActor
private func call486<Viewed: View>(_ view: Viewed, _ p0: Text) { _ = view.accessibility(hint: p0) }

@available(*, deprecated)
@MainActor
private func call487<Viewed: View>(_ view: Viewed, _ p0: Bool) {
  _ = view.accessibility(hidden: p0)
}

@available(*, deprecated)
@MainActor
private func call488<Viewed: View>(_ view: Viewed, _ p0: String) {
  _ = view.accessibility(identifier: p0)
}

@available(*, deprecated)
@MainActor
private func call489<Viewed: View>(_ view: Viewed, _ p0: [Text]) {
  _ = view.accessibility(inputLabels: p0)
}

@available(*, deprecated)
@MainActor
private func call490<Viewed: View>(_ view: Viewed, _ p0: Double) {
  _ = view.accessibility(sortPriority: p0)
}

@available(*, deprecated)
@MainActor
private func call491<Viewed: View>(_ view: Viewed, _ p0: AccessibilityTraits) {
  _ = view.accessibility(addTraits: p0)
}

@available(*, deprecated)
@MainActor
private func call492<Viewed: View>(_ view: Viewed, _ p0: AccessibilityTraits) {
  _ = view.accessibility(removeTraits: p0)
}

@available(*, deprecated)
@MainActor
private func call493<Viewed: View>(_ view: Viewed, _ p0: CGPoint) {
  _ = view.accessibility(activationPoint: p0)
}

@available(*, deprecated)
@MainActor
private func call494<Viewed: View>(_ view: Viewed, _ p0: UnitPoint) {
  _ = view.accessibility(activationPoint: p0)
}

@MainActor
private func call495<Viewed: View, Style: AccessibilityQuickActionStyle, Content: View>(
  _ view: Viewed,
  _ p0: Style,
  _ p1: () -> Content
) { _ = view.accessibilityQuickAction(style: p0, content: p1) }

@MainActor
private func call496<Viewed: View>(_ view: Viewed) {
  _ = view.accessibilityShowsLargeContentViewer()
}

@MainActor
private func call497<Viewed: View, V: View>(_ view: Viewed, _ p0: () -> V) {
  _ = view.accessibilityShowsLargeContentViewer(p0)
}

@MainActor
private func call498<Viewed: View>(_ view: Viewed, _ p0: LocalizedStringKey) { _ = view.help(p0) }

@MainActor
private func call499<Viewed: View>(_ view: Viewed, _ p0: Text) { _ = view.help(p0) }

@MainActor
private func call500<Viewed: View, V: View>(_ view: Viewed, _ p0: () -> V) {
  _ = view.accessibilityChildren(children: p0)
}

@MainActor
private func call501<Viewed: View, V: View>(_ view: Viewed, _ p0: () -> V) {
  _ = view.accessibilityRepresentation(representation: p0)
}

@MainActor
private func call502<Viewed: View>(
  _ view: Viewed,
  _ p0: @escaping (AccessibilityZoomGestureAction) -> Void
) { _ = view.accessibilityZoomAction(p0) }

@MainActor
private func call503<Viewed: View, ID: Hashable>(_ view: Viewed, _ p0: ID, _ p1: Namespace.ID) {
  _ = view.accessibilityRotorEntry(id: p0, in: p1)
}

@MainActor
private func call504<Viewed: View>(_ view: Viewed, _ p0: Bool) {
  _ = view.speechAlwaysIncludesPunctuation(p0)
}

@MainActor
private func call505<Viewed: View>(_ view: Viewed, _ p0: Bool) {
  _ = view.speechSpellsOutCharacters(p0)
}

@MainActor
private func call506<Viewed: View>(_ view: Viewed, _ p0: Double) {
  _ = view.speechAdjustedPitch(p0)
}

@MainActor
private func call507<Viewed: View>(
  _ view: Viewed,
  _ p0: AccessibilityActionKind,
  _ p1: @escaping () -> Void
) { _ = view.accessibilityAction(p0, p1) }

@MainActor
private func call508<Viewed: View>(
  _ view: Viewed,
  _ p0: @escaping (AccessibilityAdjustmentDirection) -> Void
) { _ = view.accessibilityAdjustableAction(p0) }

@MainActor
private func call509<Viewed: View>(_ view: Viewed, _ p0: @escaping (Edge) -> Void) {
  _ = view.accessibilityScrollAction(p0)
}

@MainActor
private func call510<Viewed: View, Label: View>(
  _ view: Viewed,
  _ p0: @escaping () -> Void,
  _ p1: () -> Label
) { _ = view.accessibilityAction(action: p0, label: p1) }

@MainActor
private func call511<Viewed: View, Content: View>(_ view: Viewed, _ p0: () -> Content) {
  _ = view.accessibilityActions(p0)
}

@MainActor
private func call512<Viewed: View>(
  _ view: Viewed,
  _ p0: AccessibilityCustomContentKey,
  _ p1: Text?,
  _ p2: AXCustomContent.Importance
) { _ = view.accessibilityCustomContent(p0, p1, importance: p2) }

@MainActor
private func call513<Viewed: View>(
  _ view: Viewed,
  _ p0: AccessibilityCustomContentKey,
  _ p1: LocalizedStringKey,
  _ p2: AXCustomContent.Importance
) { _ = view.accessibilityCustomContent(p0, p1, importance: p2) }

@MainActor
private func call514<Viewed: View>(
  _ view: Viewed,
  _ p0: AccessibilityCustomContentKey,
  _ p1: LocalizedStringResource,
  _ p2: AXCustomContent.Importance
) { _ = view.accessibilityCustomContent(p0, p1, importance: p2) }

@MainActor
private func call515<Viewed: View, V: StringProtocol>(
  _ view: Viewed,
  _ p0: AccessibilityCustomContentKey,
  _ p1: V,
  _ p2: AXCustomContent.Importance
) { _ = view.accessibilityCustomContent(p0, p1, importance: p2) }

@MainActor
private func call516<Viewed: View>(
  _ view: Viewed,
  _ p0: Text,
  _ p1: Text,
  _ p2: AXCustomContent.Importance
) { _ = view.accessibilityCustomContent(p0, p1, importance: p2) }

@MainActor
private func call517<Viewed: View>(
  _ view: Viewed,
  _ p0: LocalizedStringKey,
  _ p1: Text,
  _ p2: AXCustomContent.Importance
) { _ = view.accessibilityCustomContent(p0, p1, importance: p2) }

@MainActor
private func call518<Viewed: View>(
  _ view: Viewed,
  _ p0: LocalizedStringKey,
  _ p1: LocalizedStringKey,
  _ p2: AXCustomContent.Importance
) { _ = view.accessibilityCustomContent(p0, p1, importance: p2) }

@MainActor
private func call519<Viewed: View, V: StringProtocol>(
  _ view: Viewed,
  _ p0: LocalizedStringKey,
  _ p1: V,
  _ p2: AXCustomContent.Importance
) { _ = view.accessibilityCustomContent(p0, p1, importance: p2) }

@MainActor
private func call520<Viewed: View>(
  _ view: Viewed,
  _ p0: LocalizedStringResource,
  _ p1: Text,
  _ p2: AXCustomContent.Importance
) { _ = view.accessibilityCustomContent(p0, p1, importance: p2) }

@MainActor
private func call521<Viewed: View>(
  _ view: Viewed,
  _ p0: LocalizedStringResource,
  _ p1: LocalizedStringResource,
  _ p2: AXCustomContent.Importance
) { _ = view.accessibilityCustomContent(p0, p1, importance: p2) }

@MainActor
private func call522<Viewed: View, V: StringProtocol>(
  _ view: Viewed,
  _ p0: LocalizedStringResource,
  _ p1: V,
  _ p2: AXCustomContent.Importance
) { _ = view.accessibilityCustomContent(p0, p1, importance: p2) }

@MainActor
private func call523<Viewed: View, L: StringProtocol>(
  _ view: Viewed,
  _ p0: L,
  _ p1: Text,
  _ p2: AXCustomContent.Importance
) { _ = view.accessibilityCustomContent(p0, p1, importance: p2) }

@MainActor
private func call524<Viewed: View, L: StringProtocol>(
  _ view: Viewed,
  _ p0: L,
  _ p1: LocalizedStringKey,
  _ p2: AXCustomContent.Importance
) { _ = view.accessibilityCustomContent(p0, p1, importance: p2) }

@MainActor
private func call525<Viewed: View, L: StringProtocol, V: StringProtocol>(
  _ view: Viewed,
  _ p0: L,
  _ p1: V,
  _ p2: AXCustomContent.Importance
) { _ = view.accessibilityCustomContent(p0, p1, importance: p2) }

@MainActor
private func call526<Viewed: View>(_ view: Viewed, _ p0: UnitPoint, _ p1: Text) {
  _ = view.accessibilityDragPoint(p0, description: p1)
}

@MainActor
private func call527<Viewed: View>(_ view: Viewed, _ p0: UnitPoint, _ p1: LocalizedStringKey) {
  _ = view.accessibilityDragPoint(p0, description: p1)
}

@MainActor
private func call528<Viewed: View>(_ view: Viewed, _ p0: UnitPoint, _ p1: LocalizedStringResource) {
  _ = view.accessibilityDragPoint(p0, description: p1)
}

@MainActor
private func call529<Viewed: View, S: StringProtocol>(_ view: Viewed, _ p0: UnitPoint, _ p1: S) {
  _ = view.accessibilityDragPoint(p0, description: p1)
}

@MainActor
private func call530<Viewed: View>(_ view: Viewed, _ p0: UnitPoint, _ p1: Text, _ p2: Bool) {
  _ = view.accessibilityDragPoint(p0, description: p1, isEnabled: p2)
}

@MainActor
private func call531<Viewed: View>(
  _ view: Viewed,
  _ p0: UnitPoint,
  _ p1: LocalizedStringKey,
  _ p2: Bool
) { _ = view.accessibilityDragPoint(p0, description: p1, isEnabled: p2) }

@MainActor
private func call532<Viewed: View>(
  _ view: Viewed,
  _ p0: UnitPoint,
  _ p1: LocalizedStringResource,
  _ p2: Bool
) { _ = view.accessibilityDragPoint(p0, description: p1, isEnabled: p2) }

@MainActor
private func call533<Viewed: View, S: StringProtocol>(
  _ view: Viewed,
  _ p0: UnitPoint,
  _ p1: S,
  _ p2: Bool
) { _ = view.accessibilityDragPoint(p0, description: p1, isEnabled: p2) }

@MainActor
private func call534<Viewed: View>(_ view: Viewed, _ p0: UnitPoint, _ p1: Text) {
  _ = view.accessibilityDropPoint(p0, description: p1)
}

@MainActor
private func call535<Viewed: View>(_ view: Viewed, _ p0: UnitPoint, _ p1: LocalizedStringKey) {
  _ = view.accessibilityDropPoint(p0, description: p1)
}

@MainActor
private func call536<Viewed: View>(_ view: Viewed, _ p0: UnitPoint, _ p1: LocalizedStringResource) {
  _ = view.accessibilityDropPoint(p0, description: p1)
}

@MainActor
private func call537<Viewed: View, S: StringProtocol>(_ view: Viewed, _ p0: UnitPoint, _ p1: S) {
  _ = view.accessibilityDropPoint(p0, description: p1)
}

@MainActor
private func call538<Viewed: View>(_ view: Viewed, _ p0: UnitPoint, _ p1: Text, _ p2: Bool) {
  _ = view.accessibilityDropPoint(p0, description: p1, isEnabled: p2)
}

@MainActor
private func call539<Viewed: View>(
  _ view: Viewed,
  _ p0: UnitPoint,
  _ p1: LocalizedStringKey,
  _ p2: Bool
) { _ = view.accessibilityDropPoint(p0, description: p1, isEnabled: p2) }

@MainActor
private func call540<Viewed: View>(
  _ view: Viewed,
  _ p0: UnitPoint,
  _ p1: LocalizedStringResource,
  _ p2: Bool
) { _ = view.accessibilityDropPoint(p0, description: p1, isEnabled: p2) }

@MainActor
private func call541<Viewed: View, S: StringProtocol>(
  _ view: Viewed,
  _ p0: UnitPoint,
  _ p1: S,
  _ p2: Bool
) { _ = view.accessibilityDropPoint(p0, description: p1, isEnabled: p2) }

@MainActor
private func call542<Viewed: View>(_ view: Viewed, _ p0: Bool) { _ = view.accessibilityHidden(p0) }

@MainActor
private func call543<Viewed: View>(_ view: Viewed, _ p0: Bool, _ p1: Bool) {
  _ = view.accessibilityHidden(p0, isEnabled: p1)
}

@MainActor
private func call544<Viewed: View>(_ view: Viewed, _ p0: Text) { _ = view.accessibilityHint(p0) }

@MainActor
private func call545<Viewed: View>(_ view: Viewed, _ p0: LocalizedStringKey) {
  _ = view.accessibilityHint(p0)
}

@MainActor
private func call546<Viewed: View>(_ view: Viewed, _ p0: LocalizedStringResource) {
  _ = view.accessibilityHint(p0)
}

@MainActor
private func call547<Viewed: View, S: StringProtocol>(_ view: Viewed, _ p0: S) {
  _ = view.accessibilityHint(p0)
}

@MainActor
private func call548<Viewed: View>(_ view: Viewed, _ p0: Text, _ p1: Bool) {
  _ = view.accessibilityHint(p0, isEnabled: p1)
}

@MainActor
private func call549<Viewed: View>(_ view: Viewed, _ p0: LocalizedStringKey, _ p1: Bool) {
  _ = view.accessibilityHint(p0, isEnabled: p1)
}

@MainActor
private func call550<Viewed: View>(_ view: Viewed, _ p0: LocalizedStringResource, _ p1: Bool) {
  _ = view.accessibilityHint(p0, isEnabled: p1)
}

@MainActor
private func call551<Viewed: View, S: StringProtocol>(_ view: Viewed, _ p0: S, _ p1: Bool) {
  _ = view.accessibilityHint(p0, isEnabled: p1)
}

@MainActor
private func call552<Viewed: View>(_ view: Viewed, _ p0: String) {
  _ = view.accessibilityIdentifier(p0)
}

@MainActor
private func call553<Viewed: View>(_ view: Viewed, _ p0: String, _ p1: Bool) {
  _ = view.accessibilityIdentifier(p0, isEnabled: p1)
}

@MainActor
private func call554<Viewed: View>(_ view: Viewed, _ p0: [Text]) {
  _ = view.accessibilityInputLabels(p0)
}

@MainActor
private func call555<Viewed: View>(_ view: Viewed, _ p0: [Text], _ p1: Bool) {
  _ = view.accessibilityInputLabels(p0, isEnabled: p1)
}

@MainActor
private func call556<Viewed: View>(_ view: Viewed, _ p0: [LocalizedStringKey]) {
  _ = view.accessibilityInputLabels(p0)
}

@MainActor
private func call557<Viewed: View>(_ view: Viewed, _ p0: [LocalizedStringKey], _ p1: Bool) {
  _ = view.accessibilityInputLabels(p0, isEnabled: p1)
}

@MainActor
private func call558<Viewed: View, S: StringProtocol>(_ view: Viewed, _ p0: [S]) {
  _ = view.accessibilityInputLabels(p0)
}

@MainActor
private func call559<Viewed: View, S: StringProtocol>(_ view: Viewed, _ p0: [S], _ p1: Bool) {
  _ = view.accessibilityInputLabels(p0, isEnabled: p1)
}

@MainActor
private func call560<Viewed: View>(_ view: Viewed, _ p0: Bool) {
  _ = view.accessibilityRespondsToUserInteraction(p0)
}

@MainActor
private func call561<Viewed: View>(_ view: Viewed, _ p0: Bool, _ p1: Bool) {
  _ = view.accessibilityRespondsToUserInteraction(p0, isEnabled: p1)
}

@MainActor
private func call562<Viewed: View>(_ view: Viewed, _ p0: CGPoint) {
  _ = view.accessibilityActivationPoint(p0)
}

@MainActor
private func call563<Viewed: View>(_ view: Viewed, _ p0: CGPoint, _ p1: Bool) {
  _ = view.accessibilityActivationPoint(p0, isEnabled: p1)
}

@MainActor
private func call564<Viewed: View>(_ view: Viewed, _ p0: UnitPoint) {
  _ = view.accessibilityActivationPoint(p0)
}

@MainActor
private func call565<Viewed: View>(_ view: Viewed, _ p0: UnitPoint, _ p1: Bool) {
  _ = view.accessibilityActivationPoint(p0, isEnabled: p1)
}

@MainActor
private func call566<Viewed: View>(_ view: Viewed, _ p0: Text) { _ = view.accessibilityLabel(p0) }

@MainActor
private func call567<Viewed: View>(_ view: Viewed, _ p0: LocalizedStringKey) {
  _ = view.accessibilityLabel(p0)
}

@MainActor
private func call568<Viewed: View>(_ view: Viewed, _ p0: LocalizedStringResource) {
  _ = view.accessibilityLabel(p0)
}

@MainActor
private func call569<Viewed: View, S: StringProtocol>(_ view: Viewed, _ p0: S) {
  _ = view.accessibilityLabel(p0)
}

@MainActor
private func call570<Viewed: View>(_ view: Viewed, _ p0: Text, _ p1: Bool) {
  _ = view.accessibilityLabel(p0, isEnabled: p1)
}

@MainActor
private func call571<Viewed: View>(_ view: Viewed, _ p0: LocalizedStringKey, _ p1: Bool) {
  _ = view.accessibilityLabel(p0, isEnabled: p1)
}

@MainActor
private func call572<Viewed: View>(_ view: Viewed, _ p0: LocalizedStringResource, _ p1: Bool) {
  _ = view.accessibilityLabel(p0, isEnabled: p1)
}

@MainActor
private func call573<Viewed: View, S: StringProtocol>(_ view: Viewed, _ p0: S, _ p1: Bool) {
  _ = view.accessibilityLabel(p0, isEnabled: p1)
}

@MainActor
private func call574<Viewed: View, V: View>(
  _ view: Viewed,
  _ p0: (_ label: PlaceholderContentView<Viewed>) -> V
) { _ = view.accessibilityLabel(content: p0) }

@MainActor
private func call575<Viewed: View>(_ view: Viewed, _ p0: Double) {
  _ = view.accessibilitySortPriority(p0)
}

@MainActor
private func call576<Viewed: View>(_ view: Viewed, _ p0: Text, _ p1: Bool) {
  _ = view.accessibilityScrollStatus(p0, isEnabled: p1)
}

@MainActor
private func call577<Viewed: View>(_ view: Viewed, _ p0: LocalizedStringKey, _ p1: Bool) {
  _ = view.accessibilityScrollStatus(p0, isEnabled: p1)
}

@MainActor
private func call578<Viewed: View>(_ view: Viewed, _ p0: LocalizedStringResource, _ p1: Bool) {
  _ = view.accessibilityScrollStatus(p0, isEnabled: p1)
}

@MainActor
private func call579<Viewed: View, S: StringProtocol>(_ view: Viewed, _ p0: S, _ p1: Bool) {
  _ = view.accessibilityScrollStatus(p0, isEnabled: p1)
}

@MainActor
private func call580<Viewed: View>(_ view: Viewed, _ p0: AccessibilityHeadingLevel) {
  _ = view.accessibilityHeading(p0)
}

@MainActor
private func call581<Viewed: View>(_ view: Viewed, _ p0: AccessibilityTextContentType) {
  _ = view.accessibilityTextContentType(p0)
}

@MainActor
private func call582<Viewed: View>(_ view: Viewed, _ p0: AccessibilityTraits) {
  _ = view.accessibilityAddTraits(p0)
}

@MainActor
private func call583<Viewed: View>(_ view: Viewed, _ p0: AccessibilityTraits) {
  _ = view.accessibilityRemoveTraits(p0)
}

@MainActor
private func call584<Viewed: View>(_ view: Viewed, _ p0: Text) { _ = view.accessibilityValue(p0) }

@MainActor
private func call585<Viewed: View>(_ view: Viewed, _ p0: LocalizedStringKey) {
  _ = view.accessibilityValue(p0)
}

@MainActor
private func call586<Viewed: View>(_ view: Viewed, _ p0: LocalizedStringResource) {
  _ = view.accessibilityValue(p0)
}

@MainActor
private func call587<Viewed: View, S: StringProtocol>(_ view: Viewed, _ p0: S) {
  _ = view.accessibilityValue(p0)
}

@MainActor
private func call588<Viewed: View>(_ view: Viewed, _ p0: Text, _ p1: Bool) {
  _ = view.accessibilityValue(p0, isEnabled: p1)
}

@MainActor
private func call589<Viewed: View>(_ view: Viewed, _ p0: LocalizedStringKey, _ p1: Bool) {
  _ = view.accessibilityValue(p0, isEnabled: p1)
}

@MainActor
private func call590<Viewed: View>(_ view: Viewed, _ p0: LocalizedStringResource, _ p1: Bool) {
  _ = view.accessibilityValue(p0, isEnabled: p1)
}

@MainActor
private func call591<Viewed: View, S: StringProtocol>(_ view: Viewed, _ p0: S, _ p1: Bool) {
  _ = view.accessibilityValue(p0, isEnabled: p1)
}

@MainActor
private func call592<Viewed: View>(_ view: Viewed, _ p0: AccessibilityChildBehavior) {
  _ = view.accessibilityElement(children: p0)
}

@MainActor
private func call593<Viewed: View, Content: AccessibilityRotorContent>(
  _ view: Viewed,
  _ p0: Text,
  _ p1: @escaping () -> Content
) { _ = view.accessibilityRotor(p0, entries: p1) }

@MainActor
private func call594<Viewed: View, Content: AccessibilityRotorContent>(
  _ view: Viewed,
  _ p0: LocalizedStringKey,
  _ p1: @escaping () -> Content
) { _ = view.accessibilityRotor(p0, entries: p1) }

@MainActor
private func call595<Viewed: View, Content: AccessibilityRotorContent>(
  _ view: Viewed,
  _ p0: LocalizedStringResource,
  _ p1: @escaping () -> Content
) { _ = view.accessibilityRotor(p0, entries: p1) }

@MainActor
private func call596<Viewed: View, L: StringProtocol, Content: AccessibilityRotorContent>(
  _ view: Viewed,
  _ p0: L,
  _ p1: @escaping () -> Content
) { _ = view.accessibilityRotor(p0, entries: p1) }

@MainActor
private func call597<Viewed: View, Content: AccessibilityRotorContent>(
  _ view: Viewed,
  _ p0: AccessibilitySystemRotor,
  _ p1: @escaping () -> Content
) { _ = view.accessibilityRotor(p0, entries: p1) }

@MainActor
private func call598<Viewed: View, Content: View>(
  _ view: Viewed,
  _ p0: AccessibilityActionCategory,
  _ p1: () -> Content
) { _ = view.accessibilityActions(category: p0, p1) }

@MainActor
private func call599<Viewed: View, EntryModel: Identifiable>(
  _ view: Viewed,
  _ p0: Text,
  _ p1: [EntryModel],
  _ p2: KeyPath<EntryModel, String>
) { _ = view.accessibilityRotor(p0, entries: p1, entryLabel: p2) }

@MainActor
private func call600<Viewed: View, EntryModel, ID: Hashable>(
  _ view: Viewed,
  _ p0: Text,
  _ p1: [EntryModel],
  _ p2: KeyPath<EntryModel, ID>,
  _ p3: KeyPath<EntryModel, String>
) { _ = view.accessibilityRotor(p0, entries: p1, entryID: p2, entryLabel: p3) }

@MainActor
private func call601<Viewed: View, EntryModel: Identifiable>(
  _ view: Viewed,
  _ p0: LocalizedStringKey,
  _ p1: [EntryModel],
  _ p2: KeyPath<EntryModel, String>
) { _ = view.accessibilityRotor(p0, entries: p1, entryLabel: p2) }

@MainActor
private func call602<Viewed: View, EntryModel, ID: Hashable>(
  _ view: Viewed,
  _ p0: LocalizedStringKey,
  _ p1: [EntryModel],
  _ p2: KeyPath<EntryModel, ID>,
  _ p3: KeyPath<EntryModel, String>
) { _ = view.accessibilityRotor(p0, entries: p1, entryID: p2, entryLabel: p3) }

@MainActor
private func call603<Viewed: View, EntryModel: Identifiable>(
  _ view: Viewed,
  _ p0: LocalizedStringResource,
  _ p1: [EntryModel],
  _ p2: KeyPath<EntryModel, String>
) { _ = view.accessibilityRotor(p0, entries: p1, entryLabel: p2) }

@MainActor
private func call604<Viewed: View, EntryModel, ID: Hashable>(
  _ view: Viewed,
  _ p0: LocalizedStringResource,
  _ p1: [EntryModel],
  _ p2: KeyPath<EntryModel, ID>,
  _ p3: KeyPath<EntryModel, String>
) { _ = view.accessibilityRotor(p0, entries: p1, entryID: p2, entryLabel: p3) }

@MainActor
private func call605<Viewed: View, L: StringProtocol, EntryModel: Identifiable>(
  _ view: Viewed,
  _ p0: L,
  _ p1: [EntryModel],
  _ p2: KeyPath<EntryModel, String>
) { _ = view.accessibilityRotor(p0, entries: p1, entryLabel: p2) }

@MainActor
private func call606<Viewed: View, L: StringProtocol, EntryModel, ID: Hashable>(
  _ view: Viewed,
  _ p0: L,
  _ p1: [EntryModel],
  _ p2: KeyPath<EntryModel, ID>,
  _ p3: KeyPath<EntryModel, String>
) { _ = view.accessibilityRotor(p0, entries: p1, entryID: p2, entryLabel: p3) }

@MainActor
private func call607<Viewed: View, EntryModel: Identifiable>(
  _ view: Viewed,
  _ p0: AccessibilitySystemRotor,
  _ p1: [EntryModel],
  _ p2: KeyPath<EntryModel, String>
) { _ = view.accessibilityRotor(p0, entries: p1, entryLabel: p2) }

@MainActor
private func call608<Viewed: View, EntryModel, ID: Hashable>(
  _ view: Viewed,
  _ p0: AccessibilitySystemRotor,
  _ p1: [EntryModel],
  _ p2: KeyPath<EntryModel, ID>,
  _ p3: KeyPath<EntryModel, String>
) { _ = view.accessibilityRotor(p0, entries: p1, entryID: p2, entryLabel: p3) }

@MainActor
private func call609<Viewed: View, S: StringProtocol>(_ view: Viewed, _ p0: S) { _ = view.help(p0) }

@MainActor
private func call610<Viewed: View, S: ButtonStyle>(_ view: Viewed, _ p0: S) {
  _ = view.buttonStyle(p0)
}

@MainActor
private func call611<Viewed: View, S: PrimitiveButtonStyle>(_ view: Viewed, _ p0: S) {
  _ = view.buttonStyle(p0)
}

@MainActor
private func call612<Viewed: View>(_ view: Viewed, _ p0: @escaping () -> Void) {
  _ = view.renameAction(p0)
}

@MainActor
private func call613<Viewed: View, V>(
  _ view: Viewed,
  _ p0: WritableKeyPath<ContainerValues, V>,
  _ p1: V
) { _ = view.containerValue(p0, p1) }

@MainActor
private func call614<Viewed: View, S: ControlGroupStyle>(_ view: Viewed, _ p0: S) {
  _ = view.controlGroupStyle(p0)
}

@MainActor
private func call615<Viewed: View, S: DisclosureGroupStyle>(_ view: Viewed, _ p0: S) {
  _ = view.disclosureGroupStyle(p0)
}

@MainActor
private func call616<Viewed: View, S: GroupBoxStyle>(_ view: Viewed, _ p0: S) {
  _ = view.groupBoxStyle(p0)
}

@MainActor
private func call617<Viewed: View, T: Hashable>(_ view: Viewed, _ p0: T) {
  _ = view.coordinateSpace(name: p0)
}

@MainActor
private func call618<Viewed: View>(_ view: Viewed, _ p0: NamedCoordinateSpace) {
  _ = view.coordinateSpace(p0)
}

@MainActor
private func call619<Viewed: View>(
  _ view: Viewed,
  _ p0: Int,
  _ p1: some CoordinateSpaceProtocol,
  _ p2: @escaping (CGPoint) -> Void
) { _ = view.onTapGesture(count: p0, coordinateSpace: p1, perform: p2) }

@MainActor
private func call620<Viewed: View>(
  _ view: Viewed,
  _ p0: Double,
  _ p1: CGFloat,
  _ p2: ((Bool) -> Void)?,
  _ p3: @escaping () -> Void
) {
  _ = view.onLongPressGesture(minimumDuration: p0, maximumDistance: p1, pressing: p2, perform: p3)
}

@MainActor
private func call621<Viewed: View>(_ view: Viewed, _ p0: @escaping (Bool) -> Void) {
  _ = view.onHover(perform: p0)
}

@MainActor
private func call622<Viewed: View, Content: View>(_ view: Viewed, _ p0: () -> Content) {
  _ = view.touchBar(content: p0)
}

@MainActor
private func call623<Viewed: View>(_ view: Viewed, _ p0: Bool) {
  _ = view.touchBarItemPrincipal(p0)
}

@MainActor
private func call624<Viewed: View>(_ view: Viewed, _ p0: Text) {
  _ = view.touchBarCustomizationLabel(p0)
}

@MainActor
private func call625<Viewed: View>(
  _ view: Viewed,
  _ p0: some CoordinateSpaceProtocol,
  _ p1: @escaping (HoverPhase) -> Void
) { _ = view.onContinuousHover(coordinateSpace: p0, perform: p1) }

@MainActor
private func call626<Viewed: View, T: Gesture>(_ view: Viewed, _ p0: T, _ p1: Bool) {
  _ = view.gesture(p0, isEnabled: p1)
}

@MainActor
private func call627<Viewed: View, T: Gesture>(_ view: Viewed, _ p0: T, _ p1: String, _ p2: Bool) {
  _ = view.gesture(p0, name: p1, isEnabled: p2)
}

@MainActor
private func call628<Viewed: View, T: Gesture>(_ view: Viewed, _ p0: T, _ p1: Bool) {
  _ = view.simultaneousGesture(p0, isEnabled: p1)
}

@MainActor
private func call629<Viewed: View, T: Gesture>(_ view: Viewed, _ p0: T, _ p1: String, _ p2: Bool) {
  _ = view.simultaneousGesture(p0, name: p1, isEnabled: p2)
}

@MainActor
private func call630<Viewed: View, T: Gesture>(_ view: Viewed, _ p0: T, _ p1: Bool) {
  _ = view.highPriorityGesture(p0, isEnabled: p1)
}

@MainActor
private func call631<Viewed: View, T: Gesture>(_ view: Viewed, _ p0: T, _ p1: String, _ p2: Bool) {
  _ = view.highPriorityGesture(p0, name: p1, isEnabled: p2)
}

@MainActor
private func call632<Viewed: View>(_ view: Viewed, _ p0: Int, _ p1: @escaping () -> Void) {
  _ = view.onTapGesture(count: p0, perform: p1)
}

@MainActor
private func call633<Viewed: View>(
  _ view: Viewed,
  _ p0: Double,
  _ p1: CGFloat,
  _ p2: @escaping () -> Void,
  _ p3: ((Bool) -> Void)?
) {
  _ = view.onLongPressGesture(
    minimumDuration: p0,
    maximumDistance: p1,
    perform: p2,
    onPressingChanged: p3
  )
}

@MainActor
private func call634<Viewed: View, T: Gesture>(_ view: Viewed, _ p0: T, _ p1: GestureMask) {
  _ = view.gesture(p0, including: p1)
}

@MainActor
private func call635<Viewed: View, T: Gesture>(_ view: Viewed, _ p0: T, _ p1: GestureMask) {
  _ = view.simultaneousGesture(p0, including: p1)
}

@MainActor
private func call636<Viewed: View, T: Gesture>(_ view: Viewed, _ p0: T, _ p1: GestureMask) {
  _ = view.highPriorityGesture(p0, including: p1)
}

@MainActor
private func call637<Viewed: View, S: LabelStyle>(_ view: Viewed, _ p0: S) {
  _ = view.labelStyle(p0)
}

@MainActor
private func call638<Viewed: View, S: LabeledContentStyle>(_ view: Viewed, _ p0: S) {
  _ = view.labeledContentStyle(p0)
}

@MainActor
private func call639<Viewed: View>(_ view: Viewed, _ p0: LocalizedStringKey?) { _ = view.badge(p0) }

@MainActor
private func call640<Viewed: View, M: View>(_ view: Viewed, _ p0: ContextMenu<M>?) {
  _ = view.contextMenu(p0)
}

@MainActor
private func call641<Viewed: View>(_ view: Viewed, _ p0: Int) { _ = view.badge(p0) }

@MainActor
private func call642<Viewed: View>(_ view: Viewed, _ p0: Text?) { _ = view.badge(p0) }

@MainActor
private func call643<Viewed: View>(_ view: Viewed, _ p0: LocalizedStringResource?) {
  _ = view.badge(p0)
}

@MainActor
private func call644<Viewed: View, S: StringProtocol>(_ view: Viewed, _ p0: S?) {
  _ = view.badge(p0)
}

@MainActor
private func call645<Viewed: View, S: ListStyle>(_ view: Viewed, _ p0: S) { _ = view.listStyle(p0) }

@MainActor
private func call646<Viewed: View>(_ view: Viewed, _ p0: Bool) { _ = view.deleteDisabled(p0) }

@MainActor
private func call647<Viewed: View>(_ view: Viewed, _ p0: Bool) { _ = view.moveDisabled(p0) }

@MainActor
private func call648<Viewed: View, I: Hashable, M: View>(
  _ view: Viewed,
  _ p0: I.Type,
  _ p1: @escaping (Set<I>) -> M,
  _ p2: ((Set<I>) -> Void)?
) { _ = view.contextMenu(forSelectionType: p0, menu: p1, primaryAction: p2) }

@MainActor
private func call649<Viewed: View>(_ view: Viewed, _ p0: Bool) { _ = view.selectionDisabled(p0) }

@MainActor
private func call650<Viewed: View, T: View>(
  _ view: Viewed,
  _ p0: HorizontalEdge,
  _ p1: Bool,
  _ p2: () -> T
) { _ = view.swipeActions(edge: p0, allowsFullSwipe: p1, content: p2) }

@MainActor
private func call651<Viewed: View, MenuItems: View>(_ view: Viewed, _ p0: () -> MenuItems) {
  _ = view.contextMenu(menuItems: p0)
}

@MainActor
private func call652<Viewed: View, M: View, P: View>(_ view: Viewed, _ p0: () -> M, _ p1: () -> P) {
  _ = view.contextMenu(menuItems: p0, preview: p1)
}

@MainActor
private func call653<Viewed: View, C: View>(_ view: Viewed, _ p0: () -> C) {
  _ = view.sectionActions(content: p0)
}

@MainActor
private func call654<Viewed: View, S: FormStyle>(_ view: Viewed, _ p0: S) { _ = view.formStyle(p0) }

@MainActor
private func call655<Viewed: View, S: MenuStyle>(_ view: Viewed, _ p0: S) { _ = view.menuStyle(p0) }

@MainActor
private func call656<Viewed: View>(_ view: Viewed, _ p0: Bool) { _ = view.privacySensitive(p0) }

@MainActor
private func call657<Viewed: View, T: Equatable>(
  _ view: Viewed,
  _ p0: T,
  _ p1: String?,
  _ p2: any TaskExecutor,
  _ p3: TaskPriority,
  _ p4: String,
  _ p5: Int,
  _ p6: @escaping @Sendable () async -> Void
) { _ = view.task(id: p0, name: p1, executorPreference: p2, priority: p3, file: p4, line: p5, p6) }

@MainActor
private func call658<Viewed: View>(_ view: Viewed) { _ = view.hidden() }

@MainActor
private func call659<Viewed: View>(_ view: Viewed, _ p0: Double) { _ = view.opacity(p0) }

@MainActor
private func call660<Viewed: View>(_ view: Viewed, _ p0: RedactionReasons) {
  _ = view.redacted(reason: p0)
}

@MainActor
private func call661<Viewed: View>(_ view: Viewed) { _ = view.unredacted() }

@MainActor
private func call662<Viewed: View>(
  _ view: Viewed,
  _ p0: String?,
  _ p1: TaskPriority,
  _ p2: @escaping @Sendable () async -> Void
) { _ = view.task(name: p0, priority: p1, p2) }

@MainActor
private func call663<Viewed: View>(
  _ view: Viewed,
  _ p0: LocalizedStringKey,
  _ p1: NavigationBarItem.TitleDisplayMode
) { _ = view.navigationBarTitle(p0, displayMode: p1) }

@MainActor
private func call664<Viewed: View>(
  _ view: Viewed,
  _ p0: Text,
  _ p1: NavigationBarItem.TitleDisplayMode
) { _ = view.navigationBarTitle(p0, displayMode: p1) }

@MainActor
private func call665<Viewed: View, S: NavigationSplitViewStyle>(_ view: Viewed, _ p0: S) {
  _ = view.navigationSplitViewStyle(p0)
}

@MainActor
private func call666<Viewed: View>(_ view: Viewed, _ p0: LocalizedStringKey) {
  _ = view.navigationSubtitle(p0)
}

@MainActor
private func call667<Viewed: View>(_ view: Viewed, _ p0: LocalizedStringResource) {
  _ = view.navigationSubtitle(p0)
}

@MainActor
private func call668<Viewed: View, S: StringProtocol>(_ view: Viewed, _ p0: S) {
  _ = view.navigationSubtitle(p0)
}

@MainActor
private func call669<Viewed: View>(_ view: Viewed, _ p0: LocalizedStringKey) {
  _ = view.navigationTitle(p0)
}

@MainActor
private func call670<Viewed: View>(_ view: Viewed, _ p0: LocalizedStringResource) {
  _ = view.navigationTitle(p0)
}

@MainActor
private func call671<Viewed: View, S: StringProtocol>(_ view: Viewed, _ p0: S) {
  _ = view.navigationTitle(p0)
}

@MainActor
private func call672<Viewed: View>(_ view: Viewed, _ p0: Text) { _ = view.navigationBarTitle(p0) }

@MainActor
private func call673<Viewed: View>(_ view: Viewed, _ p0: LocalizedStringKey) {
  _ = view.navigationBarTitle(p0)
}

@MainActor
private func call674<Viewed: View, S: NavigationViewStyle>(_ view: Viewed, _ p0: S) {
  _ = view.navigationViewStyle(p0)
}

@MainActor
private func call675<Viewed: View, V: Hashable, S: View>(
  _ view: Viewed,
  _ p0: Binding<V>,
  _ p1: SearchScopeActivation,
  _ p2: () -> S
) { _ = view.searchScopes(p0, activation: p1, p2) }

@MainActor
private func call676<Viewed: View, T: Identifiable>(_ view: Viewed, _ p0: T) {
  _ = view.searchCompletion(p0)
}

@MainActor
private func call677<Viewed: View>(
  _ view: Viewed,
  _ p0: Visibility,
  _ p1: SearchSuggestionsPlacement.Set
) { _ = view.searchSuggestions(p0, for: p1) }

@MainActor
private func call678<Viewed: View>(
  _ view: Viewed,
  _ p0: Binding<String>,
  _ p1: Binding<Bool>,
  _ p2: SearchFieldPlacement,
  _ p3: LocalizedStringKey
) { _ = view.searchable(text: p0, isPresented: p1, placement: p2, prompt: p3) }

@MainActor
private func call679<Viewed: View, S: View>(
  _ view: Viewed,
  _ p0: Binding<String>,
  _ p1: SearchFieldPlacement,
  _ p2: Text?,
  _ p3: () -> S
) { _ = view.searchable(text: p0, placement: p1, prompt: p2, suggestions: p3) }

@MainActor
private func call680<Viewed: View, S: View>(
  _ view: Viewed,
  _ p0: Binding<String>,
  _ p1: SearchFieldPlacement,
  _ p2: LocalizedStringKey,
  _ p3: () -> S
) { _ = view.searchable(text: p0, placement: p1, prompt: p2, suggestions: p3) }

@MainActor
private func call681<Viewed: View>(
  _ view: Viewed,
  _ p0: Binding<String>,
  _ p1: SearchFieldPlacement,
  _ p2: LocalizedStringKey
) { _ = view.searchable(text: p0, placement: p1, prompt: p2) }

@MainActor
private func call682<Viewed: View>(
  _ view: Viewed,
  _ p0: Binding<String>,
  _ p1: SearchFieldPlacement,
  _ p2: LocalizedStringResource
) { _ = view.searchable(text: p0, placement: p1, prompt: p2) }

@MainActor
private func call683<Viewed: View, S: StringProtocol>(
  _ view: Viewed,
  _ p0: Binding<String>,
  _ p1: SearchFieldPlacement,
  _ p2: S
) { _ = view.searchable(text: p0, placement: p1, prompt: p2) }

@MainActor
private func call684<Viewed: View, Content: ToolbarContent>(
  _ view: Viewed,
  _ p0: ContentToolbarPlacement,
  _ p1: () -> Content
) { _ = view.contentToolbar(for: p0, content: p1) }

@MainActor
private func call685<Viewed: View>(_ view: Viewed, _ p0: Bool) { _ = view.navigationBarHidden(p0) }

@MainActor
private func call686<Viewed: View, D: Hashable, C: View>(
  _ view: Viewed,
  _ p0: D.Type,
  _ p1: @escaping (D) -> C
) { _ = view.navigationDestination(for: p0, destination: p1) }

@MainActor
private func call687<Viewed: View, D: Hashable, C: View>(
  _ view: Viewed,
  _ p0: Binding<D?>,
  _ p1: @escaping (D) -> C
) { _ = view.navigationDestination(item: p0, destination: p1) }

@MainActor
private func call688<Viewed: View>(_ view: Viewed, _ p0: Text) { _ = view.navigationSubtitle(p0) }

@MainActor
private func call689<Viewed: View>(_ view: Viewed, _ p0: Text) { _ = view.navigationTitle(p0) }

@MainActor
private func call690<Viewed: View>(_ view: Viewed, _ p0: Binding<String>) {
  _ = view.navigationTitle(p0)
}

@MainActor
private func call691<Viewed: View>(_ view: Viewed, _ p0: Bool) {
  _ = view.navigationBarBackButtonHidden(p0)
}

@MainActor
private func call692<Viewed: View>(_ view: Viewed, _ p0: FocusState<Bool>.Binding) {
  _ = view.searchFocused(p0)
}

@MainActor
private func call693<Viewed: View, V: Hashable>(
  _ view: Viewed,
  _ p0: FocusState<V>.Binding,
  _ p1: V
) { _ = view.searchFocused(p0, equals: p1) }

@MainActor
private func call694<Viewed: View, S: StringProtocol>(
  _ view: Viewed,
  _ p0: Binding<String>,
  _ p1: Binding<Bool>,
  _ p2: SearchFieldPlacement,
  _ p3: S
) { _ = view.searchable(text: p0, isPresented: p1, placement: p2, prompt: p3) }

@MainActor
private func call695<Viewed: View, Content: ToolbarContent>(_ view: Viewed, _ p0: () -> Content) {
  _ = view.toolbar(content: p0)
}

@MainActor
private func call696<Viewed: View, Content: ToolbarContent>(
  _ view: Viewed,
  _ p0: String,
  _ p1: () -> Content
) { _ = view.toolbar(id: p0, content: p1) }

@MainActor
private func call697<Viewed: View, Content: View>(_ view: Viewed, _ p0: () -> Content) {
  _ = view.toolbar(content: p0)
}

@MainActor
private func call698<Viewed: View, S: StringProtocol>(
  _ view: Viewed,
  _ p0: S,
  _ p1: NavigationBarItem.TitleDisplayMode
) { _ = view.navigationBarTitle(p0, displayMode: p1) }

@MainActor
private func call699<Viewed: View, S: StringProtocol>(_ view: Viewed, _ p0: S) {
  _ = view.navigationBarTitle(p0)
}

@MainActor
private func call700<Viewed: View, L: View>(_ view: Viewed, _ p0: L) {
  _ = view.navigationBarItems(leading: p0)
}

@MainActor
private func call701<Viewed: View, T: View>(_ view: Viewed, _ p0: T) {
  _ = view.navigationBarItems(trailing: p0)
}

@MainActor
private func call702<Viewed: View, C, T: View>(
  _ view: Viewed,
  _ p0: Binding<String>,
  _ p1: Binding<C>,
  _ p2: SearchFieldPlacement,
  _ p3: Text?,
  _ p4: @escaping (Binding<C.Element>) -> T
)
where
  C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, C.Index: Hashable,
  C.Element: Identifiable
{ _ = view.searchable(text: p0, editableTokens: p1, placement: p2, prompt: p3, token: p4) }

@MainActor
private func call703<Viewed: View, C, T: View>(
  _ view: Viewed,
  _ p0: Binding<String>,
  _ p1: Binding<C>,
  _ p2: SearchFieldPlacement,
  _ p3: LocalizedStringKey,
  _ p4: @escaping (Binding<C.Element>) -> T
)
where
  C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, C.Index: Hashable,
  C.Element: Identifiable
{ _ = view.searchable(text: p0, editableTokens: p1, placement: p2, prompt: p3, token: p4) }

@MainActor
private func call704<Viewed: View, C, T: View, P: StringProtocol>(
  _ view: Viewed,
  _ p0: Binding<String>,
  _ p1: Binding<C>,
  _ p2: SearchFieldPlacement,
  _ p3: P,
  _ p4: @escaping (Binding<C.Element>) -> T
)
where
  C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, C.Index: Hashable,
  C.Element: Identifiable
{ _ = view.searchable(text: p0, editableTokens: p1, placement: p2, prompt: p3, token: p4) }

@MainActor
private func call705<Viewed: View, C, T: View>(
  _ view: Viewed,
  _ p0: Binding<String>,
  _ p1: Binding<C>,
  _ p2: Binding<Bool>,
  _ p3: SearchFieldPlacement,
  _ p4: Text?,
  _ p5: @escaping (Binding<C.Element>) -> T
)
where
  C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, C.Index: Hashable,
  C.Element: Identifiable
{
  _ = view.searchable(
    text: p0,
    editableTokens: p1,
    isPresented: p2,
    placement: p3,
    prompt: p4,
    token: p5
  )
}

@MainActor
private func call706<Viewed: View, C, T: View>(
  _ view: Viewed,
  _ p0: Binding<String>,
  _ p1: Binding<C>,
  _ p2: Binding<Bool>,
  _ p3: SearchFieldPlacement,
  _ p4: LocalizedStringKey,
  _ p5: @escaping (Binding<C.Element>) -> T
)
where
  C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, C.Index: Hashable,
  C.Element: Identifiable
{
  _ = view.searchable(
    text: p0,
    editableTokens: p1,
    isPresented: p2,
    placement: p3,
    prompt: p4,
    token: p5
  )
}

@MainActor
private func call707<Viewed: View, C, T: View, P: StringProtocol>(
  _ view: Viewed,
  _ p0: Binding<String>,
  _ p1: Binding<C>,
  _ p2: Binding<Bool>,
  _ p3: SearchFieldPlacement,
  _ p4: P,
  _ p5: @escaping (Binding<C.Element>) -> T
)
where
  C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, C.Index: Hashable,
  C.Element: Identifiable
{
  _ = view.searchable(
    text: p0,
    editableTokens: p1,
    isPresented: p2,
    placement: p3,
    prompt: p4,
    token: p5
  )
}

@MainActor
private func call708<Viewed: View>(
  _ view: Viewed,
  _ p0: Binding<String>,
  _ p1: Binding<Bool>,
  _ p2: SearchFieldPlacement,
  _ p3: Text?
) { _ = view.searchable(text: p0, isPresented: p1, placement: p2, prompt: p3) }

@MainActor
private func call709<Viewed: View, C, T: View>(
  _ view: Viewed,
  _ p0: Binding<String>,
  _ p1: Binding<C>,
  _ p2: Binding<C>,
  _ p3: SearchFieldPlacement,
  _ p4: Text?,
  _ p5: @escaping (C.Element) -> T
) where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
  _ = view.searchable(
    text: p0,
    tokens: p1,
    suggestedTokens: p2,
    placement: p3,
    prompt: p4,
    token: p5
  )
}

@MainActor
private func call710<Viewed: View, C, T: View>(
  _ view: Viewed,
  _ p0: Binding<String>,
  _ p1: Binding<C>,
  _ p2: Binding<C>,
  _ p3: SearchFieldPlacement,
  _ p4: LocalizedStringKey,
  _ p5: @escaping (C.Element) -> T
) where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
  _ = view.searchable(
    text: p0,
    tokens: p1,
    suggestedTokens: p2,
    placement: p3,
    prompt: p4,
    token: p5
  )
}

@MainActor
private func call711<Viewed: View, C, T: View, P: StringProtocol>(
  _ view: Viewed,
  _ p0: Binding<String>,
  _ p1: Binding<C>,
  _ p2: Binding<C>,
  _ p3: SearchFieldPlacement,
  _ p4: P,
  _ p5: @escaping (C.Element) -> T
) where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
  _ = view.searchable(
    text: p0,
    tokens: p1,
    suggestedTokens: p2,
    placement: p3,
    prompt: p4,
    token: p5
  )
}

@MainActor
private func call712<Viewed: View, C, T: View>(
  _ view: Viewed,
  _ p0: Binding<String>,
  _ p1: Binding<C>,
  _ p2: Binding<C>,
  _ p3: Binding<Bool>,
  _ p4: SearchFieldPlacement,
  _ p5: Text?,
  _ p6: @escaping (C.Element) -> T
) where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
  _ = view.searchable(
    text: p0,
    tokens: p1,
    suggestedTokens: p2,
    isPresented: p3,
    placement: p4,
    prompt: p5,
    token: p6
  )
}

@MainActor
private func call713<Viewed: View, C, T: View>(
  _ view: Viewed,
  _ p0: Binding<String>,
  _ p1: Binding<C>,
  _ p2: Binding<C>,
  _ p3: Binding<Bool>,
  _ p4: SearchFieldPlacement,
  _ p5: LocalizedStringKey,
  _ p6: @escaping (C.Element) -> T
) where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
  _ = view.searchable(
    text: p0,
    tokens: p1,
    suggestedTokens: p2,
    isPresented: p3,
    placement: p4,
    prompt: p5,
    token: p6
  )
}

@MainActor
private func call714<Viewed: View, C, T: View, P: StringProtocol>(
  _ view: Viewed,
  _ p0: Binding<String>,
  _ p1: Binding<C>,
  _ p2: Binding<C>,
  _ p3: Binding<Bool>,
  _ p4: SearchFieldPlacement,
  _ p5: P,
  _ p6: @escaping (C.Element) -> T
) where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
  _ = view.searchable(
    text: p0,
    tokens: p1,
    suggestedTokens: p2,
    isPresented: p3,
    placement: p4,
    prompt: p5,
    token: p6
  )
}

@MainActor
private func call715<Viewed: View, C, T: View>(
  _ view: Viewed,
  _ p0: Binding<String>,
  _ p1: Binding<C>,
  _ p2: SearchFieldPlacement,
  _ p3: Text?,
  _ p4: @escaping (C.Element) -> T
) where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
  _ = view.searchable(text: p0, tokens: p1, placement: p2, prompt: p3, token: p4)
}

@MainActor
private func call716<Viewed: View, C, T: View>(
  _ view: Viewed,
  _ p0: Binding<String>,
  _ p1: Binding<C>,
  _ p2: SearchFieldPlacement,
  _ p3: LocalizedStringKey,
  _ p4: @escaping (C.Element) -> T
) where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
  _ = view.searchable(text: p0, tokens: p1, placement: p2, prompt: p3, token: p4)
}

@MainActor
private func call717<Viewed: View, C, T: View, P: StringProtocol>(
  _ view: Viewed,
  _ p0: Binding<String>,
  _ p1: Binding<C>,
  _ p2: SearchFieldPlacement,
  _ p3: P,
  _ p4: @escaping (C.Element) -> T
) where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
  _ = view.searchable(text: p0, tokens: p1, placement: p2, prompt: p3, token: p4)
}

@MainActor
private func call718<Viewed: View, C, T: View>(
  _ view: Viewed,
  _ p0: Binding<String>,
  _ p1: Binding<C>,
  _ p2: Binding<Bool>,
  _ p3: SearchFieldPlacement,
  _ p4: Text?,
  _ p5: @escaping (C.Element) -> T
) where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
  _ = view.searchable(text: p0, tokens: p1, isPresented: p2, placement: p3, prompt: p4, token: p5)
}

@MainActor
private func call719<Viewed: View, C, T: View>(
  _ view: Viewed,
  _ p0: Binding<String>,
  _ p1: Binding<C>,
  _ p2: Binding<Bool>,
  _ p3: SearchFieldPlacement,
  _ p4: LocalizedStringKey,
  _ p5: @escaping (C.Element) -> T
) where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
  _ = view.searchable(text: p0, tokens: p1, isPresented: p2, placement: p3, prompt: p4, token: p5)
}

@MainActor
private func call720<Viewed: View, C, T: View, P: StringProtocol>(
  _ view: Viewed,
  _ p0: Binding<String>,
  _ p1: Binding<C>,
  _ p2: Binding<Bool>,
  _ p3: SearchFieldPlacement,
  _ p4: P,
  _ p5: @escaping (C.Element) -> T
) where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
  _ = view.searchable(text: p0, tokens: p1, isPresented: p2, placement: p3, prompt: p4, token: p5)
}

@MainActor
private func call721<Viewed: View>(
  _ view: Viewed,
  _ p0: Binding<String>,
  _ p1: SearchFieldPlacement,
  _ p2: Text?
) { _ = view.searchable(text: p0, placement: p1, prompt: p2) }

@MainActor
private func call722<Viewed: View, V: Hashable>(_ view: Viewed, _ p0: V, _ p1: Bool) {
  _ = view.tag(p0, includeOptional: p1)
}

@MainActor
private func call723<Viewed: View, S: PickerStyle>(_ view: Viewed, _ p0: S) {
  _ = view.pickerStyle(p0)
}

@MainActor
private func call724<Viewed: View, V: Hashable>(_ view: Viewed, _ p0: V) { _ = view.tag(p0) }

@MainActor
private func call725<Viewed: View>(_ view: Viewed, _ p0: CGFloat) {
  _ = view.inspectorColumnWidth(p0)
}

@MainActor
private func call726<Viewed: View>(_ view: Viewed, _ p0: CGFloat?, _ p1: CGFloat, _ p2: CGFloat?) {
  _ = view.inspectorColumnWidth(min: p0, ideal: p1, max: p2)
}

@MainActor
private func call727<Viewed: View, Content: View>(
  _ view: Viewed,
  _ p0: Binding<Bool>,
  _ p1: (@MainActor () -> Void)?,
  _ p2: @escaping () -> Content
) { _ = view.fullScreenCover(isPresented: p0, onDismiss: p1, content: p2) }

@MainActor
private func call728<Viewed: View, Item: Identifiable, Content: View>(
  _ view: Viewed,
  _ p0: Binding<Item?>,
  _ p1: (@MainActor () -> Void)?,
  _ p2: @escaping (Item) -> Content
) { _ = view.fullScreenCover(item: p0, onDismiss: p1, content: p2) }

@MainActor
private func call729<Viewed: View, Content: View>(
  _ view: Viewed,
  _ p0: Binding<Bool>,
  _ p1: (@MainActor () -> Void)?,
  _ p2: @escaping () -> Content
) { _ = view.sheet(isPresented: p0, onDismiss: p1, content: p2) }

@MainActor
private func call730<Viewed: View, Item: Identifiable, Content: View>(
  _ view: Viewed,
  _ p0: Binding<Item?>,
  _ p1: (@MainActor () -> Void)?,
  _ p2: @escaping (Item) -> Content
) { _ = view.sheet(item: p0, onDismiss: p1, content: p2) }

@MainActor
private func call731<Viewed: View, E: LocalizedError, A: View>(
  _ view: Viewed,
  _ p0: Binding<Bool>,
  _ p1: E?,
  _ p2: @escaping () -> A
) { _ = view.alert(isPresented: p0, error: p1, actions: p2) }

@MainActor
private func call732<Viewed: View, E: LocalizedError, A: View, M: View>(
  _ view: Viewed,
  _ p0: Binding<Bool>,
  _ p1: E?,
  _ p2: @escaping (E) -> A,
  _ p3: @escaping (E) -> M
) { _ = view.alert(isPresented: p0, error: p1, actions: p2, message: p3) }

@MainActor
private func call733<Viewed: View>(
  _ view: Viewed,
  _ p0: Binding<Bool>,
  _ p1: @escaping () -> ActionSheet
) { _ = view.actionSheet(isPresented: p0, content: p1) }

@MainActor
private func call734<Viewed: View>(_ view: Viewed, _ p0: Binding<Bool>, _ p1: @escaping () -> Alert)
{ _ = view.alert(isPresented: p0, content: p1) }

@MainActor
private func call735<Viewed: View>(_ view: Viewed, _ p0: Bool) {
  _ = view.interactiveDismissDisabled(p0)
}

@MainActor
private func call736<Viewed: View, A: View>(
  _ view: Viewed,
  _ p0: Text,
  _ p1: Binding<Bool>,
  _ p2: () -> A
) { _ = view.alert(p0, isPresented: p1, actions: p2) }

@MainActor
private func call737<Viewed: View, A: View>(
  _ view: Viewed,
  _ p0: LocalizedStringKey,
  _ p1: Binding<Bool>,
  _ p2: () -> A
) { _ = view.alert(p0, isPresented: p1, actions: p2) }

@MainActor
private func call738<Viewed: View, A: View>(
  _ view: Viewed,
  _ p0: LocalizedStringResource,
  _ p1: Binding<Bool>,
  _ p2: () -> A
) { _ = view.alert(p0, isPresented: p1, actions: p2) }

@MainActor
private func call739<Viewed: View, S: StringProtocol, A: View>(
  _ view: Viewed,
  _ p0: S,
  _ p1: Binding<Bool>,
  _ p2: () -> A
) { _ = view.alert(p0, isPresented: p1, actions: p2) }

@MainActor
private func call740<Viewed: View, A: View, M: View>(
  _ view: Viewed,
  _ p0: Text,
  _ p1: Binding<Bool>,
  _ p2: () -> A,
  _ p3: () -> M
) { _ = view.alert(p0, isPresented: p1, actions: p2, message: p3) }

@MainActor
private func call741<Viewed: View, A: View, M: View>(
  _ view: Viewed,
  _ p0: LocalizedStringKey,
  _ p1: Binding<Bool>,
  _ p2: () -> A,
  _ p3: () -> M
) { _ = view.alert(p0, isPresented: p1, actions: p2, message: p3) }

@MainActor
private func call742<Viewed: View, A: View, M: View>(
  _ view: Viewed,
  _ p0: LocalizedStringResource,
  _ p1: Binding<Bool>,
  _ p2: () -> A,
  _ p3: () -> M
) { _ = view.alert(p0, isPresented: p1, actions: p2, message: p3) }

@MainActor
private func call743<Viewed: View, S: StringProtocol, A: View, M: View>(
  _ view: Viewed,
  _ p0: S,
  _ p1: Binding<Bool>,
  _ p2: () -> A,
  _ p3: () -> M
) { _ = view.alert(p0, isPresented: p1, actions: p2, message: p3) }

@MainActor
private func call744<Viewed: View, A: View, T>(
  _ view: Viewed,
  _ p0: Text,
  _ p1: Binding<Bool>,
  _ p2: T?,
  _ p3: @escaping (T) -> A
) { _ = view.alert(p0, isPresented: p1, presenting: p2, actions: p3) }

@MainActor
private func call745<Viewed: View, A: View, T>(
  _ view: Viewed,
  _ p0: LocalizedStringKey,
  _ p1: Binding<Bool>,
  _ p2: T?,
  _ p3: @escaping (T) -> A
) { _ = view.alert(p0, isPresented: p1, presenting: p2, actions: p3) }

@MainActor
private func call746<Viewed: View, A: View, T>(
  _ view: Viewed,
  _ p0: LocalizedStringResource,
  _ p1: Binding<Bool>,
  _ p2: T?,
  _ p3: @escaping (T) -> A
) { _ = view.alert(p0, isPresented: p1, presenting: p2, actions: p3) }

@MainActor
private func call747<Viewed: View, S: StringProtocol, A: View, T>(
  _ view: Viewed,
  _ p0: S,
  _ p1: Binding<Bool>,
  _ p2: T?,
  _ p3: @escaping (T) -> A
) { _ = view.alert(p0, isPresented: p1, presenting: p2, actions: p3) }

@MainActor
private func call748<Viewed: View, A: View, M: View, T>(
  _ view: Viewed,
  _ p0: Text,
  _ p1: Binding<Bool>,
  _ p2: T?,
  _ p3: @escaping (T) -> A,
  _ p4: @escaping (T) -> M
) { _ = view.alert(p0, isPresented: p1, presenting: p2, actions: p3, message: p4) }

@MainActor
private func call749<Viewed: View, A: View, M: View, T>(
  _ view: Viewed,
  _ p0: LocalizedStringKey,
  _ p1: Binding<Bool>,
  _ p2: T?,
  _ p3: @escaping (T) -> A,
  _ p4: @escaping (T) -> M
) { _ = view.alert(p0, isPresented: p1, presenting: p2, actions: p3, message: p4) }

@MainActor
private func call750<Viewed: View, A: View, M: View, T>(
  _ view: Viewed,
  _ p0: LocalizedStringResource,
  _ p1: Binding<Bool>,
  _ p2: T?,
  _ p3: @escaping (T) -> A,
  _ p4: @escaping (T) -> M
) { _ = view.alert(p0, isPresented: p1, presenting: p2, actions: p3, message: p4) }

@MainActor
private func call751<Viewed: View, S: StringProtocol, A: View, M: View, T>(
  _ view: Viewed,
  _ p0: S,
  _ p1: Binding<Bool>,
  _ p2: T?,
  _ p3: @escaping (T) -> A,
  _ p4: @escaping (T) -> M
) { _ = view.alert(p0, isPresented: p1, presenting: p2, actions: p3, message: p4) }

@MainActor
private func call752<Viewed: View, A: View>(
  _ view: Viewed,
  _ p0: Text,
  _ p1: Binding<Bool>,
  _ p2: Visibility,
  _ p3: () -> A
) { _ = view.confirmationDialog(p0, isPresented: p1, titleVisibility: p2, actions: p3) }

@MainActor
private func call753<Viewed: View, A: View>(
  _ view: Viewed,
  _ p0: LocalizedStringKey,
  _ p1: Binding<Bool>,
  _ p2: Visibility,
  _ p3: () -> A
) { _ = view.confirmationDialog(p0, isPresented: p1, titleVisibility: p2, actions: p3) }

@MainActor
private func call754<Viewed: View, A: View>(
  _ view: Viewed,
  _ p0: LocalizedStringResource,
  _ p1: Binding<Bool>,
  _ p2: Visibility,
  _ p3: () -> A
) { _ = view.confirmationDialog(p0, isPresented: p1, titleVisibility: p2, actions: p3) }

@MainActor
private func call755<Viewed: View, S: StringProtocol, A: View>(
  _ view: Viewed,
  _ p0: S,
  _ p1: Binding<Bool>,
  _ p2: Visibility,
  _ p3: () -> A
) { _ = view.confirmationDialog(p0, isPresented: p1, titleVisibility: p2, actions: p3) }

@MainActor
private func call756<Viewed: View, A: View, M: View>(
  _ view: Viewed,
  _ p0: Text,
  _ p1: Binding<Bool>,
  _ p2: Visibility,
  _ p3: () -> A,
  _ p4: () -> M
) {
  _ = view.confirmationDialog(p0, isPresented: p1, titleVisibility: p2, actions: p3, message: p4)
}

@MainActor
private func call757<Viewed: View, A: View, M: View>(
  _ view: Viewed,
  _ p0: LocalizedStringKey,
  _ p1: Binding<Bool>,
  _ p2: Visibility,
  _ p3: () -> A,
  _ p4: () -> M
) {
  _ = view.confirmationDialog(p0, isPresented: p1, titleVisibility: p2, actions: p3, message: p4)
}

@MainActor
private func call758<Viewed: View, A: View, M: View>(
  _ view: Viewed,
  _ p0: LocalizedStringResource,
  _ p1: Binding<Bool>,
  _ p2: Visibility,
  _ p3: () -> A,
  _ p4: () -> M
) {
  _ = view.confirmationDialog(p0, isPresented: p1, titleVisibility: p2, actions: p3, message: p4)
}

@MainActor
private func call759<Viewed: View, S: StringProtocol, A: View, M: View>(
  _ view: Viewed,
  _ p0: S,
  _ p1: Binding<Bool>,
  _ p2: Visibility,
  _ p3: () -> A,
  _ p4: () -> M
) {
  _ = view.confirmationDialog(p0, isPresented: p1, titleVisibility: p2, actions: p3, message: p4)
}

@MainActor
private func call760<Viewed: View, A: View, T>(
  _ view: Viewed,
  _ p0: Text,
  _ p1: Binding<Bool>,
  _ p2: Visibility,
  _ p3: T?,
  _ p4: @escaping (T) -> A
) {
  _ = view.confirmationDialog(p0, isPresented: p1, titleVisibility: p2, presenting: p3, actions: p4)
}

@MainActor
private func call761<Viewed: View, A: View, T>(
  _ view: Viewed,
  _ p0: LocalizedStringKey,
  _ p1: Binding<Bool>,
  _ p2: Visibility,
  _ p3: T?,
  _ p4: @escaping (T) -> A
) {
  _ = view.confirmationDialog(p0, isPresented: p1, titleVisibility: p2, presenting: p3, actions: p4)
}

@MainActor
private func call762<Viewed: View, A: View, T>(
  _ view: Viewed,
  _ p0: LocalizedStringResource,
  _ p1: Binding<Bool>,
  _ p2: Visibility,
  _ p3: T?,
  _ p4: @escaping (T) -> A
) {
  _ = view.confirmationDialog(p0, isPresented: p1, titleVisibility: p2, presenting: p3, actions: p4)
}

@MainActor
private func call763<Viewed: View, S: StringProtocol, A: View, T>(
  _ view: Viewed,
  _ p0: S,
  _ p1: Binding<Bool>,
  _ p2: Visibility,
  _ p3: T?,
  _ p4: @escaping (T) -> A
) {
  _ = view.confirmationDialog(p0, isPresented: p1, titleVisibility: p2, presenting: p3, actions: p4)
}

@MainActor
private func call764<Viewed: View, A: View, M: View, T>(
  _ view: Viewed,
  _ p0: Text,
  _ p1: Binding<Bool>,
  _ p2: Visibility,
  _ p3: T?,
  _ p4: @escaping (T) -> A,
  _ p5: @escaping (T) -> M
) {
  _ = view.confirmationDialog(
    p0,
    isPresented: p1,
    titleVisibility: p2,
    presenting: p3,
    actions: p4,
    message: p5
  )
}

@MainActor
private func call765<Viewed: View, A: View, M: View, T>(
  _ view: Viewed,
  _ p0: LocalizedStringKey,
  _ p1: Binding<Bool>,
  _ p2: Visibility,
  _ p3: T?,
  _ p4: @escaping (T) -> A,
  _ p5: @escaping (T) -> M
) {
  _ = view.confirmationDialog(
    p0,
    isPresented: p1,
    titleVisibility: p2,
    presenting: p3,
    actions: p4,
    message: p5
  )
}

@MainActor
private func call766<Viewed: View, A: View, M: View, T>(
  _ view: Viewed,
  _ p0: LocalizedStringResource,
  _ p1: Binding<Bool>,
  _ p2: Visibility,
  _ p3: T?,
  _ p4: @escaping (T) -> A,
  _ p5: @escaping (T) -> M
) {
  _ = view.confirmationDialog(
    p0,
    isPresented: p1,
    titleVisibility: p2,
    presenting: p3,
    actions: p4,
    message: p5
  )
}

@MainActor
private func call767<Viewed: View, S: StringProtocol, A: View, M: View, T>(
  _ view: Viewed,
  _ p0: S,
  _ p1: Binding<Bool>,
  _ p2: Visibility,
  _ p3: T?,
  _ p4: @escaping (T) -> A,
  _ p5: @escaping (T) -> M
) {
  _ = view.confirmationDialog(
    p0,
    isPresented: p1,
    titleVisibility: p2,
    presenting: p3,
    actions: p4,
    message: p5
  )
}

@MainActor
private func call768<Viewed: View, S: TableStyle>(_ view: Viewed, _ p0: S) {
  _ = view.tableStyle(p0)
}

@MainActor
private func call769<Viewed: View, S: IndexViewStyle>(_ view: Viewed, _ p0: S) {
  _ = view.indexViewStyle(p0)
}

@MainActor
private func call770<Viewed: View, V: View>(_ view: Viewed, _ p0: () -> V) { _ = view.tabItem(p0) }

@MainActor
private func call771<Viewed: View>(
  _ view: Viewed,
  _ p0: WritableKeyPath<EnvironmentValues, Locale>,
  _ p1: Locale
) { _ = view.environment(p0, p1) }

@MainActor
private func call772<Viewed: View, S: TextEditorStyle>(_ view: Viewed, _ p0: S) {
  _ = view.textEditorStyle(p0)
}

@MainActor
private func call773<Viewed: View, S: TextFieldStyle>(_ view: Viewed, _ p0: S) {
  _ = view.textFieldStyle(p0)
}

@MainActor
private func call774<Viewed: View, S: ToggleStyle>(_ view: Viewed, _ p0: S) {
  _ = view.toggleStyle(p0)
}

@MainActor
private func call775<Viewed: View, S: GaugeStyle>(_ view: Viewed, _ p0: S) {
  _ = view.gaugeStyle(p0)
}

@MainActor
private func call776<Viewed: View, S: ProgressViewStyle>(_ view: Viewed, _ p0: S) {
  _ = view.progressViewStyle(p0)
}

@MainActor
private func call777<Viewed: View>(_ view: Viewed, _ p0: Text, _ p1: [Range<String.Index>]) {
  _ = view.accessibilityRotor(p0, textRanges: p1)
}

@MainActor
private func call778<Viewed: View>(
  _ view: Viewed,
  _ p0: LocalizedStringKey,
  _ p1: [Range<String.Index>]
) { _ = view.accessibilityRotor(p0, textRanges: p1) }

@MainActor
private func call779<Viewed: View>(
  _ view: Viewed,
  _ p0: LocalizedStringResource,
  _ p1: [Range<String.Index>]
) { _ = view.accessibilityRotor(p0, textRanges: p1) }

@MainActor
private func call780<Viewed: View, L: StringProtocol>(
  _ view: Viewed,
  _ p0: L,
  _ p1: [Range<String.Index>]
) { _ = view.accessibilityRotor(p0, textRanges: p1) }

@MainActor
private func call781<Viewed: View>(
  _ view: Viewed,
  _ p0: AccessibilitySystemRotor,
  _ p1: [Range<String.Index>]
) { _ = view.accessibilityRotor(p0, textRanges: p1) }

@MainActor
private func call782<Viewed: View, Style: AccessibilityQuickActionStyle, Content: View>(
  _ view: Viewed,
  _ p0: Style,
  _ p1: Binding<Bool>,
  _ p2: () -> Content
) { _ = view.accessibilityQuickAction(style: p0, isActive: p1, content: p2) }

@MainActor
private func call783<Viewed: View, R: AXChartDescriptorRepresentable>(_ view: Viewed, _ p0: R) {
  _ = view.accessibilityChartDescriptor(p0)
}

@MainActor
private func call784<Viewed: View>(
  _ view: Viewed,
  _ p0: Bool,
  _ p1: AccessibilityDirectTouchOptions
) { _ = view.accessibilityDirectTouch(p0, options: p1) }

@MainActor
private func call785<Viewed: View, ID: Hashable>(
  _ view: Viewed,
  _ p0: AccessibilityLabeledPairRole,
  _ p1: ID,
  _ p2: Namespace.ID
) { _ = view.accessibilityLabeledPair(role: p0, id: p1, in: p2) }

@MainActor
private func call786<Viewed: View, ID: Hashable>(_ view: Viewed, _ p0: ID, _ p1: Namespace.ID) {
  _ = view.accessibilityLinkedGroup(id: p0, in: p1)
}

@MainActor
private func call787<Viewed: View>(_ view: Viewed, _ p0: FocusState<Bool>.Binding) {
  _ = view.renameAction(p0)
}

@MainActor
private func call788<Viewed: View, S: DatePickerStyle>(_ view: Viewed, _ p0: S) {
  _ = view.datePickerStyle(p0)
}

@MainActor
private func call789<Viewed: View>(_ view: Viewed) { _ = view.labelsHidden() }

@MainActor
private func call790<Viewed: View>(
  _ view: Viewed,
  _ p0: @escaping @MainActor @Sendable () async -> Void
) { _ = view.refreshable(action: p0) }

@MainActor
private func call791<Viewed: View, L: View, T: View>(_ view: Viewed, _ p0: L, _ p1: T) {
  _ = view.navigationBarItems(leading: p0, trailing: p1)
}

@MainActor
private func call792<Viewed: View, V: View>(_ view: Viewed, _ p0: Binding<Bool>, _ p1: () -> V) {
  _ = view.navigationDestination(isPresented: p0, destination: p1)
}

@MainActor
private func call793<Viewed: View, S: View>(_ view: Viewed, _ p0: () -> S) {
  _ = view.searchSuggestions(p0)
}

@MainActor
private func call794<Viewed: View, V: Hashable, S: View>(
  _ view: Viewed,
  _ p0: Binding<V>,
  _ p1: () -> S
) { _ = view.searchScopes(p0, scopes: p1) }

@MainActor
private func call795<Viewed: View>(_ view: Viewed, _ p0: String) { _ = view.searchCompletion(p0) }

@MainActor
private func call796<Viewed: View>(_ view: Viewed, _ p0: DefaultToolbarItem.Kind?) {
  _ = view.toolbar(removing: p0)
}

@MainActor
private func call797<Viewed: View, Item: Identifiable>(
  _ view: Viewed,
  _ p0: Binding<Item?>,
  _ p1: @escaping (Item) -> ActionSheet
) { _ = view.actionSheet(item: p0, content: p1) }

@MainActor
private func call798<Viewed: View, Item: Identifiable>(
  _ view: Viewed,
  _ p0: Binding<Item?>,
  _ p1: @escaping (Item) -> Alert
) { _ = view.alert(item: p0, content: p1) }

@MainActor
private func call799<Viewed: View, V: View>(
  _ view: Viewed,
  _ p0: Binding<Bool>,
  _ p1: @escaping () -> V
) { _ = view.inspector(isPresented: p0, content: p1) }

@MainActor
private func call800<Viewed: View, Content: View>(
  _ view: Viewed,
  _ p0: Binding<Bool>,
  _ p1: PopoverAttachmentAnchor,
  _ p2: Edge,
  _ p3: @escaping () -> Content
) { _ = view.popover(isPresented: p0, attachmentAnchor: p1, arrowEdge: p2, content: p3) }

@MainActor
private func call801<Viewed: View, Item: Identifiable, Content: View>(
  _ view: Viewed,
  _ p0: Binding<Item?>,
  _ p1: PopoverAttachmentAnchor,
  _ p2: Edge,
  _ p3: @escaping (Item) -> Content
) { _ = view.popover(item: p0, attachmentAnchor: p1, arrowEdge: p2, content: p3) }

@MainActor
private func call802<Viewed: View>(_ view: Viewed, _ p0: PresentationAdaptation) {
  _ = view.presentationCompactAdaptation(p0)
}

@MainActor
private func call803<Viewed: View>(
  _ view: Viewed,
  _ p0: PresentationAdaptation,
  _ p1: PresentationAdaptation
) { _ = view.presentationCompactAdaptation(horizontal: p0, vertical: p1) }

@MainActor
private func call804<Viewed: View, S: TabViewStyle>(_ view: Viewed, _ p0: S) {
  _ = view.tabViewStyle(p0)
}

@MainActor
private func call805<Viewed: View>(_ view: Viewed, _ p0: AdaptableTabBarPlacement) {
  _ = view.defaultAdaptableTabBarPlacement(p0)
}
