// SPDX-License-Identifier: MIT

// Made from Surface/A11yDrawing.rows by `make surface`.

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// Information about a dragged item and its position.
public struct DropInfo {
  /// The position.
  public var location: CGPoint { .zero }
  /// Returns whether there is an item of the given types.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
  /// Returns the items of the given types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
  /// Returns whether there is an item of the given types, by identifier.
  public func hasItemsConforming(to types: [String]) -> Bool { false }
  /// Returns the items of the given types, by identifier.
  public func itemProviders(for types: [String]) -> [NSItemProvider] { [] }
}

/// A proposal for a drop.
public struct DropProposal: Sendable {
  /// The operation.
  public let operation: DropOperation
  /// Creates a proposal for an operation.
  public init(operation: DropOperation) {
    self.operation = operation
    operationOutsideApplication = nil
  }
  /// The operation in another app.
  public let operationOutsideApplication: DropOperation?
  /// Creates a proposal for an operation in this app and one in others.
  public init(withinApplication: DropOperation, outsideApplication: DropOperation) {
    operation = withinApplication
    operationOutsideApplication = outsideApplication
  }
}

/// An operation for a drop.
public enum DropOperation: Sendable {
  case cancel, forbidden, copy, move
}

/// Whether controls appear active.
public enum ControlActiveState: Hashable, CaseIterable, Sendable {
  case key, active, inactive
}

/// The row size of a sidebar.
public enum SidebarRowSize: Hashable, Sendable {
  case small, medium, large
}

/// The prominence of a background.
public struct BackgroundProminence: Hashable, Sendable {
  let name: String
  /// The default.
  public static let standard = Self(name: "standard")
  /// Increased prominence.
  public static let increased = Self(name: "increased")
}

/// The placement of a tab.
public struct TabBarPlacement: Hashable, Sendable {
  let name: String
  /// In the bottom bar.
  public static let bottomBar = Self(name: "bottomBar")
  /// In the top bar.
  public static let topBar = Self(name: "topBar")
  /// In the sidebar.
  public static let sidebar = Self(name: "sidebar")
  /// In the page indicator.
  public static let pageIndicator = Self(name: "pageIndicator")
  /// In an ornament beside the window.
  public static let ornament = Self(name: "ornament")
}

/// The placement of the accessory below the tabs.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  case inline, expanded
}

/// The contrast of colors.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
  case standard, increased
}

/// The layout direction: left to right or right to left.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight, rightToLeft
}

/// The font weight that the user prefers.
public enum LegibilityWeight: Hashable, Sendable {
  case regular, bold
}

/// The view in a sheet.
public struct PresentationSizingRoot {
  /// Returns the size of the view, which is unknown.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
}

/// The context for sizing a sheet.
public struct PresentationSizingContext {}

/// A function for the graphics processor with its arguments. Nothing is drawn, so it never runs.
public struct Shader: ShapeStyle {
  /// The function to call.
  public var function: ShaderFunction
  /// Its arguments.
  public var arguments: [Argument]
  /// Whether colors may be dithered.
  public var dithersColor = false
  /// Creates a call of a function.
  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }
  /// An argument of a function.
  public struct Argument: Sendable {
    /// Returns a number as an argument.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }
    /// Returns two numbers as an argument.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument() }
    /// Returns a point as an argument.
    public static func float2(_ point: CGPoint) -> Argument { Argument() }
    /// Returns a size as an argument.
    public static func float2(_ size: CGSize) -> Argument { Argument() }
    /// Returns three numbers as an argument.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument()
    }
    /// Returns four numbers as an argument.
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      Argument()
    }
    /// Returns an array of numbers as an argument.
    public static func floatArray(_ array: [Float]) -> Argument { Argument() }
    /// The view's frame as an argument.
    public static var boundingRect: Argument { Argument() }
    /// Returns a color as an argument.
    public static func color(_ color: Color) -> Argument { Argument() }
    /// Returns an array of colors as an argument.
    public static func colorArray(_ array: [Color]) -> Argument { Argument() }
    /// Returns an image as an argument.
    public static func image(_ image: Image) -> Argument { Argument() }
    /// Returns data as an argument.
    public static func data(_ data: Data) -> Argument { Argument() }
  }
}

/// The placeholder color.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
}

/// The background of fills.
public struct FillShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
}

/// The color of links.
public struct LinkShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
}

/// A tiled image.
public struct ImagePaint: ShapeStyle {
  /// Creates a style from an image.
  public init(
    image: Image,
    sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }
  /// The image.
  public var image: Image
  /// The part of the image that is repeated, in unit coordinates.
  public var sourceRect: CGRect
  /// The size.
  public var scale: CGFloat
}

/// A shadow that a style casts.
public struct ShadowStyle: Equatable, Sendable {
  /// Returns a shadow outside a shape.
  public static func drop(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0)
    -> ShadowStyle
  { ShadowStyle() }
  /// Returns a shadow inside a shape.
  public static func inner(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0)
    -> ShadowStyle
  { ShadowStyle() }
}

/// The light or dark color scheme.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
  /// The light color scheme.
  case light
  /// The dark color scheme.
  case dark
}

/// Events of a game controller.
public struct GameControllerEventTypes: OptionSet, Sendable {
  /// The set's bits, one for each kind.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Events from a gamepad's buttons and sticks.
  public static let gamepad = Self(rawValue: 1)
}

/// The sizing of buttons.
public struct ButtonSizing: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// As large as possible.
  public static let flexible = Self(name: "flexible")
  /// As small as possible.
  public static let fitted = Self(name: "fitted")
}

/// The prominence of a badge.
public struct BadgeProminence: Hashable, Sendable {
  let name: String
  /// Decreased prominence.
  public static let decreased = Self(name: "decreased")
  /// The default.
  public static let standard = Self(name: "standard")
  /// Increased prominence.
  public static let increased = Self(name: "increased")
}

/// The appearance of a material.
public struct MaterialActiveAppearance: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// The appearance in an active window.
  public static let active = Self(name: "active")
  /// The appearance in an inactive window.
  public static let inactive = Self(name: "inactive")
  /// The appearance that matches the window.
  public static let matchWindow = Self(name: "matchWindow")
}

/// Whether a view reacts to an item that is held over it.
public struct SpringLoadingBehavior: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// Enabled.
  public static let enabled = Self(name: "enabled")
  /// Disabled.
  public static let disabled = Self(name: "disabled")
}

/// The appearance of a selected item in a palette.
public struct PaletteSelectionEffect: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// An appearance that the program draws.
  public static let custom = Self(name: "custom")
  /// Returns the effect with a symbol variant.
  public static func symbolVariant(_ variant: SymbolVariants) -> Self { Self(name: "variant") }
}

/// Whether a view is mirrored.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed, mirrors
  /// Returns the behavior of mirroring in a layout direction.
  public static func mirrors(in direction: LayoutDirection) -> Self { .mirrors }
}

/// The style of a pointer.
public struct PointerStyle: Hashable, Sendable {
  let name: String
  /// The default.
  public static let `default` = Self(name: "default")
  /// The pointer over a link.
  public static let link = Self(name: "link")
  /// The pointer over text.
  public static let horizontalText = Self(name: "horizontalText")
  /// The pointer over vertical text.
  public static let verticalText = Self(name: "verticalText")
  /// The pointer for selecting a rectangle.
  public static let rectSelection = Self(name: "rectSelection")
  /// The pointer over an item that can be dragged.
  public static let grabIdle = Self(name: "grabIdle")
  /// The pointer while an item is dragged.
  public static let grabActive = Self(name: "grabActive")
  /// The pointer for zooming in.
  public static let zoomIn = Self(name: "zoomIn")
  /// The pointer for zooming out.
  public static let zoomOut = Self(name: "zoomOut")
  /// The pointer between columns.
  public static let columnResize = Self(name: "columnResize")
  /// The pointer between rows.
  public static let rowResize = Self(name: "rowResize")
}

/// The rotational sensitivity of the Digital Crown.
public struct DigitalCrownRotationalSensitivity: Hashable, Sendable {
  let name: String
  /// Low sensitivity.
  public static let low = Self(name: "low")
  /// Medium sensitivity.
  public static let medium = Self(name: "medium")
  /// High sensitivity.
  public static let high = Self(name: "high")
}

/// A hand gesture shortcut.
public struct HandGestureShortcut: Hashable, Sendable {
  let name: String
  /// The gesture of tapping two fingers together.
  public static let primaryAction = Self(name: "primaryAction")
}

/// A double tap on a pencil.
public struct PencilDoubleTapGestureValue: Hashable, Sendable {
  /// The pencil's pose above the screen.
  public var hoverPose: PencilHoverPose?
}

/// The phase of squeezing a pencil.
public enum PencilSqueezeGesturePhase: Hashable, Sendable {
  case active(PencilSqueezeGestureValue)
  case ended(PencilSqueezeGestureValue)
  case failed
}

/// The values of a pencil squeeze.
public struct PencilSqueezeGestureValue: Hashable, Sendable {
  /// The pencil's pose above the screen.
  public var hoverPose: PencilHoverPose?
}

/// The pose of a pencil above the screen.
public struct PencilHoverPose: Hashable, Sendable {
  /// The position, in points.
  public let location: CGPoint
  /// The position in the view's unit space.
  public let anchor: UnitPoint
  /// The distance from the screen, from 0 to 1.
  public let zDistance: CGFloat
  /// The altitude angle of the pencil.
  public let altitude: Angle
  /// The azimuth angle of the pencil.
  public let azimuth: Angle
  /// The roll angle of the pencil.
  public let roll: Angle
}

/// The action that a user prefers for a pencil.
public struct PencilPreferredAction: Hashable, Sendable {
  let name: String
  /// No action.
  public static let ignore = Self(name: "ignore")
  /// Switching to the eraser.
  public static let switchEraser = Self(name: "switchEraser")
  /// Switching to the previous tool.
  public static let switchPrevious = Self(name: "switchPrevious")
  /// Showing the color palette.
  public static let showColorPalette = Self(name: "showColorPalette")
  /// Showing the ink attributes.
  public static let showInkAttributes = Self(name: "showInkAttributes")
  /// Showing a contextual palette.
  public static let showContextualPalette = Self(name: "showContextualPalette")
  /// Running a system shortcut.
  public static let runSystemShortcut = Self(name: "runSystemShortcut")
}

/// The severity of a dialog.
public struct DialogSeverity: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// The default.
  public static let standard = Self(name: "standard")
  /// Critical severity.
  public static let critical = Self(name: "critical")
}

/// The options of a file panel.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  /// The set's bits.
  public let rawValue: Int
  /// Creates options.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Shows filename extensions.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 1)
  /// Lists aliases instead of their targets.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 2)
  /// Shows hidden files.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 4)
}

/// The purposes of a content shape.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The set's bits, one for each purpose.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Shapes for touch.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// Shapes for dragging.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// Shapes for context menus.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// Shapes for hovering.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// Shapes for focus.
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  /// Shapes for assistive technologies.
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

/// The mode in which colors blend with those behind them.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  case destinationOver, destinationOut, plusDarker, plusLighter
}

/// The content below a sheet that can be used.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  let name: String
  /// The default.
  public static var automatic: Self { Self(name: "automatic") }
  /// All.
  public static var enabled: Self { Self(name: "enabled") }
  /// Returns an interaction that is enabled up to a height of the sheet.
  public static func enabled(upThrough detent: PresentationDetent) -> Self { Self(name: "enabled") }
  /// No interaction.
  public static var disabled: Self { Self(name: "disabled") }
}

/// The effect of a swipe in a sheet.
public struct PresentationContentInteraction: Hashable, Sendable {
  let name: String
  /// The default.
  public static var automatic: Self { Self(name: "automatic") }
  /// A swipe changes the height.
  public static var resizes: Self { Self(name: "resizes") }
  /// A swipe scrolls the content.
  public static var scrolls: Self { Self(name: "scrolls") }
}

/// The autocapitalization type, in the older API.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

/// A projective coordinate transform.
public struct ProjectionTransform: Equatable, Sendable {
  /// Creates an identity transform.
  public init() {}
  /// Creates a transform from an affine one.
  public init(_ m: CGAffineTransform) {}
  /// An element of the matrix.
  public var m11: CGFloat = 1
  /// An element of the matrix.
  public var m12: CGFloat = 0
  /// An element of the matrix.
  public var m13: CGFloat = 0
  /// An element of the matrix.
  public var m21: CGFloat = 0
  /// An element of the matrix.
  public var m22: CGFloat = 1
  /// An element of the matrix.
  public var m23: CGFloat = 0
  /// An element of the matrix.
  public var m31: CGFloat = 0
  /// An element of the matrix.
  public var m32: CGFloat = 0
  /// An element of the matrix.
  public var m33: CGFloat = 1
  /// Whether this is the identity.
  public var isIdentity: Bool { self == ProjectionTransform() }
  /// Whether the transform is affine.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }
  /// Has no effect, because nothing is drawn.
  public mutating func invert() -> Bool { false }
  /// Returns the same transform, because nothing is drawn.
  public func inverted() -> ProjectionTransform { self }
  /// Returns the other transform, because nothing is drawn.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform { rhs }
}

/// The effect at the edges of scrolled content.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  let name: String
  /// The default.
  public static var automatic: Self { Self(name: "automatic") }
  /// An edge with a line.
  public static var hard: Self { Self(name: "hard") }
  /// An edge without a line.
  public static var soft: Self { Self(name: "soft") }
}

/// A container for views with glass effects that blend.
public struct GlassEffectContainer<Content: View> {
  /// The views.
  public let content: Content
  /// Creates a container.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// The prominence of a view.
public enum Prominence: Hashable, Sendable {
  /// The default.
  case standard
  /// Increased.
  case increased
}

/// The space between sections.
public struct ListSectionSpacing: Sendable {
  let name: String
  /// The default.
  public static let `default` = ListSectionSpacing(name: "default")
  /// Compact spacing.
  public static let compact = ListSectionSpacing(name: "compact")
  /// Returns a spacing in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(name: "\(spacing)")
  }
}

/// The order of menu items.
public struct MenuOrder: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = MenuOrder(name: "automatic")
  /// Items ordered by priority.
  public static let priority = MenuOrder(name: "priority")
  /// Items in the given order.
  public static let fixed = MenuOrder(name: "fixed")
}

/// Whether selecting an item closes the menu.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// Enabled.
  public static let enabled = Self(name: "enabled")
  /// Disabled.
  public static let disabled = Self(name: "disabled")
}

/// Whether holding a button repeats its action.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// Enabled.
  public static let enabled = Self(name: "enabled")
  /// Disabled.
  public static let disabled = Self(name: "disabled")
}

/// The device of a preview.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a device from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a device from its name.
  public init(stringLiteral: String) { rawValue = stringLiteral }
}

/// The orientation of a device.
public struct InterfaceOrientation: Hashable, CaseIterable, Sendable {
  let name: String
  /// Portrait orientation.
  public static let portrait = Self(name: "portrait")
  /// Portrait orientation, upside down.
  public static let portraitUpsideDown = Self(name: "portraitUpsideDown")
  /// Landscape orientation, on the left side.
  public static let landscapeLeft = Self(name: "landscapeLeft")
  /// Landscape orientation, on the right side.
  public static let landscapeRight = Self(name: "landscapeRight")
  /// All.
  public static let allCases: [Self] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]
}

/// The size of a preview.
public enum PreviewLayout: Sendable {
  /// The size of a device.
  case device
  /// The size of the content.
  case sizeThatFits
  /// A fixed size, in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// A platform for previews.
public enum PreviewPlatform: Sendable {
  case iOS, macOS, tvOS, watchOS
}

/// A keyboard type.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// The kind of text that is entered.
public struct UITextContentType: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A name.
  public static let name = UITextContentType(rawValue: "name")
  /// A name prefix, such as a title.
  public static let namePrefix = UITextContentType(rawValue: "namePrefix")
  /// A given name.
  public static let givenName = UITextContentType(rawValue: "givenName")
  /// A middle name.
  public static let middleName = UITextContentType(rawValue: "middleName")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "familyName")
  /// A name suffix.
  public static let nameSuffix = UITextContentType(rawValue: "nameSuffix")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A job title.
  public static let jobTitle = UITextContentType(rawValue: "jobTitle")
  /// The name of an organization.
  public static let organizationName = UITextContentType(rawValue: "organizationName")
  /// A location.
  public static let location = UITextContentType(rawValue: "location")
  /// A postal address.
  public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")
  /// The first line of a postal address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "streetAddressLine1")
  /// The second line of a postal address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "streetAddressLine2")
  /// A city.
  public static let addressCity = UITextContentType(rawValue: "addressCity")
  /// A state.
  public static let addressState = UITextContentType(rawValue: "addressState")
  /// A country.
  public static let countryName = UITextContentType(rawValue: "countryName")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postalCode")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
  /// An e-mail address.
  public static let emailAddress = UITextContentType(rawValue: "emailAddress")
  /// A URL.
  public static let URL = UITextContentType(rawValue: "URL")
  /// A credit card number.
  public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
  /// A user name.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "newPassword")
  /// The day of birth.
  public static let birthdateDay = UITextContentType(rawValue: "birthdateDay")
  /// The month of birth.
  public static let birthdateMonth = UITextContentType(rawValue: "birthdateMonth")
  /// The year of birth.
  public static let birthdateYear = UITextContentType(rawValue: "birthdateYear")
  /// The number of a phone's embedded SIM.
  public static let cellularEID = UITextContentType(rawValue: "cellularEID")
  /// The serial number of a phone.
  public static let cellularIMEI = UITextContentType(rawValue: "cellularIMEI")
  /// A credit card's expiration date.
  public static let creditCardExpiration = UITextContentType(rawValue: "creditCardExpiration")
  /// A credit card's expiration month.
  public static let creditCardExpirationMonth = UITextContentType(
    rawValue: "creditCardExpirationMonth"
  )
  /// A credit card's expiration year.
  public static let creditCardExpirationYear = UITextContentType(
    rawValue: "creditCardExpirationYear"
  )
  /// The family name on a credit card.
  public static let creditCardFamilyName = UITextContentType(rawValue: "creditCardFamilyName")
  /// The given name on a credit card.
  public static let creditCardGivenName = UITextContentType(rawValue: "creditCardGivenName")
  /// The middle name on a credit card.
  public static let creditCardMiddleName = UITextContentType(rawValue: "creditCardMiddleName")
  /// The name on a credit card.
  public static let creditCardName = UITextContentType(rawValue: "creditCardName")
  /// A credit card's security code.
  public static let creditCardSecurityCode = UITextContentType(rawValue: "creditCardSecurityCode")
  /// The type of a credit card.
  public static let creditCardType = UITextContentType(rawValue: "creditCardType")
  /// A flight number.
  public static let flightNumber = UITextContentType(rawValue: "flightNumber")
  /// A shipment's tracking number.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipmentTrackingNumber")
  /// A part of a city.
  public static let sublocality = UITextContentType(rawValue: "sublocality")
  /// A one-time code.
  public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
  /// A date and time.
  public static let dateTime = UITextContentType(rawValue: "dateTime")
  /// A date of birth.
  public static let birthdate = UITextContentType(rawValue: "birthdate")
}

/// Text that can be selected.
public struct EnabledTextSelectability: TextSelectability, Sendable {}

/// Text that cannot be selected.
public struct DisabledTextSelectability: TextSelectability, Sendable {}

/// A visual effect that changes nothing.
public struct EmptyVisualEffect: VisualEffect {
  /// Creates the effect.
  public init() {}
}

/// The configuration of a transition for a view that is scrolled.
public struct ScrollTransitionConfiguration: Sendable {
  /// A transition that follows the finger.
  public static let interactive = Self()
  /// A transition that is animated automatically.
  public static let animated = Self()
  /// Returns a transition that is animated automatically.
  public static func animated(_ animation: Animation = .default) -> Self { Self() }
  /// No transition.
  public static let identity = Self()
  /// Returns a transition that follows the finger.
  public static func interactive(timingCurve: UnitCurve) -> Self { Self() }
  /// Returns the configuration with a visibility threshold.
  public func threshold(_ threshold: Threshold) -> Self { self }
  /// The part of a view that must be visible.
  public struct Threshold: Sendable {
    /// All.
    public static let visible = Threshold()
    /// The view is hidden.
    public static let hidden = Threshold()
    /// Half of the view.
    public static var centered: Threshold { Threshold() }
    /// Returns a threshold for a part of the view, from 0 to 1.
    public static func visible(_ amount: Double) -> Threshold { Threshold() }
  }
}

/// A delegate that handles drops. Nothing is ever dropped, so it is never called.
@MainActor @preconcurrency public protocol DropDelegate {
  /// Returns whether the view accepts the dragged items.
  func validateDrop(info: DropInfo) -> Bool
  /// Accepts dropped items, and returns `false` if it cannot.
  func performDrop(info: DropInfo) -> Bool
  /// Called when items are dragged over the view.
  func dropEntered(info: DropInfo)
  /// Called when items are moved over the view.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Called when items are dragged away.
  func dropExited(info: DropInfo)
}

/// The sizing of a sheet. Nothing is drawn, so it is never called.
@MainActor @preconcurrency public protocol PresentationSizing {
  /// Returns the proposed size of a sheet.
  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext)
    -> ProposedViewSize
}

/// The platform's default sizing.
public struct AutomaticPresentationSizing: PresentationSizing, Sendable {
  /// Creates the sizing.
  nonisolated public init() {}
  /// Returns the proposed size of a sheet.
  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext)
    -> ProposedViewSize
  { .unspecified }
}

/// The size of a page.
public struct PagePresentationSizing: PresentationSizing, Sendable {
  /// Creates the sizing.
  nonisolated public init() {}
  /// Returns the proposed size of a sheet.
  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext)
    -> ProposedViewSize
  { .unspecified }
}

/// The size of a form.
public struct FormPresentationSizing: PresentationSizing, Sendable {
  /// Creates the sizing.
  nonisolated public init() {}
  /// Returns the proposed size of a sheet.
  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext)
    -> ProposedViewSize
  { .unspecified }
}

/// The size of the content.
public struct FittedPresentationSizing: PresentationSizing, Sendable {
  /// Creates the sizing.
  nonisolated public init() {}
  /// Returns the proposed size of a sheet.
  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext)
    -> ProposedViewSize
  { .unspecified }
}

/// A sensory feedback for a change. There is no device, so nothing is felt.
public struct SensoryFeedback: Equatable, Sendable {
  let name: String
  /// Feedback for success.
  public static let success = Self(name: "success")
  /// Feedback for a warning.
  public static let warning = Self(name: "warning")
  /// Feedback for an error.
  public static let error = Self(name: "error")
  /// Feedback for a changed selection.
  public static let selection = Self(name: "selection")
  /// Feedback for an increase.
  public static let increase = Self(name: "increase")
  /// Feedback for a decrease.
  public static let decrease = Self(name: "decrease")
  /// Feedback for a start.
  public static let start = Self(name: "start")
  /// Feedback for a stop.
  public static let stop = Self(name: "stop")
  /// Feedback for alignment.
  public static let alignment = Self(name: "alignment")
  /// Feedback for a change of level.
  public static let levelChange = Self(name: "levelChange")
  /// Feedback for an impact.
  public static let impact = Self(name: "impact")
  /// Returns feedback for an impact of a weight.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> Self { .impact }
  /// Returns feedback for an impact of a flexibility.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> Self { .impact }
  /// The weight of an impact.
  public struct Weight: Equatable, Sendable {
    let name: String
    /// A light weight.
    public static let light = Weight(name: "light")
    /// Medium.
    public static let medium = Weight(name: "medium")
    /// Heavy.
    public static let heavy = Weight(name: "heavy")
  }
  /// The flexibility of an impact.
  public struct Flexibility: Equatable, Sendable {
    let name: String
    /// A rigid impact.
    public static let rigid = Flexibility(name: "rigid")
    /// A solid impact.
    public static let solid = Flexibility(name: "solid")
    /// A soft impact.
    public static let soft = Flexibility(name: "soft")
  }
}

/// A program's functions for the graphics processor.
@dynamicMemberLookup public struct ShaderLibrary: Hashable, Sendable {
  let name: String
  /// The app's functions.
  public static let `default` = ShaderLibrary(name: "default")
  /// Creates a library from a file.
  public init(url: URL) { name = url.absoluteString }
  init(name: String) { self.name = name }
  /// The function with a name.
  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }
}

/// A style derived from another.
public struct _DerivedShapeStyle: ShapeStyle {}

/// The container to which a background belongs.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  package let name: String
  /// A widget.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
  /// A screen of a navigation stack.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// A tab.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
}

/// The shape of buttons.
public struct ButtonBorderShape: Hashable, Sendable {
  package let name: String
  /// The default.
  public static let automatic = ButtonBorderShape(name: "automatic")
  /// A capsule.
  public static let capsule = ButtonBorderShape(name: "capsule")
  /// A circle.
  public static let circle = ButtonBorderShape(name: "circle")
  /// A rectangle with rounded corners.
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
}

/// The variants of symbols.
public struct SymbolVariants: Hashable, Sendable {
  package let name: String
  /// Symbols without a variant.
  public static let none = SymbolVariants(name: "none")
  /// A circle.
  public static let circle = SymbolVariants(name: "circle")
  /// A square.
  public static let square = SymbolVariants(name: "square")
  /// A rectangle.
  public static let rectangle = SymbolVariants(name: "rectangle")
  /// A filled variant.
  public static let fill = SymbolVariants(name: "fill")
  /// A slash.
  public static let slash = SymbolVariants(name: "slash")
  /// The filled variant.
  public var fill: SymbolVariants { SymbolVariants(name: name + ".fill") }
  /// The variant in a circle.
  public var circle: SymbolVariants { SymbolVariants(name: name + ".circle") }
  /// The variant in a square.
  public var square: SymbolVariants { SymbolVariants(name: name + ".square") }
  /// The variant with a slash.
  public var slash: SymbolVariants { SymbolVariants(name: name + ".slash") }
}

/// The mode in which symbols are colored.
public struct SymbolRenderingMode: Hashable, Sendable {
  package let name: String
  /// One color.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// Shades of one color.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// A palette of colors.
  public static let palette = SymbolRenderingMode(name: "palette")
  /// The symbol's own colors.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
}

/// The effect of hovering.
public struct HoverEffect: Hashable, Sendable {
  package let name: String
  /// The default.
  public static let automatic = HoverEffect(name: "automatic")
  /// A highlight.
  public static let highlight = HoverEffect(name: "highlight")
  /// A lift effect.
  public static let lift = HoverEffect(name: "lift")
}

/// A glass material that refracts the content below it.
public struct Glass: Equatable, Sendable {}

/// A height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
  package let name: String
  /// Half the screen.
  public static let medium = PresentationDetent(name: "medium")
  /// The whole screen.
  public static let large = PresentationDetent(name: "large")
}

/// A custom height of a sheet. It is never called.
public protocol CustomPresentationDetent {
  /// The context for computing a height.
  typealias Context = PresentationDetent.Context
  /// Returns the height in points, or `nil` for none.
  static func height(in context: Context) -> CGFloat?
}

/// A type that shows views during development. Each conforming type is one of the program's
/// previews.
@MainActor @preconcurrency public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View
  /// The previews to show.
  @ViewBuilder static var previews: Previews { get }
  /// The platform for which the preview is shown.
  static var platform: PreviewPlatform? { get }
}

/// The autocapitalization of typed text.
public struct TextInputAutocapitalization: Hashable, Sendable {
  package let name: String
  /// No letters are capitalized.
  public static var never: TextInputAutocapitalization { .init(name: "never") }
  /// The first letter of each word is capitalized.
  public static var words: TextInputAutocapitalization { .init(name: "words") }
  /// The first letter of each sentence is capitalized.
  public static var sentences: TextInputAutocapitalization { .init(name: "sentences") }
  /// All.
  public static var characters: TextInputAutocapitalization { .init(name: "characters") }
}

/// Whether text can be selected with a pointer.
public protocol TextSelectability {}

/// A visual effect. Nothing is drawn, so it has no effect.
public protocol VisualEffect: Sendable {}

/// The text size that the user prefers, in the older API.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  /// Returns whether one size is smaller than another.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rank < rhs.rank }
  /// Returns whether one size is smaller than or equal to another.
  public static func <= (lhs: Self, rhs: Self) -> Bool { lhs.rank <= rhs.rank }
  /// Returns whether one size is larger than another.
  public static func > (lhs: Self, rhs: Self) -> Bool { lhs.rank > rhs.rank }
  /// Returns whether one size is larger than or equal to another.
  public static func >= (lhs: Self, rhs: Self) -> Bool { lhs.rank >= rhs.rank }
}

/// The size of controls.
public enum ControlSize: Hashable, CaseIterable, Sendable {
  case mini, small, regular, large, extraLarge
}

extension View {
  /// Sets a delegate that handles drops. Nothing is ever dropped.
  nonisolated public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate)
    -> some View
  { self }

  /// Sets a delegate that handles drops. Nothing is ever dropped.
  nonisolated public func onDrop(of supportedTypes: [String], delegate: any DropDelegate)
    -> some View
  { self }

  /// Handles drops. Nothing is ever dropped.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType],
    isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    unheard(
      ".onDrop(of:isTargeted:perform:) is accepted but has no audible effect. Handles drops. Nothing is ever dropped."
    )
  }

  /// Handles drops. Nothing is ever dropped.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType],
    isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    unheard(
      ".onDrop(of:isTargeted:perform:) is accepted but has no audible effect. Handles drops. Nothing is ever dropped."
    )
  }

  /// Handles drops. Nothing is ever dropped.
  nonisolated public func onDrop(
    of supportedTypes: [String],
    isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    unheard(
      ".onDrop(of:isTargeted:perform:) is accepted but has no audible effect. Handles drops. Nothing is ever dropped."
    )
  }

  /// Handles drops. Nothing is ever dropped.
  nonisolated public func onDrop(
    of supportedTypes: [String],
    isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    unheard(
      ".onDrop(of:isTargeted:perform:) is accepted but has no audible effect. Handles drops. Nothing is ever dropped."
    )
  }

  /// Lets the view be dragged. Nothing is ever dragged.
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }

  /// Lets the view be dragged, with a preview. Nothing is ever dragged.
  nonisolated public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider,
    @ViewBuilder preview: () -> V
  ) -> some View { self }

  /// Sets the size of symbols relative to text.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View { self }

  /// Changes the view's colors with a shader. Nothing is drawn, so it never runs.
  nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    self
  }

  /// Draws the view with a shader. Nothing is drawn, so it never runs.
  nonisolated public func layerEffect(
    _ shader: Shader,
    maxSampleOffset: CGSize,
    isEnabled: Bool = true
  ) -> some View { self }

  /// Distorts the view with a shader. Nothing is drawn, so it never runs.
  nonisolated public func distortionEffect(
    _ shader: Shader,
    maxSampleOffset: CGSize,
    isEnabled: Bool = true
  ) -> some View { self }

  /// Sets three foreground styles.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1,
    _ secondary: S2,
    _ tertiary: S3
  ) -> some View { self }

  /// Sets two foreground styles.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1,
    _ secondary: S2
  ) -> some View { self }

  /// Sets the color of controls.
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View { self }

  /// Sets the color of controls.
  nonisolated public func tint(_ tint: Color?) -> some View { self }

  /// Sets the color of controls.
  nonisolated public func accentColor(_ accentColor: Color?) -> some View { self }

  /// Sets the background style.
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }

  /// Draws a background.
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    self
  }

  /// Draws a style as the background.
  nonisolated public func background<S: ShapeStyle>(
    _ style: S,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { self }

  /// Draws a shape as the background.
  nonisolated public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle())
    -> some View
  { self }

  /// Draws a shape in a style as the background.
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S,
    in shape: T,
    fillStyle: FillStyle = FillStyle()
  ) -> some View { self }

  /// Draws a style over the view.
  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { self }

  /// Draws a shape in a style over the view.
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S,
    in shape: T,
    fillStyle: FillStyle = FillStyle()
  ) -> some View { self }

  /// Draws the background of a container.
  nonisolated public func containerBackground<S: ShapeStyle>(
    _ style: S,
    for container: ContainerBackgroundPlacement
  ) -> some View { self }

  /// Sets the preferred light or dark color scheme.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }

  /// Draws a border.
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    self
  }

  /// Casts a shadow.
  nonisolated public func shadow(
    color: Color = Color.black,
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View { self }

  /// Sets the size of controls.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View { self }

  /// Sets the shape of buttons.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }

  /// Sets the variant of symbols.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View { self }

  /// Sets the mode in which symbols are colored.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }

  /// Sets the sizing of buttons.
  nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View { self }

  /// Sets the range for the size of controls.
  nonisolated public func controlSize(_ range: ClosedRange<ControlSize>) -> some View { self }

  /// Shows or hides labels. They are spoken in both cases.
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View { self }

  /// Sets the space between the icon and the title of labels, in points.
  nonisolated public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View { self }

  /// Sets the width reserved for icons in labels, in points.
  nonisolated public func labelReservedIconWidth(_ width: CGFloat) -> some View { self }

  /// Arranges radio buttons horizontally.
  nonisolated public func horizontalRadioGroupLayout() -> some View { self }

  /// Sets the appearance of a selected item in a palette.
  nonisolated public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
    self
  }

  /// Sets the prominence of badges.
  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View { self }

  /// Sets the appearance of a material.
  nonisolated public func materialActiveAppearance(_ appearance: MaterialActiveAppearance)
    -> some View
  { self }

  /// Marks content that a widget may invalidate.
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }

  /// Sets whether a view is mirrored.
  nonisolated public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View
  { self }

  /// Sets the light or dark color scheme, under the modifier's older name.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View { self }

  /// Keeps a view away from the corners.
  nonisolated public func containerCornerOffset(_ edges: Edge.Set, sizeToFit: Bool = false)
    -> some View
  { self }

  /// Lets a view receive the clicks that bring its window to the front.
  nonisolated public func allowsWindowActivationEvents(_ value: Bool? = true) -> some View { self }

  /// Sets whether a view reacts to an item that is held over it.
  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    self
  }

  /// Replaces a menu item while modifier keys are held. They are never held.
  nonisolated public func modifierKeyAlternate<V: View>(
    _ modifiers: EventModifiers,
    @ViewBuilder _ alternate: () -> V
  ) -> some View {
    unheard(
      ".modifierKeyAlternate(_:_:) is accepted but has no audible effect. Replaces a menu item while modifier keys are held. They are never held."
    )
  }

  /// Shows or hides a slider's thumb.
  nonisolated public func sliderThumbVisibility(_ visibility: Visibility) -> some View { self }

  /// Sets a screen's icon in Assistive Access.
  nonisolated public func assistiveAccessNavigationIcon(_ icon: Image) -> some View { self }

  /// Sets a screen's icon in Assistive Access.
  nonisolated public func assistiveAccessNavigationIcon(systemImage: String) -> some View { self }

  /// Tags a view for measuring user interaction.
  nonisolated public func interactionActivityTrackingTag(_ tag: String) -> some View { self }

  /// Lets the view handle events from a game controller. There is no game controller.
  nonisolated public func handlesGameControllerEvents(matching types: GameControllerEventTypes)
    -> some View
  { self }

  /// Sets the style of the pointer.
  nonisolated public func pointerStyle(_ style: PointerStyle?) -> some View { self }

  /// Shows or hides the pointer.
  nonisolated public func pointerVisibility(_ visibility: Visibility) -> some View { self }

  /// Sets the default hover effect.
  nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// Binds a value to the Digital Crown of a watch. There is no watch.
  nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>)
    -> some View
  { self }

  /// Binds a value to the Digital Crown of a watch. There is no watch.
  nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>,
    from minValue: V,
    through maxValue: V,
    by stride: V? = nil,
    sensitivity: DigitalCrownRotationalSensitivity = .high,
    isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true
  ) -> some View { self }

  /// Lets a hand gesture press a button.
  nonisolated public func handGestureShortcut(
    _ shortcut: HandGestureShortcut,
    isEnabled: Bool = true
  ) -> some View { self }

  /// Runs an action for a pencil gesture. There is no pencil.
  nonisolated public func onPencilDoubleTap(
    perform action: @escaping (PencilDoubleTapGestureValue) -> Void
  ) -> some View {
    unheard(
      ".onPencilDoubleTap(perform:) is accepted but has no audible effect. Runs an action for a pencil gesture. There is no pencil."
    )
  }

  /// Runs an action for a pencil gesture. There is no pencil.
  nonisolated public func onPencilSqueeze(
    perform action: @escaping (PencilSqueezeGesturePhase) -> Void
  ) -> some View {
    unheard(
      ".onPencilSqueeze(perform:) is accepted but has no audible effect. Runs an action for a pencil gesture. There is no pencil."
    )
  }

  /// Draws glass behind the view.
  nonisolated public func glassBackgroundEffect() -> some View { self }

  /// Sets the text beside a watch widget. It is not drawn.
  nonisolated public func widgetLabel<S: StringProtocol>(_ label: S) -> some View { self }

  /// Sets the label beside a watch widget. It is not drawn.
  nonisolated public func widgetLabel<L: View>(@ViewBuilder label: () -> L) -> some View {
    unheard(
      ".widgetLabel(label:) is accepted but has no audible effect. Sets the label beside a watch widget. It is not drawn."
    )
  }

  /// Curves the text of a watch widget.
  nonisolated public func widgetCurvesContent(_ curvesContent: Bool = true) -> some View { self }

  /// Sets the background of a live activity.
  nonisolated public func activityBackgroundTint(_ color: Color?) -> some View { self }

  /// Sets the color of a live activity's button.
  nonisolated public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }

  /// Sets the severity of a dialog.
  nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }

  /// Sets the icon of a dialog.
  nonisolated public func dialogIcon(_ icon: Image?) -> some View { self }

  /// Lets the user suppress the view's dialogs in the future, with a toggle in each dialog.
  nonisolated public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey,
    isSuppressed: Binding<Bool>
  ) -> some View { dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed) }

  /// Lets the user suppress the view's dialogs in the future, with a toggle labeled "Don't ask
  /// again".
  nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    dialogSuppressionToggle(Text(verbatim: "Don't ask again"), isSuppressed: isSuppressed)
  }

  /// Sets whether a dialog prevents the app from quitting, which it never does.
  nonisolated public func dialogPreventsAppTermination(_ preventsAppTermination: Bool?) -> some View
  { self }

  /// Sets the files that a file panel offers.
  nonisolated public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View { self }

  /// Sets whether a file panel resolves aliases.
  nonisolated public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }

  /// Sets whether a sheet prevents the app from quitting.
  nonisolated public func presentationPreventsAppTermination(_ prevents: Bool?) -> some View {
    self
  }

  /// Sets the message of a file panel. The panel does not show it.
  nonisolated public func fileDialogMessage(_ message: Text?) -> some View { self }

  /// Sets the message of a file panel. The panel does not show it.
  nonisolated public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { self }

  /// Sets the label of a file panel's confirmation button. The button keeps its own label.
  nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View { self }

  /// Sets the label of a file panel's confirmation button. The button keeps its own label.
  nonisolated public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
    self
  }

  /// Sets the folder that a file panel opens.
  nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { self }

  /// Sets the options of a file panel.
  nonisolated public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View
  { self }

  /// Sets the identifier of a file panel.
  nonisolated public func fileDialogCustomizationID(_ id: String) -> some View { self }

  /// Sets the label of the filename field.
  nonisolated public func fileExporterFilenameLabel(_ label: Text?) -> some View { self }

  /// Sets the label of the filename field.
  nonisolated public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View {
    self
  }

  /// Rounds the corners.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    self
  }

  /// Clips the view to a shape.
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle())
    -> some View
  { self }

  /// Clips the view to its frame.
  nonisolated public func clipped(antialiased: Bool = false) -> some View { self }

  /// Sets the shape that can be touched.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    self
  }

  /// Sets the shape of the view for some purposes.
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds,
    _ shape: S,
    eoFill: Bool = false
  ) -> some View { self }

  /// Sets the shape of the container.
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View { self }

  /// Masks the view with another view.
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center,
    @ViewBuilder _ mask: () -> Mask
  ) -> some View { self }

  /// Masks the view with another view.
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View { self }

  /// Blurs the view.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }

  /// Changes the brightness of the view.
  nonisolated public func brightness(_ amount: Double) -> some View { self }

  /// Returns a filter that changes the contrast.
  nonisolated public func contrast(_ amount: Double) -> some View { self }

  /// Changes the saturation of the view.
  nonisolated public func saturation(_ amount: Double) -> some View { self }

  /// Returns a filter that removes color.
  nonisolated public func grayscale(_ amount: Double) -> some View { self }

  /// Rotates the hues.
  nonisolated public func hueRotation(_ angle: Angle) -> some View { self }

  /// Returns a filter that inverts colors.
  nonisolated public func colorInvert() -> some View { self }

  /// Multiplies the colors.
  nonisolated public func colorMultiply(_ color: Color) -> some View { self }

  /// Sets the mode in which the view blends with the content behind it.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View { self }

  /// Composites the view as a whole.
  nonisolated public func compositingGroup() -> some View { self }

  /// Draws the view as one image.
  nonisolated public func drawingGroup(opaque: Bool = false) -> some View { self }

  /// Rotates the view.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    self
  }

  /// Scales the view.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    self
  }

  /// Scales the view.
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    self
  }

  /// Scales the view.
  nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> some View
  { self }

  /// Mirrors the view in right-to-left layouts.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }

  /// Sets whether the view receives touches.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { self }

  /// Sets the hover effect.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  /// Keeps the view's colors while all others are inverted.
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    self
  }

  /// Plays sensory feedback when a value changes.
  nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T)
    -> some View
  { self }

  /// Plays sensory feedback for some changes of a value.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback,
    trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View { self }

  /// Plays sensory feedback that depends on the change of a value.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T,
    _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { self }

  /// Plays sensory feedback for every change of a value.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T,
    _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View { self }

  /// Disables hover effects.
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Rotates the view in three dimensions.
  nonisolated public func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View { self }

  /// Applies an affine transform to the view.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View { self }

  /// Applies a projective transform to the view.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View { self }

  /// Makes dark parts of the view transparent.
  nonisolated public func luminanceToAlpha() -> some View { self }

  /// Applies a visual effect that depends on the view's geometry.
  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View { self }

  /// Applies an effect to the view while it is scrolled, separately at each end.
  nonisolated public func scrollTransition(
    topLeading: ScrollTransitionConfiguration,
    bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { self }

  /// Applies an effect to the view while it is scrolled.
  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { self }

  /// Sets the scale of text.
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    self
  }

  /// Sets the language for typesetting.
  nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true)
    -> some View
  { self }

  /// Animates views with their common background as one.
  nonisolated public func geometryGroup() -> some View { self }

  /// Sets the autocapitalization type, in the older API.
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    self
  }

  /// Sets whether content below a sheet can be used.
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { self }

  /// Sets the effect of a swipe in a sheet.
  nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction)
    -> some View
  { self }

  /// Sets the background of a presentation.
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View { self }

  /// Sets the sizing of a presentation.
  nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    self
  }

  /// Applies a glass effect below the view.
  nonisolated public func glassEffect(_ glass: Glass = .regular) -> some View { self }

  /// Applies a glass effect in a shape below the view.
  nonisolated public func glassEffect(_ glass: Glass = .regular, in shape: some Shape) -> some View
  { self }

  /// Identifies the glass effect with another of the same identity.
  nonisolated public func glassEffectID<ID: Hashable>(_ id: ID?, in namespace: Namespace.ID)
    -> some View
  { self }

  /// Joins the glass effect with another.
  nonisolated public func glassEffectUnion<ID: Hashable>(id: ID?, namespace: Namespace.ID)
    -> some View
  { self }

  /// Extends the background below bars.
  nonisolated public func backgroundExtensionEffect() -> some View { self }

  /// Sets the effect at the edges of scrolled content.
  nonisolated public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?,
    for edges: Edge.Set
  ) -> some View { self }

  /// Draws the background of a row.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View { self }

  /// Sets the insets of a row, in points.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }

  /// Insets rows from some edges, in points.
  nonisolated public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    self
  }

  /// Shows or hides the separators between rows.
  nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  { self }

  /// Sets the color of the separators between rows.
  nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all)
    -> some View
  { self }

  /// Shows or hides the separators between sections.
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// Sets the color of the separators between sections.
  nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all)
    -> some View
  { self }

  /// Sets the space between rows, in points.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }

  /// Sets the space between sections, in points.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }

  /// Sets the space between sections.
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }

  /// Sets the hover effect of a row.
  nonisolated public func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// Disables the hover effect of a row.
  nonisolated public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Sets the tint of a list row.
  nonisolated public func listItemTint(_ tint: Color?) -> some View { self }

  /// Sets the prominence of headers.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View { self }

  /// Sets the order of menu items.
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View { self }

  /// Shows or hides the indicator of a menu button.
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View { self }

  /// Sets whether selecting an item closes the menu, which it always does.
  nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior)
    -> some View
  { self }

  /// Sets whether holding a button repeats its action.
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    self
  }

  /// Lets a user search in text. The assistive technology provides search instead.
  nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View { self }

  /// Disables search in text.
  nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Sets the device of a preview.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// Sets the orientation of a preview's device.
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    self
  }

  /// Sets the possible heights of a sheet.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    self
  }

  /// Sets the possible heights of a sheet, and binds the current one.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>,
    selection: Binding<PresentationDetent>
  ) -> some View { self }

  /// Shows or hides the drag indicator of a sheet.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  /// Sets the background of a sheet.
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }

  /// Sets the corner radius of a sheet, in points.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }

  /// Sets the display mode of the screen's title.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }

  /// Sets the size of a preview.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Sets the name of a preview.
  nonisolated public func previewDisplayName(_ value: String?) -> some View { self }

  /// Disables autocorrection.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// Disables autocorrection.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View { self }

  /// Sets the strategy for the writing direction.
  nonisolated public func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View {
    self
  }

  /// Sets the keyboard type.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// Sets the kind of text that is entered.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    self
  }

  /// Sets the autocapitalization of typed text.
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }

  /// Lets a value be dragged from the view. Nothing is ever dragged.
  nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T)
    -> some View
  { self }

  /// Lets a value be dragged from the view, with a preview.
  nonisolated public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T,
    @ViewBuilder preview: () -> V
  ) -> some View { self }

  /// Accepts values dropped on the view. Nothing is ever dropped.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    unheard(
      ".dropDestination(for:action:isTargeted:) is accepted but has no audible effect. Accepts values dropped on the view. Nothing is ever dropped."
    )
  }

  /// Lets an item be dragged or copied from the view. Nothing is ever dragged.
  nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { self }

  /// Offers items to other apps. No app ever requests them.
  nonisolated public func exportsItemProviders(
    _ contentTypes: [UTType],
    onExport: @escaping () -> [NSItemProvider]
  ) -> some View { self }

  /// Imports items from other apps. None is ever received.
  nonisolated public func importsItemProviders(
    _ contentTypes: [UTType],
    onImport: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    unheard(
      ".importsItemProviders(_:onImport:) is accepted but has no audible effect. Imports items from other apps. None is ever received."
    )
  }

  /// Offers the selection to a Mac's services, which are not available.
  nonisolated public func exportableToServices<T: Transferable>(
    _ payload: @autoclosure @escaping () -> [T]
  ) -> some View { self }

  /// Imports the results of a Mac's services, which are not available.
  nonisolated public func importableFromServices<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping (_ items: [T]) -> Bool
  ) -> some View {
    unheard(
      ".importableFromServices(for:action:) is accepted but has no audible effect. Imports the results of a Mac's services, which are not available."
    )
  }

  /// Sets whether text can be selected with a pointer.
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    self
  }
}

extension EnvironmentValues {
  /// Whether content transitions are drawn as one.
  public var contentTransitionAddsDrawingGroup: Bool { false }

  /// The placement of the tab, which is unknown.
  public var tabBarPlacement: TabBarPlacement? { nil }

  /// The placement of the accessory below the tabs, which is unknown.
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { nil }

  /// Whether tabs are shown in sections.
  public var isTabBarShowingSections: Bool { false }

  /// Whether the screen is recorded.
  public var isSceneCaptured: Bool { false }

  /// Whether a live activity fills the screen.
  public var isActivityFullscreen: Bool { false }

  /// The material behind the view, which is always `nil`.
  public var backgroundMaterial: Material? { nil }
}

extension Image {
  /// The way in which an image fills more space than it needs.
  public enum ResizingMode: Hashable, Sendable {
    /// The image is tiled.
    case tile
    /// The image is stretched.
    case stretch
  }

  /// The colors in which an image is drawn.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// The foreground color.
    case template
    /// The image's own colors.
    case original
  }

  /// The quality with which an image is scaled.
  public enum Interpolation: Hashable, Sendable {
    case none, low, medium, high
  }

  /// The size of symbols relative to text.
  public enum Scale: Hashable, CaseIterable, Sendable {
    case small, medium, large
  }

  /// Lets the image fill the available space.
  nonisolated public func resizable(
    capInsets: EdgeInsets = EdgeInsets(),
    resizingMode: ResizingMode = .stretch
  ) -> Image { self }

  /// Sets the colors in which the image is drawn.
  nonisolated public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }

  /// Sets the quality with which the image is scaled.
  nonisolated public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// Sets whether edges are antialiased.
  nonisolated public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Sets the mode in which symbols are colored.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

extension PresentationSizing {
  /// Returns a sizing that fits the content in some directions.
  nonisolated public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    self
  }

  /// Returns a sizing that is at least as large as the content in some directions.
  nonisolated public func sticky(horizontal: Bool = false, vertical: Bool = false)
    -> some PresentationSizing
  { self }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// The platform's default sizing.
  nonisolated public static var automatic: AutomaticPresentationSizing {
    AutomaticPresentationSizing()
  }
}

extension PresentationSizing where Self == PagePresentationSizing {
  /// The size of a page.
  nonisolated public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  /// The size of a form.
  nonisolated public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  /// The size of the content.
  nonisolated public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension VisualEffect {
  /// Returns the effect with colors changed by a shader.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }

  /// Returns the effect drawn by a shader.
  public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true)
    -> some VisualEffect
  { self }

  /// Returns the effect distorted by a shader.
  public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true)
    -> some VisualEffect
  { self }

  /// Returns the effect with an opacity.
  public func opacity(_ opacity: Double) -> some VisualEffect { self }

  /// Returns the effect with a different scale.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }

  /// Returns the effect with a different scale.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }

  /// Returns the effect with a different scale.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> some VisualEffect
  { self }

  /// Returns the effect with an offset.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }

  /// Returns the effect with an offset.
  public func offset(_ offset: CGSize) -> some VisualEffect { self }

  /// Returns the effect with a rotation.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }

  /// Returns the effect with a rotation in three dimensions.
  public func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect { self }

  /// Returns the effect with a blur.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }

  /// Returns the effect with a different brightness.
  public func brightness(_ amount: Double) -> some VisualEffect { self }

  /// Returns the effect with a saturation.
  public func saturation(_ amount: Double) -> some VisualEffect { self }

  /// Returns the effect with reduced color.
  public func grayscale(_ amount: Double) -> some VisualEffect { self }

  /// Returns the effect with a contrast.
  public func contrast(_ amount: Double) -> some VisualEffect { self }

  /// Returns the effect with a transform.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect { self }

  /// Returns the effect with rotated hues.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
}

extension Text {
  /// The strategy that determines the writing direction.
  public struct WritingDirectionStrategy: Hashable, Sendable {
    let name: String
    /// The default.
    public static let `default` = Self(name: "default")
    /// The content.
    public static let contentBased = Self(name: "contentBased")
    /// The direction of the layout.
    public static let layoutBased = Self(name: "layoutBased")
  }

  /// The scale of text relative to other text.
  public struct Scale: Hashable, Sendable {
    let name: String
    /// The default.
    public static let `default` = Scale(name: "default")
    /// A smaller scale.
    public static let secondary = Scale(name: "secondary")
  }
}

extension Glass {
  /// Returns the glass with a tint.
  public func tint(_ color: Color?) -> Glass { self }

  /// Returns the glass with or without reactions to touch.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text that can be selected.
  nonisolated public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Text that cannot be selected.
  nonisolated public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension SensoryFeedback {
  /// Feedback for a completed path.
  public static let pathComplete = Self(name: "pathComplete")

  /// Returns feedback for a press of a control.
  public static func press(_ feedback: PressFeedback) -> SensoryFeedback { Self(name: "press") }

  /// Returns feedback for a release of a control.
  public static func release(_ feedback: ReleaseFeedback) -> SensoryFeedback {
    Self(name: "release")
  }

  /// Returns feedback for a kind of selection.
  public static func selection(_ feedback: SelectionFeedback) -> SensoryFeedback {
    Self(name: "selection")
  }

  /// The kind of control that is pressed.
  public struct PressFeedback: Equatable, Sendable {
    let name: String
    /// A button.
    public static let button = PressFeedback(name: "button")
    /// A button without a title.
    public static let buttonIconOnly = PressFeedback(name: "buttonIconOnly")
    /// A slider.
    public static let slider = PressFeedback(name: "slider")
    /// A tab.
    public static let tab = PressFeedback(name: "tab")
    /// A toggle.
    public static let toggle = PressFeedback(name: "toggle")
  }

  /// The kind of control that is released.
  public struct ReleaseFeedback: Equatable, Sendable {
    let name: String
    /// A slider.
    public static let slider = ReleaseFeedback(name: "slider")
  }

  /// The kind of selection.
  public struct SelectionFeedback: Equatable, Sendable {
    let name: String
    /// On.
    public static let on = SelectionFeedback(name: "on")
    /// Off.
    public static let off = SelectionFeedback(name: "off")
    /// The minimum value.
    public static let minimum = SelectionFeedback(name: "minimum")
    /// The maximum value.
    public static let maximum = SelectionFeedback(name: "maximum")
  }
}

extension Shader {
  /// Does nothing, because a shader never runs.
  public func compile(as type: UsageType) async throws {}

  /// The usage of a shader.
  public struct UsageType: Hashable, Sendable {
    let name: String
    /// A shape style.
    public static let shapeStyle = UsageType(name: "shapeStyle")
    /// A color effect.
    public static let colorEffect = UsageType(name: "colorEffect")
    /// A distortion effect.
    public static let distortionEffect = UsageType(name: "distortionEffect")
    /// A layer effect.
    public static let layerEffect = UsageType(name: "layerEffect")
  }
}

extension ShaderLibrary {
  /// Creates a library from data.
  public init(data: Data) { self.init(name: "data") }
}

/// The appearance of a view under a pointer. It does not affect elements.
public protocol CustomHoverEffect: Sendable {
  /// The type of the body.
  associatedtype Body
  /// A view without an effect.
  typealias Content = EmptyHoverEffect
  /// Returns the effect. It is never called.
  func body(content: Content) -> Body
}

/// The default.
public struct AutomaticHoverEffect: CustomHoverEffect {
  /// Creates the effect.
  public init() {}
  /// Never called.
  public func body(content: Content) -> Never { fatalError("it has no parts") }
}

/// The view is highlighted.
public struct HighlightHoverEffect: CustomHoverEffect {
  /// Creates the effect.
  public init() {}
  /// Never called.
  public func body(content: Content) -> Never { fatalError("it has no parts") }
}

/// The view is lifted.
public struct LiftHoverEffect: CustomHoverEffect {
  /// Creates the effect.
  public init() {}
  /// Never called.
  public func body(content: Content) -> Never { fatalError("it has no parts") }
}

/// An effect that changes nothing.
public struct EmptyHoverEffect: CustomHoverEffect {
  /// Creates the effect.
  public init() {}
  /// Never called.
  public func body(content: Content) -> Never { fatalError("it has no parts") }
}

extension CustomHoverEffect where Self == AutomaticHoverEffect {
  /// The default.
  public static var automatic: AutomaticHoverEffect { AutomaticHoverEffect() }
}

extension CustomHoverEffect where Self == HighlightHoverEffect {
  /// The view is highlighted.
  public static var highlight: HighlightHoverEffect { HighlightHoverEffect() }
}

extension CustomHoverEffect where Self == LiftHoverEffect {
  /// The view is lifted.
  public static var lift: LiftHoverEffect { LiftHoverEffect() }
}

extension CustomHoverEffect {
  /// Returns the effect with hovering disabled.
  public func hoverEffectDisabled(_ isDisabled: Bool = true) -> some CustomHoverEffect { self }
}

extension HoverEffect {
  /// Creates an effect from one of any type.
  public init<E: CustomHoverEffect>(_ effect: E) { self = .automatic }
}

extension View {
  /// Sets the hover effect of a view.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool)
    -> some View
  { self }

  /// Mirrors the view behind bars.
  nonisolated public func backgroundExtensionEffect(isEnabled: Bool) -> some View { self }

  /// Runs an action when a user begins or stops resizing the window. This never happens.
  nonisolated public func onInteractiveResizeChange(_ action: @escaping (Bool) -> Void) -> some View
  {
    unheard(
      ".onInteractiveResizeChange(_:) is accepted but has no audible effect. Runs an action when a user begins or stops resizing the window. This never happens."
    )
  }

  /// Accepts values dropped on the view. Nothing is ever dropped.
  nonisolated public func dropDestination<T: Transferable>(
    for type: T.Type = T.self,
    isEnabled: Bool,
    action: @escaping ([T], DropSession) -> Void
  ) -> some View {
    unheard(
      ".dropDestination(for:isEnabled:action:) is accepted but has no audible effect. Accepts values dropped on the view. Nothing is ever dropped."
    )
  }

  /// Shows files while a binding refers to one. Files are not shown.
  nonisolated public func quickLookPreview<Items: RandomAccessCollection>(
    _ selection: Binding<Items.Element?>,
    in items: Items
  ) -> some View where Items.Element == URL { self }
}

/// A drag session. Nothing is dragged, so none is ever created.
public struct DragSession: Identifiable, Sendable {
  /// The type of a session's identity.
  public struct ID: Hashable, Sendable {
    let value: Int
  }
  /// The phase of a session.
  public enum Phase: Hashable, Sendable {
    /// The drag has not yet begun.
    case initial
    /// The session is active.
    case active
    /// The items are being released.
    case ending(DropOperation)
    /// The session has ended.
    case ended(DropOperation)
    /// All data has arrived.
    case dataTransferCompleted
  }
  /// The session's identity.
  public let id: ID
  /// The current phase.
  public let phase: Phase
  /// The position.
  public var location: CGPoint
  /// The index of the item that was touched.
  public var draggedItemIndex: Int { 0 }
  /// Returns the identities of the dragged items.
  public func draggedItemIDs<ItemID: Hashable>(for type: ItemID.Type) -> [ItemID] { [] }
}

/// A drop session. Nothing is dropped, so none is ever created.
public struct DropSession: Identifiable, Sendable {
  /// The type of a session's identity.
  public struct ID: Hashable, Sendable {
    let value: Int
  }
  /// The phase of a session.
  public enum Phase: Hashable, Sendable {
    /// The items enter the view.
    case entering
    /// The session is active.
    case active
    /// The items leave the view.
    case exiting
    /// The session has ended.
    case ended(DropOperation)
    /// All data has arrived.
    case dataTransferCompleted
  }
  /// The session's identity.
  public let id: ID
  /// The current phase.
  public let phase: Phase
  /// The position.
  public var location: CGPoint
  /// The size of the items.
  public var size: CGSize
  /// The number of items.
  public var itemsCount: Int
  /// The drag session in this app, if the items are from this app.
  public var localSession: LocalSession?
  /// The suggested operations.
  public var suggestedOperations: DropOperation.Set
  /// A drag that began in this app.
  public struct LocalSession: Sendable {
    /// Returns the identities of the dragged items.
    public func draggedItemIDs<ItemID: Hashable>(for type: ItemID.Type) -> [ItemID] { [] }
  }
}

/// The configuration of a drag.
public struct DragConfiguration: Sendable {
  /// The operations within the app.
  public struct OperationsWithinApp: Sendable {
    /// Creates the operations.
    public init(allowMove: Bool = false) {}
  }
  /// The operations in other apps.
  public struct OperationsOutsideApp: Sendable {
    /// Creates the operations.
    public init(allowCopy: Bool = true) {}
  }
  /// The operations within the app.
  public var operationsWithinApp: OperationsWithinApp
  /// The operations in other apps.
  public var operationsOutsideApp: OperationsOutsideApp
  /// Creates a configuration.
  public init(
    operationsWithinApp: OperationsWithinApp = .init(),
    operationsOutsideApp: OperationsOutsideApp = .init()
  ) {
    self.operationsWithinApp = operationsWithinApp
    self.operationsOutsideApp = operationsOutsideApp
  }
  /// Creates a configuration that does or does not allow moving.
  public init(allowMove: Bool) {
    self.init(operationsWithinApp: OperationsWithinApp(allowMove: allowMove))
  }
}

/// The configuration of a drop.
public struct DropConfiguration: Sendable {
  /// The operation.
  public let operation: DropOperation
  /// Creates a configuration.
  public init(operation: DropOperation) { self.operation = operation }
}

extension DropOperation {
  /// A set of operations.
  public struct Set: OptionSet, Sendable {
    /// The set's bits, one for each operation.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Cancel.
    public static let cancel = Set(rawValue: 1)
    /// Forbidden.
    public static let forbidden = Set(rawValue: 2)
    /// Copy.
    public static let copy = Set(rawValue: 4)
    /// Move.
    public static let move = Set(rawValue: 8)
  }
}

/// A direction.
public enum HorizontalDirection: Int8, CaseIterable, Hashable, Codable, Sendable {
  /// Towards the leading edge.
  case leading
  /// Towards the trailing edge.
  case trailing
  /// A set of directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The set's bits, one for each direction.
    public let rawValue: Int8
    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates a set with one direction.
    public init(_ direction: HorizontalDirection) { rawValue = 1 << direction.rawValue }
    /// A set with the leading direction.
    public static let leading = Set(.leading)
    /// A set with the trailing direction.
    public static let trailing = Set(.trailing)
    /// Both directions.
    public static let all: Set = [.leading, .trailing]
  }
}

/// A direction.
public enum VerticalDirection: Int8, CaseIterable, Hashable, Codable, Sendable {
  /// Up.
  case up
  /// Down.
  case down
  /// A set of directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The set's bits, one for each direction.
    public let rawValue: Int8
    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates a set with one direction.
    public init(_ direction: VerticalDirection) { rawValue = 1 << direction.rawValue }
    /// Up.
    public static let up = Set(.up)
    /// Down.
    public static let down = Set(.down)
    /// Both directions.
    public static let all: Set = [.up, .down]
  }
}

extension ContainerBackgroundPlacement {
  /// A column navigation view.
  public static let navigationSplitView = Self(name: "navigationSplitView")
}

extension SymbolVariants {
  /// Returns whether this is the given variant.
  public func contains(_ other: SymbolVariants) -> Bool { self == other }
}

extension TextSelectability {
  /// Whether text can be selected.
  public static var allowsSelection: Bool { true }
}

extension TextInputFormattingControlPlacement.Set {
  /// All placements.
  public static let `default`: Self = .all
}

/// The language for typesetting. Speech follows the language of the text itself.
public struct TypesettingLanguage: Equatable, Sendable {
  let language: Locale.Language?
  /// The language of the text.
  public static let automatic = TypesettingLanguage(language: nil)
  /// Returns an explicit language.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(language: language)
  }
}

/// The context for searching text. Nothing is searched.
public struct FindContext {
  /// Whether the search is shown.
  public var isPresented: Binding<Bool>? { nil }
  /// Whether text can be replaced.
  public var supportsReplace: Bool { false }
}

/// The level of detail of a widget.
public enum LevelOfDetail: Hashable, Sendable {
  /// The default.
  case `default`
  /// A simplified level of detail.
  case simplified
}

extension EnvironmentValues {
  /// The sizing of buttons.
  public var buttonSizing: ButtonSizing { .automatic }

  /// The context for searching text, which is always `nil`.
  public var findContext: FindContext? { nil }

  /// The space between the icon and the title of labels.
  public var labelIconToTitleSpacing: CGFloat? { nil }

  /// The width reserved for icons in labels.
  public var labelReservedIconWidth: CGFloat? { nil }

  /// The level of detail.
  public var levelOfDetail: LevelOfDetail { .default }

  /// The height of lines.
  public var lineHeight: AttributedString.LineHeight? { nil }

  /// Whether scenes of other devices can be shown.
  public var supportsRemoteScenes: Bool { false }

  /// The case in which text is shown. It is not spoken.
  public var textCase: Text.Case? { nil }

  /// The end of a line to which a selection belongs.
  public var textSelectionAffinity: TextSelectionAffinity { .automatic }

  /// The contrast of colors.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }

  /// The visibility of a menu button's indicator.
  public var menuIndicatorVisibility: Visibility { .automatic }

  /// The bounce behavior of horizontal scrolling.
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior { .automatic }

  /// The bounce behavior of vertical scrolling.
  public var verticalScrollBounceBehavior: ScrollBounceBehavior { .automatic }

  /// The appearance of materials.
  public var materialActiveAppearance: MaterialActiveAppearance { .automatic }

  /// The way in which scrolling dismisses the keyboard.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode { .automatic }

  /// Whether views react to items that are held over them.
  public var springLoadingBehavior: SpringLoadingBehavior { .automatic }

  /// Whether holding a button repeats its action.
  public var buttonRepeatBehavior: ButtonRepeatBehavior { .automatic }

  /// Whether controls appear active.
  public var controlActiveState: ControlActiveState { .key }

  /// Whether the window looks active.
  public var appearsActive: Bool { true }

  /// The visibility of labels.
  public var labelsVisibility: Visibility { .automatic }

  /// The visibility of navigation link indicators.
  public var navigationLinkIndicatorVisibility: Visibility { .automatic }

  /// The availability of writing tools.
  public var writingToolsBehavior: WritingToolsBehavior { .automatic }

  /// Whether hover effects are enabled.
  public var isHoverEffectEnabled: Bool { true }

  /// The row size of a sidebar.
  public var sidebarRowSize: SidebarRowSize { .medium }

  /// The height of a wheel's items, in points.
  public var defaultWheelPickerItemHeight: CGFloat { 32 }

  /// The number of pixels per point.
  public var displayScale: CGFloat { 3 }

  /// The size of a pixel, in points.
  public var pixelLength: CGFloat { 1 / 3 }

  /// The action that the user prefers for a double tap on a pencil.
  public var preferredPencilDoubleTapAction: PencilPreferredAction { .ignore }

  /// The action that the user prefers for a squeeze of a pencil.
  public var preferredPencilSqueezeAction: PencilPreferredAction { .ignore }
}

extension GridLayout {
  /// The type of the body, which is never used.
  public typealias Body = Never

  /// The type of the cache, which is empty.
  public typealias Cache = Void
}

extension HorizontalAlignment {
  /// Returns the combined alignment of several views, which is always `nil`.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    nil
  }
}

extension VerticalAlignment {
  /// Returns the combined alignment of several views, which is always `nil`.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    nil
  }
}

extension LayoutSubviews {
  /// A view to place.
  public typealias Element = LayoutSubview

  /// A position in the order.
  public typealias Index = Int

  /// A slice of the views.
  public typealias SubSequence = Slice<LayoutSubviews>

  /// The direction of the layout.
  public var layoutDirection: LayoutDirection {
    get { .leftToRight }
    set {}
  }
}

extension LayoutSubview {
  /// The values that the view provides for its container. There are no views.
  public var containerValues: ContainerValues {
    preconditionFailure("there are no views to be placed")
  }
}

extension ScrollPosition {
  /// Creates a position at an edge.
  public init(idType: (some Hashable & Sendable).Type, edge: Edge) { self.init(edge: edge) }

  /// Creates a position at a point.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    self.init()
    scrollTo(point: point)
  }

  /// Creates a position at a point.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
    self.init()
    scrollTo(point: CGPoint(x: x, y: 0))
  }

  /// Creates a position at a point.
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
    self.init()
    scrollTo(point: CGPoint(x: 0, y: y))
  }

  /// Creates a position at a point.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init()
    scrollTo(point: CGPoint(x: x, y: y))
  }

  /// The distance from the leading edge to which the view was scrolled.
  public var x: CGFloat? { point?.x }

  /// The distance from the top to which the view was scrolled.
  public var y: CGFloat? { point?.y }

  /// Scrolls to a distance from the leading edge.
  public mutating func scrollTo(x: CGFloat) { scrollTo(point: CGPoint(x: x, y: 0)) }

  /// Scrolls to a distance from the top.
  public mutating func scrollTo(y: CGFloat) { scrollTo(point: CGPoint(x: 0, y: y)) }
}

extension ScrollTargetBehaviorPropertiesContext {
  /// The axes along which the view can be scrolled.
  public var axes: Axis.Set { [.horizontal, .vertical] }

  /// The environment of the scroll view.
  public var environment: EnvironmentValues { EnvironmentValues() }
}

extension AnyScrollTargetBehavior {
  /// The behavior, which is never called.
  public var base: any ScrollTargetBehavior { PagingScrollTargetBehavior() }
}

/// The key for the color schemes that views prefer.
public struct PreferredColorSchemeKey: PreferenceKey, Sendable {
  /// The default, which is `nil`.
  public static var defaultValue: ColorScheme? { nil }
  /// Keeps the first preference.
  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}

extension GlassButtonStyle {
  /// Creates a style from a kind of glass.
  public init(_ glass: Glass) { self.init() }
}

/// The type of a modified preview.
public typealias PreviewModifierContent = AnyView

extension ShaderLibrary {
  /// Returns a bundle's functions.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary(name: "bundle") }

  /// The app's function with a name.
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// Returns a tiled image.
  public static func image(
    _ image: Image,
    sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}

extension ButtonBorderShape {
  /// Returns a rounded rectangle with a corner radius, in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(name: "roundedRectangle \(radius)")
  }
}

extension View {
  /// Lets the user suppress the view's dialogs in the future, with a toggle in each dialog.
  nonisolated public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>)
    -> some View
  { environment(\.dialogSuppression, DialogSuppression(title: label, isOn: isSuppressed)) }

  /// Suggests text for a field. The suggestions are read after the field while it is edited.
  nonisolated public func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S)
    -> some View
  { suggesting(suggestions()) }

  /// Suggests text for a field. The suggestions are read after the field while it is edited.
  nonisolated public func textInputSuggestions<Data: RandomAccessCollection, S: View>(
    _ data: Data,
    @ViewBuilder content: @escaping (Data.Element) -> S
  ) -> some View where Data.Element: Identifiable { suggesting(ForEach(data, content: content)) }

  /// Suggests text for a field. The suggestions are read after the field while it is edited.
  nonisolated public func textInputSuggestions<Data: RandomAccessCollection, ID: Hashable, S: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> S
  ) -> some View { suggesting(ForEach(data, id: id, content: content)) }

  /// Turns a suggestion into a button that enters text into the field.
  nonisolated public func textInputCompletion(_ completion: String) -> some View {
    completingText(completion)
  }
}

extension Glass {
  /// The regular glass.
  public static var regular: Glass { Glass() }

  /// A clearer glass.
  public static var clear: Glass { Glass() }

  /// No glass.
  public static var identity: Glass { Glass() }
}

extension PresentationDetent {
  /// Returns a fraction of the screen's height, from 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "fraction \(fraction)")
  }

  /// Returns a height that a type determines.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(name: "\(type)")
  }

  /// Returns a height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "height \(height)")
  }

  /// The context for computing a height. Nothing is measured.
  @dynamicMemberLookup public struct Context {
    /// The maximum height, in points.
    public var maxDetentValue: CGFloat { 0 }
    /// A value from the environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      EnvironmentValues()[keyPath: keyPath]
    }
  }
}

extension AnyGradient {
  /// Returns the gradient, interpolated in a color space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }
}

extension Text.Layout.Run {
  /// The direction of the text.
  public var layoutDirection: LayoutDirection { .leftToRight }
}

extension Shape {
  /// Whether the shape is mirrored in right-to-left layouts.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
}

extension ShapeStyle {
  /// Sets the appearance of a material in an inactive window.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some ShapeStyle {
    self
  }

  /// Returns the style with an opacity.
  public func opacity(_ opacity: Double) -> some ShapeStyle { _DerivedShapeStyle() }

  /// Returns the style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { _DerivedShapeStyle() }

  /// Returns the style with a blend mode.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { _DerivedShapeStyle() }

  /// Returns the style, filled into a rectangle.
  public func `in`(_ rect: CGRect) -> some ShapeStyle { _DerivedShapeStyle() }

  /// The second level of the style.
  public var secondary: some ShapeStyle { _DerivedShapeStyle() }

  /// The third level of the style.
  public var tertiary: some ShapeStyle { _DerivedShapeStyle() }

  /// The fourth level of the style.
  public var quaternary: some ShapeStyle { _DerivedShapeStyle() }

  /// The fifth level of the style.
  public var quinary: some ShapeStyle { _DerivedShapeStyle() }
}

extension ContentSizeCategory {
  /// Whether it is one of the accessibility sizes.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

extension DropDelegate {
  /// Returns `true`.
  public func validateDrop(info: DropInfo) -> Bool { true }

  /// Does nothing.
  public func dropEntered(info: DropInfo) {}

  /// Returns `nil`.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }

  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}

extension ShaderFunction {
  /// Returns the function with arguments.
  public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: args)
  }
}

extension ShapeStyle where Self == _DerivedShapeStyle {
  /// Returns the foreground style with an opacity.
  public static func opacity(_ opacity: Double) -> some ShapeStyle { _DerivedShapeStyle() }

  /// Returns the foreground style with a blend mode.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { _DerivedShapeStyle() }

  /// Returns the foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { _DerivedShapeStyle() }

  /// The background of fills.
  public static var fill: _DerivedShapeStyle { _DerivedShapeStyle() }

  /// The background of windows.
  public static var windowBackground: _DerivedShapeStyle { _DerivedShapeStyle() }

  /// The color of placeholders.
  public static var placeholder: _DerivedShapeStyle { _DerivedShapeStyle() }

  /// The color of links.
  public static var link: _DerivedShapeStyle { _DerivedShapeStyle() }
}

extension ShapeStyle where Self == Color {
  /// The color of controls.
  public static var accentColor: Color { .accentColor }
}

extension GlassEffectContainer: View {
  /// The views.
  public var body: some View { content }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// Returns a style from a kind of glass.
  nonisolated public static func glass(_ glass: Glass) -> GlassButtonStyle { .glass }
}

extension PreviewProvider {
  /// The program's platform.
  public static var platform: PreviewPlatform? { nil }
}

extension ScrollTransitionPhase {
  /// Whether the view is fully visible.
  public var isIdentity: Bool { self == .identity }
}
