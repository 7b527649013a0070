// SPDX-License-Identifier: MIT

// Made from Surface/*.rows by `make surface`.

extension NotHeard {
  /// Each name that is never heard, its state, and what is lost.
  static let table = """
    .accessibilityIgnoresInvertColors accepted Keeps the view's colors while all others are \
    inverted.
    .accessibilityShowsLargeContentViewer partial Shows another view enlarged while this one is \
    pressed. Views cannot be held down in this implementation.
    .accessoryWidgetGroupStyle accepted Sets the style of a group's views.
    .activityBackgroundTint accepted Sets the background of a live activity.
    .activitySystemActionForegroundColor accepted Sets the color of a live activity's button.
    .alignmentGuide accepted Sets the position of a horizontal guide.
    .alignsMarkStylesWithPlotArea accepted Aligns the styles of the marks with the plot area.
    .allowedDynamicRange accepted Sets the allowed dynamic range of images.
    .allowsHitTesting accepted Sets whether the view receives touches.
    .allowsWindowActivationEvents accepted Lets a view receive the clicks that bring its window \
    to the front.
    .alternatingRowBackgrounds accepted Sets whether alternating rows have a different \
    background.
    .annotationSubtitles accepted Shows or hides subtitles.
    .annotationTitles accepted Shows or hides titles, which are announced in any case.
    .antialiased accepted Sets whether edges are antialiased.
    .aspectRatio accepted Keeps the ratio of width to height.
    .assistiveAccessNavigationIcon accepted Sets a screen's icon in Assistive Access.
    .attributedTextFormattingDefinition accepted Sets the rules for formatted text. Text editors \
    ignore them.
    .autocapitalization accepted Sets the autocapitalization type, in the older API.
    .backgroundExtensionEffect accepted Extends the background below bars.
    .border accepted Draws a border.
    .buttonBorderShape accepted Sets the shape of buttons.
    .buttonSizing accepted Sets the sizing of buttons.
    .chartAngleSelection accepted Binds the selected value on a circular axis; the binding is \
    never written.
    .chartForegroundStyleScale accepted Sets the color of each value.
    .chartGesture partial Adds a gesture to the charts. It is never recognized, because there is \
    no layout.
    .chartLineStyleScale accepted Sets the line style of each value.
    .chartScrollPosition accepted Binds the scroll position on the X axis; the binding is never \
    written.
    .chartScrollTargetBehavior accepted Sets the positions at which scrolling stops.
    .chartScrollableAxes accepted Sets the axes along which the charts scroll.
    .chartSymbolScale accepted Sets the symbol of each value.
    .chartSymbolSizeScale accepted Sets the sizes of symbols.
    .chartXAxis accepted Creates the X axis.
    .chartXAxisStyle accepted Draws a view behind the X axis.
    .chartXScale accepted Sets the domain of the X axis.
    .chartXSelection accepted Binds the selected value on the X axis; the binding is never \
    written.
    .chartXVisibleDomain accepted Sets the length of the visible part of the X axis.
    .chartYAxis accepted Creates the Y axis.
    .chartYAxisStyle accepted Draws a view behind the Y axis.
    .chartYScale accepted Sets the domain of the Y axis.
    .chartYSelection accepted Binds the selected value on the Y axis; the binding is never \
    written.
    .chartYVisibleDomain accepted Sets the length of the visible part of the Y axis.
    .clipShape accepted Clips the view to a shape.
    .clipped accepted Clips the view to its frame.
    .colorEffect accepted Changes the view's colors with a shader. Nothing is drawn, so it never \
    runs.
    .colorInvert accepted Returns a filter that inverts colors.
    .colorMultiply accepted Multiplies the colors.
    .compositingGroup accepted Composites the view as a whole.
    .containerBackground accepted Has no effect, because the views in a container's background \
    have no elements.
    .containerCornerOffset accepted Keeps a view away from the corners.
    .containerRelativeFrame accepted Makes the view as large as a part of its scroll view.
    .containerShape accepted Sets the shape of the container.
    .contentMargins accepted Sets the margins of content, in points.
    .contentShape accepted Sets the shape that can be touched.
    .controlWidgetActionHint accepted Sets the hint for a control's action.
    .controlWidgetStatus accepted Sets the status that a control reports.
    .customAttribute accepted Adds a custom attribute for text renderers.
    .defaultHoverEffect accepted Sets the default hover effect.
    .defaultLaunchBehavior accepted Returns the scene unchanged.
    .defaultPosition accepted Returns the scene unchanged.
    .defaultScrollAnchor accepted Sets the initial scroll position.
    .defaultSize accepted Returns the scene unchanged.
    .defaultWindowPlacement accepted Sets the initial placement of windows.
    .defersSystemGestures accepted Defers the system's own gestures at edges.
    .dialogIcon accepted Sets the icon of a dialog.
    .dialogPreventsAppTermination accepted Sets whether a dialog prevents the app from quitting, \
    which it never does.
    .dialogSeverity accepted Sets the severity of a dialog.
    .digitalCrownRotation accepted Binds a value to the Digital Crown of a watch. There is no \
    watch.
    .distortionEffect accepted Distorts the view with a shader. Nothing is drawn, so it never \
    runs.
    .documentBrowserContextMenu partial Adds a menu to files in the document browser, which is \
    not shown.
    .draggable accepted Lets a value be dragged from the view. Nothing is ever dragged.
    .drawingGroup accepted Draws the view as one image in a color space.
    .edgesIgnoringSafeArea accepted Extends the view beyond the safe area.
    .exportableToServices accepted Offers the selection to a Mac's services, which are not \
    available.
    .exportsItemProviders accepted Offers items to other apps. No app ever requests them.
    .fileDialogBrowserOptions accepted Sets the options of a file panel.
    .fileDialogConfirmationLabel partial Sets the label of a file panel's confirmation button. \
    The button keeps its own label.
    .fileDialogCustomizationID accepted Sets the identifier of a file panel.
    .fileDialogDefaultDirectory accepted Sets the folder that a file panel opens.
    .fileDialogImportsUnresolvedAliases accepted Sets whether a file panel resolves aliases.
    .fileDialogMessage partial Sets the message of a file panel. The panel does not show it.
    .fileDialogURLEnabled accepted Sets the files that a file panel offers.
    .fileExporter partial Opens a panel for exporting a document while a binding is true. No \
    files are available, so it can only be cancelled.
    .fileExporterFilenameLabel accepted Sets the label of the filename field.
    .fileImporter partial Opens a panel for choosing a file while a binding is true. No files \
    are available, so it can only be cancelled.
    .fileMover partial Opens a panel for moving a file while a binding is true. No files are \
    available, so it can only be cancelled.
    .findDisabled accepted Disables search in text.
    .findNavigator accepted Lets a user search in text. The assistive technology provides search \
    instead.
    .fixedSize accepted Keeps the ideal size in both directions.
    .flipsForRightToLeftLayoutDirection accepted Mirrors the view in right-to-left layouts.
    .fontDesign accepted Sets the design of the font.
    .fontWeight accepted Sets the weight of the font.
    .fontWidth accepted Sets the width of the font.
    .geometryGroup accepted Animates views with their common background as one.
    .glassBackgroundEffect accepted Draws glass behind the view.
    .glassEffect accepted Applies a glass effect below the view.
    .glassEffectID accepted Identifies the glass effect with another of the same identity.
    .glassEffectTransition accepted Sets the transition of glass effects.
    .glassEffectUnion accepted Joins the glass effect with another.
    .grayscale accepted Returns a filter that removes color.
    .gridCellAnchor accepted Sets the anchor of a view in its cell.
    .gridCellColumns accepted Sets the number of columns that a grid cell spans.
    .gridCellUnsizedAxes accepted Prevents a cell from requesting space.
    .gridColumnAlignment accepted Sets the alignment of views in their column.
    .handGestureShortcut accepted Lets a hand gesture press a button.
    .handlesGameControllerEvents accepted Lets the view handle events from a game controller. \
    There is no game controller.
    .horizontalRadioGroupLayout accepted Arranges radio buttons horizontally.
    .hoverEffect accepted Sets the hover effect.
    .hoverEffectDisabled accepted Disables hover effects.
    .hueRotation accepted Rotates the hues.
    .ignoresSafeArea accepted Extends the view beyond the safe area.
    .importableFromServices partial Imports the results of a Mac's services, which are not \
    available.
    .importsItemProviders partial Imports items from other apps. None is ever received.
    .inAppPurchaseOptions accepted Sets the options of purchases, which never happen.
    .indexViewStyle accepted Sets the style for page indicators in the view.
    .inspectorColumnWidth accepted Sets the width of an inspector in points. It does not affect \
    elements.
    .interactionActivityTrackingTag accepted Tags a view for measuring user interaction.
    .interpolation accepted Sets the quality with which the image is scaled.
    .interpolationMethod accepted Sets the interpolation of a line between two points.
    .intersection accepted Returns the intersection of the shape and another shape.
    .invalidatableContent accepted Marks content that a widget may invalidate.
    .italic accepted Makes the text italic.
    .kerning accepted Changes the space between letters, in points.
    .labelIconToTitleSpacing accepted Sets the space between the icon and the title of labels, \
    in points.
    .labelReservedIconWidth accepted Sets the width reserved for icons in labels, in points.
    .layerEffect accepted Draws the view with a shader. Nothing is drawn, so it never runs.
    .layoutDirectionBehavior accepted Sets whether a view is mirrored.
    .layoutPriority accepted Sets the view's layout priority.
    .layoutValue accepted Sets a value for the view's layout.
    .lineIntersection accepted Returns the shape's outline inside another shape.
    .lineSubtraction accepted Returns the shape's outline outside another shape.
    .listItemTint accepted Sets the tint of a list row.
    .listRowBackground accepted Draws the background of a row.
    .listRowHoverEffect accepted Sets the hover effect of a row.
    .listRowHoverEffectDisabled accepted Disables the hover effect of a row.
    .listRowInsets accepted Sets the insets of a row, in points.
    .listRowSeparator accepted Shows or hides the separators between rows.
    .listRowSeparatorTint accepted Sets the color of the separators between rows.
    .listRowSpacing accepted Sets the space between rows, in points.
    .listSectionIndexVisibility accepted Shows or hides the index beside a list.
    .listSectionMargins accepted Sets the margins of list sections, in points.
    .listSectionSeparator accepted Shows or hides the separators between sections.
    .listSectionSeparatorTint accepted Sets the color of the separators between sections.
    .listSectionSpacing accepted Sets the space between sections, in points.
    .luminanceToAlpha accepted Makes dark parts of the view transparent.
    .mapCameraKeyframeAnimator accepted Animates the camera. Nothing is drawn.
    .mapFeatureSelectionAccessory accepted Sets the presentation of a selected feature of the \
    map itself. No feature is ever selected.
    .mapFeatureSelectionContent partial Shows the selected feature of the map itself. No feature \
    is ever selected.
    .mapFeatureSelectionDisabled partial Sets which features of the map itself can be selected. \
    No feature can be selected.
    .mapOverlayLevel accepted Sets the level at which an overlay is drawn.
    .mapScope accepted Identifies maps for controls outside them.
    .mapStyle accepted Sets the style of maps.
    .matchedGeometryEffect accepted Matches the view's geometry with another view of the same \
    identity.
    .matchedTransitionSource accepted Makes the view the source of a zoom transition.
    .menuActionDismissBehavior accepted Sets whether selecting an item closes the menu, which it \
    always does.
    .menuBarExtraStyle accepted Returns the scene unchanged.
    .menuIndicator accepted Shows or hides the indicator of a menu button.
    .modifierKeyAlternate partial Replaces a menu item while modifier keys are held. They are \
    never held.
    .monospacedDigit accepted Makes all digits equally wide.
    .navigationBarTitleDisplayMode accepted Sets the display mode of the screen's title.
    .navigationDocument accepted Sets a screen's document.
    .navigationSplitViewColumnWidth accepted Sets the width of a column, in points.
    .navigationSplitViewStyle accepted Sets the style for split views in the view.
    .navigationTransition accepted Sets the transition from one screen to another.
    .navigationViewStyle accepted Sets the style for navigation views in the view.
    .onContinuousHover partial Adds an action for a pointer moving over the view. There is no \
    pointer.
    .onDrag accepted Lets the view be dragged. Nothing is ever dragged.
    .onDrop partial Handles drops. Nothing is ever dropped.
    .onHover partial Adds an action for a pointer over the view. There is no pointer.
    .onInAppPurchaseCompletion partial Runs an action when a purchase ends, which never happens.
    .onInAppPurchaseStart partial Runs an action when a purchase begins, which never happens.
    .onInteractiveResizeChange partial Runs an action when a user begins or stops resizing the \
    window. This never happens.
    .onMapCameraChange partial Runs an action when the camera moves, which it never does.
    .onPencilDoubleTap partial Runs an action for a pencil gesture. There is no pencil.
    .onPencilSqueeze partial Runs an action for a pencil gesture. There is no pencil.
    .onScrollGeometryChange partial Reports changes of the scroll geometry. Nothing has a size, \
    so it never changes.
    .onScrollPhaseChange partial Reports changes of the scroll phase. It never changes.
    .onScrollTargetVisibilityChange partial Runs an action when other views become visible. No \
    view is scrolled out of sight, so the action never runs.
    .padding accepted Adds padding on some sides, in points.
    .paletteSelectionEffect accepted Sets the appearance of a selected item in a palette.
    .persistentSystemOverlays accepted Shows or hides the overlays that the system draws over \
    windows.
    .photosPickerAccessoryVisibility accepted Sets the visibility of the image picker's \
    accessories. It has no effect.
    .photosPickerDisabledCapabilities accepted Disables capabilities of the image picker. It has \
    no effect.
    .photosPickerStyle accepted Sets the style of the image picker. It has no effect.
    .pointerStyle accepted Sets the style of the pointer.
    .pointerVisibility accepted Shows or hides the pointer.
    .preferredColorScheme accepted Sets the preferred light or dark color scheme.
    .preferredSubscriptionOffer accepted Sets the preferred offer of a subscription.
    .presentationBackground accepted Sets the background of a presentation.
    .presentationBackgroundInteraction accepted Sets whether content below a sheet can be used.
    .presentationContentInteraction accepted Sets the effect of a swipe in a sheet.
    .presentationCornerRadius accepted Sets the corner radius of a sheet, in points.
    .presentationDetents accepted Sets the possible heights of a sheet.
    .presentationDragIndicator accepted Shows or hides the drag indicator of a sheet.
    .presentationPreventsAppTermination accepted Sets whether a sheet prevents the app from \
    quitting.
    .presentationSizing accepted Sets the sizing of a presentation.
    .previewDevice accepted Sets the device of a preview.
    .previewDisplayName accepted Sets the name of a preview.
    .previewInterfaceOrientation accepted Sets the orientation of a preview's device.
    .previewLayout accepted Sets the size of a preview.
    .privacySensitive accepted Marks the view as private. It is still exposed, because there is \
    no lock screen.
    .productDescription accepted Shows or hides the descriptions of products.
    .productIconBorder accepted Adds a border to the images of products.
    .productViewStyle accepted Sets the style of products.
    .projectionEffect accepted Applies a projective transform to the view.
    .quickLookPreview partial Shows files while a binding refers to one. Files are not shown.
    .renderingMode accepted Sets the colors in which the image is drawn.
    .replaceDisabled accepted Disables the replacement of text.
    .resizable accepted Lets the image fill the available space.
    .restorationBehavior accepted Returns the scene unchanged.
    .rotation accepted Returns the shape with a rotation.
    .rotation3DEffect accepted Rotates the view in three dimensions.
    .rotationEffect accepted Rotates the view.
    .safeAreaPadding accepted Adds padding inside the safe area, in points.
    .scaleEffect accepted Scales the view.
    .scaledToFill accepted Scales to fill.
    .scaledToFit accepted Scales to fit.
    .scenePadding accepted Adds a scene's default padding.
    .scrollBounceBehavior accepted Sets how scrolling bounces.
    .scrollClipDisabled accepted Sets whether content is drawn beyond the frame.
    .scrollContentBackground accepted Shows or hides the background of scrolled content.
    .scrollDisabled accepted Disables scrolling by touch.
    .scrollDismissesKeyboard accepted Sets how scrolling dismisses the keyboard.
    .scrollEdgeEffectDisabled accepted Disables the effect at the edges of scrolled content.
    .scrollEdgeEffectHidden accepted Hides the effect at the edges of scrolled content.
    .scrollEdgeEffectStyle accepted Sets the effect at the edges of scrolled content.
    .scrollIndicatorsFlash accepted Shows the scroll indicators briefly when the view appears.
    .scrollInputBehavior accepted Sets the kinds of input that scroll.
    .scrollPosition accepted Binds the scroll position of the view.
    .scrollTarget accepted Lets scrolling stop at the view.
    .scrollTargetBehavior accepted Sets the behavior that determines where scrolling stops.
    .scrollTargetLayout accepted Lets scrolling stop at the views inside.
    .scrollTransition accepted Applies an effect to the view while it is scrolled, separately at \
    each end.
    .searchDictationBehavior accepted Sets the dictation behavior of a search field.
    .searchPresentationToolbarBehavior accepted Sets the behavior of the toolbar during a \
    search.
    .searchSelection accepted Binds the selection in the search field. The binding is accepted \
    but not used.
    .searchToolbarBehavior accepted Sets the size of a search field in a toolbar.
    .sectionIndexLabel accepted Sets the label of a section in the index beside a list. It is \
    not drawn.
    .sensoryFeedback accepted Plays sensory feedback when a value changes.
    .shortcutsLinkStyle accepted Sets the colors of a link.
    .signInWithAppleButtonStyle accepted Sets the colors of the button.
    .siriTipViewStyle accepted Sets the colors of a tip.
    .sliderThumbVisibility accepted Shows or hides a slider's thumb.
    .speechAnnouncementsQueued accepted Queues announcements of the view. In this \
    implementation, they are always queued.
    .statusBarHidden accepted Hides the status bar.
    .storeButton accepted Sets the visibility of a store's buttons.
    .strikethrough accepted Strikes the text through.
    .subscriptionStoreButtonLabel accepted Sets the label of a subscription's button.
    .subscriptionStoreControlBackground accepted Sets the background of the buttons.
    .subscriptionStoreControlIcon accepted Sets the images of subscriptions.
    .subscriptionStoreControlStyle accepted Sets the style of the control for choosing \
    subscriptions.
    .subscriptionStoreOptionGroupStyle accepted Sets the style of groups of subscriptions.
    .subscriptionStorePickerItemBackground accepted Sets the background of a subscription.
    .subscriptionStorePolicyDestination partial Shows a policy.
    .subscriptionStorePolicyForegroundStyle accepted Sets the color of policies.
    .subscriptionStoreSignInAction partial Sets the action for signing in. There is no store, so \
    it never runs.
    .subtracting accepted Returns the shape minus another shape.
    .symbolColorRenderingMode accepted Sets the way in which a symbol's colors are rendered.
    .symbolEffectsRemoved accepted Removes symbol effects.
    .symbolVariableValueMode accepted Sets the way in which a symbol's variable value is drawn.
    .symbolVariant accepted Sets the variant of symbols.
    .symmetricDifference accepted Returns the parts that belong to only one of two shapes.
    .tabBarMinimizeBehavior accepted Sets whether scrolling a list minimizes the tab bar.
    .tabViewCustomization accepted Binds the user's customizations of tabs. Nothing is \
    customized.
    .tabViewSearchActivation accepted Sets the condition under which the search tab opens its \
    field.
    .tableColumnHeaders accepted Shows or hides column headers. They are spoken in both cases.
    .tableStyle accepted Sets the style for tables. It does not affect elements.
    .textCase accepted Shows the text in upper or lower case.
    .textEditorStyle accepted Sets the style for text editors in the view.
    .textFieldStyle accepted Sets the style for text fields in the view.
    .textInputAutocapitalization accepted Sets the autocapitalization of typed text.
    .textInputFormattingControlVisibility accepted Shows or hides controls for text formatting.
    .textRenderer accepted Draws text with a custom renderer. Nothing is drawn; the text is \
    spoken as usual.
    .textScale accepted Sets the scale of text.
    .textSelection accepted Sets whether text can be selected with a pointer.
    .textSelectionAffinity accepted Sets the end of a line to which a selection belongs.
    .textVariant accepted Chooses a text variant by the available space. The whole text is \
    spoken.
    .tipAnchor accepted Sets the anchor of a tip.
    .tipBackground accepted Adds a background.
    .tipBackgroundInteraction accepted Sets whether the content behind a tip can be used.
    .tipCornerRadius accepted Rounds the corners.
    .tipImageSize accepted Sets the size of images.
    .tipImageStyle accepted Sets the color of images.
    .toolbarBackground accepted Draws the background of a bar.
    .toolbarBackgroundVisibility accepted Shows or hides the background of bars.
    .toolbarColorScheme accepted Sets the light or dark style of bars.
    .toolbarForegroundStyle accepted Sets the color of bars.
    .toolbarRole accepted Sets the purpose of the top bar.
    .toolbarTitleDisplayMode accepted Sets the display mode of the screen's title.
    .touchBar accepted Adds controls to the Touch Bar, which does not exist here.
    .touchBarCustomizationLabel accepted Sets the name of a control in the Touch Bar's editor.
    .touchBarItemPrincipal accepted Sets the principal control of the Touch Bar.
    .tracking accepted Changes the space between letters, in points.
    .transformAnchorPreference partial Changes an anchor preference. Positions are unknown, so \
    nothing is passed on.
    .transformEffect accepted Applies an affine transform to the view.
    .translationPresentation partial Shows a translation. Translation is not available, so it \
    never appears.
    .translationTask partial Provides a session when a configuration is set. Translation is not \
    available, so the action never runs.
    .trim accepted Returns a part of the shape's outline, from 0 to 1.
    .typeSelectEquivalent accepted Sets the text that the user types to select the view.
    .typesettingLanguage accepted Sets the language for typesetting.
    .underline accepted Underlines the text.
    .union accepted Returns the union of the shape and another shape.
    .visualEffect accepted Applies a visual effect that depends on the view's geometry.
    .webViewBackForwardNavigationGestures accepted Sets whether swipes go back and forward.
    .webViewContentBackground accepted Sets the visibility of the background.
    .webViewElementFullscreenBehavior accepted Sets whether elements of a page can fill the \
    screen.
    .webViewLinkPreviews accepted Sets whether links are previewed.
    .webViewOnScrollGeometryChange partial Runs an action when a page is scrolled. Nothing is \
    drawn, so it never runs.
    .webViewScrollInputBehavior accepted Sets the inputs that scroll a page.
    .webViewScrollPosition accepted Binds the scroll position of a page.
    .webViewTextSelection accepted Sets whether text can be selected.
    .widgetAccentable accepted Sets whether the view has the widget's accent color. It has no \
    effect on speech.
    .widgetAccentedRenderingMode accepted Sets the rendering mode of the image in an accented \
    widget.
    .widgetCurvesContent accepted Curves the text of a watch widget.
    .widgetLabel partial Sets the label beside a watch widget. It is not drawn.
    .widgetURL accepted Sets the URL with which the app is opened when the widget is tapped. The \
    widget runs alone, so there is no app to open.
    .windowBackgroundDragBehavior accepted Sets whether windows can be moved by their \
    background.
    .windowDismissBehavior accepted Sets whether the window can be closed.
    .windowFullScreenBehavior accepted Sets whether the window can fill the screen.
    .windowIdealPlacement accepted Sets the placement of zoomed windows.
    .windowIdealSize accepted Sets the size of zoomed windows.
    .windowLevel accepted Returns the scene unchanged.
    .windowManagerRole accepted Sets the role of windows.
    .windowMinimizeBehavior accepted Sets whether the window can be minimized.
    .windowResizability accepted Returns the scene unchanged.
    .windowResizeAnchor accepted Sets the corner of the window that stays in place when its size \
    changes.
    .windowResizeBehavior accepted Sets whether the size of the window can be changed.
    .windowStyle accepted Returns the scene unchanged.
    .windowToolbarFullScreenVisibility accepted Sets the visibility of a toolbar in full screen.
    .windowToolbarLabelStyle accepted Sets the contents of toolbar labels.
    .windowToolbarStyle accepted Returns the scene unchanged.
    .writingDirection accepted Sets the strategy for the writing direction.
    .writingToolsAffordanceVisibility accepted Shows or hides the button for writing tools.
    .zIndex accepted Draws the view in front of or behind other views.
    ASAuthorizationController partial A controller that requests sign-in. This is not available, \
    so it fails as if the user had cancelled.
    ASWebAuthenticationSession partial A session that signs a user in on a web page. This is not \
    available, so it fails as if the user had cancelled.
    AVLayerVideoGravity accepted The way in which a video fills its view. It does not affect \
    elements.
    AccessibilityQuickActionStyle accepted A style for showing a quick action. It does not \
    affect elements.
    AccessoryWidgetBackground accepted The background of a small widget. It does not affect \
    elements.
    AccessoryWidgetGroupStyle accepted The style of a group's views. It does not affect \
    elements.
    Activity partial A live activity. There is no Lock Screen to show it on, so no instance is \
    ever created.
    ActivityAuthorizationInfo accepted Whether an app is allowed to show live activities, which \
    it is not.
    ActivityFamily accepted The size of a live activity.
    AlternatingRowBackgroundBehavior accepted Whether alternating rows have a different \
    background.
    AngularGradient accepted An angular gradient.
    AnimatableValues accepted Several values that are animated together.
    AnnotationOverflowResolution accepted The treatment of a view that does not fit beside its \
    mark. Nothing is drawn.
    AnyShape accepted A shape of any type.
    AnyShapeStyle accepted A type-erased style.
    AnyTransition accepted The way in which a view appears and disappears.
    AppShortcut accepted An intent that users could request by name. Siri is not available.
    AppShortcutPhrase accepted A phrase with which a user could request an intent.
    AppShortcutsProvider accepted The shortcuts of an app.
    AssistiveAccess partial An app's content in Assistive Access. Assistive Access is off here, \
    so the content is not shown.
    AsymmetricTransition accepted A transition that differs between appearing and disappearing.
    AttributedTextFormatting accepted The rules for formatted text.
    AttributedTextFormattingDefinition accepted The rules for formatted text. Text editors \
    ignore them.
    AttributedTextValueConstraint accepted A constraint that allows only some values of an \
    attribute. It is never called.
    AutomaticHoverEffect accepted The default.
    AutomaticNavigationTransition accepted The system's default navigation transition.
    AutomaticProductViewStyle accepted The default style of products. It does not affect \
    elements.
    AutomaticScaleDomain accepted The default domain of an axis. Nothing is drawn.
    AutomaticSubscriptionOptionGroupStyle accepted The default style for groups of options. It \
    does not affect elements.
    AutomaticSubscriptionStoreControlStyle accepted The default control for choosing \
    subscriptions. It does not affect elements.
    AutomaticTableStyle accepted The default table style of the platform.
    AxisContent accepted A part of an axis. It is accepted but has no effect.
    AxisContentBuilder accepted Builds an axis from the statements of a closure. It is accepted \
    but has no effect.
    AxisGridLine accepted A grid line across the chart. It is accepted but has no effect.
    AxisMark accepted A line, a tick or a label on an axis. It is accepted but has no effect.
    AxisMarkBuilder accepted Builds the marks of an axis from the statements of a closure. It is \
    accepted but has no effect.
    AxisMarkValues accepted The values at which an axis has marks. They are accepted but have no \
    effect.
    AxisMarks accepted Grid lines, ticks and labels of an axis. They are accepted but have no \
    effect.
    AxisTick accepted A tick on an axis. It is accepted but has no effect.
    AxisValue accepted A value on an axis. It is accepted but never created.
    AxisValueLabel accepted A label on an axis. It is accepted but has no effect.
    BackgroundProminence accepted The prominence of a background.
    BadgeProminence accepted The prominence of a badge.
    BasicChartSymbolShape accepted The basic symbols. Nothing is drawn.
    BlendMode accepted The mode in which colors blend with those behind them.
    BlurReplaceTransition accepted A transition that blurs the view.
    BorderedButtonStyle accepted A style with a border around the label.
    BorderedProminentButtonStyle accepted A style with a prominent border around the label.
    BorderedTableStyle accepted A table style with a border.
    BorderlessButtonStyle accepted A style without a border.
    BuiltAxis accepted The result of building an axis. It is accepted but has no effect.
    ButtonRepeatBehavior accepted Whether holding a button repeats its action.
    ButtonSizing accepted The sizing of buttons.
    ButtonsSubscriptionStoreControlStyle accepted Buttons for choosing subscriptions. They do \
    not affect elements.
    CAGradientLayer accepted A layer with a gradient. It does not affect elements.
    CGContext accepted A drawing context. Nothing is drawn, so its functions do nothing.
    CGLineCap accepted The shape of line ends.
    CGLineJoin accepted The shape of line joins.
    CHHapticDynamicParameter accepted A parameter that changes while a pattern is played. It \
    does nothing.
    CHHapticEngine accepted An engine for haptic feedback. There is no haptic hardware, so it \
    does nothing.
    CHHapticEvent accepted A haptic event. It does nothing.
    CHHapticEventParameter accepted A parameter of an event. It does nothing.
    CHHapticPattern accepted A pattern of haptic events. It does nothing.
    CHHapticPatternPlayer accepted A player for a pattern. It does nothing.
    CIContext accepted Renders images. It draws nothing.
    CIFilter accepted An image filter, which returns images unchanged.
    CKContainer accepted The data of an app in iCloud. There is no account, so every request \
    fails.
    CKDatabase accepted A database in iCloud. There is no account, so every request fails.
    CKDatabaseNotification accepted A notification about a database. None ever arrives.
    CKDatabaseOperation accepted A request to a database. It fails, because there is no account.
    CKDatabaseSubscription accepted A subscription to a database, whose changes are never \
    delivered.
    CKFetchDatabaseChangesOperation accepted Fetches the changes in a database. It fails, \
    because there is no account.
    CKFetchRecordZoneChangesOperation accepted Fetches the changes in zones. It fails, because \
    there is no account.
    CKFetchRecordZonesOperation accepted Fetches zones. It fails, because there is no account.
    CKFetchRecordsOperation accepted Fetches records. It fails, because there is no account.
    CKFetchSubscriptionsOperation accepted Fetches subscriptions. It fails, because there is no \
    account.
    CKModifyRecordZonesOperation accepted Saves and deletes zones. It fails, because there is no \
    account.
    CKModifyRecordsOperation accepted Saves and deletes records. It fails, because there is no \
    account.
    CKModifySubscriptionsOperation accepted Saves and deletes subscriptions. It fails, because \
    there is no account.
    CKNotification accepted A notification of a change. None ever arrives.
    CKQueryNotification accepted A notification about a record. None ever arrives.
    CKQueryOperation accepted Searches for records. It fails, because there is no account.
    CKQuerySubscription accepted A subscription to the records that match a query, whose changes \
    are never delivered.
    CKRecordZoneNotification accepted A notification about a zone. None ever arrives.
    CKRecordZoneSubscription accepted A subscription to a zone, whose changes are never \
    delivered.
    CKSubscription accepted A subscription to changes, none of which is ever delivered.
    CKSyncEngine accepted Synchronizes an app's records with iCloud. There is no account, so \
    nothing is synchronized.
    CKSyncEngineDelegate accepted A delegate that provides an app's changes and receives those \
    of others. It is never called.
    CLGeocoder accepted Converts between addresses and locations. There is no network, so \
    nothing is found.
    CMAcceleration accepted An acceleration in three directions.
    CMAccelerometerData accepted A measured acceleration. None is ever created, because nothing \
    is measured.
    CMAttitude accepted The attitude of a device. None is ever created, because nothing is \
    measured.
    CMDeviceMotion accepted A measured motion. None is ever created, because nothing is \
    measured.
    CMMotionManager accepted Provides the motion of the device. Nothing is ever measured.
    CMPedometer accepted Counts steps. There is no device, so none are ever counted.
    CMPedometerData accepted Counted steps. None are ever created, because nothing is counted.
    CSSearchableIndex accepted The system's index of searchable items. Nothing is stored, \
    because there is no search.
    Canvas accepted A canvas. It is not an element unless a modifier makes it one.
    Capsule accepted A rectangle with semicircular ends.
    ChartAxisContent accepted An axis as a view. It is accepted but has no effect.
    ChartPlotContent accepted The plot area of a chart as a view, which here is the whole chart.
    ChartSymbolShape accepted The shape of a symbol. Nothing is drawn.
    Circle accepted A circle.
    ColorMatrix accepted A matrix that transforms colors. Each row computes one component from \
    red, green, blue, opacity and a constant.
    ColorRenderingMode accepted The mode in which colors are computed.
    ColorScheme accepted The light or dark color scheme.
    ColorSchemeContrast accepted The contrast of colors.
    ConcentricRectangle accepted A rectangle whose corners follow those of its container.
    ContainerRelativeShape accepted The shape of the container.
    ContentMode accepted The mode in which content fits into the available space or fills it.
    ContentShapeKinds accepted The purposes of a content shape.
    ContentToolbarPlacement accepted The placement of a container's toolbar.
    ContentTransitionSymbolEffect accepted An effect for a symbol that is replaced by another.
    ControlActiveState accepted Whether controls appear active.
    CubicKeyframe accepted A keyframe that is reached along a curve.
    CustomHoverEffect accepted The appearance of a view under a pointer. It does not affect \
    elements.
    DefaultGlassEffectShape accepted The default shape of glass.
    DefaultToolbarItem accepted The placement of an item that the system adds to a toolbar. It \
    has no effect, because the item's position is fixed.
    DefaultWindowToolbarStyle accepted The platform's default toolbar style.
    DialogSeverity accepted The severity of a dialog.
    DigitalCrownRotationalSensitivity accepted The rotational sensitivity of the Digital Crown.
    DisabledTextSelectability accepted Text that cannot be selected.
    DiscreteSymbolEffect accepted An effect that plays once.
    DismissBehavior accepted The way in which a window is dismissed.
    DisplayMessageAction accepted An action that shows a message from the store. There is no \
    message.
    DocumentConfiguration accepted A window's document.
    DocumentGroupLaunchScene partial The launch screen of a document app. It is not shown, \
    because the app opens a new document immediately.
    DocumentLaunchGeometryProxy accepted The geometry of a document app's launch screen. Nothing \
    is drawn.
    DragConfiguration accepted The configuration of a drag.
    DragSession accepted A drag session. Nothing is dragged, so none is ever created.
    DropConfiguration accepted The configuration of a drop.
    DropInfo accepted Information about a dragged item and its position.
    DropOperation accepted An operation for a drop.
    DropProposal accepted A proposal for a drop.
    DropSession accepted A drop session. Nothing is dropped, so none is ever created.
    DynamicIslandExpandedRegionPosition accepted The position of a region in a Dynamic Island.
    DynamicIslandExpandedRegionVerticalPlacement accepted The vertical placement of a region in \
    a Dynamic Island.
    DynamicIslandMode accepted The mode of a Dynamic Island.
    Ellipse accepted An ellipse.
    EllipticalGradient accepted An elliptical gradient from a center.
    EmptyAnimatableData accepted Animatable data without content.
    EmptyHoverEffect accepted An effect that changes nothing.
    EmptyMatchedTransitionSourceConfiguration accepted The default configuration.
    EmptyModifier accepted A modifier that changes nothing.
    EmptyVisualEffect accepted A visual effect that changes nothing.
    EnabledTextSelectability accepted Text that can be selected.
    ExpandedWindowToolbarStyle accepted A toolbar below the title.
    FileDialogBrowserOptions accepted The options of a file panel.
    FillShapeStyle accepted The background of fills.
    FillStyle accepted The style of a fill.
    FindContext accepted The context for searching text. Nothing is searched.
    FixedTextVariant accepted A preference for the same text in any space.
    ForegroundStyle accepted The foreground color.
    GameControllerEventTypes accepted Events of a game controller.
    GenerationGuide accepted A constraint on a generated value. No model reads it.
    GestureStateGesture partial A gesture that updates a state while it occurs. Gestures of this \
    type never occur.
    Glass accepted A glass material that refracts the content below it.
    GlassEffectTransition accepted The transition of a glass effect.
    GridItem accepted A column or row of a grid. It does not affect elements.
    HandGestureShortcut accepted A hand gesture shortcut.
    HierarchicalShapeStyleModifier accepted A hierarchical level of another style.
    HighlightHoverEffect accepted The view is highlighted.
    HorizontalDirection accepted A direction.
    INBooleanResolutionResult accepted The resolution of a value by an app. It is never \
    requested.
    INCallAudioRoute accepted The audio route of a call.
    INCallCapability accepted Whether a call includes video.
    INCallDestinationType accepted The destination of a call.
    INCallRecord accepted The record of a call. None ever exists.
    INCallRecordFilter accepted A filter for calls.
    INCurrencyAmount accepted An amount of money.
    INDateComponentsRange accepted A time interval.
    INDateComponentsResolutionResult accepted The resolution of a value by an app. It is never \
    requested.
    INDateRelevanceProvider accepted The time interval in which a shortcut is relevant.
    INDefaultCardTemplate accepted The presentation of a shortcut.
    INDoubleResolutionResult accepted The resolution of a value by an app. It is never \
    requested.
    INExtension accepted An extension that handles intents. It is never called.
    INFile accepted A file.
    INFocusStatus accepted The user's focus status.
    INFocusStatusCenter accepted The center for the focus status, which no app may access.
    INImage accepted An image. It is not shown.
    INIntegerResolutionResult accepted The resolution of a value by an app. It is never \
    requested.
    INIntent accepted A request that a user may make to Siri, which is not available.
    INIntentHandlerProviding accepted A provider of intent handlers. It is never called.
    INIntentHandlingStatus accepted The status of handling an intent.
    INIntentResolutionResult accepted The resolution of a value by an app. It is never \
    requested.
    INIntentResponse accepted An app's response to an intent.
    INInteraction accepted An interaction of the user, for use in suggestions. Nothing is \
    suggested.
    INInteractionDirection accepted The initiator of an interaction.
    INMediaItem accepted A media item.
    INMediaItemResolutionResult accepted The resolution of a value by an app. It is never \
    requested.
    INMediaItemType accepted The type of a media item.
    INMediaReference accepted The reference to a media item.
    INMediaSearch accepted A search for media.
    INMediaSortOrder accepted The order of media items.
    INObject accepted An object of an app.
    INObjectCollection accepted A collection of an app's objects.
    INObjectResolutionResult accepted The resolution of a value by an app. It is never \
    requested.
    INObjectSection accepted A section of an app's objects.
    INOutgoingMessageType accepted The type of a message.
    INPerson accepted A person.
    INPersonHandle accepted The contact information for a person.
    INPersonHandleLabel accepted The label of a person's contact information.
    INPersonHandleType accepted The kind of contact information for a person.
    INPersonResolutionResult accepted The resolution of a value by an app. It is never \
    requested.
    INPersonSuggestionType accepted The kind of suggestion for a person.
    INPlayMediaIntent accepted An intent to play media. Siri is not available.
    INPlayMediaIntentHandling accepted A handler for the intent. It is never called.
    INPlayMediaIntentResponse accepted An app's response.
    INPlayMediaIntentResponseCode accepted The code of an app's response.
    INPlaybackQueueLocation accepted The position in the playback queue.
    INPlaybackRepeatMode accepted The repeat mode of playback.
    INPreferences accepted The user's preferences. Siri is not available, so nothing is allowed.
    INRelevanceProvider accepted The situation in which a shortcut is relevant.
    INRelevantShortcut accepted A shortcut that is relevant at a certain time.
    INRelevantShortcutRole accepted The role of a shortcut.
    INRelevantShortcutStore accepted The store of relevant shortcuts, which are not shown.
    INSendMessageAttachment accepted An attachment of a message.
    INSendMessageIntent accepted An intent to send a message. Siri is not available.
    INSendMessageIntentHandling accepted A handler for the intent. It is never called.
    INSendMessageIntentResponse accepted An app's response.
    INSendMessageIntentResponseCode accepted The code of an app's response.
    INShortcut accepted A request that the user may speak. It is never recognized.
    INSpeakableString accepted A speakable name.
    INSpeakableStringResolutionResult accepted The resolution of a value by an app. It is never \
    requested.
    INStartCallIntent accepted An intent to start a call. Siri is not available.
    INStartCallIntentHandling accepted A handler for the intent. It is never called.
    INStartCallIntentResponse accepted An app's response.
    INStartCallIntentResponseCode accepted The code of an app's response.
    INStringResolutionResult accepted The resolution of a value by an app. It is never \
    requested.
    INURLResolutionResult accepted The resolution of a value by an app. It is never requested.
    INVocabulary accepted Names for Siri's vocabulary. Siri is not available.
    INVocabularyStringType accepted The purpose of names in a vocabulary.
    INVoiceShortcut accepted A shortcut with its phrase. None ever exists.
    INVoiceShortcutCenter accepted The user's shortcuts, of which there are none.
    ImagePaint accepted A tiled image.
    ImageRenderer accepted A renderer that creates an image of a view. Nothing is drawn, so \
    there is never an image.
    IndefiniteSymbolEffect accepted An effect that plays until it is removed.
    IndexViewStyle accepted A style for page indicators. It does not affect elements.
    InsetTableStyle accepted A table style with insets.
    InterfaceOrientation accepted The orientation of a device.
    KeyframeTrack accepted The keyframes for one property.
    LAContext accepted Authenticates a user. It always fails, because the device has no \
    biometrics.
    LanguageModelFeedback accepted A user's feedback about a response, which is not sent.
    LanguageModelSession accepted A conversation with the language model. There is no model, so \
    every request fails.
    LayoutDirection accepted The layout direction: left to right or right to left.
    LayoutDirectionBehavior accepted Whether a view is mirrored.
    LayoutProperties accepted The properties of a layout.
    LayoutSubview accepted A view to place.
    LegibilityWeight accepted The font weight that the user prefers.
    LevelOfDetail accepted The level of detail of a widget.
    LiftHoverEffect accepted The view is lifted.
    LinearGradient accepted A linear gradient.
    LinearKeyframe accepted A keyframe that is reached at constant speed.
    LinkShapeStyle accepted The color of links.
    ListItemTint accepted The tint of a list row.
    ListSectionSpacing accepted The space between sections.
    MFMailComposeViewController partial A controller for composing an email. Mail is not \
    available, so the controller reports this and shows nothing.
    MFMessageComposeViewController partial A controller for composing a message. Messages are \
    not available, so the controller reports this and shows nothing.
    MKCircleRenderer accepted Draws a circle on a map. It does not affect elements.
    MKDirections accepted Finds routes. There is no network, so none is found.
    MKHybridMapConfiguration accepted A satellite map with streets.
    MKImageryMapConfiguration accepted A satellite map.
    MKLookAroundBadgePosition accepted The position of the scene's badge. It does not affect \
    elements.
    MKLookAroundScene accepted A street-level scene. None is available, so no instance is ever \
    created.
    MKMapCamera accepted The viewpoint of a map. It does not affect elements.
    MKMapConfiguration accepted The style in which a map is drawn. It does not affect elements.
    MKMapPoint accepted A point on a flat map. Nothing is drawn.
    MKMapRect accepted A rectangle on a flat map. Nothing is drawn.
    MKMapSize accepted A size on a flat map. Nothing is drawn.
    MKMapType accepted The type of a map. It does not affect elements.
    MKOverlay accepted An overlay on a map. It does not affect elements.
    MKOverlayLevel accepted The level at which an overlay is drawn. Nothing is drawn.
    MKOverlayPathRenderer accepted Draws a shape on a map. It does not affect elements.
    MKOverlayRenderer accepted Draws an overlay on a map. It does not affect elements.
    MKPolygon accepted A filled shape over a map. It does not affect elements.
    MKPolygonRenderer accepted Draws a filled shape on a map. It does not affect elements.
    MKPolylineRenderer accepted Draws a line on a map. It does not affect elements.
    MKRoute accepted A route from one place to another. None is ever found.
    MKStandardMapConfiguration accepted A map with streets.
    MKUserTrackingMode accepted Whether a map follows the user. It does not affect elements.
    MPNowPlayingInfoCenter accepted The information that the Lock Screen shows about playback. \
    It is not shown.
    MPNowPlayingPlaybackState accepted The state of playback. It is not shown.
    MPRemoteCommand accepted A remote command. None is ever sent.
    MPRemoteCommandCenter accepted The remote commands. None is ever sent.
    MagnifyGesture accepted A gesture in which two fingers move apart.
    MapCamera accepted A camera above a map. Nothing is drawn.
    MapCameraBounds accepted The bounds of a map's camera. Nothing is drawn.
    MapCameraUpdateContext accepted The context of a camera movement. It is accepted but never \
    created.
    MapCircle accepted A circle on a map. It is accepted but has no effect.
    MapInteractionModes accepted The gestures that move a map. Nothing is drawn.
    MapPolygon accepted An area of a map. It is accepted but has no effect.
    MapPolyline accepted A line on a map. It is accepted but has no effect.
    MapProxy accepted Converts points to coordinates. It has no effect, because no points are \
    known.
    MapScaleView accepted The scale of a map. It appears only while a map is being zoomed, which \
    never happens.
    MapStyle accepted The style of maps. Nothing is drawn.
    MapUserTrackingMode accepted Whether a map follows the user. Nothing is drawn, so it never \
    does.
    MapZoomStepper accepted Buttons that zoom the map on macOS. Nothing is drawn, so they do not \
    appear.
    MarkStackingMethod accepted The way in which marks at the same position are stacked. Nothing \
    is drawn.
    MatchedGeometryProperties accepted The properties that two views share while one turns into \
    the other.
    MatchedTransitionSourceConfiguration accepted The appearance of the source view for a zoom \
    transition. Nothing is drawn.
    MaterialActiveAppearance accepted The appearance of a material.
    MenuActionDismissBehavior accepted Whether selecting an item closes the menu.
    MenuBarExtraStyle accepted The style in which a menu bar extra opens.
    MenuOrder accepted The order of menu items.
    MeshGradient accepted A gradient whose colors are at the points of a grid and blend into \
    each other.
    MoveKeyframe accepted A keyframe that is reached immediately.
    MoveTransition accepted A transition that moves the view from and to an edge.
    NSAppearance accepted The appearance of windows. It does not affect elements.
    NSBorderType accepted The style of a border. It does not affect elements.
    NSCollectionLayoutBoundarySupplementaryItem accepted The layout of a section's header or \
    footer view. It does not affect elements.
    NSCollectionLayoutDimension accepted A width or a height. It does not affect elements.
    NSCollectionLayoutGroup accepted The layout of a group of items. It does not affect \
    elements.
    NSCollectionLayoutItem accepted The layout of an item. It does not affect elements.
    NSCollectionLayoutSection accepted The layout of a section's items. It does not affect \
    elements.
    NSCollectionLayoutSize accepted The size of an item. It does not affect elements.
    NSCollectionLayoutSpacing accepted Spacing between items. It does not affect elements.
    NSCursor accepted The shape of the pointer. There is no pointer, so it has no effect.
    NSFocusRingType accepted The condition for drawing the focus ring. It does not affect \
    elements.
    NSGestureRecognizerRepresentableContext accepted The context of an AppKit gesture. None is \
    ever created.
    NSHostingSizingOptions accepted The way in which a SwiftUI view's size is followed. It does \
    not affect elements.
    NSLayoutConstraint accepted A relation between edges of views. There is no layout, so it has \
    no effect.
    NSMenuItem partial An item of an AppKit menu. It cannot be selected, because only SwiftUI's \
    menus can be opened.
    NSPersistentCloudKitContainerOptions accepted The options for synchronizing a store with the \
    cloud, which never happens.
    NSRunningApplication accepted A running app. None is ever found.
    NSSharingServicePicker partial A picker for sharing services. It does not appear, so nothing \
    is shared.
    NSSharingServicePickerDelegate accepted A delegate that is notified of the choice of a \
    sharing service. It is never called.
    NSSound accepted A system sound, which is never played.
    NSTextContainer accepted A container for lines of text. It does not affect elements.
    NWPathMonitor accepted Monitors the state of the network, which is always connected.
    NavigationSplitViewStyle accepted A system style for split views. It does not affect \
    elements.
    NavigationTransition accepted The transition from one screen to another.
    NavigationViewStyle accepted A system style for navigation views. It does not affect \
    elements.
    OSSignpostID accepted An identifier for an interval. Signposts are dropped.
    OSSignpostIntervalState accepted An interval that has begun. It is not recorded.
    OSSignposter accepted Marks intervals for Instruments, which is not available, so nothing is \
    recorded.
    OffsetTransition accepted A transition that moves the view by an offset, in points.
    OpacityTransition accepted A transition that fades the view.
    PHPhotoLibrary accepted The user's photo library, which no app may access.
    PHPickerCapabilities accepted The capabilities of an image picker. There is nothing to \
    choose.
    PHPickerFilter accepted A filter for images. There is no library, so it has no effect.
    PaletteSelectionEffect accepted The appearance of a selected item in a palette.
    ParameterSummaryString accepted The summary of an intent, with its parameters.
    PencilDoubleTapGestureValue accepted A double tap on a pencil.
    PencilHoverPose accepted The pose of a pencil above the screen.
    PencilPreferredAction accepted The action that a user prefers for a pencil.
    PencilSqueezeGesturePhase accepted The phase of squeezing a pencil.
    PencilSqueezeGestureValue accepted The values of a pencil squeeze.
    PickerSubscriptionStoreControlStyle accepted A picker for choosing subscriptions. It does \
    not affect elements.
    PinnedScrollableViews accepted Options for keeping the headers and footers of a lazy view \
    visible. They do not affect elements.
    PlaceholderTextShapeStyle accepted The placeholder color.
    PlainButtonStyle accepted A style that shows only the label.
    PlotDimensionScaleRange accepted The plot area as the range of a scale. Nothing is drawn.
    PointOfInterestCategories accepted The categories of places on a map. Nothing is drawn.
    PointerStyle accepted The style of a pointer.
    PositionScaleRange accepted The position of an axis. Nothing is drawn.
    PreferredColorSchemeKey accepted The key for the color schemes that views prefer.
    PresentationBackgroundInteraction accepted The content below a sheet that can be used.
    PresentationContentInteraction accepted The effect of a swipe in a sheet.
    PresentationSizingContext accepted The context for sizing a sheet.
    PresentationSizingRoot accepted The view in a sheet.
    PreviewContext accepted The context in which a preview is shown.
    PreviewContextKey accepted A key for the context in which a preview is shown.
    PreviewDevice accepted The device of a preview.
    PreviewLayout accepted The size of a preview.
    PreviewPlatform accepted A platform for previews.
    ProductViewStyleConfiguration accepted The configuration of a product's style. None is ever \
    created.
    ProjectionTransform accepted A projective coordinate transform.
    Prominence accepted The prominence of a view.
    ProposedViewSize accepted A proposed size, in points.
    PullDownMenuBarExtraStyle accepted A menu bar extra that opens as a menu.
    PurchaseAction accepted An action that purchases a product. There is no store, so nothing is \
    purchased.
    PushTransition accepted A transition in which the view enters from an edge and pushes the \
    previous view out.
    QLPreviewController partial A controller that previews files. Files are not rendered, so \
    nothing is announced.
    RadialGradient accepted A radial gradient.
    Rectangle accepted A rectangle.
    RectangleCornerInsets accepted The insets of a rectangle's corners, in points.
    RectangleCornerRadii accepted The radius of each corner of a rectangle, in points.
    RequestReviewAction accepted An action that requests a review. Reviews are not available, so \
    it does nothing.
    RotateGesture accepted A gesture in which two fingers rotate.
    RotationGesture accepted A gesture in which two fingers rotate, in the older API.
    RoundedCornerStyle accepted The style of rounded corners.
    RoundedRectangle accepted A rectangle with rounded corners.
    RoundedRectangularShape accepted A rectangle whose corners may be rounded.
    RoundedRectangularShapeCorners accepted The corner styles of a rectangle.
    SKOverlay accepted An overlay that presents another app from the store. There is no store, \
    so none is shown.
    SKStoreReviewController accepted Requests reviews. Reviews are not available, so it does \
    nothing.
    SafeAreaRegions accepted The kinds of safe area.
    ScaleDomain accepted The domain of an axis: a range of numbers or dates, or a list of \
    values.
    ScaleRange accepted The visual range of a scale, such as colors or sizes.
    ScaleTransition accepted A transition that scales the view.
    SceneLaunchBehavior accepted Whether a window opens at launch.
    ScenePadding accepted The padding around a scene.
    SceneRestorationBehavior accepted Whether a window is restored at the next launch.
    SchemaMigrationPlan accepted A plan for migrating an older store to a newer schema. There is \
    no older store.
    ScrollAnchorRole accepted The reason for scrolling a view.
    ScrollContentOffsetAdjustmentBehavior accepted The way in which the scroll position follows \
    its content.
    ScrollEdgeEffectStyle accepted The effect at the edges of scrolled content.
    ScrollGeometry accepted The geometry of a scroll view. Nothing has a size here.
    ScrollInputBehavior accepted Whether an input scrolls the view.
    ScrollInputKind accepted A kind of input that scrolls.
    ScrollPhase accepted The phase of scrolling.
    ScrollPhaseChangeContext accepted The context of a change of the scroll phase.
    ScrollTarget accepted The target of scrolling.
    ScrollTargetBehaviorProperties accepted The properties of scrolling.
    ScrollTargetBehaviorPropertiesContext accepted The context in which a behavior's properties \
    are requested.
    ScrollTransitionConfiguration accepted The configuration of a transition for a view that is \
    scrolled.
    ScrollViewProxy accepted A proxy for scrolling to a view by its ID. It has no effect, \
    because nothing is ever out of view and scrolling never moves a cursor.
    SearchPresentationToolbarBehavior accepted The behavior of the toolbar during a search.
    SearchToolbarBehavior accepted The behavior of a search field in a toolbar.
    SelectionShapeStyle accepted The color of the selection.
    SeparatorShapeStyle accepted The color of separators.
    Shader accepted A function for the graphics processor with its arguments. Nothing is drawn, \
    so it never runs.
    ShadowStyle accepted A shadow that a style casts.
    ShapeRole accepted The purpose of a shape.
    ShapeStyle accepted A color or pattern for drawing. It does not affect elements.
    ShapeView accepted A view that draws a shape, which is not stored.
    ShortcutTileColor accepted The color of a shortcut.
    ShortcutsLink partial A link that opens the Shortcuts app. There is no such app, so nothing \
    is shown.
    ShortcutsLinkStyle accepted The colors of a link.
    SidebarRowSize accepted The row size of a sidebar.
    SiriTipView partial A view that suggests a request for Siri. Siri is not available, so \
    nothing is shown.
    SiriTipViewStyle accepted The colors of a tip.
    SizeDependentTextVariant accepted A preference for text that depends on the available space.
    SlideTransition accepted A transition that slides the view.
    SpacerSizing accepted The sizing of a spacer.
    SpatialEventCollection partial The touches and clicks on a view, which are always empty.
    SpatialEventGesture partial A gesture for all touches and clicks on a view. It never occurs, \
    because touches are not supported.
    SpatialTapGesture accepted A tap gesture with a location.
    SpringKeyframe accepted A keyframe that is reached by a spring animation.
    SpringLoadingBehavior accepted Whether a view reacts to an item that is held over it.
    StoreButtonKind accepted A button in a store. It does not affect elements.
    StrokeStyle accepted The style of a stroke.
    SubscriptionOptionGroupStyle accepted The style of groups of subscriptions. It does not \
    affect elements.
    SubscriptionRenewalInfo accepted The renewal information of a subscription. There is no \
    store, so no instance is ever created.
    SubscriptionStatus accepted The status of a subscription. There is no store, so no instance \
    is ever created.
    SubscriptionStoreButtonLabel accepted The label of a subscription's button. It does not \
    affect elements.
    SubscriptionStoreControlBackground accepted The background of a store's buttons. It does not \
    affect elements.
    SubscriptionStoreControlPlacement accepted The position of a store's controls. It does not \
    affect elements.
    SubscriptionStoreControlStyle accepted The style of the control for choosing subscriptions. \
    It does not affect elements.
    SubscriptionStorePolicyKind accepted The kind of a store's policy. It does not affect \
    elements.
    SymbolColorRenderingMode accepted The way in which a symbol's colors are rendered.
    SymbolEffect accepted The movement of a symbol. Nothing is drawn, so symbols do not move.
    SymbolEffectOptions accepted The repetition and speed of a symbol effect.
    SymbolEffectTransition accepted A transition for symbols.
    SymbolVariableValueMode accepted The way in which a symbol's variable value is drawn.
    SystemLanguageModel accepted The device's language model, which is not available.
    TabBarMinimizeBehavior accepted The behavior for minimizing the tab bar.
    TabBarPlacement accepted The placement of a tab.
    TabSearchActivation accepted The condition under which the search tab opens its field.
    TabViewBottomAccessoryPlacement accepted The placement of the accessory below the tabs.
    TabViewCustomization accepted The user's customizations of tabs, which are always empty.
    TableColumnAlignment accepted The alignment of a column's cells.
    TableColumnCustomizationBehavior accepted The customizations of a column that the user may \
    make.
    TableStyle accepted A style for tables.
    TextAlignment accepted The alignment of lines of text.
    TextAttribute accepted A custom attribute for text renderers.
    TextEditorStyle accepted A system style for text editors. It does not affect elements.
    TextInputDictationActivation accepted The activation of dictation.
    TextInputDictationBehavior accepted The dictation behavior of a text field.
    TextInputFormattingControlPlacement accepted The placement of controls for text formatting.
    TextProxy accepted Text that is measured.
    TextSelectability accepted Whether text can be selected with a pointer.
    TextSelectionAffinity accepted The end of a line that a selection belongs to.
    TextVariantPreference accepted The way in which a text variant is chosen.
    TintShapeStyle accepted The color of controls.
    TipOption accepted An option for showing a tip. It does not affect speech.
    ToolbarCustomizationBehavior accepted The user's options for moving and removing a toolbar \
    item.
    ToolbarCustomizationOptions accepted The initial state of a customizable toolbar item.
    ToolbarTitleDisplayMode accepted The display mode of a title in a toolbar.
    TransitionProperties accepted The properties of a transition.
    TransitionSymbolEffect accepted An effect for a symbol that appears or disappears.
    TypesettingLanguage accepted The language for typesetting. Speech follows the language of \
    the text itself.
    UIAppearance accepted A type whose appearance can be set for all its views at launch. \
    Appearances do not affect elements.
    UIApplicationShortcutIcon accepted A shortcut's icon. It is accepted but not shown.
    UIApplicationShortcutItem accepted A shortcut of an app's icon. It is accepted but not \
    shown, because there is no icon.
    UIBarItemAppearance accepted The appearance of a bar item. It does not affect elements.
    UIBarMetrics accepted The amount of space in a bar.
    UIBarPosition accepted The position of a bar.
    UIBarStyle accepted The light or dark style of a bar.
    UIBezierPath accepted A UIKit path. Nothing is drawn, so nothing is stored.
    UICloudSharingController partial A controller for sharing a record with others. There is no \
    account, so it shows nothing.
    UICloudSharingControllerDelegate accepted A delegate for sharing, which is never called.
    UICollectionViewCompositionalLayout accepted A layout with items in groups and sections. It \
    does not affect elements.
    UICollectionViewCompositionalLayoutConfiguration accepted The configuration for all \
    sections. It does not affect elements.
    UICollectionViewFlowLayout accepted A layout with items in rows, one after the other. It \
    does not affect elements.
    UICollectionViewLayout accepted The layout of a collection's items on the screen. It does \
    not affect elements.
    UIColorPickerViewController partial A color picker. Its controls are not shown.
    UIDocumentPickerViewController partial A document picker, which contains no documents.
    UIFeedbackGenerator accepted A feedback generator. There is no device, so it has no effect.
    UIFontMetrics accepted Metrics that scale fonts with the user's preferred text size. Nothing \
    is drawn, so fonts stay the same.
    UIGestureRecognizerRepresentableContext accepted The context of a UIKit gesture. None is \
    ever created.
    UIGestureRecognizerRepresentableCoordinateSpaceConverter accepted A converter for \
    coordinates of a view. Views have no positions, so none is ever created.
    UIGraphicsImageRenderer accepted A renderer for images. Nothing is drawn, so images are \
    empty and drawing closures are never called.
    UIGraphicsImageRendererContext accepted The context in which an image is drawn. Nothing is \
    drawn.
    UIHostingSceneDelegate partial A UIKit delegate with a SwiftUI scene, which is not shown; \
    write an `App` instead.
    UIImpactFeedbackGenerator accepted A generator of impact feedback. There is no device, so it \
    has no effect.
    UIInteraction partial An interaction with a view by touch. It is accepted but has no effect.
    UIKey accepted A key on a keyboard.
    UIKeyboardType accepted A keyboard type.
    UILargeContentViewerInteraction accepted An interaction that shows text enlarged while it is \
    touched. It is accepted but has no effect.
    UILayoutGuide accepted A layout guide in a view. It does not affect elements.
    UILongPressGestureRecognizer accepted A recognizer for long presses. It is accepted, but no \
    press is ever recognized.
    UIModalPresentationStyle accepted The presentation style of a controller. It does not affect \
    elements.
    UIModalTransitionStyle accepted The transition style of a controller. It does not affect \
    elements.
    UINotificationFeedbackGenerator accepted A generator of feedback for success or failure. \
    There is no device, so it has no effect.
    UIPanGestureRecognizer accepted A recognizer for drags. It is accepted, but no drag is ever \
    recognized.
    UIPinchGestureRecognizer accepted A recognizer for pinches. It is accepted, but no pinch is \
    ever recognized.
    UIPopoverPresentationController accepted The presentation of a controller in a popover. It \
    does not affect elements.
    UIPopoverPresentationControllerSourceItem accepted The item to which a popover points. It \
    does not affect elements.
    UIPresentationController accepted The presentation of a controller. It does not affect \
    elements.
    UIPress accepted A press of a key or button.
    UIPressesEvent accepted An event for a press of a key or button.
    UIRotationGestureRecognizer accepted A recognizer for rotations. It is accepted, but no \
    rotation is ever recognized.
    UIScreen accepted A screen of the device's size. Nothing is shown on it.
    UISelectionFeedbackGenerator accepted A generator of selection feedback. There is no device, \
    so it has no effect.
    UISheetPresentationController accepted The presentation of a controller in a sheet. It does \
    not affect elements.
    UISwipeGestureRecognizer accepted A recognizer for swipes. It is accepted, but no swipe is \
    ever recognized.
    UITabBar partial A tab bar. Its items cannot be heard; the tabs of a `UITabBarController` \
    can be selected.
    UITextAutocapitalizationType accepted The autocapitalization type, in the older API.
    UITextChecker accepted A spelling checker. There is no dictionary, so every word counts as \
    correct.
    UITextContentType accepted The kind of text that is entered.
    UITextItemInteraction accepted The interaction with a link in text. It does not affect \
    elements.
    UITextPosition accepted A position in text.
    UITextRange accepted A range of text.
    UITouch accepted A touch on the screen.
    UIWindow accepted A UIKit window. The app's windows belong to SwiftUI: a window that a \
    program creates shows nothing, and the app's own window object only represents them.
    UNNotificationPresentationOptions accepted The presentation of a notification while the app \
    is in front. None is ever shown.
    UNNotificationSound accepted The sound of a notification. No sound is produced.
    UnevenRoundedRectangle accepted A rectangle with differently rounded corners.
    UnifiedCompactWindowToolbarStyle accepted A compact toolbar beside the title.
    UnifiedWindowToolbarStyle accepted A toolbar beside the title.
    UnitCurve accepted A timing curve from 0 to 1.
    UserLocation accepted The user's location for the view that shows it, which is unknown.
    ValueAlignedChartScrollTargetBehavior accepted The positions at which scrolling a chart \
    stops. It is accepted but has no effect.
    VerticalDirection accepted A direction.
    ViewSpacing accepted The view's preferred spacing, which is always zero.
    VisualEffect accepted A visual effect. Nothing is drawn, so it has no effect.
    WKNavigationAction accepted An action that leads to another page. None ever occurs, so no \
    instance is ever created.
    WKPreferences accepted The preferences of pages. They do not affect elements.
    WKScriptMessage accepted A message from a script to the program. No script runs, so no \
    instance is ever created.
    WKUIDelegate partial A delegate that handles a page's alerts and new windows. It is never \
    called.
    WKUserContentController accepted A controller for scripts. They never run.
    WKUserScript accepted A script for pages. It never runs.
    WKWebViewConfiguration accepted The configuration of a web view. It does not affect \
    elements.
    WKWebpagePreferences accepted The preferences of pages. They do not affect elements.
    WidgetAccentedRenderingMode accepted The rendering mode of images in an accented widget.
    WidgetLocation accepted A location for widgets.
    WidgetMountingStyle accepted A way of mounting a widget in a room.
    WidgetRenderingMode accepted The rendering mode of a widget's colors.
    WindowBackgroundShapeStyle accepted The background of windows.
    WindowDragGesture accepted A gesture that moves a window by dragging a view. It never \
    occurs.
    WindowLevel accepted The level of a window above or below others.
    WindowMenuBarExtraStyle accepted A menu bar extra that opens as a window.
    WindowPlacement accepted The placement of a window. Windows have no positions, so it is \
    never used.
    WindowStyle accepted The style of a window. It has no effect on accessibility.
    WindowToolbarFullScreenVisibility accepted The visibility of a toolbar in full screen.
    WindowToolbarStyle accepted The style of a window's toolbar.
    WritingToolsBehavior accepted The availability of writing tools.
    ZoomNavigationTransition accepted A navigation transition that zooms out of a view.
    """
}
