// SPDX-License-Identifier: MIT

// Made from Surface/*.rows by `make surface`.

extension NotHeard {
  /// Each name that is never heard, its state, and what is lost.
  static let table = """
    .accessibilityIgnoresInvertColors accepted Keeps the view's colours while all others are \
    inverted.
    .accessibilityShowsLargeContentViewer partial Shows another view enlarged while this one is \
    pressed. Nothing is ever held down here.
    .accessoryWidgetGroupStyle accepted Sets how the views of a group look.
    .activityBackgroundTint accepted Sets the background of a live activity.
    .activitySystemActionForegroundColor accepted Sets the colour of a live activity's button.
    .alignmentGuide accepted Sets the position of a horizontal guide.
    .alignsMarkStylesWithPlotArea accepted Aligns the marks with what they are styled by.
    .allowedDynamicRange accepted Sets the allowed dynamic range of images.
    .allowsHitTesting accepted Sets whether the view receives touches.
    .allowsWindowActivationEvents accepted Lets a view receive the clicks that bring its window \
    to the front.
    .alternatingRowBackgrounds accepted Sets whether alternating rows have another background.
    .annotationSubtitles accepted Shows or hides subtitles.
    .annotationTitles accepted Shows or hides titles. They are heard in any case.
    .antialiased accepted Sets whether edges are antialiased.
    .aspectRatio accepted Keeps the ratio of width to height.
    .assistiveAccessNavigationIcon accepted Sets a screen's icon in Assistive Access.
    .attributedTextFormattingDefinition accepted Sets the rules for formatted text. Text editors \
    ignore them.
    .autocapitalization accepted Sets the autocapitalisation type, in the older API.
    .backgroundExtensionEffect accepted Extends the background below bars.
    .border accepted Draws a border.
    .buttonBorderShape accepted Sets the shape of buttons.
    .buttonSizing accepted Sets the sizing of buttons.
    .chartAngleSelection accepted Binds the value that is pointed at around a circle; it is \
    never written.
    .chartForegroundStyleScale accepted Sets the colour of each value.
    .chartGesture partial Follows a gesture in the charts; there is no place that one could be \
    at.
    .chartLineStyleScale accepted Sets the line of each value.
    .chartScrollPosition accepted Binds the start of the X axis; it is never written.
    .chartScrollTargetBehavior accepted Sets where scrolling stops.
    .chartScrollableAxes accepted Lets the charts scroll.
    .chartSymbolScale accepted Sets the symbol of each value.
    .chartSymbolSizeScale accepted Sets the sizes of symbols.
    .chartXAxis accepted Creates the X axis.
    .chartXAxisStyle accepted Draws a view behind the X axis.
    .chartXScale accepted Sets what the X axis spans.
    .chartXSelection accepted Binds the value that is pointed at along the X axis; it is never \
    written.
    .chartXVisibleDomain accepted Sets how much of the X axis is seen.
    .chartYAxis accepted Creates the Y axis.
    .chartYAxisStyle accepted Draws a view behind the Y axis.
    .chartYScale accepted Sets what the Y axis spans.
    .chartYSelection accepted Binds the value that is pointed at along the Y axis; it is never \
    written.
    .chartYVisibleDomain accepted Sets how much of the Y axis is seen.
    .clipShape accepted Clips the view to a shape.
    .clipped accepted Clips the view to its frame.
    .colorEffect accepted Changes the view's colours with a shader. Nothing is drawn, so it \
    never runs.
    .colorInvert accepted Returns a filter that inverts colours.
    .colorMultiply accepted Multiplies the colours.
    .compositingGroup accepted Composites the view as a whole.
    .containerBackground accepted Has no effect, because the views in a container's background \
    have no elements.
    .containerCornerOffset accepted Keeps a view away from the corners.
    .containerRelativeFrame accepted Makes the view as large as a part of its scroll view.
    .containerShape accepted Sets the shape of the container.
    .contentMargins accepted Sets the margins of content, in points.
    .contentShape accepted Sets the shape that can be touched.
    .controlWidgetActionHint accepted Sets the hint of what a control does.
    .controlWidgetStatus accepted Sets the status that a control reports.
    .customAttribute accepted Adds a custom attribute for text renderers.
    .defaultAdaptableTabBarPlacement accepted Sets the placement of tabs.
    .defaultHoverEffect accepted Sets the default hover effect.
    .defaultLaunchBehavior accepted Returns the scene unchanged.
    .defaultPosition accepted Returns the scene unchanged.
    .defaultScrollAnchor accepted Sets the initial scroll position.
    .defaultSize accepted Returns the scene unchanged.
    .defaultWindowPlacement accepted Sets the initial placement of windows.
    .defersSystemGestures accepted Defers the system's own gestures at edges.
    .dialogIcon accepted Sets the icon of a dialog.
    .dialogPreventsAppTermination accepted Sets whether a dialog prevents the app from quitting. \
    Here it never does.
    .dialogSeverity accepted Sets the severity of a dialog.
    .digitalCrownRotation accepted Binds a value to the Digital Crown of a watch. There is none \
    here.
    .distortionEffect accepted Distorts the view with a shader. Nothing is drawn, so it never \
    runs.
    .documentBrowserContextMenu partial Adds a menu to files in the document browser, which is \
    not shown here.
    .draggable accepted Lets a value be dragged from the view. Nothing is ever dragged here.
    .drawingGroup accepted Draws the view as one image in a colour space.
    .dynamicIsland accepted Sets where a region of a Dynamic Island is.
    .edgesIgnoringSafeArea accepted Extends the view beyond the safe area.
    .exportableToServices accepted Offers the selection to a Mac's services, which do not exist \
    here.
    .exportsItemProviders accepted Offers items to other apps. No app ever requests them.
    .fileDialogBrowserOptions accepted Sets the options of a file panel.
    .fileDialogConfirmationLabel partial Sets the label of a file panel's confirmation button. \
    The button keeps its own label.
    .fileDialogCustomizationID accepted Sets the identifier of a file panel.
    .fileDialogDefaultDirectory accepted Sets the folder that a file panel opens.
    .fileDialogImportsUnresolvedAliases accepted Sets whether a file panel resolves aliases.
    .fileDialogMessage partial Sets the message of a file panel. The panel does not show it.
    .fileDialogURLEnabled accepted Sets the files that a file panel offers.
    .fileExporter partial Opens a panel for exporting a document while a binding is true. There \
    are no files here, so it can only be cancelled.
    .fileExporterFilenameLabel accepted Sets the label of the filename field.
    .fileImporter partial Opens a panel for choosing a file while a binding is true. There are \
    no files here, so it can only be cancelled.
    .fileMover partial Opens a panel for moving a file while a binding is true. There are no \
    files here, so it can only be cancelled.
    .findDisabled accepted Disables search in text.
    .findNavigator accepted Lets a user search in text. Here the assistive technology provides \
    search.
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
    .grayscale accepted Returns a filter that removes colour.
    .gridCellAnchor accepted Sets the anchor of a view in its cell.
    .gridCellColumns accepted Sets the number of columns that a grid cell spans.
    .gridCellUnsizedAxes accepted Prevents a cell from requesting space.
    .gridColumnAlignment accepted Sets the alignment of views in their column.
    .handGestureShortcut accepted Lets a hand gesture press a button.
    .handlesGameControllerEvents accepted Lets the view handle events from a game controller. \
    There is none here.
    .horizontalRadioGroupLayout accepted Arranges radio buttons horizontally.
    .hoverEffect accepted Sets the hover effect.
    .hoverEffectDisabled accepted Disables hover effects.
    .hueRotation accepted Rotates the hues.
    .ignoresSafeArea accepted Extends the view beyond the safe area.
    .importableFromServices partial Imports the results of a Mac's services, which do not exist \
    here.
    .importsItemProviders partial Imports items from other apps. None is ever received.
    .inAppPurchaseOptions accepted Sets the options of purchases; nothing is bought.
    .indexViewStyle accepted Sets the style of page indicators in the view.
    .inspectorColumnWidth accepted Sets the width of an inspector, in points. It does not affect \
    elements.
    .interactionActivityTrackingTag accepted Tags a view for measuring user interaction.
    .interpolation accepted Sets the quality with which the image is scaled.
    .interpolationMethod accepted Sets how a line goes from one point to the next.
    .intersection accepted Returns the intersection of the shape and another.
    .invalidatableContent accepted Marks content that a widget may invalidate.
    .italic accepted Creates the text italic.
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
    .listRowSeparatorTint accepted Sets the colour of the separators between rows.
    .listRowSpacing accepted Sets the space between rows, in points.
    .listSectionIndexVisibility accepted Shows or hides the index beside a list.
    .listSectionMargins accepted Sets the margins of list sections, in points.
    .listSectionSeparator accepted Shows or hides the separators between sections.
    .listSectionSeparatorTint accepted Sets the colour of the separators between sections.
    .listSectionSpacing accepted Sets the space between sections, in points.
    .luminanceToAlpha accepted Makes dark parts of the view transparent.
    .mapCameraKeyframeAnimator accepted Moves the camera; nothing is drawn.
    .mapFeatureSelectionAccessory accepted Sets how a chosen place of the map itself is \
    described; nobody can choose one.
    .mapFeatureSelectionContent partial Shows a place of the map itself that is chosen; nobody \
    can.
    .mapFeatureSelectionDisabled partial Sets which places of the map itself can be chosen. None \
    can be here.
    .mapOverlayLevel accepted Sets what an area is drawn over.
    .mapScope accepted Names maps for controls elsewhere.
    .mapStyle accepted Sets how maps are drawn.
    .matchedGeometryEffect accepted Matches the view's geometry with another view of the same \
    identity.
    .matchedTransitionSource accepted Makes the view the source of a zoom transition.
    .menuActionDismissBehavior accepted Sets whether selecting an item closes the menu, which it \
    always does.
    .menuBarExtraStyle accepted Returns the scene unchanged.
    .menuIndicator accepted Shows or hides the indicator of a menu button.
    .modifierKeyAlternate partial Replaces a menu item while modifier keys are held. No keys are \
    held here.
    .monospacedDigit accepted Makes all digits equally wide.
    .navigationBarTitleDisplayMode accepted Sets the display mode of the screen's title.
    .navigationDocument accepted Sets a screen's document.
    .navigationSplitViewColumnWidth accepted Sets the width of a column, in points.
    .navigationSplitViewStyle accepted Sets the style of split views in the view.
    .navigationTransition accepted Sets the transition from one screen to another.
    .navigationViewStyle accepted Sets the style of navigation views in the view.
    .onContinuousHover partial Adds an action for a pointer that moves over the view. There is \
    none.
    .onDrag accepted Lets the view be dragged. Nothing is ever dragged here.
    .onDrop partial Handles drops. Nothing is ever dropped here.
    .onHover partial Adds an action for a pointer over the view. There is none.
    .onInAppPurchaseCompletion partial Runs an action when a purchase ends; nothing is bought.
    .onInAppPurchaseStart partial Runs an action when a purchase begins; none does.
    .onInteractiveResizeChange partial Runs an action when a user begins or stops resizing the \
    window. This never happens here.
    .onMapCameraChange partial Runs an action when the camera moves; it never does.
    .onPencilDoubleTap partial Runs an action for a pencil gesture. There is no pencil here.
    .onPencilSqueeze partial Runs an action for a pencil gesture. There is no pencil here.
    .onScrollGeometryChange partial Reports changes of the scroll geometry. Nothing has a size, \
    so it never changes.
    .onScrollPhaseChange partial Reports changes of the scroll phase. It never changes.
    .onScrollTargetVisibilityChange partial Runs an action when other views become visible. No \
    view is scrolled out of sight, so the action never runs.
    .padding accepted Adds padding on some sides, in points.
    .paletteSelectionEffect accepted Sets the appearance of a selected item in a palette.
    .persistentSystemOverlays accepted Shows or hides the overlays that the system draws over \
    windows.
    .photosPickerAccessoryVisibility accepted Sets which edges the choice of images has. Does \
    nothing.
    .photosPickerDisabledCapabilities accepted Sets what the choice of images does not offer. \
    Does nothing.
    .photosPickerStyle accepted Sets how the choice of images is drawn. Does nothing.
    .pointerStyle accepted Sets the style of the pointer.
    .pointerVisibility accepted Shows or hides the pointer.
    .preferredColorScheme accepted Sets the preferred light or dark colour scheme.
    .preferredSubscriptionOffer accepted Offers a subscription for less.
    .presentationBackground accepted Sets the background of a presentation.
    .presentationBackgroundInteraction accepted Sets whether content below a sheet can be used.
    .presentationCompactAdaptation accepted Sets the adaptation of a presentation to limited \
    space.
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
    .privacySensitive accepted Marks the view as private. It is exposed, since there is no lock \
    screen.
    .productDescription accepted Shows or hides what products are.
    .productIconBorder accepted Draws a border around the images of products.
    .productViewStyle accepted Sets the style of products.
    .projectionEffect accepted Applies a projective transform to the view.
    .quickLookPreview partial Shows files while a binding refers to one. Files are not shown \
    here.
    .renderingMode accepted Sets the colours in which the image is drawn.
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
    .scrollTargetBehavior accepted Sets the behaviour that determines where scrolling stops.
    .scrollTargetLayout accepted Lets scrolling stop at the views inside.
    .scrollTransition accepted Applies an effect to the view while it is scrolled, separately at \
    each end.
    .searchDictationBehavior accepted Sets the dictation behaviour of a search field.
    .searchPresentationToolbarBehavior accepted Sets the behaviour of the toolbar during a \
    search.
    .searchSelection accepted Binds the selection in the search field. The binding is accepted \
    but not used.
    .searchToolbarBehavior accepted Sets the size of a search field in a toolbar.
    .sectionIndexLabel accepted Sets the label of a section in the index beside a list. It is \
    not drawn here.
    .sensoryFeedback accepted Plays sensory feedback when a value changes.
    .shortcutsLinkStyle accepted Sets the colours of a link.
    .signInWithAppleButtonStyle accepted Sets the colours of the button.
    .siriTipViewStyle accepted Sets the colours of a tip.
    .sliderThumbVisibility accepted Shows or hides a slider's thumb.
    .speechAnnouncementsQueued accepted Queues announcements of the view. Here they are always \
    queued.
    .statusBarHidden accepted Hides the status bar.
    .storeButton accepted Sets which buttons a store has.
    .strikethrough accepted Strikes the text through.
    .subscriptionStoreButtonLabel accepted Sets the label of a subscription's button.
    .subscriptionStoreControlBackground accepted Sets what is behind the buttons.
    .subscriptionStoreControlIcon accepted Sets the images of subscriptions.
    .subscriptionStoreControlStyle accepted Sets how subscriptions are chosen.
    .subscriptionStoreOptionGroupStyle accepted Sets how groups of subscriptions are chosen.
    .subscriptionStorePickerItemBackground accepted Sets what is behind a subscription.
    .subscriptionStorePolicyDestination partial Shows a policy.
    .subscriptionStorePolicyForegroundStyle accepted Sets the colour of policies.
    .subscriptionStoreSignInAction partial Sets the action that signs in. There is no store, so \
    it never runs.
    .subtracting accepted Returns the shape without another.
    .symbolColorRenderingMode accepted Sets the way in which a symbol's colours are rendered.
    .symbolEffectsRemoved accepted Removes symbol effects.
    .symbolVariableValueMode accepted Sets the way in which a symbol's variable value is drawn.
    .symbolVariant accepted Sets the variant of symbols.
    .symmetricDifference accepted Returns the parts that belong to only one of two shapes.
    .tabBarMinimizeBehavior accepted Sets whether scrolling a list minimises the tab bar.
    .tabViewCustomization accepted Binds the user's customisations of tabs. Nothing is \
    customised here.
    .tabViewSearchActivation accepted Sets the condition under which the search tab opens its \
    field.
    .tableColumnHeaders accepted Shows or hides column headers. They are spoken in both cases.
    .tableStyle accepted Sets the look of tables. It does not affect elements.
    .textCase accepted Shows the text in upper or lower case.
    .textEditorStyle accepted Sets the style of text editors in the view.
    .textFieldStyle accepted Sets the style of text fields in the view.
    .textInputAutocapitalization accepted Sets the autocapitalisation of typed text.
    .textInputFormattingControlVisibility accepted Shows or hides controls for text formatting.
    .textRenderer accepted Draws text with a custom renderer. Nothing is drawn; the text is \
    spoken as usual.
    .textScale accepted Sets the scale of text.
    .textSelection accepted Sets whether text can be selected with a pointer.
    .textSelectionAffinity accepted Sets the end of a line to which a selection belongs.
    .textVariant accepted Chooses a text variant by the available space. The whole text is \
    spoken.
    .tipAnchor accepted Sets the anchor of a tip.
    .tipBackground accepted Draws a background.
    .tipBackgroundInteraction accepted Sets whether what is below a tip can be used.
    .tipCornerRadius accepted Rounds corners.
    .tipImageSize accepted Sets the size of images.
    .tipImageStyle accepted Sets the colour of images.
    .toolbarBackground accepted Draws the background of a bar.
    .toolbarBackgroundVisibility accepted Shows or hides the background of bars.
    .toolbarColorScheme accepted Sets the light or dark style of bars.
    .toolbarForegroundStyle accepted Sets the colour of bars.
    .toolbarRole accepted Sets the purpose of the top bar.
    .toolbarTitleDisplayMode accepted Sets the display mode of the screen's title.
    .tracking accepted Changes the space between letters, in points.
    .transformAnchorPreference partial Changes an anchor preference. Positions are not known, so \
    nothing is passed on.
    .transformEffect accepted Applies an affine transform to the view.
    .translationPresentation partial Shows a translation. Nothing is translated, so it never \
    appears.
    .translationTask partial Gives a session when a configuration is set. Nothing can be \
    translated, so the action never runs.
    .trim accepted Returns a part of the shape's outline, from 0 to 1.
    .typeSelectEquivalent accepted Sets the text that the user types to select the view.
    .typesettingLanguage accepted Sets the language for typesetting.
    .underline accepted Underlines the text.
    .union accepted Returns the union of the shape and another.
    .visualEffect accepted Applies a visual effect that depends on the view's geometry.
    .webViewBackForwardNavigationGestures accepted Sets whether swipes go back and forth.
    .webViewContentBackground accepted Draws a background.
    .webViewElementFullscreenBehavior accepted Sets whether parts of a page may fill the screen.
    .webViewLinkPreviews accepted Sets whether links are previewed.
    .webViewOnScrollGeometryChange partial Runs an action when a page is scrolled. Nothing is \
    drawn, so it never is.
    .webViewScrollInputBehavior accepted Sets what scrolls a page.
    .webViewScrollPosition accepted Binds where a page is scrolled to.
    .webViewTextSelection accepted Sets whether text is selected.
    .widgetAccentable accepted Sets whether the view has the widget's accent colour. It has no \
    effect on speech.
    .widgetAccentedRenderingMode accepted Sets how the image is drawn in a widget of two \
    colours.
    .widgetCurvesContent accepted Curves the text of a watch widget.
    .widgetLabel partial Sets the label beside a watch widget. It is not drawn here.
    .widgetURL accepted Sets the URL with which the app is opened when the widget is tapped. The \
    widget runs alone here, so there is no app to open.
    .windowBackgroundDragBehavior accepted Sets whether windows can be moved by their \
    background.
    .windowDismissBehavior accepted Sets whether the window can be closed.
    .windowFullScreenBehavior accepted Sets whether the window can fill the screen.
    .windowIdealPlacement accepted Sets the placement of zoomed windows.
    .windowIdealSize accepted Sets the size of zoomed windows.
    .windowLevel accepted Returns the scene unchanged.
    .windowManagerRole accepted Sets the role of windows.
    .windowMinimizeBehavior accepted Sets whether the window can be minimised.
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
    .zIndex accepted Draws the view in front of or behind others.
    ASAuthorizationController partial Requests sign-in, which is unavailable: it fails as if the \
    user had cancelled.
    ASWebAuthenticationSession partial Signs a user in on a web page, which is unavailable: it \
    fails as if the user had cancelled.
    AVLayerVideoGravity accepted How a video fills its view. It does not affect elements.
    AccessibilityQuickActionStyle accepted How a quick action is shown. It does not affect \
    elements.
    AccessoryWidgetBackground accepted What is behind a small widget. It does not affect \
    elements.
    AccessoryWidgetGroupStyle accepted How the views of a group look. It does not affect \
    elements.
    Activity partial A live activity. There is no lock screen to show it on, so none is ever \
    made.
    ActivityAuthorizationInfo accepted Whether an app may show live activities: there are none.
    ActivityFamily accepted The size of a live activity.
    ActivityPreviewViewKind accepted What of a live activity is shown in a preview.
    AdaptableTabBarPlacement accepted The placement of tabs.
    AlternatingRowBackgroundBehavior accepted Whether alternating rows have another background.
    AngularGradient accepted An angular gradient.
    AnimatableValues accepted Several values that are animated together.
    AnnotationOverflowResolution accepted What becomes of a view that does not fit beside its \
    mark. Nothing is drawn.
    AnyShape accepted A shape of any type.
    AnyShapeStyle accepted A type-erased style.
    AnyTransition accepted The way in which a view appears and disappears.
    AppShortcut accepted An intent that users could ask for by name. Siri is unavailable here.
    AppShortcutPhrase accepted Words by which a user could ask for an intent.
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
    AutomaticProductViewStyle accepted The usual looks of products. They do not affect elements.
    AutomaticScaleDomain accepted What an axis spans if nothing is said. Nothing is drawn.
    AutomaticSubscriptionOptionGroupStyle accepted A usual way to choose groups. It does not \
    affect elements.
    AutomaticSubscriptionStoreControlStyle accepted A usual way to choose subscriptions. It does \
    not affect elements.
    AutomaticTableStyle accepted The look of the platform.
    AxisContent accepted A part of an axis. It is accepted and not heard.
    AxisContentBuilder accepted Builds an axis from the statements of a closure. It is accepted \
    and not heard.
    AxisGridLine accepted A line across the chart. It is accepted and not heard.
    AxisMark accepted A line, a tick or a label of an axis. It is accepted and not heard.
    AxisMarkBuilder accepted Builds the marks of an axis from the statements of a closure. They \
    are accepted and not heard.
    AxisMarkValues accepted The values at which an axis has marks. They are accepted and not \
    heard.
    AxisMarks accepted Grid lines, ticks and labels of an axis. They are accepted and not heard.
    AxisTick accepted A short line at an axis. It is accepted and not heard.
    AxisValue accepted A value of an axis. It is accepted and never made.
    AxisValueLabel accepted A label of an axis. It is accepted and not heard.
    BackgroundProminence accepted The prominence of a background.
    BadgeProminence accepted The prominence of a badge.
    BasicChartSymbolShape accepted The usual symbols. Nothing is drawn.
    BlendMode accepted The mode in which colours blend with those behind them.
    BlurReplaceTransition accepted A transition that blurs the view.
    BorderedButtonStyle accepted A border around the label.
    BorderedProminentButtonStyle accepted A prominent border.
    BorderedTableStyle accepted With a border.
    BorderlessButtonStyle accepted No border.
    BuiltAxis accepted What was built of an axis. It is accepted and not heard.
    ButtonRepeatBehavior accepted Whether holding a button repeats its action.
    ButtonSizing accepted The sizing of buttons.
    ButtonsSubscriptionStoreControlStyle accepted Choosing subscriptions by buttons. It does not \
    affect elements.
    CAGradientLayer accepted A layer with a gradient. It does not affect elements.
    CGContext accepted A drawing context. Nothing is drawn, so its functions do nothing.
    CGLineCap accepted The shape of line ends.
    CGLineJoin accepted The shape of line joins.
    CHHapticDynamicParameter accepted What changes while a pattern is played. It does nothing.
    CHHapticEngine accepted Plays what can be felt. There is nothing to feel it by, so it does \
    nothing.
    CHHapticEvent accepted One thing to feel. It does nothing.
    CHHapticEventParameter accepted How strong or how sharp an event is. It does nothing.
    CHHapticPattern accepted What is felt, one event after the other. It does nothing.
    CHHapticPatternPlayer accepted Plays a pattern. It does nothing.
    CIContext accepted Draws images. It draws nothing.
    CIFilter accepted A filter of images, which returns them unchanged.
    CKContainer accepted The data of an app in iCloud. There is no account, so each request \
    fails.
    CKDatabase accepted Records in iCloud. There is no account, so each request fails.
    CKDatabaseNotification accepted A notification of a database. None arrives.
    CKDatabaseOperation accepted A request to a database. It fails: there is no account.
    CKDatabaseSubscription accepted Watches a database. Nothing is watched.
    CKFetchDatabaseChangesOperation accepted Asks what has changed in a database. It fails: \
    there is no account.
    CKFetchRecordZoneChangesOperation accepted Asks what has changed in zones. It fails: there \
    is no account.
    CKFetchRecordZonesOperation accepted Fetches zones. It fails: there is no account.
    CKFetchRecordsOperation accepted Fetches records. It fails: there is no account.
    CKFetchSubscriptionsOperation accepted Fetches subscriptions. It fails: there is no account.
    CKModifyRecordZonesOperation accepted Saves and deletes zones. It fails: there is no \
    account.
    CKModifyRecordsOperation accepted Saves and deletes records. It fails: there is no account.
    CKModifySubscriptionsOperation accepted Saves and deletes subscriptions. It fails: there is \
    no account.
    CKNotification accepted A notification of a change. None arrives.
    CKQueryNotification accepted A notification of a record. None arrives.
    CKQueryOperation accepted Looks for records. It fails: there is no account.
    CKQuerySubscription accepted Watches records that a query finds. Nothing is watched.
    CKRecordZoneNotification accepted A notification of a zone. None arrives.
    CKRecordZoneSubscription accepted Watches a zone. Nothing is watched.
    CKSubscription accepted Which changes an app wants to know of. It learns of none.
    CKSyncEngine accepted Copies an app's records to iCloud and back. There is no account, so \
    nothing is copied.
    CKSyncEngineDelegate accepted Knows what an app has changed, and takes what others have. It \
    is not asked.
    CLGeocoder accepted Finds places by address, and addresses by place. There is no network, so \
    nothing is found.
    CMAcceleration accepted How strong an acceleration is in each direction.
    CMAccelerometerData accepted An acceleration. It is never made, since nothing is measured.
    CMAttitude accepted How a device is held. It is never made, since nothing is measured.
    CMDeviceMotion accepted A motion. It is never made, since nothing is measured.
    CMMotionManager accepted Provides the motion of the device. Nothing is ever measured.
    CMPedometer accepted Counts steps. There is no device, so none are ever counted.
    CMPedometerData accepted Steps. It is never made, since none are counted.
    CSSearchableIndex accepted What the system can find. Nothing is kept: there is nowhere to \
    search.
    Canvas accepted A canvas. It is not an element unless a modifier makes it one.
    Capsule accepted A rectangle with semicircular ends.
    ChartAxisContent accepted An axis as a view. It is accepted and not heard.
    ChartPlotContent accepted The part of a chart with the marks, as a view: here all of the \
    chart.
    ChartSymbolShape accepted The shape of a symbol. Nothing is drawn.
    Circle accepted A circle.
    ColorMatrix accepted A matrix that transforms colours. Each row computes one component from \
    red, green, blue, opacity and a constant.
    ColorRenderingMode accepted The mode in which colours are computed.
    ColorScheme accepted The light or dark colour scheme.
    ColorSchemeContrast accepted The contrast of colours.
    ConcentricRectangle accepted A rectangle whose corners follow those of its container.
    ContainerRelativeShape accepted The shape of the container.
    ContentMode accepted The mode in which content fits into the available space or fills it.
    ContentShapeKinds accepted The purposes of a content shape.
    ContentToolbarPlacement accepted Where the toolbar of a container is.
    ContentTransitionSymbolEffect accepted An effect for a symbol that is replaced by another.
    ControlActiveState accepted Whether controls appear active.
    CubicKeyframe accepted A keyframe that is reached along a curve.
    CustomHoverEffect accepted The appearance of a view under a pointer. It does not affect \
    elements.
    DefaultGlassEffectShape accepted The default shape of glass.
    DefaultToolbarItem accepted The place of an item that the system adds to a toolbar: the item \
    is where it always is here.
    DefaultWindowToolbarStyle accepted The platform's default toolbar style.
    DialogSeverity accepted The severity of a dialog.
    DigitalCrownRotationalSensitivity accepted The rotational sensitivity of the Digital Crown.
    DisabledTextSelectability accepted Text that cannot be selected.
    DiscreteSymbolEffect accepted An effect that plays once.
    DismissBehavior accepted The way in which a window is dismissed.
    DisplayMessageAction accepted Shows a message of the store. There is none.
    DocumentConfiguration accepted A window's document.
    DocumentGroupLaunchScene partial The launch screen of a document app. It is not shown, \
    because the app opens a new document immediately.
    DocumentLaunchGeometryProxy accepted The geometry of a document app's launch screen. Nothing \
    is drawn.
    DragConfiguration accepted The configuration of a drag.
    DragSession accepted A drag session. Nothing is dragged here, so none is ever created.
    DropConfiguration accepted The configuration of a drop.
    DropInfo accepted Information about a dragged item and its position.
    DropOperation accepted An operation for a drop.
    DropProposal accepted A proposal for a drop.
    DropSession accepted A drop session. Nothing is dropped here, so none is ever created.
    DynamicIslandExpandedContent accepted The regions of a Dynamic Island that is open.
    DynamicIslandExpandedRegion partial A region of a Dynamic Island. It is not heard here.
    DynamicIslandExpandedRegionPosition accepted Where a region of a Dynamic Island is.
    DynamicIslandExpandedRegionVerticalPlacement accepted Where a region of a Dynamic Island is, \
    vertically.
    DynamicIslandMode accepted How much of a Dynamic Island is shown.
    Ellipse accepted An ellipse.
    EllipticalGradient accepted An elliptical gradient from a centre.
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
    FindContext accepted The context for searching text. Nothing is searched here.
    FixedTextVariant accepted A preference for the same text in any space.
    ForegroundStyle accepted The foreground colour.
    GameControllerEventTypes accepted Events of a game controller.
    GenerationGuide accepted What a generated value has to be like. No model reads it.
    GestureStateGesture partial A gesture that changes a state while it happens. It never does \
    here.
    Glass accepted A glass material that refracts the content below it.
    GlassEffectTransition accepted The transition of a glass effect.
    GridItem accepted A column or row of a grid. It does not affect elements.
    HandGestureShortcut accepted A hand gesture shortcut.
    HierarchicalShapeStyleModifier accepted A level of another style.
    HighlightHoverEffect accepted The view is highlighted.
    HorizontalDirection accepted A direction.
    INBooleanResolutionResult accepted Whether an app understands a value. It is not asked.
    INCallAudioRoute accepted Where a call is heard.
    INCallCapability accepted Whether a call has an image.
    INCallDestinationType accepted Where a call goes.
    INCallRecord accepted A call that was. There is none.
    INCallRecordFilter accepted Which calls are meant.
    INCurrencyAmount accepted An amount of money.
    INDateComponentsRange accepted A time.
    INDateComponentsResolutionResult accepted Whether an app understands a value. It is not \
    asked.
    INDateRelevanceProvider accepted At which time a shortcut is useful.
    INDefaultCardTemplate accepted How a shortcut is shown.
    INDoubleResolutionResult accepted Whether an app understands a value. It is not asked.
    INExtension accepted An extension that handles intents. None are handled.
    INFile accepted A file.
    INFocusStatus accepted Whether the user wants not to be disturbed.
    INFocusStatusCenter accepted Knows whether the user wants not to be disturbed. No app may \
    know here.
    INImage accepted An image of something. It is not shown.
    INIntegerResolutionResult accepted Whether an app understands a value. It is not asked.
    INIntent accepted What a user may ask Siri for. There is no Siri.
    INIntentHandlerProviding accepted Knows who handles intents. It is not asked.
    INIntentHandlingStatus accepted How far an intent is handled.
    INIntentResolutionResult accepted Whether an app understands a value. It is not asked.
    INIntentResponse accepted What an app answers.
    INInteraction accepted Something the user did, for suggestions. Nothing is suggested.
    INInteractionDirection accepted Who began an interaction.
    INMediaItem accepted Something to hear or see.
    INMediaItemResolutionResult accepted Whether an app understands a value. It is not asked.
    INMediaItemType accepted What something to hear or see is.
    INMediaReference accepted Which item is meant.
    INMediaSearch accepted What the user wants to hear or see.
    INMediaSortOrder accepted In which order items come.
    INObject accepted Something of an app's.
    INObjectCollection accepted An app's objects.
    INObjectResolutionResult accepted Whether an app understands a value. It is not asked.
    INObjectSection accepted Some of an app's objects.
    INOutgoingMessageType accepted What a message is.
    INPerson accepted A person.
    INPersonHandle accepted What a person is reached by.
    INPersonHandleLabel accepted Where a person is reached.
    INPersonHandleType accepted What a person is reached by.
    INPersonResolutionResult accepted Whether an app understands a value. It is not asked.
    INPersonSuggestionType accepted Why a person is suggested.
    INPlayMediaIntent accepted What the user wants to hear or see. There is no Siri.
    INPlayMediaIntentHandling accepted Does what is asked. It is not asked.
    INPlayMediaIntentResponse accepted How an app answered.
    INPlayMediaIntentResponseCode accepted How an app answered.
    INPlaybackQueueLocation accepted When something is played.
    INPlaybackRepeatMode accepted What is played again.
    INPreferences accepted What the user allows. There is no Siri, so nothing.
    INRelevanceProvider accepted When a shortcut is useful.
    INRelevantShortcut accepted A shortcut that is useful at a time.
    INRelevantShortcutRole accepted What a shortcut is for.
    INRelevantShortcutStore accepted Shortcuts that are useful now. They are not shown.
    INSendMessageAttachment accepted What comes with a message.
    INSendMessageIntent accepted A message that the user sends. There is no Siri.
    INSendMessageIntentHandling accepted Does what is asked. It is not asked.
    INSendMessageIntentResponse accepted How an app answered.
    INSendMessageIntentResponseCode accepted How an app answered.
    INShortcut accepted Something the user may say. Nobody listens.
    INSpeakableString accepted A name that can be said.
    INSpeakableStringResolutionResult accepted Whether an app understands a value. It is not \
    asked.
    INStartCallIntent accepted A call that the user begins. There is no Siri.
    INStartCallIntentHandling accepted Does what is asked. It is not asked.
    INStartCallIntentResponse accepted How an app answered.
    INStartCallIntentResponseCode accepted How an app answered.
    INStringResolutionResult accepted Whether an app understands a value. It is not asked.
    INURLResolutionResult accepted Whether an app understands a value. It is not asked.
    INVocabulary accepted Names that Siri should know. There is no Siri.
    INVocabularyStringType accepted What names are for.
    INVoiceShortcut accepted A shortcut with its words. There is none.
    INVoiceShortcutCenter accepted The user's shortcuts. There are none.
    ImagePaint accepted A tiled image.
    ImageRenderer accepted A renderer that creates an image of a view. Nothing is drawn, so \
    there is never an image.
    IndefiniteSymbolEffect accepted An effect that plays until it is removed.
    IndexViewStyle accepted A style for page indicators. It does not affect elements.
    InsetTableStyle accepted With insets.
    InterfaceOrientation accepted The orientation of a device.
    KeyframeTrack accepted The keyframes for one property.
    LAContext accepted Asks a user to show who they are. It cannot: the device has no \
    biometrics.
    LanguageModelFeedback accepted What a user says about an answer. Nobody learns of it.
    LanguageModelSession accepted A conversation with the language model. There is none, so each \
    question fails.
    LayoutDirection accepted The layout direction: left to right or right to left.
    LayoutDirectionBehavior accepted Whether a view is mirrored.
    LayoutProperties accepted The properties of a layout.
    LayoutSubview accepted A view to place.
    LegibilityWeight accepted The font weight that the user prefers.
    LevelOfDetail accepted The level of detail of a widget.
    LiftHoverEffect accepted The view is lifted.
    LinearGradient accepted A linear gradient.
    LinearKeyframe accepted A keyframe that is reached at constant speed.
    LinkShapeStyle accepted The colour of links.
    ListItemTint accepted The tint of a list row.
    ListSectionSpacing accepted The space between sections.
    MFMailComposeViewController partial Writes a mail. There is no mail here: it says so, and \
    shows nothing.
    MFMessageComposeViewController partial Writes a message. There are no messages here: it says \
    so, and shows nothing.
    MKCircleRenderer accepted Draws a circle over a map. It does not affect elements.
    MKDirections accepted Finds ways. There is no network, so none is found.
    MKHybridMapConfiguration accepted A satellite map with streets.
    MKImageryMapConfiguration accepted A satellite map.
    MKLookAroundBadgePosition accepted Where the sign of photographs is. It does not affect \
    elements.
    MKLookAroundScene accepted Photographs of a street. There are none, so none is ever made.
    MKMapCamera accepted Where a map is seen from. It does not affect elements.
    MKMapConfiguration accepted How a map is drawn. It does not affect elements.
    MKMapPoint accepted A point of a flat map. Nothing is drawn.
    MKMapRect accepted A rectangle of a flat map. Nothing is drawn.
    MKMapSize accepted A size on a flat map. Nothing is drawn.
    MKMapType accepted What a map shows. It does not affect elements.
    MKOverlay accepted What is drawn over a map. It does not affect elements.
    MKOverlayLevel accepted What an area is drawn over. Nothing is drawn.
    MKOverlayPathRenderer accepted Draws a shape over a map. It does not affect elements.
    MKOverlayRenderer accepted Draws something over a map. It does not affect elements.
    MKPolygon accepted A filled shape over a map. It does not affect elements.
    MKPolygonRenderer accepted Draws a filled shape over a map. It does not affect elements.
    MKPolylineRenderer accepted Draws a line over a map. It does not affect elements.
    MKRoute accepted A way from one place to another. None is ever found.
    MKStandardMapConfiguration accepted A map with streets.
    MKUserTrackingMode accepted Whether a map follows the user. It does not affect elements.
    MPNowPlayingInfoCenter accepted What the Lock Screen shows as playing. It is not shown here.
    MPNowPlayingPlaybackState accepted The state of playback. It is not shown here.
    MPRemoteCommand accepted A remote command. None is ever sent.
    MPRemoteCommandCenter accepted The remote commands. None is ever sent.
    MagnifyGesture accepted Two fingers that move apart.
    MapCamera accepted A camera over a map. Nothing is drawn.
    MapCameraBounds accepted How far a map can be moved. Nothing is drawn.
    MapCameraUpdateContext accepted Where a camera was moved to. It is accepted and never made.
    MapCircle accepted A circle on a map. It is accepted and not heard.
    MapInteractionModes accepted What gestures move a map. Nothing is drawn.
    MapPolygon accepted An area of a map. It is accepted and not heard.
    MapPolyline accepted A line on a map. It is accepted and not heard.
    MapProxy accepted Changes points into places. Accepted: no point is known.
    MapScaleView accepted The scale of a map. It is there only while a map is zoomed, which it \
    never is.
    MapStyle accepted How maps are drawn. Nothing is drawn.
    MapUserTrackingMode accepted Whether a map follows the user. Nothing is drawn, so it does \
    not.
    MapZoomStepper accepted Buttons that zoom the map, on macOS. Nothing is drawn, so they are \
    not there.
    MarkStackingMethod accepted How marks at one place are put together. Nothing is drawn.
    MatchedGeometryProperties accepted The properties that two views share while one turns into \
    the other.
    MatchedTransitionSourceConfiguration accepted The appearance of the source view for a zoom \
    transition. Nothing is drawn here.
    MaterialActiveAppearance accepted The appearance of a material.
    MenuActionDismissBehavior accepted Whether selecting an item closes the menu.
    MenuBarExtraStyle accepted The style in which a menu bar extra opens.
    MenuOrder accepted The order of menu items.
    MeshGradient accepted A gradient whose colours are at the points of a grid and blend into \
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
    NSPersistentCloudKitContainerOptions accepted How a store is copied to the cloud. It is not.
    NSRunningApplication accepted A running app. None is ever found here.
    NSSharingServicePicker partial A picker for sharing services. It does not appear, so nothing \
    is shared.
    NSSharingServicePickerDelegate accepted A delegate that is notified of the choice of a \
    sharing service. It is never called.
    NSSound accepted A system sound, which is never played.
    NSTextContainer accepted A container for lines of text. It does not affect elements.
    NWPathMonitor accepted Reports whether the device is connected. It always is.
    NavigationSplitViewStyle accepted A system style for split views. It does not affect \
    elements.
    NavigationTransition accepted The transition from one screen to another.
    NavigationViewStyle accepted A system style for navigation views. It does not affect \
    elements.
    OSSignpostID accepted A number for an interval. Signposts are dropped.
    OSSignpostIntervalState accepted An interval that has begun. Nothing is kept of it.
    OSSignposter accepted Marks intervals for Instruments. There are no Instruments, so nothing \
    is kept.
    OffsetTransition accepted A transition that moves the view by an offset, in points.
    OpacityTransition accepted A transition that fades the view.
    PHPhotoLibrary accepted The photos of the user, which no app may see here.
    PHPickerCapabilities accepted What the choice of images offers. There is nothing to choose.
    PHPickerFilter accepted Which images can be chosen. There is no library, so it changes \
    nothing.
    PaletteSelectionEffect accepted The appearance of a selected item in a palette.
    ParameterSummaryString accepted The summary of an intent, with its parameters.
    PencilDoubleTapGestureValue accepted A double tap on a pencil.
    PencilHoverPose accepted The pose of a pencil above the screen.
    PencilPreferredAction accepted The action that a user prefers for a pencil.
    PencilSqueezeGesturePhase accepted The phase of squeezing a pencil.
    PencilSqueezeGestureValue accepted The values of a pencil squeeze.
    PickerSubscriptionStoreControlStyle accepted Choosing subscriptions in a list. It does not \
    affect elements.
    PinnedScrollableViews accepted When a header or footer of a lazy view stays in sight. It \
    does not affect elements.
    PlaceholderTextShapeStyle accepted The placeholder colour.
    PlainButtonStyle accepted The label alone.
    PlotDimensionScaleRange accepted The part with the marks. Nothing is drawn.
    PointOfInterestCategories accepted Which places a map shows. Nothing is drawn.
    PointerStyle accepted The style of a pointer.
    PositionScaleRange accepted Where an axis is. Nothing is drawn.
    PreferredColorSchemeKey accepted The key for the colour schemes that views prefer.
    PresentationAdaptation accepted The adaptation of a presentation to limited space.
    PresentationBackgroundInteraction accepted The content below a sheet that can be used.
    PresentationContentInteraction accepted The effect of a swipe in a sheet.
    PresentationSizingContext accepted The context for sizing a sheet.
    PresentationSizingRoot accepted The view in a sheet.
    PreviewContext accepted What a preview is shown in.
    PreviewContextKey accepted A key of what a preview is shown in.
    PreviewDevice accepted The device of a preview.
    PreviewLayout accepted The size of a preview.
    PreviewPlatform accepted A platform for previews.
    ProductViewStyleConfiguration accepted What a style knows of a product. None is ever made.
    ProjectionTransform accepted A projective coordinate transform.
    Prominence accepted The prominence of a view.
    ProposedViewSize accepted A proposed size, in points.
    PullDownMenuBarExtraStyle accepted A menu bar extra that opens as a menu.
    PurchaseAction accepted Buys something. There is no store, so nothing is bought.
    PushTransition accepted A transition in which the view enters from an edge and pushes the \
    previous view out.
    QLPreviewController partial Shows files. There is no image of them, so nothing is heard.
    RadialGradient accepted A radial gradient.
    Rectangle accepted A rectangle.
    RectangleCornerInsets accepted The insets of a rectangle's corners, in points.
    RectangleCornerRadii accepted The radius of each corner of a rectangle, in points.
    RequestReviewAction accepted Asks for a review. Unavailable, so it does nothing.
    RotateGesture accepted Two fingers that turn.
    RotationGesture accepted Two fingers that turn, in the older API.
    RoundedCornerStyle accepted The style of rounded corners.
    RoundedRectangle accepted A rectangle with rounded corners.
    RoundedRectangularShape accepted A rectangle whose corners may be rounded.
    RoundedRectangularShapeCorners accepted The corner styles of a rectangle.
    SKOverlay accepted Another app of the store, shown over this one. There is no store, so none \
    is shown.
    SKStoreReviewController accepted Asks for reviews. Unavailable, so it does nothing.
    SafeAreaRegions accepted The kinds of safe area.
    ScaleDomain accepted What an axis spans: a range of numbers or dates, or a list of values.
    ScaleRange accepted What values of a chart become: colours, sizes and so on.
    ScaleTransition accepted A transition that scales the view.
    SceneLaunchBehavior accepted Whether a window opens at launch.
    ScenePadding accepted The padding around a scene.
    SceneRestorationBehavior accepted Whether a window is restored at the next launch.
    SchemaMigrationPlan accepted How an older store becomes a newer one. There is no older \
    store.
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
    ScrollTargetBehaviorPropertiesContext accepted The context in which a behaviour's properties \
    are requested.
    ScrollTransitionConfiguration accepted The configuration of a transition for a view that is \
    scrolled.
    ScrollViewProxy accepted Scrolls to a view by id. Has no effect here: nothing is ever out of \
    sight, and scrolling never moves a cursor.
    SearchPresentationToolbarBehavior accepted The behaviour of the toolbar during a search.
    SearchToolbarBehavior accepted The behaviour of a search field in a toolbar.
    SelectionShapeStyle accepted The colour of the selection.
    SeparatorShapeStyle accepted The colour of separators.
    Shader accepted A function for the graphics processor with its arguments. Nothing is drawn, \
    so it never runs.
    ShadowStyle accepted A shadow that a style casts.
    ShapeRole accepted The purpose of a shape.
    ShapeStyle accepted A colour or pattern for drawing. It does not affect elements.
    ShapeView accepted A view that draws a shape, which is not stored.
    ShortcutTileColor accepted The colour of a shortcut.
    ShortcutsLink partial Opens the app of shortcuts. There is none, so nothing is shown.
    ShortcutsLinkStyle accepted The colours of a link.
    SidebarRowSize accepted The row size of a sidebar.
    SiriTipView partial Suggests what to ask Siri. Siri is unavailable, so nothing is shown.
    SiriTipViewStyle accepted The colours of a tip.
    SizeDependentTextVariant accepted A preference for text that depends on the available space.
    SlideTransition accepted A transition that slides the view.
    SpacerSizing accepted The sizing of a spacer.
    SpatialEventCollection partial Touches and clicks on a view: always none.
    SpatialEventGesture partial All touches and clicks on a view. Nothing is touched here, so it \
    never happens.
    SpatialTapGesture accepted A tap with a place.
    SpringKeyframe accepted A keyframe that is reached by a spring animation.
    SpringLoadingBehavior accepted Whether a view reacts to an item that is held over it.
    StoreButtonKind accepted A button of a store. It does not affect elements.
    StrokeStyle accepted The style of a stroke.
    SubscriptionOptionGroupStyle accepted How groups of subscriptions are chosen. It does not \
    affect elements.
    SubscriptionRenewalInfo accepted The renewal of a subscription. There is no store, so none \
    is ever made.
    SubscriptionStatus accepted The state of a subscription. There is no store, so none is ever \
    made.
    SubscriptionStoreButtonLabel accepted What the button of a subscription says. It does not \
    affect elements.
    SubscriptionStoreControlBackground accepted What is behind the buttons of a store. It does \
    not affect elements.
    SubscriptionStoreControlPlacement accepted Where subscriptions are chosen. It does not \
    affect elements.
    SubscriptionStoreControlStyle accepted How subscriptions are chosen. It does not affect \
    elements.
    SubscriptionStorePolicyKind accepted A policy of a store. It does not affect elements.
    SymbolColorRenderingMode accepted The way in which a symbol's colours are rendered.
    SymbolEffect accepted The movement of a symbol. Nothing is drawn, so symbols do not move.
    SymbolEffectOptions accepted The repetition and speed of a symbol effect.
    SymbolEffectTransition accepted A transition for symbols.
    SymbolVariableValueMode accepted The way in which a symbol's variable value is drawn.
    SystemLanguageModel accepted The language model of the device. There is none.
    TabBarMinimizeBehavior accepted The behaviour for minimising the tab bar.
    TabBarPlacement accepted The placement of a tab.
    TabSearchActivation accepted The condition under which the search tab opens its field.
    TabViewBottomAccessoryPlacement accepted The placement of the accessory below the tabs.
    TabViewCustomization accepted The user's customisations of tabs, which are always empty.
    TableColumnAlignment accepted Where the cells of a column are aligned.
    TableColumnCustomizationBehavior accepted Whether the user may move or hide a column.
    TableStyle accepted How a table looks.
    TextAlignment accepted The alignment of lines of text.
    TextAttribute accepted A custom attribute for text renderers.
    TextEditorStyle accepted A system style for text editors. It does not affect elements.
    TextInputDictationActivation accepted The activation of dictation.
    TextInputDictationBehavior accepted The dictation behaviour of a text field.
    TextInputFormattingControlPlacement accepted The placement of controls for text formatting.
    TextProxy accepted Text that is measured.
    TextSelectability accepted Whether text can be selected with a pointer.
    TextSelectionAffinity accepted Which end of a line a selection belongs to.
    TextVariantPreference accepted The way in which a text variant is chosen.
    TintShapeStyle accepted The colour of controls.
    TipOption accepted How a tip is shown. It does not change what is heard.
    ToolbarCustomizationBehavior accepted Whether the user may move or remove an item of a \
    toolbar.
    ToolbarCustomizationOptions accepted How the user finds an item of a toolbar first.
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
    UICloudSharingController partial Shares a record with others. There is no account, so it \
    shows nothing.
    UICloudSharingControllerDelegate accepted Is notified of sharing. It is not called.
    UICollectionViewCompositionalLayout accepted A layout with items in groups and sections. It \
    does not affect elements.
    UICollectionViewCompositionalLayoutConfiguration accepted The configuration for all \
    sections. It does not affect elements.
    UICollectionViewFlowLayout accepted A layout with items in rows, one after the other. It \
    does not affect elements.
    UICollectionViewLayout accepted The layout of a collection's items on the screen. It does \
    not affect elements.
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
    drawn here.
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
    UILongPressGestureRecognizer accepted A recogniser for long presses. It is accepted, but no \
    press is ever recognised.
    UIModalPresentationStyle accepted The presentation style of a controller. It does not affect \
    elements.
    UIModalTransitionStyle accepted The transition style of a controller. It does not affect \
    elements.
    UINotificationFeedbackGenerator accepted A generator of feedback for success or failure. \
    There is no device, so it has no effect.
    UIPanGestureRecognizer accepted A recogniser for drags. It is accepted, but no drag is ever \
    recognised.
    UIPinchGestureRecognizer accepted A recogniser for pinches. It is accepted, but no pinch is \
    ever recognised.
    UIPopoverPresentationController accepted The presentation of a controller in a popover. It \
    does not affect elements.
    UIPopoverPresentationControllerSourceItem accepted What a popover points at. It does not \
    affect elements.
    UIPresentationController accepted The presentation of a controller. It does not affect \
    elements.
    UIPress accepted A press of a key or button.
    UIPressesEvent accepted An event for a press of a key or button.
    UIRotationGestureRecognizer accepted A recogniser for rotations. It is accepted, but no \
    rotation is ever recognised.
    UIScreen accepted A screen of a phone's size. Nothing is shown on it.
    UISelectionFeedbackGenerator accepted A generator of selection feedback. There is no device, \
    so it has no effect.
    UISheetPresentationController accepted The presentation of a controller in a sheet. It does \
    not affect elements.
    UISwipeGestureRecognizer accepted A recogniser for swipes. It is accepted, but no swipe is \
    ever recognised.
    UITabBar partial A tab bar. Its items cannot be heard; the tabs of a `UITabBarController` \
    can be selected.
    UITextAutocapitalizationType accepted The autocapitalisation type, in the older API.
    UITextChecker accepted A spelling checker. There is no dictionary here, so every word counts \
    as correct.
    UITextContentType accepted The kind of text that is entered.
    UITextItemInteraction accepted The interaction with a link in text. It does not affect \
    elements.
    UITextPosition accepted A position in text.
    UITextRange accepted A range of text.
    UITouch accepted A touch on the screen.
    UIWindow accepted A UIKit window. The app's windows belong to SwiftUI: a window that a \
    program creates shows nothing, and the app's own window object only represents them.
    UNNotificationPresentationOptions accepted How a notification is shown while the app is. \
    None is shown.
    UNNotificationSound accepted The sound of a notification. Nothing sounds.
    UnevenRoundedRectangle accepted A rectangle with differently rounded corners.
    UnifiedCompactWindowToolbarStyle accepted A compact toolbar beside the title.
    UnifiedWindowToolbarStyle accepted A toolbar beside the title.
    UnitCurve accepted A timing curve from 0 to 1.
    UserInterfaceSizeClass accepted The available space in one direction.
    UserLocation accepted The user's location, for the view that shows it: unknown.
    ValueAlignedChartScrollTargetBehavior accepted Where the scrolling of a chart stops. It is \
    accepted and not heard.
    VerticalDirection accepted A direction.
    ViewSpacing accepted The view's preferred spacing, which is always zero.
    VisualEffect accepted A visual effect. Nothing is drawn, so it has no effect.
    WKNavigationAction accepted A link that was followed. None is, so it is never made.
    WKPreferences accepted What pages may do. It does not affect elements.
    WKScriptMessage accepted A message of a script to the program. None runs, so it is never \
    made.
    WKUIDelegate partial Handles alerts and new windows of a page. It is never called.
    WKUserContentController accepted What scripts may do. They never run.
    WKUserScript accepted A script for pages. It never runs.
    WKWebViewConfiguration accepted What a web view is made with. It does not affect elements.
    WKWebpagePreferences accepted What pages may do. It does not affect elements.
    WidgetAccentedRenderingMode accepted How images are drawn in a widget of two colours.
    WidgetLocation accepted A place of widgets.
    WidgetMountingStyle accepted How a widget is placed in a room.
    WidgetRenderingMode accepted How the colours of a widget are drawn.
    WindowBackgroundShapeStyle accepted The background of windows.
    WindowDragGesture accepted Moving a window by dragging a view. It never happens here.
    WindowLevel accepted The level of a window above or below others.
    WindowMenuBarExtraStyle accepted A menu bar extra that opens as a window.
    WindowPlacement accepted The placement of a window. Windows have no positions here, so it is \
    never used.
    WindowStyle accepted The style of a window. It has no effect on accessibility.
    WindowToolbarFullScreenVisibility accepted The visibility of a toolbar in full screen.
    WindowToolbarStyle accepted The style of a window's toolbar.
    WritingToolsBehavior accepted The availability of writing tools.
    ZoomNavigationTransition accepted A navigation transition that zooms out of a view.
    """
}
