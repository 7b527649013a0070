// SPDX-License-Identifier: MIT

// Made from Surface/*.rows by `make surface`.

extension NotHeard {
  /// Each name that is never heard, its state, and what is lost.
  static let table = """
    .accessibilityIgnoresInvertColors accepted Keeps the colours while all others are inverted.
    .accessibilityShowsLargeContentViewer partial Shows another view enlarged while this one is \
    pressed. Nothing is ever held down here.
    .accessoryWidgetGroupStyle accepted Sets how the views of a group look.
    .activityBackgroundTint accepted Sets the background of a live activity.
    .activitySystemActionForegroundColor accepted Sets the colour of a live activity's button.
    .alignmentGuide accepted Sets the position of a horizontal guide.
    .alignsMarkStylesWithPlotArea accepted Aligns the marks with what they are styled by.
    .allowedDynamicRange accepted Sets how bright images may be.
    .allowsHitTesting accepted Sets whether the view receives touches.
    .allowsWindowActivationEvents accepted Lets a view take clicks that bring its window to the \
    front.
    .alternatingRowBackgrounds accepted Sets whether every second row has another background.
    .annotationSubtitles accepted Shows or hides subtitles.
    .annotationTitles accepted Shows or hides titles. They are heard in any case.
    .antialiased accepted Sets whether edges are drawn smoothly.
    .aspectRatio accepted Keeps the ratio of width to height.
    .assistiveAccessNavigationIcon accepted Sets the image of a screen in Assistive Access.
    .attributedTextFormattingDefinition accepted Sets what formatted text may look like. Editors \
    of text do not look at it.
    .autocapitalization accepted Sets which letters are capitalised, in the older API.
    .backgroundExtensionEffect accepted Extends the background below bars.
    .border accepted Draws a border.
    .buttonBorderShape accepted Sets the shape of buttons.
    .buttonSizing accepted Sets how big buttons are.
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
    .colorEffect accepted Changes the colours of a view by a function. Nothing is drawn, so it \
    never runs.
    .colorInvert accepted Inverts the colours.
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
    .customAttribute accepted Marks the text for those who draw it.
    .defaultAdaptableTabBarPlacement accepted Sets where tabs are shown.
    .defaultHoverEffect accepted Sets the effect of a pointer.
    .defaultLaunchBehavior accepted Returns the scene unchanged.
    .defaultPosition accepted Returns the scene unchanged.
    .defaultScrollAnchor accepted Sets where the view is scrolled to at first.
    .defaultSize accepted Returns the scene unchanged.
    .defaultWindowPlacement accepted Sets the initial placement of windows.
    .defersSystemGestures accepted Has the system wait with its own gestures at edges.
    .dialogIcon accepted Sets the image of a dialog.
    .dialogPreventsAppTermination accepted Keeps a dialog from holding the app. It does not \
    here.
    .dialogSeverity accepted Sets how serious a dialog is.
    .digitalCrownRotation accepted Binds a value to the crown of a watch. There is none here.
    .distortionEffect accepted Bends a view by a function. Nothing is drawn, so it never runs.
    .documentBrowserContextMenu partial Adds a menu to files in the document browser, which is \
    not shown here.
    .draggable accepted Lets a value be dragged from the view. Nothing is ever dragged here.
    .drawingGroup accepted Draws the view as one image, in a space of colours.
    .dynamicIsland accepted Sets where a region of a Dynamic Island is.
    .edgesIgnoringSafeArea accepted Extends beyond the safe area.
    .exportableToServices accepted Offers what is selected to the services of a Mac. Accepted \
    only.
    .exportsItemProviders accepted Offers items to other apps. Nothing is ever asked for: \
    accepted only.
    .fileDialogBrowserOptions accepted Sets what a files' panel shows.
    .fileDialogConfirmationLabel partial Sets the label of the button of a files' panel. The \
    button keeps its own.
    .fileDialogCustomizationID accepted Names a files' panel.
    .fileDialogDefaultDirectory accepted Sets the folder that a files' panel opens.
    .fileDialogImportsUnresolvedAliases accepted Sets whether a files' panel resolves aliases.
    .fileDialogMessage partial Sets the message of a files' panel. The panel does not show it.
    .fileDialogURLEnabled accepted Sets which files a files' panel offers.
    .fileExporter partial Opens a panel for exporting a document while a binding is true. There \
    are no files here, so it can only be cancelled.
    .fileExporterFilenameLabel accepted Sets the label of a file's name.
    .fileImporter partial Opens a panel for choosing a file while a binding is true. There are \
    no files here, so it can only be cancelled.
    .fileMover partial Opens a panel for moving a file while a binding is true. There are no \
    files here, so it can only be cancelled.
    .findDisabled accepted Turns off searching in text.
    .findNavigator accepted Lets a user search in text. Searching is the user's technology's \
    here.
    .fixedSize accepted Keeps the ideal size in both directions.
    .flipsForRightToLeftLayoutDirection accepted Mirrors the view in right-to-left layouts.
    .fontDesign accepted Sets the design of the font.
    .fontWeight accepted Sets the weight of the font.
    .fontWidth accepted Sets the width of the font.
    .geometryGroup accepted Blends views with a common background as one.
    .glassBackgroundEffect accepted Draws glass behind the view.
    .glassEffect accepted Puts glass below the view.
    .glassEffectID accepted Ties the glass to another with the same identity.
    .glassEffectTransition accepted Sets how glass appears.
    .glassEffectUnion accepted Joins the glass with another.
    .grayscale accepted Removes colour.
    .gridCellAnchor accepted Sets where a view is in its cell.
    .gridCellColumns accepted Creates a cell of a grid as wide as several columns.
    .gridCellUnsizedAxes accepted Has a cell ask for no space.
    .gridColumnAlignment accepted Sets where views are in their column.
    .handGestureShortcut accepted Lets a gesture of the hand press a button.
    .handlesGameControllerEvents accepted Lets a game controller act on the view. There is none \
    here.
    .horizontalRadioGroupLayout accepted Puts radio buttons beside each other.
    .hoverEffect accepted Sets the hover effect.
    .hoverEffectDisabled accepted Turns off the effects of pointers.
    .hueRotation accepted Rotates the hues.
    .ignoresSafeArea accepted Extends beyond the safe area.
    .importableFromServices partial Takes what the services of a Mac make. Accepted only.
    .importsItemProviders partial Takes items from other apps. Nothing ever comes: accepted \
    only.
    .inAppPurchaseOptions accepted Sets the options of purchases; nothing is bought.
    .indexViewStyle accepted Sets the style of page indicators in the view.
    .inspectorColumnWidth accepted Sets the width of an inspector, in points. It does not affect \
    elements.
    .interactionActivityTrackingTag accepted Marks a view for measuring what users do.
    .interpolation accepted Sets the quality with which the image is scaled.
    .interpolationMethod accepted Sets how a line goes from one point to the next.
    .intersection accepted What the shape has in common with another.
    .invalidatableContent accepted Marks content that a widget may fade.
    .italic accepted Makes the text italic.
    .kerning accepted Moves letters closer together or further apart, in points.
    .labelIconToTitleSpacing accepted Sets the space within labels, in points.
    .labelReservedIconWidth accepted Sets the width of images in labels, in points.
    .layerEffect accepted Draws a view by a function. Nothing is drawn, so it never runs.
    .layoutDirectionBehavior accepted Sets whether a view is mirrored.
    .layoutPriority accepted Sets which views get space first.
    .layoutValue accepted Gives the view's layout a value.
    .lineIntersection accepted The outline of the shape within another.
    .lineSubtraction accepted The outline of the shape outside another.
    .listItemTint accepted Sets the colour of a row.
    .listRowBackground accepted Draws the background of a row.
    .listRowHoverEffect accepted Sets the hover effect of a row.
    .listRowHoverEffectDisabled accepted Turns off the hover effect of a row.
    .listRowInsets accepted Sets the insets of a row, in points.
    .listRowSeparator accepted Shows or hides the lines between rows.
    .listRowSeparatorTint accepted Sets the colour of the lines between rows.
    .listRowSpacing accepted Sets the space between rows, in points.
    .listSectionIndexVisibility accepted Shows or hides the index beside a list.
    .listSectionMargins accepted Sets the space around sections, in points.
    .listSectionSeparator accepted Shows or hides the lines between sections.
    .listSectionSeparatorTint accepted Sets the colour of the lines between sections.
    .listSectionSpacing accepted Sets the space between sections, in points.
    .luminanceToAlpha accepted Makes dark parts transparent.
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
    .matchedGeometryEffect accepted Ties the view to another with the same identity.
    .matchedTransitionSource accepted Makes the view the place that a screen grows out of.
    .menuActionDismissBehavior accepted Sets whether a choice closes the menu. It always does.
    .menuBarExtraStyle accepted Returns the scene unchanged.
    .menuIndicator accepted Shows or hides the mark of a menu's button.
    .modifierKeyAlternate partial Replaces an item of a menu while keys are held. No keys are \
    held here.
    .monospacedDigit accepted Makes all digits equally wide.
    .navigationBarTitleDisplayMode accepted Sets how big the title of a screen is.
    .navigationDocument accepted Sets the document of a screen.
    .navigationSplitViewColumnWidth accepted Sets the width of a column, in points.
    .navigationSplitViewStyle accepted Sets the style of split views in the view.
    .navigationTransition accepted Sets how a screen replaces another.
    .navigationViewStyle accepted Sets the style of navigation views in the view.
    .onContinuousHover partial Adds an action for a pointer that moves over the view. There is \
    none.
    .onDrag accepted Lets the view be dragged. Nothing is ever dragged here.
    .onDrop partial Handles drops. There are none.
    .onHover partial Adds an action for a pointer over the view. There is none.
    .onInAppPurchaseCompletion partial Runs an action when a purchase ends; nothing is bought.
    .onInAppPurchaseStart partial Runs an action when a purchase begins; none does.
    .onInteractiveResizeChange partial Runs an action when a user begins or ends resizing the \
    window. This never happens here.
    .onMapCameraChange partial Runs an action when the camera moves; it never does.
    .onPencilDoubleTap partial Acts on a pencil. There is none here.
    .onPencilSqueeze partial Acts on a pencil. There is none here.
    .onScrollGeometryChange partial Reports what the scroll view shows. Nothing has a size, so \
    it never changes.
    .onScrollPhaseChange partial Reports how the scroll view moves. It never does.
    .onScrollTargetVisibilityChange partial Runs an action when other views become visible. \
    Nothing is scrolled away, so the action never runs.
    .padding accepted Adds padding on some sides, in points.
    .paletteSelectionEffect accepted Sets how a chosen item of a palette looks.
    .persistentSystemOverlays accepted Shows or hides the overlays that the system draws over \
    windows.
    .photosPickerAccessoryVisibility accepted Sets which edges the choice of images has. Does \
    nothing.
    .photosPickerDisabledCapabilities accepted Sets what the choice of images does not offer. \
    Does nothing.
    .photosPickerStyle accepted Sets how the choice of images is drawn. Does nothing.
    .pointerStyle accepted Sets the look of the pointer.
    .pointerVisibility accepted Shows or hides the pointer.
    .preferredColorScheme accepted Prefers light or dark colours.
    .preferredSubscriptionOffer accepted Offers a subscription for less.
    .presentationBackground accepted Sets the background of a presentation.
    .presentationBackgroundInteraction accepted Sets what can be used below a sheet.
    .presentationCompactAdaptation accepted Sets how a presentation adapts to little space.
    .presentationContentInteraction accepted Sets what a swipe in a sheet does.
    .presentationCornerRadius accepted Rounds the corners of a sheet, in points.
    .presentationDetents accepted Sets the possible heights of a sheet.
    .presentationDragIndicator accepted Shows or hides the drag indicator of a sheet.
    .presentationPreventsAppTermination accepted Keeps a sheet from holding the app.
    .presentationSizing accepted Sets how a presentation gets its size.
    .previewDevice accepted Sets the device of a preview.
    .previewDisplayName accepted Names a preview.
    .previewInterfaceOrientation accepted Turns the device of a preview.
    .previewLayout accepted Sets the size of a preview.
    .privacySensitive accepted Marks the view as private. It is exposed, since there is no lock \
    screen.
    .productDescription accepted Shows or hides what products are.
    .productIconBorder accepted Draws a border around the images of products.
    .productViewStyle accepted Sets the style of products.
    .projectionEffect accepted Changes the view's coordinates in space.
    .quickLookPreview partial Shows files while a binding names one. Files are not shown here.
    .renderingMode accepted Sets which colours the image is drawn in.
    .replaceDisabled accepted Turns off replacing text.
    .resizable accepted Lets the image fill the available space.
    .restorationBehavior accepted Returns the scene unchanged.
    .rotation accepted The shape, turned.
    .rotation3DEffect accepted Turns the view in space.
    .rotationEffect accepted Rotates the view.
    .safeAreaPadding accepted Adds padding inside the safe area, in points.
    .scaleEffect accepted Makes the view bigger or smaller.
    .scaledToFill accepted Scales to fill.
    .scaledToFit accepted Scales to fit.
    .scenePadding accepted Adds the usual padding of a scene.
    .scrollBounceBehavior accepted Sets how scrolling bounces.
    .scrollClipDisabled accepted Draws beyond the frame as well.
    .scrollContentBackground accepted Shows or hides the background of scrolled content.
    .scrollDisabled accepted Disables scrolling with fingers.
    .scrollDismissesKeyboard accepted Sets how scrolling dismisses the keyboard.
    .scrollEdgeEffectDisabled accepted Turns off the effect at the edges of scrolled content.
    .scrollEdgeEffectHidden accepted Hides the effect at the edges of scrolled content.
    .scrollEdgeEffectStyle accepted Sets how scrolled content looks at edges.
    .scrollIndicatorsFlash accepted Shows the indicators for a moment at first.
    .scrollInputBehavior accepted Sets which input scrolls.
    .scrollPosition accepted Ties a binding to where the view is scrolled to.
    .scrollTarget accepted Lets scrolling stop at the view.
    .scrollTargetBehavior accepted Sets where scrolling stops.
    .scrollTargetLayout accepted Lets scrolling stop at the views inside.
    .scrollTransition accepted Changes how the view looks as it is scrolled, at each end in its \
    own way.
    .searchDictationBehavior accepted Sets whether a search field takes dictation.
    .searchPresentationToolbarBehavior accepted Sets what happens to the bar during a search.
    .searchSelection accepted Binds what is selected in the search field. It is not bound here: \
    accepted only.
    .searchToolbarBehavior accepted Sets how big a search field is in a bar.
    .sectionIndexLabel accepted Sets the mark of a section in the index beside a list. It is not \
    drawn here.
    .sensoryFeedback accepted Lets a change be felt.
    .shortcutsLinkStyle accepted Sets the colours of a link.
    .signInWithAppleButtonStyle accepted Sets the colours of the button.
    .siriTipViewStyle accepted Sets the colours of a tip.
    .sliderThumbVisibility accepted Shows or hides what a slider is dragged by.
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
    .subtracting accepted The shape without another.
    .symbolColorRenderingMode accepted Sets how the colours of a symbol are drawn.
    .symbolEffectsRemoved accepted Keeps symbols still.
    .symbolVariableValueMode accepted Sets how the value of a symbol is drawn.
    .symbolVariant accepted Sets the variant of symbols.
    .symmetricDifference accepted What only one of two shapes has.
    .tabBarMinimizeBehavior accepted Hides or shows the bar of tabs as a list is scrolled.
    .tabViewCustomization accepted Binds what the user has changed about tabs. Nothing is \
    changed here.
    .tabViewSearchActivation accepted Sets when the tab for searching opens its field.
    .tableColumnHeaders accepted Shows or hides the headers of columns. They are said all the \
    same.
    .tableStyle accepted Sets the look of tables. It does not affect elements.
    .textCase accepted Shows the text in upper or lower case.
    .textEditorStyle accepted Sets the style of text editors in the view.
    .textFieldStyle accepted Sets the style of text fields in the view.
    .textInputAutocapitalization accepted Sets which letters are capitalised.
    .textInputFormattingControlVisibility accepted Shows or hides what formats typed text.
    .textRenderer accepted Draws text in its own way. Nothing is drawn; the text is said.
    .textScale accepted Sets how large text is compared with other text.
    .textSelection accepted Sets whether text can be selected with a pointer.
    .textSelectionAffinity accepted Sets which end of a line a selection belongs to.
    .textVariant accepted Chooses among texts of different length by the space. The whole text \
    is spoken.
    .tipAnchor accepted Sets the anchor of a tip.
    .tipBackground accepted Draws a background.
    .tipBackgroundInteraction accepted Sets whether what is below a tip can be used.
    .tipCornerRadius accepted Rounds corners.
    .tipImageSize accepted Sets the size of images.
    .tipImageStyle accepted Sets the colour of images.
    .toolbarBackground accepted Draws the background of a bar.
    .toolbarBackgroundVisibility accepted Shows or hides the background of bars.
    .toolbarColorScheme accepted Sets whether bars are light or dark.
    .toolbarForegroundStyle accepted Sets the colour of bars.
    .toolbarRole accepted Sets the purpose of the top bar.
    .toolbarTitleDisplayMode accepted Sets how big the title of a screen is.
    .tracking accepted Moves letters closer together or further apart, in points.
    .transformAnchorPreference partial Changes what a view passes up about its place. No place \
    is known, so nothing is passed.
    .transformEffect accepted Moves, turns and scales the view.
    .translationPresentation partial Shows a translation. Nothing is translated, so it never \
    appears.
    .translationTask partial Gives a session when a configuration is set. Nothing can be \
    translated, so the action never runs.
    .trim accepted A part of the outline, from 0 to 1.
    .typeSelectEquivalent accepted Sets what is typed to choose the view.
    .typesettingLanguage accepted Sets the language that text is set in.
    .underline accepted Underlines the text.
    .union accepted The shape and another.
    .visualEffect accepted Changes how the view looks by its place.
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
    .widgetCurvesContent accepted Bends the text of a widget of a watch.
    .widgetLabel partial Sets the label beside a widget of a watch. It is not drawn here.
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
    .windowToolbarFullScreenVisibility accepted Sets when a toolbar is shown on a full screen.
    .windowToolbarLabelStyle accepted Sets the contents of toolbar labels.
    .windowToolbarStyle accepted Returns the scene unchanged.
    .writingDirection accepted Sets in which direction text is written.
    .writingToolsAffordanceVisibility accepted Shows or hides the button of tools for writing.
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
    AdaptableTabBarPlacement accepted Where tabs are shown.
    AlternatingRowBackgroundBehavior accepted Whether every second row has another background.
    AngularGradient accepted A gradient around a centre.
    AnimatableValues accepted Several values that are animated together.
    AnnotationOverflowResolution accepted What becomes of a view that does not fit beside its \
    mark. Nothing is drawn.
    AnyShape accepted A shape of any type.
    AnyShapeStyle accepted A type-erased style.
    AnyTransition accepted How a view appears and disappears.
    AppShortcut accepted An intent that users could ask for by name. Siri is unavailable here.
    AppShortcutPhrase accepted Words by which a user could ask for an intent.
    AppShortcutsProvider accepted The shortcuts of an app.
    AssistiveAccess partial An app's content in Assistive Access. Assistive Access is off here, \
    so the content is not shown.
    AsymmetricTransition accepted One transition for appearing, another for disappearing.
    AttributedTextFormatting accepted What formatted text may look like.
    AttributedTextFormattingDefinition accepted What formatted text may look like. Text editors \
    do not look at it.
    AttributedTextValueConstraint accepted Allows only some values of an attribute. It is never \
    asked.
    AutomaticHoverEffect accepted The default.
    AutomaticNavigationTransition accepted How a screen replaces another, as the system does.
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
    BackgroundProminence accepted How prominent a background is.
    BadgeProminence accepted How prominent a badge is.
    BasicChartSymbolShape accepted The usual symbols. Nothing is drawn.
    BlendMode accepted How colours blend with those behind them.
    BlurReplaceTransition accepted Blurs a view away.
    BorderedButtonStyle accepted A border around the label.
    BorderedProminentButtonStyle accepted A prominent border.
    BorderedTableStyle accepted With a border.
    BorderlessButtonStyle accepted No border.
    BuiltAxis accepted What was built of an axis. It is accepted and not heard.
    ButtonRepeatBehavior accepted Whether a held button repeats.
    ButtonSizing accepted The size of buttons.
    ButtonsSubscriptionStoreControlStyle accepted Choosing subscriptions by buttons. It does not \
    affect elements.
    CAGradientLayer accepted A layer with a gradient. It does not affect elements.
    CGContext accepted Draws. Nothing is drawn here: all of it does nothing.
    CGLineCap accepted How lines end.
    CGLineJoin accepted How lines meet.
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
    Canvas accepted A drawing. It is no element unless a modifier makes it one.
    Capsule accepted A rectangle with semicircular ends.
    ChartAxisContent accepted An axis as a view. It is accepted and not heard.
    ChartPlotContent accepted The part of a chart with the marks, as a view: here all of the \
    chart.
    ChartSymbolShape accepted The shape of a symbol. Nothing is drawn.
    Circle accepted A circle.
    ColorMatrix accepted Changes colours: each row makes one component from red, green, blue, \
    opacity and one.
    ColorRenderingMode accepted How colours are computed.
    ColorScheme accepted Light or dark colours.
    ColorSchemeContrast accepted How strongly colours differ.
    ConcentricRectangle accepted A rectangle whose corners follow those of its container.
    ContainerRelativeShape accepted The shape of the container.
    ContentMode accepted Whether content fits into the available space or fills it.
    ContentShapeKinds accepted What a shape is for.
    ContentToolbarPlacement accepted Where the toolbar of a container is.
    ContentTransitionSymbolEffect accepted An effect of changing into another symbol.
    ControlActiveState accepted Whether controls look active.
    CubicKeyframe accepted A value that is reached along a curve.
    CustomHoverEffect accepted What the appearance of a view becomes under a pointer. It does \
    not affect elements.
    DefaultGlassEffectShape accepted The default shape of glass.
    DefaultToolbarItem accepted The place of an item that the system adds to a toolbar: the item \
    is where it always is here.
    DefaultWindowToolbarStyle accepted The platform's default toolbar style.
    DialogSeverity accepted How serious a dialog is.
    DigitalCrownRotationalSensitivity accepted How much the crown changes.
    DisabledTextSelectability accepted It cannot.
    DiscreteSymbolEffect accepted An effect that happens once.
    DismissBehavior accepted How a window closes.
    DisplayMessageAction accepted Shows a message of the store. There is none.
    DocumentConfiguration accepted A window's document.
    DocumentGroupLaunchScene partial The launch screen of a document app. It is not shown, \
    because the app opens a new document immediately.
    DocumentLaunchGeometryProxy accepted The geometry of a document app's launch screen. Nothing \
    is drawn.
    DragConfiguration accepted What may be done with what is dragged.
    DragSession accepted A drag. Nothing is dragged here, so none is ever made.
    DropConfiguration accepted What is done with what is dropped.
    DropInfo accepted Something that is dragged, and its place.
    DropOperation accepted An operation on something that is dropped.
    DropProposal accepted A proposal for something that is dragged.
    DropSession accepted A drop. Nothing is dropped here, so none is ever made.
    DynamicIslandExpandedContent accepted The regions of a Dynamic Island that is open.
    DynamicIslandExpandedRegion partial A region of a Dynamic Island. It is not heard here.
    DynamicIslandExpandedRegionPosition accepted Where a region of a Dynamic Island is.
    DynamicIslandExpandedRegionVerticalPlacement accepted Where a region of a Dynamic Island is, \
    vertically.
    DynamicIslandMode accepted How much of a Dynamic Island is shown.
    Ellipse accepted An ellipse.
    EllipticalGradient accepted A gradient outwards from a centre, as an ellipse.
    EmptyAnimatableData accepted Nothing to animate.
    EmptyHoverEffect accepted No effect.
    EmptyMatchedTransitionSourceConfiguration accepted As it is.
    EmptyModifier accepted A modifier that changes nothing.
    EmptyVisualEffect accepted No change.
    EnabledTextSelectability accepted It can.
    ExpandedWindowToolbarStyle accepted A toolbar below the title.
    FileDialogBrowserOptions accepted What a files' panel shows.
    FillShapeStyle accepted The background of fills.
    FillStyle accepted How a shape is filled.
    FindContext accepted What is known where text is searched: nothing is searched here.
    FixedTextVariant accepted Always the same.
    ForegroundStyle accepted The foreground colour.
    GameControllerEventTypes accepted Events of a game controller.
    GenerationGuide accepted What a generated value has to be like. No model reads it.
    GestureStateGesture partial A gesture that changes a state while it happens. It never does \
    here.
    Glass accepted A material that bends what is below it.
    GlassEffectTransition accepted How glass appears.
    GridItem accepted A column or row of a grid. It does not affect elements.
    HandGestureShortcut accepted A gesture of the hand.
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
    ImagePaint accepted An image, repeated.
    ImageRenderer accepted Creates an image of a view. Nothing is drawn, so there is never one.
    IndefiniteSymbolEffect accepted An effect that goes on.
    IndexViewStyle accepted A style for page indicators. It does not affect elements.
    InsetTableStyle accepted With insets.
    InterfaceOrientation accepted How a device is turned.
    KeyframeTrack accepted Keyframes of one property.
    LAContext accepted Asks a user to show who they are. It cannot: the device has no \
    biometrics.
    LanguageModelFeedback accepted What a user says about an answer. Nobody learns of it.
    LanguageModelSession accepted A conversation with the language model. There is none, so each \
    question fails.
    LayoutDirection accepted The direction of lines.
    LayoutDirectionBehavior accepted Whether a view is mirrored.
    LayoutProperties accepted What is known of a layout.
    LayoutSubview accepted A view to place.
    LegibilityWeight accepted How heavy the user wants text to be.
    LevelOfDetail accepted How much a widget shows.
    LiftHoverEffect accepted The view is lifted.
    LinearGradient accepted A gradient along a line.
    LinearKeyframe accepted A value that is reached at constant speed.
    LinkShapeStyle accepted The colour of links.
    ListItemTint accepted The colour of a row.
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
    MatchedGeometryProperties accepted What two views share while one turns into the other.
    MatchedTransitionSourceConfiguration accepted How the place that a screen grows out of is \
    drawn. Nothing is drawn here.
    MaterialActiveAppearance accepted How a material looks.
    MenuActionDismissBehavior accepted Whether a choice closes a menu.
    MenuBarExtraStyle accepted The style in which a menu bar extra opens.
    MenuOrder accepted The order of a menu.
    MeshGradient accepted Colours at the points of a grid that blend into each other.
    MoveKeyframe accepted A value that is reached at once.
    MoveTransition accepted From and to an edge.
    NSAppearance accepted How windows look. It does not affect elements.
    NSBorderType accepted How a border is drawn. It does not affect elements.
    NSCollectionLayoutBoundarySupplementaryItem accepted Where the view above or below a section \
    is. It does not affect elements.
    NSCollectionLayoutDimension accepted A width or a height. It does not affect elements.
    NSCollectionLayoutGroup accepted How several items are placed. It does not affect elements.
    NSCollectionLayoutItem accepted How an item is placed. It does not affect elements.
    NSCollectionLayoutSection accepted How the items of a section are placed. It does not affect \
    elements.
    NSCollectionLayoutSize accepted The size of an item. It does not affect elements.
    NSCollectionLayoutSpacing accepted A space between items. It does not affect elements.
    NSCursor accepted The shape of the pointer. There is none, so it does nothing.
    NSFocusRingType accepted When the ring of the keyboard's focus is drawn. It does not affect \
    elements.
    NSGestureRecognizerRepresentableContext accepted What a gesture of AppKit is found in. None \
    is ever made.
    NSHostingSizingOptions accepted How the size of a view of SwiftUI is followed. It does not \
    affect elements.
    NSLayoutConstraint accepted A relation between edges of views. There is no layout, so it \
    does nothing.
    NSMenuItem partial An item of a menu of AppKit. It cannot be chosen, because only menus of \
    SwiftUI can be opened.
    NSPersistentCloudKitContainerOptions accepted How a store is copied to the cloud. It is not.
    NSRunningApplication accepted An app that runs. None is ever found here.
    NSSharingServicePicker partial The choice of a way to share. It does not appear, so nothing \
    is shared.
    NSSharingServicePickerDelegate accepted Is notified of the choice of a way to share. It is \
    never called.
    NSSound accepted A sound of the system. Nothing sounds.
    NSTextContainer accepted Where lines are set. It does not affect elements.
    NWPathMonitor accepted Reports whether the device is connected. It always is.
    NavigationSplitViewStyle accepted A system style for split views. It does not affect \
    elements.
    NavigationTransition accepted How a screen replaces another.
    NavigationViewStyle accepted A system style for navigation views. It does not affect \
    elements.
    OSSignpostID accepted A number for an interval. Signposts are dropped.
    OSSignpostIntervalState accepted An interval that has begun. Nothing is kept of it.
    OSSignposter accepted Marks intervals for Instruments. There are no Instruments, so nothing \
    is kept.
    OffsetTransition accepted From and to a distance, in points.
    OpacityTransition accepted Fading.
    PHPhotoLibrary accepted The photos of the user, which no app may see here.
    PHPickerCapabilities accepted What the choice of images offers. There is nothing to choose.
    PHPickerFilter accepted Which images can be chosen. There is no library, so it changes \
    nothing.
    PaletteSelectionEffect accepted How a chosen item of a palette looks.
    ParameterSummaryString accepted The summary of an intent, with its parameters.
    PencilDoubleTapGestureValue accepted Two taps on a pencil.
    PencilHoverPose accepted Where a pencil is held over the screen.
    PencilPreferredAction accepted What a user wants a pencil to do.
    PencilSqueezeGesturePhase accepted A squeezed pencil.
    PencilSqueezeGestureValue accepted What is known of a squeezed pencil.
    PickerSubscriptionStoreControlStyle accepted Choosing subscriptions in a list. It does not \
    affect elements.
    PinnedScrollableViews accepted When a header or footer of a lazy view stays in sight. It \
    does not affect elements.
    PlaceholderTextShapeStyle accepted The placeholder colour.
    PlainButtonStyle accepted The label alone.
    PlotDimensionScaleRange accepted The part with the marks. Nothing is drawn.
    PointOfInterestCategories accepted Which places a map shows. Nothing is drawn.
    PointerStyle accepted The look of a pointer.
    PositionScaleRange accepted Where an axis is. Nothing is drawn.
    PreferredColorSchemeKey accepted The colours that views want.
    PresentationAdaptation accepted How a presentation adapts to little space.
    PresentationBackgroundInteraction accepted What can be used below a sheet.
    PresentationContentInteraction accepted What a swipe in a sheet does.
    PresentationSizingContext accepted What is known of a sheet.
    PresentationSizingRoot accepted The view in a sheet.
    PreviewContext accepted What a preview is shown in.
    PreviewContextKey accepted A key of what a preview is shown in.
    PreviewDevice accepted The device of a preview.
    PreviewLayout accepted The size of a preview.
    PreviewPlatform accepted A platform that previews are shown for.
    ProductViewStyleConfiguration accepted What a style knows of a product. None is ever made.
    ProjectionTransform accepted A change of coordinates in space.
    Prominence accepted How prominent something is.
    ProposedViewSize accepted A proposed size, in points.
    PullDownMenuBarExtraStyle accepted A menu bar extra that opens as a menu.
    PurchaseAction accepted Buys something. There is no store, so nothing is bought.
    PushTransition accepted From an edge, pushing the previous view out.
    QLPreviewController partial Shows files. There is no image of them, so nothing is heard.
    RadialGradient accepted A gradient outwards from a centre.
    Rectangle accepted A rectangle.
    RectangleCornerInsets accepted The space that the corners of a rectangle take, in points.
    RectangleCornerRadii accepted The radius of each corner of a rectangle, in points.
    RequestReviewAction accepted Asks for a review. Unavailable, so it does nothing.
    RotateGesture accepted Two fingers that turn.
    RotationGesture accepted Two fingers that turn, in the older API.
    RoundedCornerStyle accepted How corners are rounded.
    RoundedRectangle accepted A rectangle with rounded corners.
    RoundedRectangularShape accepted A rectangle whose corners may be rounded.
    RoundedRectangularShapeCorners accepted How the corners of a rectangle are rounded.
    SKOverlay accepted Another app of the store, shown over this one. There is no store, so none \
    is shown.
    SKStoreReviewController accepted Asks for reviews. Unavailable, so it does nothing.
    SafeAreaRegions accepted The kinds of safe area.
    ScaleDomain accepted What an axis spans: a range of numbers or dates, or a list of values.
    ScaleRange accepted What values of a chart become: colours, sizes and so on.
    ScaleTransition accepted Growing and shrinking.
    SceneLaunchBehavior accepted Whether a window opens at launch.
    ScenePadding accepted The space around a scene.
    SceneRestorationBehavior accepted Whether a window is restored at the next launch.
    SchemaMigrationPlan accepted How an older store becomes a newer one. There is no older \
    store.
    ScrollAnchorRole accepted Why a view is scrolled.
    ScrollContentOffsetAdjustmentBehavior accepted How a scrolled place follows its content.
    ScrollEdgeEffectStyle accepted How scrolled content looks at edges.
    ScrollGeometry accepted What a scroll view shows: nothing has a size here.
    ScrollInputBehavior accepted Whether an input scrolls.
    ScrollInputKind accepted An input that scrolls.
    ScrollPhase accepted How a scroll view moves.
    ScrollPhaseChangeContext accepted What is known when scrolling begins or ends.
    ScrollTarget accepted Where scrolling stops.
    ScrollTargetBehaviorProperties accepted What scrolling is like.
    ScrollTargetBehaviorPropertiesContext accepted What is known of a scroll view when its \
    behaviour is asked for.
    ScrollTransitionConfiguration accepted How a view changes as it is scrolled.
    ScrollViewProxy accepted Scrolls to a view by id. Has no effect here: nothing is ever out of \
    sight, and scrolling never moves a cursor.
    SearchPresentationToolbarBehavior accepted What happens to the bar during a search.
    SearchToolbarBehavior accepted The size of a search field in a bar.
    SelectionShapeStyle accepted The colour of the selection.
    SeparatorShapeStyle accepted The colour of separators.
    Shader accepted A function for the graphics processor with its arguments. Nothing is drawn, \
    so it never runs.
    ShadowStyle accepted A shadow of a style.
    ShapeRole accepted What a shape is for.
    ShapeStyle accepted A colour or pattern for drawing. It does not affect elements.
    ShapeView accepted A view that draws a shape. The drawn shape is not kept.
    ShortcutTileColor accepted The colour of a shortcut.
    ShortcutsLink partial Opens the app of shortcuts. There is none, so nothing is shown.
    ShortcutsLinkStyle accepted The colours of a link.
    SidebarRowSize accepted The size of the rows of a sidebar.
    SiriTipView partial Suggests what to ask Siri. Siri is unavailable, so nothing is shown.
    SiriTipViewStyle accepted The colours of a tip.
    SizeDependentTextVariant accepted By the space.
    SlideTransition accepted Sliding.
    SpacerSizing accepted The size of a space.
    SpatialEventCollection partial Touches and clicks on a view: always none.
    SpatialEventGesture partial All touches and clicks on a view. Nothing is touched here, so it \
    never happens.
    SpatialTapGesture accepted A tap with a place.
    SpringKeyframe accepted A value that is reached as by a spring.
    SpringLoadingBehavior accepted Whether a view reacts to something held over it.
    StoreButtonKind accepted A button of a store. It does not affect elements.
    StrokeStyle accepted How a line is drawn.
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
    SymbolColorRenderingMode accepted How the colours of a symbol are drawn.
    SymbolEffect accepted How a symbol moves. Nothing is drawn, so it does not.
    SymbolEffectOptions accepted How an effect is repeated.
    SymbolEffectTransition accepted As symbols do.
    SymbolVariableValueMode accepted How the value of a symbol is drawn.
    SystemLanguageModel accepted The language model of the device. There is none.
    TabBarMinimizeBehavior accepted Whether the bar of tabs becomes smaller.
    TabBarPlacement accepted Where a tab is shown.
    TabSearchActivation accepted When the tab for searching opens its field.
    TabViewBottomAccessoryPlacement accepted Where the view below the tabs is shown.
    TabViewCustomization accepted What the user has changed about tabs: nothing.
    TableColumnAlignment accepted Where the cells of a column are aligned.
    TableColumnCustomizationBehavior accepted Whether the user may move or hide a column.
    TableStyle accepted How a table looks.
    TextAlignment accepted How lines of text are aligned.
    TextAttribute accepted Marks parts of a text for those who draw it.
    TextEditorStyle accepted A system style for text editors. It does not affect elements.
    TextInputDictationActivation accepted How dictation begins.
    TextInputDictationBehavior accepted Whether a field takes dictation.
    TextInputFormattingControlPlacement accepted Where typed text is formatted.
    TextProxy accepted A text that is measured.
    TextSelectability accepted Whether text can be selected with a pointer.
    TextSelectionAffinity accepted Which end of a line a selection belongs to.
    TextVariantPreference accepted How one of several texts is chosen.
    TintShapeStyle accepted The colour of controls.
    TipOption accepted How a tip is shown. It does not change what is heard.
    ToolbarCustomizationBehavior accepted Whether the user may move or remove an item of a \
    toolbar.
    ToolbarCustomizationOptions accepted How the user finds an item of a toolbar first.
    ToolbarTitleDisplayMode accepted The size of a title in a toolbar.
    TransitionProperties accepted What a transition is like.
    TransitionSymbolEffect accepted An effect of appearing and disappearing.
    TypesettingLanguage accepted The language that text is set in. Speech follows the language \
    of the text itself.
    UIAppearance accepted A type whose looks are set for all its views, when an app starts. They \
    do not affect elements.
    UIApplicationShortcutIcon accepted A shortcut's icon. It is accepted but not shown.
    UIApplicationShortcutItem accepted A shortcut of an app's icon. It is accepted but not \
    shown, because there is no icon.
    UIBarItemAppearance accepted How a part of a bar looks. It does not affect elements.
    UIBarMetrics accepted How much space a bar has.
    UIBarPosition accepted Where a bar is.
    UIBarStyle accepted How light or dark a bar is.
    UIBezierPath accepted An outline of UIKit. Nothing is drawn, so nothing is stored.
    UICloudSharingController partial Shares a record with others. There is no account, so it \
    shows nothing.
    UICloudSharingControllerDelegate accepted Is notified of sharing. It is not called.
    UICollectionViewCompositionalLayout accepted Items in groups and sections. It does not \
    affect elements.
    UICollectionViewCompositionalLayoutConfiguration accepted What all sections have in common. \
    It does not affect elements.
    UICollectionViewFlowLayout accepted Items in rows, one after the other. It does not affect \
    elements.
    UICollectionViewLayout accepted Where the items of a collection are on the screen. It does \
    not affect elements.
    UIFeedbackGenerator accepted Lets a device be felt. There is no device, so nothing happens.
    UIFontMetrics accepted Scales fonts with the size of text that the user wants. Nothing is \
    drawn, so they stay the same.
    UIGestureRecognizerRepresentableContext accepted What a gesture of UIKit is found in. None \
    is ever made.
    UIGestureRecognizerRepresentableCoordinateSpaceConverter accepted Turns places of a view \
    into others. There are no places, so none is ever made.
    UIGraphicsImageRenderer accepted Draws an image. Nothing is drawn: the image is empty, and \
    what would draw it does not run.
    UIGraphicsImageRendererContext accepted Where an image is drawn. Nothing is drawn here.
    UIHostingSceneDelegate partial A UIKit delegate with a SwiftUI scene, which is not shown; \
    write an `App` instead.
    UIImpactFeedbackGenerator accepted Lets a tap be felt. There is no device, so nothing \
    happens.
    UIInteraction partial What can be done with a view by fingers. Accepted.
    UIKey accepted A key of a keyboard.
    UIKeyboardType accepted A keyboard.
    UILargeContentViewerInteraction accepted Shows text enlarged while it is touched. Accepted.
    UILayoutGuide accepted A part of a view. It does not affect elements.
    UILongPressGestureRecognizer accepted Finds touches that last: accepted, and finds none.
    UIModalPresentationStyle accepted How a controller is presented. It does not affect \
    elements.
    UIModalTransitionStyle accepted How a controller comes. It does not affect elements.
    UINotificationFeedbackGenerator accepted Lets success or failure be felt. There is no \
    device, so nothing happens.
    UIPanGestureRecognizer accepted Finds drags: accepted, and finds none.
    UIPinchGestureRecognizer accepted Finds two fingers that move apart: accepted, and finds \
    none.
    UIPopoverPresentationController accepted Where a controller points. It does not affect \
    elements.
    UIPopoverPresentationControllerSourceItem accepted What a popover points at. It does not \
    affect elements.
    UIPresentationController accepted How a controller is presented. It does not affect \
    elements.
    UIPress accepted A key or button that is pressed.
    UIPressesEvent accepted A press of a key or button.
    UIRotationGestureRecognizer accepted Finds two fingers that turn: accepted, and finds none.
    UIScreen accepted A screen, of the size of a phone's. Nothing is shown on it.
    UISelectionFeedbackGenerator accepted Lets a choice be felt. There is no device, so nothing \
    happens.
    UISheetPresentationController accepted How high a sheet is. It does not affect elements.
    UISwipeGestureRecognizer accepted Finds swipes: accepted, and finds none.
    UITabBar partial A bar of tabs. Its items are lost; the tabs of a `UITabBarController` can \
    be chosen.
    UITextAutocapitalizationType accepted Which letters are capitalised, in the older API.
    UITextChecker accepted Finds misspelled words. There is no dictionary here: every word \
    counts as spelled right.
    UITextContentType accepted A kind of text to type.
    UITextItemInteraction accepted What is done with a link in a text. It does not affect \
    elements.
    UITextPosition accepted A place in a text.
    UITextRange accepted A part of a text.
    UITouch accepted A finger on the screen.
    UIWindow accepted A window of UIKit. The app's windows are SwiftUI's: one that a program \
    makes shows nothing, and the app's own only represents them.
    UNNotificationPresentationOptions accepted How a notification is shown while the app is. \
    None is shown.
    UNNotificationSound accepted The sound of a notification. Nothing sounds.
    UnevenRoundedRectangle accepted A rectangle with differently rounded corners.
    UnifiedCompactWindowToolbarStyle accepted A compact toolbar beside the title.
    UnifiedWindowToolbarStyle accepted A toolbar beside the title.
    UnitCurve accepted A curve from 0 to 1.
    UserInterfaceSizeClass accepted How much space there is in a direction.
    UserLocation accepted The user's location, for the view that shows it: unknown.
    ValueAlignedChartScrollTargetBehavior accepted Where the scrolling of a chart stops. It is \
    accepted and not heard.
    VerticalDirection accepted A direction.
    ViewSpacing accepted The space that a view wants around it: none.
    VisualEffect accepted A change of how a view looks. Nothing is drawn, so it changes nothing.
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
    WindowToolbarFullScreenVisibility accepted When a toolbar is shown on a full screen.
    WindowToolbarStyle accepted The style of a window's toolbar.
    WritingToolsBehavior accepted Whether tools for writing are offered.
    ZoomNavigationTransition accepted A screen that grows out of a view.
    """
}
