// SPDX-License-Identifier: MIT

// Made from Surface/A11yDrawing.rows by `make surface`.

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// Something that is dragged, and its place.
public struct DropInfo {
  /// The place.
  public var location: CGPoint { .zero }
  /// Whether there is something of these types.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
  /// The items of these types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
  /// Whether there is something of these types, by identifier.
  public func hasItemsConforming(to types: [String]) -> Bool { false }
  /// The items of these types, by identifier.
  public func itemProviders(for types: [String]) -> [NSItemProvider] { [] }
}

/// A proposal for something that is dragged.
public struct DropProposal: Sendable {
  /// The operation.
  public let operation: DropOperation
  /// Proposes an operation.
  public init(operation: DropOperation) {
    self.operation = operation
    operationOutsideApplication = nil
  }
  /// The operation in another app.
  public let operationOutsideApplication: DropOperation?
  /// Proposes an operation in this app and one in others.
  public init(withinApplication: DropOperation, outsideApplication: DropOperation) {
    operation = withinApplication
    operationOutsideApplication = outsideApplication
  }
}

/// An operation on something that is dropped.
public enum DropOperation: Sendable {
  case cancel, forbidden, copy, move
}

/// Whether controls look active.
public enum ControlActiveState: Hashable, CaseIterable, Sendable {
  case key, active, inactive
}

/// The size of the rows of a sidebar.
public enum SidebarRowSize: Hashable, Sendable {
  case small, medium, large
}

/// How prominent a background is.
public struct BackgroundProminence: Hashable, Sendable {
  let name: String
  /// The default.
  public static let standard = Self(name: "standard")
  /// Much.
  public static let increased = Self(name: "increased")
}

/// Where a tab is shown.
public struct TabBarPlacement: Hashable, Sendable {
  let name: String
  /// In the bar at the bottom.
  public static let bottomBar = Self(name: "bottomBar")
  /// In the bar at the top.
  public static let topBar = Self(name: "topBar")
  /// In the sidebar.
  public static let sidebar = Self(name: "sidebar")
  /// In the dots of pages.
  public static let pageIndicator = Self(name: "pageIndicator")
  /// Beside the window.
  public static let ornament = Self(name: "ornament")
}

/// Where the view below the tabs is shown.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  case inline, expanded
}

/// How strongly colours differ.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
  case standard, increased
}

/// The direction of lines.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight, rightToLeft
}

/// How heavy the user wants text to be.
public enum LegibilityWeight: Hashable, Sendable {
  case regular, bold
}

/// How much space there is in a direction.
public enum UserInterfaceSizeClass: Sendable {
  case compact, regular
}

/// The view in a sheet.
public struct PresentationSizingRoot {
  /// The size of the view: none is known.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
}

/// What is known of a sheet.
public struct PresentationSizingContext {}

/// A function for the graphics processor with its arguments. Nothing is drawn, so it never runs.
public struct Shader: ShapeStyle {
  /// The function.
  public var function: ShaderFunction
  /// Its arguments.
  public var arguments: [Argument]
  /// Whether colours may be less exact.
  public var dithersColor = false
  /// Creates a call of a function.
  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }
  /// An argument of a function.
  public struct Argument: Sendable {
    /// A number.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }
    /// Two numbers.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument() }
    /// A place, in points.
    public static func float2(_ point: CGPoint) -> Argument { Argument() }
    /// A size, in points.
    public static func float2(_ size: CGSize) -> Argument { Argument() }
    /// Three numbers.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument()
    }
    /// Four numbers.
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      Argument()
    }
    /// Numbers.
    public static func floatArray(_ array: [Float]) -> Argument { Argument() }
    /// The frame of the view.
    public static var boundingRect: Argument { Argument() }
    /// A colour.
    public static func color(_ color: Color) -> Argument { Argument() }
    /// Colours.
    public static func colorArray(_ array: [Color]) -> Argument { Argument() }
    /// An image.
    public static func image(_ image: Image) -> Argument { Argument() }
    /// Bytes.
    public static func data(_ data: Data) -> Argument { Argument() }
  }
}

/// The placeholder colour.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
}

/// The background of fills.
public struct FillShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
}

/// The colour of links.
public struct LinkShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
}

/// An image, repeated.
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
  /// The part of it that is repeated, from 0 to 1.
  public var sourceRect: CGRect
  /// The size.
  public var scale: CGFloat
}

/// A shadow of a style.
public struct ShadowStyle: Equatable, Sendable {
  /// A shadow outside.
  public static func drop(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0)
    -> ShadowStyle
  { ShadowStyle() }
  /// A shadow inside.
  public static func inner(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0)
    -> ShadowStyle
  { ShadowStyle() }
}

/// Light or dark colours.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

/// Events of a game controller.
public struct GameControllerEventTypes: OptionSet, Sendable {
  /// One bit for each kind.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Of its buttons and sticks.
  public static let gamepad = Self(rawValue: 1)
}

/// The size of buttons.
public struct ButtonSizing: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// As big as possible.
  public static let flexible = Self(name: "flexible")
  /// As small as possible.
  public static let fitted = Self(name: "fitted")
}

/// How prominent a badge is.
public struct BadgeProminence: Hashable, Sendable {
  let name: String
  /// Little.
  public static let decreased = Self(name: "decreased")
  /// The default.
  public static let standard = Self(name: "standard")
  /// Much.
  public static let increased = Self(name: "increased")
}

/// How a material looks.
public struct MaterialActiveAppearance: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// As in front.
  public static let active = Self(name: "active")
  /// As behind.
  public static let inactive = Self(name: "inactive")
  /// As its window.
  public static let matchWindow = Self(name: "matchWindow")
}

/// Whether a view reacts to something held over it.
public struct SpringLoadingBehavior: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// Enabled.
  public static let enabled = Self(name: "enabled")
  /// Disabled.
  public static let disabled = Self(name: "disabled")
}

/// How a chosen item of a palette looks.
public struct PaletteSelectionEffect: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// As its author draws it.
  public static let custom = Self(name: "custom")
  /// A variant of its symbol.
  public static func symbolVariant(_ variant: SymbolVariants) -> Self { Self(name: "variant") }
}

/// Whether a view is mirrored.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed, mirrors
  /// It is mirrored in a direction.
  public static func mirrors(in direction: LayoutDirection) -> Self { .mirrors }
}

/// The look of a pointer.
public struct PointerStyle: Hashable, Sendable {
  let name: String
  /// The default.
  public static let `default` = Self(name: "default")
  /// Over a link.
  public static let link = Self(name: "link")
  /// Over text.
  public static let horizontalText = Self(name: "horizontalText")
  /// Over text that runs down.
  public static let verticalText = Self(name: "verticalText")
  /// For choosing a part.
  public static let rectSelection = Self(name: "rectSelection")
  /// Over what can be moved.
  public static let grabIdle = Self(name: "grabIdle")
  /// While something is moved.
  public static let grabActive = Self(name: "grabActive")
  /// For making things bigger.
  public static let zoomIn = Self(name: "zoomIn")
  /// For making things smaller.
  public static let zoomOut = Self(name: "zoomOut")
  /// Between columns.
  public static let columnResize = Self(name: "columnResize")
  /// Between rows.
  public static let rowResize = Self(name: "rowResize")
}

/// How much the crown changes.
public struct DigitalCrownRotationalSensitivity: Hashable, Sendable {
  let name: String
  /// Little.
  public static let low = Self(name: "low")
  /// Some.
  public static let medium = Self(name: "medium")
  /// Much.
  public static let high = Self(name: "high")
}

/// A gesture of the hand.
public struct HandGestureShortcut: Hashable, Sendable {
  let name: String
  /// Two fingers that tap each other.
  public static let primaryAction = Self(name: "primaryAction")
}

/// Two taps on a pencil.
public struct PencilDoubleTapGestureValue: Hashable, Sendable {
  /// Where the pencil is held over the screen.
  public var hoverPose: PencilHoverPose?
}

/// A squeezed pencil.
public enum PencilSqueezeGesturePhase: Hashable, Sendable {
  case active(PencilSqueezeGestureValue)
  case ended(PencilSqueezeGestureValue)
  case failed
}

/// What is known of a squeezed pencil.
public struct PencilSqueezeGestureValue: Hashable, Sendable {
  /// Where the pencil is held over the screen.
  public var hoverPose: PencilHoverPose?
}

/// Where a pencil is held over the screen.
public struct PencilHoverPose: Hashable, Sendable {
  /// The place, in points.
  public let location: CGPoint
  /// The place, in the unit space of the view.
  public let anchor: UnitPoint
  /// The distance from the screen, from 0 to 1.
  public let zDistance: CGFloat
  /// The height of the pencil's end.
  public let altitude: Angle
  /// The direction of the pencil.
  public let azimuth: Angle
  /// How the pencil is turned.
  public let roll: Angle
}

/// What a user wants a pencil to do.
public struct PencilPreferredAction: Hashable, Sendable {
  let name: String
  /// Nothing.
  public static let ignore = Self(name: "ignore")
  /// Changing to the eraser.
  public static let switchEraser = Self(name: "switchEraser")
  /// Changing to the tool before.
  public static let switchPrevious = Self(name: "switchPrevious")
  /// Showing the colours.
  public static let showColorPalette = Self(name: "showColorPalette")
  /// Showing the ink.
  public static let showInkAttributes = Self(name: "showInkAttributes")
  /// Showing a palette.
  public static let showContextualPalette = Self(name: "showContextualPalette")
  /// Running a shortcut.
  public static let runSystemShortcut = Self(name: "runSystemShortcut")
}

/// How serious a dialog is.
public struct DialogSeverity: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// The default.
  public static let standard = Self(name: "standard")
  /// Very.
  public static let critical = Self(name: "critical")
}

/// What a files' panel shows.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  /// The options.
  public let rawValue: Int
  /// Creates options.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Extensions of names.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 1)
  /// Aliases instead of their files.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 2)
  /// Hidden files.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 4)
}

/// What a shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// One bit per purpose.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Touching.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// Dragging.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// Menus.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// Hovering.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// Focus.
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  /// Assistive technologies.
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

/// How colours blend with those behind them.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  case destinationOver, destinationOut, plusDarker, plusLighter
}

/// How a presentation adapts to little space.
public struct PresentationAdaptation: Hashable, Sendable {
  let name: String
  /// The default.
  public static var automatic: Self { Self(name: "automatic") }
  /// Not at all.
  public static var none: Self { Self(name: "none") }
  /// As a popover.
  public static var popover: Self { Self(name: "popover") }
  /// As a sheet.
  public static var sheet: Self { Self(name: "sheet") }
  /// Over the whole screen.
  public static var fullScreenCover: Self { Self(name: "fullScreenCover") }
}

/// What can be used below a sheet.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  let name: String
  /// The default.
  public static var automatic: Self { Self(name: "automatic") }
  /// All.
  public static var enabled: Self { Self(name: "enabled") }
  /// All, up to a height of the sheet.
  public static func enabled(upThrough detent: PresentationDetent) -> Self { Self(name: "enabled") }
  /// Nothing.
  public static var disabled: Self { Self(name: "disabled") }
}

/// What a swipe in a sheet does.
public struct PresentationContentInteraction: Hashable, Sendable {
  let name: String
  /// The default.
  public static var automatic: Self { Self(name: "automatic") }
  /// It changes the height.
  public static var resizes: Self { Self(name: "resizes") }
  /// It scrolls.
  public static var scrolls: Self { Self(name: "scrolls") }
}

/// Which letters are capitalised, in the older API.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

/// A change of coordinates in space.
public struct ProjectionTransform: Equatable, Sendable {
  /// Creates a transform that changes nothing.
  public init() {}
  /// Creates a transform of the plane.
  public init(_ m: CGAffineTransform) {}
  /// A number of the matrix.
  public var m11: CGFloat = 1
  /// A number of the matrix.
  public var m12: CGFloat = 0
  /// A number of the matrix.
  public var m13: CGFloat = 0
  /// A number of the matrix.
  public var m21: CGFloat = 0
  /// A number of the matrix.
  public var m22: CGFloat = 1
  /// A number of the matrix.
  public var m23: CGFloat = 0
  /// A number of the matrix.
  public var m31: CGFloat = 0
  /// A number of the matrix.
  public var m32: CGFloat = 0
  /// A number of the matrix.
  public var m33: CGFloat = 1
  /// Whether it changes nothing.
  public var isIdentity: Bool { self == ProjectionTransform() }
  /// Whether it is a transform of the plane.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }
  /// Changes nothing, since nothing is drawn with it.
  public mutating func invert() -> Bool { false }
  /// The same transform, since nothing is drawn with it.
  public func inverted() -> ProjectionTransform { self }
  /// The other transform, since nothing is drawn with it.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform { rhs }
}

/// How scrolled content looks at edges.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  let name: String
  /// The default.
  public static var automatic: Self { Self(name: "automatic") }
  /// With a line.
  public static var hard: Self { Self(name: "hard") }
  /// Without a line.
  public static var soft: Self { Self(name: "soft") }
}

/// Views whose glass blends.
public struct GlassEffectContainer<Content: View> {
  /// The views.
  public let content: Content
  /// Creates a container.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// How prominent something is.
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
  /// Less.
  public static let compact = ListSectionSpacing(name: "compact")
  /// A space, in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(name: "\(spacing)")
  }
}

/// The order of a menu.
public struct MenuOrder: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = MenuOrder(name: "automatic")
  /// The most important first.
  public static let priority = MenuOrder(name: "priority")
  /// As given.
  public static let fixed = MenuOrder(name: "fixed")
}

/// Whether a choice closes a menu.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// Enabled.
  public static let enabled = Self(name: "enabled")
  /// Disabled.
  public static let disabled = Self(name: "disabled")
}

/// Whether a held button repeats.
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
  /// Names a device.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Names a device.
  public init(stringLiteral: String) { rawValue = stringLiteral }
}

/// How a device is turned.
public struct InterfaceOrientation: Hashable, CaseIterable, Sendable {
  let name: String
  /// Upright.
  public static let portrait = Self(name: "portrait")
  /// Upside down.
  public static let portraitUpsideDown = Self(name: "portraitUpsideDown")
  /// On the left side.
  public static let landscapeLeft = Self(name: "landscapeLeft")
  /// On the right side.
  public static let landscapeRight = Self(name: "landscapeRight")
  /// All.
  public static let allCases: [Self] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]
}

/// The size of a preview.
public enum PreviewLayout: Sendable {
  /// That of a device.
  case device
  /// The size of the content.
  case sizeThatFits
  /// A size, in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// A platform that previews are shown for.
public enum PreviewPlatform: Sendable {
  case iOS, macOS, tvOS, watchOS
}

/// A keyboard.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// A kind of text to type.
public struct UITextContentType: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A name.
  public static let name = UITextContentType(rawValue: "name")
  /// A title before a name.
  public static let namePrefix = UITextContentType(rawValue: "namePrefix")
  /// A given name.
  public static let givenName = UITextContentType(rawValue: "givenName")
  /// A middle name.
  public static let middleName = UITextContentType(rawValue: "middleName")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "familyName")
  /// A suffix of a name.
  public static let nameSuffix = UITextContentType(rawValue: "nameSuffix")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A job title.
  public static let jobTitle = UITextContentType(rawValue: "jobTitle")
  /// An organisation.
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
  /// The day of a birth.
  public static let birthdateDay = UITextContentType(rawValue: "birthdateDay")
  /// The month of a birth.
  public static let birthdateMonth = UITextContentType(rawValue: "birthdateMonth")
  /// The year of a birth.
  public static let birthdateYear = UITextContentType(rawValue: "birthdateYear")
  /// The number of a card for phones.
  public static let cellularEID = UITextContentType(rawValue: "cellularEID")
  /// The number of a phone.
  public static let cellularIMEI = UITextContentType(rawValue: "cellularIMEI")
  /// When a credit card ends.
  public static let creditCardExpiration = UITextContentType(rawValue: "creditCardExpiration")
  /// The month in which a credit card ends.
  public static let creditCardExpirationMonth = UITextContentType(
    rawValue: "creditCardExpirationMonth"
  )
  /// The year in which a credit card ends.
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
  /// The code of a credit card.
  public static let creditCardSecurityCode = UITextContentType(rawValue: "creditCardSecurityCode")
  /// The kind of a credit card.
  public static let creditCardType = UITextContentType(rawValue: "creditCardType")
  /// The number of a flight.
  public static let flightNumber = UITextContentType(rawValue: "flightNumber")
  /// The number of a parcel.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipmentTrackingNumber")
  /// A part of a place.
  public static let sublocality = UITextContentType(rawValue: "sublocality")
  /// A one-time code.
  public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
  /// A date.
  public static let dateTime = UITextContentType(rawValue: "dateTime")
  /// A birthday.
  public static let birthdate = UITextContentType(rawValue: "birthdate")
}

/// It can.
public struct EnabledTextSelectability: TextSelectability, Sendable {}

/// It cannot.
public struct DisabledTextSelectability: TextSelectability, Sendable {}

/// No change.
public struct EmptyVisualEffect: VisualEffect {
  /// Creates the effect.
  public init() {}
}

/// How a view changes as it is scrolled.
public struct ScrollTransitionConfiguration: Sendable {
  /// With the finger.
  public static let interactive = Self()
  /// By itself.
  public static let animated = Self()
  /// By itself.
  public static func animated(_ animation: Animation = .default) -> Self { Self() }
  /// Not at all.
  public static let identity = Self()
  /// With the finger.
  public static func interactive(timingCurve: UnitCurve) -> Self { Self() }
  /// From a part of the view on.
  public func threshold(_ threshold: Threshold) -> Self { self }
  /// How much of a view is visible.
  public struct Threshold: Sendable {
    /// All.
    public static let visible = Threshold()
    /// None.
    public static let hidden = Threshold()
    /// Half.
    public static var centered: Threshold { Threshold() }
    /// A part, from 0 to 1.
    public static func visible(_ amount: Double) -> Threshold { Threshold() }
  }
}

/// Handles what is dropped on a view. Nothing is.
@MainActor @preconcurrency public protocol DropDelegate {
  /// Whether the view takes what is dragged.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes what is dropped; `false` if it cannot.
  func performDrop(info: DropInfo) -> Bool
  /// Called when something is dragged over the view.
  func dropEntered(info: DropInfo)
  /// Called when something is moved over the view.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Called when something is dragged away.
  func dropExited(info: DropInfo)
}

/// How large a sheet is. Nothing is drawn, so it is never asked.
@MainActor @preconcurrency public protocol PresentationSizing {
  /// The size that a sheet is offered.
  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext)
    -> ProposedViewSize
}

/// The size of the platform.
public struct AutomaticPresentationSizing: PresentationSizing, Sendable {
  /// Makes the size.
  nonisolated public init() {}
  /// The size that a sheet is offered.
  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext)
    -> ProposedViewSize
  { .unspecified }
}

/// As large as a page.
public struct PagePresentationSizing: PresentationSizing, Sendable {
  /// Makes the size.
  nonisolated public init() {}
  /// The size that a sheet is offered.
  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext)
    -> ProposedViewSize
  { .unspecified }
}

/// As large as a form.
public struct FormPresentationSizing: PresentationSizing, Sendable {
  /// Makes the size.
  nonisolated public init() {}
  /// The size that a sheet is offered.
  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext)
    -> ProposedViewSize
  { .unspecified }
}

/// As large as the content.
public struct FittedPresentationSizing: PresentationSizing, Sendable {
  /// Makes the size.
  nonisolated public init() {}
  /// The size that a sheet is offered.
  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext)
    -> ProposedViewSize
  { .unspecified }
}

/// What a change feels like. There is no device, so nothing is felt.
public struct SensoryFeedback: Equatable, Sendable {
  let name: String
  /// Success.
  public static let success = Self(name: "success")
  /// A warning.
  public static let warning = Self(name: "warning")
  /// An error.
  public static let error = Self(name: "error")
  /// A choice.
  public static let selection = Self(name: "selection")
  /// More.
  public static let increase = Self(name: "increase")
  /// Less.
  public static let decrease = Self(name: "decrease")
  /// A beginning.
  public static let start = Self(name: "start")
  /// An end.
  public static let stop = Self(name: "stop")
  /// Lines that meet.
  public static let alignment = Self(name: "alignment")
  /// A level that is reached.
  public static let levelChange = Self(name: "levelChange")
  /// A tap.
  public static let impact = Self(name: "impact")
  /// A tap of something heavy or light.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> Self { .impact }
  /// A tap of something soft or hard.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> Self { .impact }
  /// How heavy something is.
  public struct Weight: Equatable, Sendable {
    let name: String
    /// Light.
    public static let light = Weight(name: "light")
    /// Medium.
    public static let medium = Weight(name: "medium")
    /// Heavy.
    public static let heavy = Weight(name: "heavy")
  }
  /// How soft something is.
  public struct Flexibility: Equatable, Sendable {
    let name: String
    /// Hard.
    public static let rigid = Flexibility(name: "rigid")
    /// Neither.
    public static let solid = Flexibility(name: "solid")
    /// Soft.
    public static let soft = Flexibility(name: "soft")
  }
}

/// Functions of a program for the graphics processor.
@dynamicMemberLookup public struct ShaderLibrary: Hashable, Sendable {
  let name: String
  /// Those of the app.
  public static let `default` = ShaderLibrary(name: "default")
  /// Takes functions from a file.
  public init(url: URL) { name = url.absoluteString }
  init(name: String) { self.name = name }
  /// The function of a name.
  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }
}

/// A style made from another.
public struct _DerivedShapeStyle: ShapeStyle {}

/// What a background belongs to.
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
  /// No variant.
  public static let none = SymbolVariants(name: "none")
  /// In a circle.
  public static let circle = SymbolVariants(name: "circle")
  /// In a square.
  public static let square = SymbolVariants(name: "square")
  /// In a rectangle.
  public static let rectangle = SymbolVariants(name: "rectangle")
  /// Filled.
  public static let fill = SymbolVariants(name: "fill")
  /// Struck through.
  public static let slash = SymbolVariants(name: "slash")
  /// Filled.
  public var fill: SymbolVariants { SymbolVariants(name: name + ".fill") }
  /// In a circle.
  public var circle: SymbolVariants { SymbolVariants(name: name + ".circle") }
  /// In a square.
  public var square: SymbolVariants { SymbolVariants(name: name + ".square") }
  /// Struck through.
  public var slash: SymbolVariants { SymbolVariants(name: name + ".slash") }
}

/// How symbols are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
  package let name: String
  /// In one colour.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// In shades of one colour.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// In the colours that are set.
  public static let palette = SymbolRenderingMode(name: "palette")
  /// In the symbol's own colours.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
}

/// The effect of hovering.
public struct HoverEffect: Hashable, Sendable {
  package let name: String
  /// The default.
  public static let automatic = HoverEffect(name: "automatic")
  /// Brighter.
  public static let highlight = HoverEffect(name: "highlight")
  /// Nearer.
  public static let lift = HoverEffect(name: "lift")
}

/// A material that bends what is below it.
public struct Glass: Equatable, Sendable {}

/// A height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
  package let name: String
  /// Half the screen.
  public static let medium = PresentationDetent(name: "medium")
  /// The whole screen.
  public static let large = PresentationDetent(name: "large")
}

/// A height of a sheet that a program makes. It is never asked.
public protocol CustomPresentationDetent {
  /// What a height is made of.
  typealias Context = PresentationDetent.Context
  /// The height, in points; `nil` for none.
  static func height(in context: Context) -> CGFloat?
}

/// Shows views during development: each conforming type is one preview of the program.
@MainActor @preconcurrency public protocol PreviewProvider {
  /// What is shown.
  associatedtype Previews: View
  /// What is shown.
  @ViewBuilder static var previews: Previews { get }
  /// The platform that it is shown for.
  static var platform: PreviewPlatform? { get }
}

/// Which letters are capitalised.
public struct TextInputAutocapitalization: Hashable, Sendable {
  package let name: String
  /// None.
  public static var never: TextInputAutocapitalization { .init(name: "never") }
  /// The first of each word.
  public static var words: TextInputAutocapitalization { .init(name: "words") }
  /// The first of each sentence.
  public static var sentences: TextInputAutocapitalization { .init(name: "sentences") }
  /// All.
  public static var characters: TextInputAutocapitalization { .init(name: "characters") }
}

/// Whether text can be selected with a pointer.
public protocol TextSelectability {}

/// A change of how a view looks. Nothing is drawn, so it changes nothing.
public protocol VisualEffect: Sendable {}

/// The size of text that the user wants, in the older API.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  /// Whether one size is smaller than another.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rank < rhs.rank }
  /// Whether one size is not bigger than another.
  public static func <= (lhs: Self, rhs: Self) -> Bool { lhs.rank <= rhs.rank }
  /// Whether one size is bigger than another.
  public static func > (lhs: Self, rhs: Self) -> Bool { lhs.rank > rhs.rank }
  /// Whether one size is not smaller than another.
  public static func >= (lhs: Self, rhs: Self) -> Bool { lhs.rank >= rhs.rank }
}

/// The size of controls.
public enum ControlSize: Hashable, CaseIterable, Sendable {
  case mini, small, regular, large, extraLarge
}

extension View {
  /// Lets a delegate handle drops. There are none.
  nonisolated public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate)
    -> some View
  { self }

  /// Lets a delegate handle drops. There are none.
  nonisolated public func onDrop(of supportedTypes: [String], delegate: any DropDelegate)
    -> some View
  { self }

  /// Handles drops. There are none.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType],
    isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    unheard(
      ".onDrop(of:isTargeted:perform:) is accepted and not heard: Handles drops. There are none."
    )
  }

  /// Handles drops. There are none.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType],
    isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    unheard(
      ".onDrop(of:isTargeted:perform:) is accepted and not heard: Handles drops. There are none."
    )
  }

  /// Handles drops. There are none.
  nonisolated public func onDrop(
    of supportedTypes: [String],
    isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    unheard(
      ".onDrop(of:isTargeted:perform:) is accepted and not heard: Handles drops. There are none."
    )
  }

  /// Handles drops. There are none.
  nonisolated public func onDrop(
    of supportedTypes: [String],
    isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    unheard(
      ".onDrop(of:isTargeted:perform:) is accepted and not heard: Handles drops. There are none."
    )
  }

  /// Lets the view be dragged. Nothing is ever dragged here.
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }

  /// Lets the view be dragged, with a preview. Nothing is ever dragged here.
  nonisolated public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider,
    @ViewBuilder preview: () -> V
  ) -> some View { self }

  /// Sets the size of symbols relative to text.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View { self }

  /// Changes the colours of a view by a function. Nothing is drawn, so it never runs.
  nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    self
  }

  /// Draws a view by a function. Nothing is drawn, so it never runs.
  nonisolated public func layerEffect(
    _ shader: Shader,
    maxSampleOffset: CGSize,
    isEnabled: Bool = true
  ) -> some View { self }

  /// Bends a view by a function. Nothing is drawn, so it never runs.
  nonisolated public func distortionEffect(
    _ shader: Shader,
    maxSampleOffset: CGSize,
    isEnabled: Bool = true
  ) -> some View { self }

  /// Sets two foreground styles.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1,
    _ secondary: S2,
    _ tertiary: S3
  ) -> some View { self }

  /// Draws in two styles.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1,
    _ secondary: S2
  ) -> some View { self }

  /// Sets the colour of controls.
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View { self }

  /// Sets the colour of controls.
  nonisolated public func tint(_ tint: Color?) -> some View { self }

  /// Sets the colour of controls.
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

  /// Prefers light or dark colours.
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

  /// Sets how symbols are coloured.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }

  /// Sets how big buttons are.
  nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View { self }

  /// Sets how big controls are.
  nonisolated public func controlSize(_ range: ClosedRange<ControlSize>) -> some View { self }

  /// Shows or hides labels. They are said all the same.
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View { self }

  /// Sets the space within labels, in points.
  nonisolated public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View { self }

  /// Sets the width of images in labels, in points.
  nonisolated public func labelReservedIconWidth(_ width: CGFloat) -> some View { self }

  /// Puts radio buttons beside each other.
  nonisolated public func horizontalRadioGroupLayout() -> some View { self }

  /// Sets how a chosen item of a palette looks.
  nonisolated public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
    self
  }

  /// Sets how prominent badges are.
  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View { self }

  /// Sets how a material looks.
  nonisolated public func materialActiveAppearance(_ appearance: MaterialActiveAppearance)
    -> some View
  { self }

  /// Marks content that a widget may fade.
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }

  /// Sets whether a view is mirrored.
  nonisolated public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View
  { self }

  /// Sets light or dark colours, by its older name.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View { self }

  /// Keeps a view away from the corners.
  nonisolated public func containerCornerOffset(_ edges: Edge.Set, sizeToFit: Bool = false)
    -> some View
  { self }

  /// Lets a view take clicks that bring its window to the front.
  nonisolated public func allowsWindowActivationEvents(_ value: Bool? = true) -> some View { self }

  /// Sets whether a view reacts to something held over it.
  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    self
  }

  /// Replaces an item of a menu while keys are held. No keys are held here.
  nonisolated public func modifierKeyAlternate<V: View>(
    _ modifiers: EventModifiers,
    @ViewBuilder _ alternate: () -> V
  ) -> some View {
    unheard(
      ".modifierKeyAlternate(_:_:) is accepted and not heard: Replaces an item of a menu while keys are held. No keys are held here."
    )
  }

  /// Shows or hides what a slider is dragged by.
  nonisolated public func sliderThumbVisibility(_ visibility: Visibility) -> some View { self }

  /// Sets the image of a screen in Assistive Access.
  nonisolated public func assistiveAccessNavigationIcon(_ icon: Image) -> some View { self }

  /// Sets the image of a screen in Assistive Access.
  nonisolated public func assistiveAccessNavigationIcon(systemImage: String) -> some View { self }

  /// Marks a view for measuring what users do.
  nonisolated public func interactionActivityTrackingTag(_ tag: String) -> some View { self }

  /// Lets a game controller act on the view. There is none here.
  nonisolated public func handlesGameControllerEvents(matching types: GameControllerEventTypes)
    -> some View
  { self }

  /// Sets the look of the pointer.
  nonisolated public func pointerStyle(_ style: PointerStyle?) -> some View { self }

  /// Shows or hides the pointer.
  nonisolated public func pointerVisibility(_ visibility: Visibility) -> some View { self }

  /// Sets the effect of a pointer.
  nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// Binds a value to the crown of a watch. There is none here.
  nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>)
    -> some View
  { self }

  /// Binds a value to the crown of a watch. There is none here.
  nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>,
    from minValue: V,
    through maxValue: V,
    by stride: V? = nil,
    sensitivity: DigitalCrownRotationalSensitivity = .high,
    isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true
  ) -> some View { self }

  /// Lets a gesture of the hand press a button.
  nonisolated public func handGestureShortcut(
    _ shortcut: HandGestureShortcut,
    isEnabled: Bool = true
  ) -> some View { self }

  /// Acts on a pencil. There is none here.
  nonisolated public func onPencilDoubleTap(
    perform action: @escaping (PencilDoubleTapGestureValue) -> Void
  ) -> some View {
    unheard(
      ".onPencilDoubleTap(perform:) is accepted and not heard: Acts on a pencil. There is none here."
    )
  }

  /// Acts on a pencil. There is none here.
  nonisolated public func onPencilSqueeze(
    perform action: @escaping (PencilSqueezeGesturePhase) -> Void
  ) -> some View {
    unheard(
      ".onPencilSqueeze(perform:) is accepted and not heard: Acts on a pencil. There is none here."
    )
  }

  /// Draws glass behind the view.
  nonisolated public func glassBackgroundEffect() -> some View { self }

  /// Sets the text beside a widget of a watch. It is not drawn here.
  nonisolated public func widgetLabel<S: StringProtocol>(_ label: S) -> some View { self }

  /// Sets the label beside a widget of a watch. It is not drawn here.
  nonisolated public func widgetLabel<L: View>(@ViewBuilder label: () -> L) -> some View {
    unheard(
      ".widgetLabel(label:) is accepted and not heard: Sets the label beside a widget of a watch. It is not drawn here."
    )
  }

  /// Bends the text of a widget of a watch.
  nonisolated public func widgetCurvesContent(_ curvesContent: Bool = true) -> some View { self }

  /// Sets the background of a live activity.
  nonisolated public func activityBackgroundTint(_ color: Color?) -> some View { self }

  /// Sets the colour of a live activity's button.
  nonisolated public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }

  /// Sets how serious a dialog is.
  nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }

  /// Sets the image of a dialog.
  nonisolated public func dialogIcon(_ icon: Image?) -> some View { self }

  /// Lets the user keep dialogs of the view from being shown again, by a toggle in each.
  nonisolated public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey,
    isSuppressed: Binding<Bool>
  ) -> some View { dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed) }

  /// Lets the user keep dialogs of the view from being shown again, by a toggle with the words
  /// "Don't ask again".
  nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    dialogSuppressionToggle(Text(verbatim: "Don't ask again"), isSuppressed: isSuppressed)
  }

  /// Keeps a dialog from holding the app. It does not here.
  nonisolated public func dialogPreventsAppTermination(_ preventsAppTermination: Bool?) -> some View
  { self }

  /// Sets which files a files' panel offers.
  nonisolated public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View { self }

  /// Sets whether a files' panel resolves aliases.
  nonisolated public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }

  /// Keeps a sheet from holding the app.
  nonisolated public func presentationPreventsAppTermination(_ prevents: Bool?) -> some View {
    self
  }

  /// Sets the message of a files' panel. The panel does not show it.
  nonisolated public func fileDialogMessage(_ message: Text?) -> some View { self }

  /// Sets the message of a files' panel. The panel does not show it.
  nonisolated public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { self }

  /// Sets the label of the button of a files' panel. The button keeps its own.
  nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View { self }

  /// Sets the label of the button of a files' panel. The button keeps its own.
  nonisolated public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
    self
  }

  /// Sets the folder that a files' panel opens.
  nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { self }

  /// Sets what a files' panel shows.
  nonisolated public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View
  { self }

  /// Names a files' panel.
  nonisolated public func fileDialogCustomizationID(_ id: String) -> some View { self }

  /// Sets the label of a file's name.
  nonisolated public func fileExporterFilenameLabel(_ label: Text?) -> some View { self }

  /// Sets the label of a file's name.
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

  /// Sets the shape for some purposes.
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds,
    _ shape: S,
    eoFill: Bool = false
  ) -> some View { self }

  /// Sets the shape of the container.
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View { self }

  /// Shows only what another view covers.
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center,
    @ViewBuilder _ mask: () -> Mask
  ) -> some View { self }

  /// Shows only what another view covers.
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View { self }

  /// Blurs the view.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }

  /// Makes the view brighter.
  nonisolated public func brightness(_ amount: Double) -> some View { self }

  /// Changes the contrast.
  nonisolated public func contrast(_ amount: Double) -> some View { self }

  /// Changes how strong colours are.
  nonisolated public func saturation(_ amount: Double) -> some View { self }

  /// Removes colour.
  nonisolated public func grayscale(_ amount: Double) -> some View { self }

  /// Rotates the hues.
  nonisolated public func hueRotation(_ angle: Angle) -> some View { self }

  /// Inverts the colours.
  nonisolated public func colorInvert() -> some View { self }

  /// Multiplies the colours.
  nonisolated public func colorMultiply(_ color: Color) -> some View { self }

  /// Sets how the view blends with what is behind it.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View { self }

  /// Composites the view as a whole.
  nonisolated public func compositingGroup() -> some View { self }

  /// Draws the view as one image.
  nonisolated public func drawingGroup(opaque: Bool = false) -> some View { self }

  /// Rotates the view.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    self
  }

  /// Makes the view bigger or smaller.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    self
  }

  /// Makes the view bigger or smaller.
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    self
  }

  /// Makes the view bigger or smaller.
  nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> some View
  { self }

  /// Mirrors the view in right-to-left layouts.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }

  /// Sets whether the view receives touches.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { self }

  /// Sets the hover effect.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  /// Keeps the colours while all others are inverted.
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    self
  }

  /// Lets a change be felt.
  nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T)
    -> some View
  { self }

  /// Lets some changes be felt.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback,
    trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View { self }

  /// Lets changes be felt, each in its way.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T,
    _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { self }

  /// Lets every such change be felt.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T,
    _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View { self }

  /// Turns off the effects of pointers.
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Turns the view in space.
  nonisolated public func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View { self }

  /// Moves, turns and scales the view.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View { self }

  /// Changes the view's coordinates in space.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View { self }

  /// Makes dark parts transparent.
  nonisolated public func luminanceToAlpha() -> some View { self }

  /// Changes how the view looks by its place.
  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View { self }

  /// Changes how the view looks as it is scrolled, at each end in its own way.
  nonisolated public func scrollTransition(
    topLeading: ScrollTransitionConfiguration,
    bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { self }

  /// Changes how the view looks as it is scrolled.
  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { self }

  /// Sets how large text is compared with other text.
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    self
  }

  /// Sets the language that text is set in.
  nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true)
    -> some View
  { self }

  /// Blends views with a common background as one.
  nonisolated public func geometryGroup() -> some View { self }

  /// Sets which letters are capitalised, in the older API.
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    self
  }

  /// Sets how a presentation adapts to little space.
  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation)
    -> some View
  { self }

  /// Sets how a presentation adapts to little space, in each direction.
  nonisolated public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View { self }

  /// Sets what can be used below a sheet.
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { self }

  /// Sets what a swipe in a sheet does.
  nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction)
    -> some View
  { self }

  /// Sets the background of a presentation.
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View { self }

  /// Sets how a presentation gets its size.
  nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    self
  }

  /// Puts glass below the view.
  nonisolated public func glassEffect(_ glass: Glass = .regular) -> some View { self }

  /// Puts glass of a shape below the view.
  nonisolated public func glassEffect(_ glass: Glass = .regular, in shape: some Shape) -> some View
  { self }

  /// Ties the glass to another with the same identity.
  nonisolated public func glassEffectID<ID: Hashable>(_ id: ID?, in namespace: Namespace.ID)
    -> some View
  { self }

  /// Joins the glass with another.
  nonisolated public func glassEffectUnion<ID: Hashable>(id: ID?, namespace: Namespace.ID)
    -> some View
  { self }

  /// Extends the background below bars.
  nonisolated public func backgroundExtensionEffect() -> some View { self }

  /// Sets how scrolled content looks at edges.
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

  /// Shows or hides the lines between rows.
  nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  { self }

  /// Sets the colour of the lines between rows.
  nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all)
    -> some View
  { self }

  /// Shows or hides the lines between sections.
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// Sets the colour of the lines between sections.
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

  /// Turns off the hover effect of a row.
  nonisolated public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Sets the colour of a row.
  nonisolated public func listItemTint(_ tint: Color?) -> some View { self }

  /// Sets how prominent headers are.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View { self }

  /// Sets the order of menus.
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View { self }

  /// Shows or hides the mark of a menu's button.
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View { self }

  /// Sets whether a choice closes the menu. It always does.
  nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior)
    -> some View
  { self }

  /// Sets whether a held button repeats.
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    self
  }

  /// Lets a user search in text. Searching is the user's technology's here.
  nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View { self }

  /// Turns off searching in text.
  nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Sets the device of a preview.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// Turns the device of a preview.
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

  /// Rounds the corners of a sheet, in points.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }

  /// Sets how big the title of a screen is.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }

  /// Sets the size of a preview.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Names a preview.
  nonisolated public func previewDisplayName(_ value: String?) -> some View { self }

  /// Turns off autocorrection.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// Turns off autocorrection.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View { self }

  /// Sets in which direction text is written.
  nonisolated public func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View {
    self
  }

  /// Sets the keyboard.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// Sets the kind of text that is typed.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    self
  }

  /// Sets which letters are capitalised.
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }

  /// Lets a value be dragged from the view. Nothing is ever dragged here.
  nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T)
    -> some View
  { self }

  /// Lets a value be dragged from the view, with a preview.
  nonisolated public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T,
    @ViewBuilder preview: () -> V
  ) -> some View { self }

  /// Accepts values dropped on the view. Nothing ever is.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    unheard(
      ".dropDestination(for:action:isTargeted:) is accepted and not heard: Accepts values dropped on the view. Nothing ever is."
    )
  }

  /// Lets an item be dragged or copied from the view. Nothing is ever dragged here.
  nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { self }

  /// Offers items to other apps. Nothing is ever asked for: accepted only.
  nonisolated public func exportsItemProviders(
    _ contentTypes: [UTType],
    onExport: @escaping () -> [NSItemProvider]
  ) -> some View { self }

  /// Takes items from other apps. Nothing ever comes: accepted only.
  nonisolated public func importsItemProviders(
    _ contentTypes: [UTType],
    onImport: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    unheard(
      ".importsItemProviders(_:onImport:) is accepted and not heard: Takes items from other apps. Nothing ever comes: accepted only."
    )
  }

  /// Offers what is selected to the services of a Mac. Accepted only.
  nonisolated public func exportableToServices<T: Transferable>(
    _ payload: @autoclosure @escaping () -> [T]
  ) -> some View { self }

  /// Takes what the services of a Mac make. Accepted only.
  nonisolated public func importableFromServices<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping (_ items: [T]) -> Bool
  ) -> some View {
    unheard(
      ".importableFromServices(for:action:) is accepted and not heard: Takes what the services of a Mac make. Accepted only."
    )
  }

  /// Sets whether text can be selected with a pointer.
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    self
  }
}

extension EnvironmentValues {
  /// Whether changes of content are drawn as one.
  public var contentTransitionAddsDrawingGroup: Bool { false }

  /// Where the tab is shown; not known here.
  public var tabBarPlacement: TabBarPlacement? { nil }

  /// Where the view below the tabs is shown; not known here.
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { nil }

  /// Whether tabs are shown in sections.
  public var isTabBarShowingSections: Bool { false }

  /// Whether the screen is recorded.
  public var isSceneCaptured: Bool { false }

  /// Whether a live activity fills the screen.
  public var isActivityFullscreen: Bool { false }

  /// The material behind the view; there is none.
  public var backgroundMaterial: Material? { nil }
}

extension Image {
  /// How an image fills more space than it needs.
  public enum ResizingMode: Hashable, Sendable {
    /// By tiling.
    case tile
    /// By stretching.
    case stretch
  }

  /// Which colours an image is drawn in.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// In the foreground colour.
    case template
    /// In its own colours.
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

  /// Sets which colours the image is drawn in.
  nonisolated public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }

  /// Sets the quality with which the image is scaled.
  nonisolated public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// Sets whether edges are drawn smoothly.
  nonisolated public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Sets how symbols are coloured.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

extension PresentationSizing {
  /// As large as the content in some directions.
  nonisolated public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    self
  }

  /// As large as the content at least, in some directions.
  nonisolated public func sticky(horizontal: Bool = false, vertical: Bool = false)
    -> some PresentationSizing
  { self }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// The size of the platform.
  nonisolated public static var automatic: AutomaticPresentationSizing {
    AutomaticPresentationSizing()
  }
}

extension PresentationSizing where Self == PagePresentationSizing {
  /// As large as a page.
  nonisolated public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  /// As large as a form.
  nonisolated public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  /// As large as the content.
  nonisolated public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension VisualEffect {
  /// Changes the colours by a function.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }

  /// Draws by a function.
  public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true)
    -> some VisualEffect
  { self }

  /// Bends by a function.
  public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true)
    -> some VisualEffect
  { self }

  /// More or less transparent.
  public func opacity(_ opacity: Double) -> some VisualEffect { self }

  /// Bigger or smaller.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }

  /// Bigger or smaller.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }

  /// Bigger or smaller.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> some VisualEffect
  { self }

  /// Moved.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }

  /// Moved.
  public func offset(_ offset: CGSize) -> some VisualEffect { self }

  /// Turned.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }

  /// Turned in space.
  public func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect { self }

  /// Blurred.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }

  /// Brighter.
  public func brightness(_ amount: Double) -> some VisualEffect { self }

  /// With more or less colour.
  public func saturation(_ amount: Double) -> some VisualEffect { self }

  /// With less colour.
  public func grayscale(_ amount: Double) -> some VisualEffect { self }

  /// With more or less contrast.
  public func contrast(_ amount: Double) -> some VisualEffect { self }

  /// Changed by a matrix.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect { self }

  /// With other colours.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
}

extension Text {
  /// What the direction of writing follows.
  public struct WritingDirectionStrategy: Hashable, Sendable {
    let name: String
    /// The default.
    public static let `default` = Self(name: "default")
    /// The content.
    public static let contentBased = Self(name: "contentBased")
    /// The layout.
    public static let layoutBased = Self(name: "layoutBased")
  }

  /// How large text is compared with other text.
  public struct Scale: Hashable, Sendable {
    let name: String
    /// The default.
    public static let `default` = Scale(name: "default")
    /// Smaller.
    public static let secondary = Scale(name: "secondary")
  }
}

extension Glass {
  /// The glass in a colour.
  public func tint(_ color: Color?) -> Glass { self }

  /// The glass, with or without an answer to touches.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// It can.
  nonisolated public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// It cannot.
  nonisolated public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension SensoryFeedback {
  /// A path is complete.
  public static let pathComplete = Self(name: "pathComplete")

  /// A control is pressed.
  public static func press(_ feedback: PressFeedback) -> SensoryFeedback { Self(name: "press") }

  /// A control is let go.
  public static func release(_ feedback: ReleaseFeedback) -> SensoryFeedback {
    Self(name: "release")
  }

  /// A choice of a kind.
  public static func selection(_ feedback: SelectionFeedback) -> SensoryFeedback {
    Self(name: "selection")
  }

  /// What is pressed.
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

  /// What is let go.
  public struct ReleaseFeedback: Equatable, Sendable {
    let name: String
    /// A slider.
    public static let slider = ReleaseFeedback(name: "slider")
  }

  /// What is chosen.
  public struct SelectionFeedback: Equatable, Sendable {
    let name: String
    /// On.
    public static let on = SelectionFeedback(name: "on")
    /// Off.
    public static let off = SelectionFeedback(name: "off")
    /// The least value.
    public static let minimum = SelectionFeedback(name: "minimum")
    /// The greatest value.
    public static let maximum = SelectionFeedback(name: "maximum")
  }
}

extension Shader {
  /// Does nothing: a shader never runs.
  public func compile(as type: UsageType) async throws {}

  /// What a shader is for.
  public struct UsageType: Hashable, Sendable {
    let name: String
    /// A style.
    public static let shapeStyle = UsageType(name: "shapeStyle")
    /// Colours.
    public static let colorEffect = UsageType(name: "colorEffect")
    /// Places.
    public static let distortionEffect = UsageType(name: "distortionEffect")
    /// A layer.
    public static let layerEffect = UsageType(name: "layerEffect")
  }
}

extension ShaderLibrary {
  /// Takes functions from data.
  public init(data: Data) { self.init(name: "data") }
}

/// What the appearance of a view becomes under a pointer. It does not affect elements.
public protocol CustomHoverEffect: Sendable {
  /// What it is made of.
  associatedtype Body
  /// A view without an effect.
  typealias Content = EmptyHoverEffect
  /// Makes the effect. It is never asked.
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

/// No effect.
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
  /// Turns the effect off.
  public func hoverEffectDisabled(_ isDisabled: Bool = true) -> some CustomHoverEffect { self }
}

extension HoverEffect {
  /// Takes an effect of any type.
  public init<E: CustomHoverEffect>(_ effect: E) { self = .automatic }
}

extension View {
  /// Sets what happens under a pointer.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool)
    -> some View
  { self }

  /// Mirrors the view behind bars.
  nonisolated public func backgroundExtensionEffect(isEnabled: Bool) -> some View { self }

  /// Runs an action when a user begins or ends resizing the window. This never happens here.
  nonisolated public func onInteractiveResizeChange(_ action: @escaping (Bool) -> Void) -> some View
  {
    unheard(
      ".onInteractiveResizeChange(_:) is accepted and not heard: Runs an action when a user begins or ends resizing the window. This never happens here."
    )
  }

  /// Accepts values dropped on the view. Nothing ever is.
  nonisolated public func dropDestination<T: Transferable>(
    for type: T.Type = T.self,
    isEnabled: Bool,
    action: @escaping ([T], DropSession) -> Void
  ) -> some View {
    unheard(
      ".dropDestination(for:isEnabled:action:) is accepted and not heard: Accepts values dropped on the view. Nothing ever is."
    )
  }

  /// Shows files while a binding names one. Files are not shown here.
  nonisolated public func quickLookPreview<Items: RandomAccessCollection>(
    _ selection: Binding<Items.Element?>,
    in items: Items
  ) -> some View where Items.Element == URL { self }
}

/// A drag. Nothing is dragged here, so none is ever made.
public struct DragSession: Identifiable, Sendable {
  /// Its identity.
  public struct ID: Hashable, Sendable {
    let value: Int
  }
  /// How far it is.
  public enum Phase: Hashable, Sendable {
    /// Before it.
    case initial
    /// Under way.
    case active
    /// Letting go.
    case ending(DropOperation)
    /// Over.
    case ended(DropOperation)
    /// All data has arrived.
    case dataTransferCompleted
  }
  /// Its identity.
  public let id: ID
  /// How far it is.
  public let phase: Phase
  /// Where it is.
  public var location: CGPoint
  /// Which item was touched.
  public var draggedItemIndex: Int { 0 }
  /// The identities of what is dragged.
  public func draggedItemIDs<ItemID: Hashable>(for type: ItemID.Type) -> [ItemID] { [] }
}

/// A drop. Nothing is dropped here, so none is ever made.
public struct DropSession: Identifiable, Sendable {
  /// Its identity.
  public struct ID: Hashable, Sendable {
    let value: Int
  }
  /// How far it is.
  public enum Phase: Hashable, Sendable {
    /// It comes over the view.
    case entering
    /// Under way.
    case active
    /// It leaves the view.
    case exiting
    /// Over.
    case ended(DropOperation)
    /// All data has arrived.
    case dataTransferCompleted
  }
  /// Its identity.
  public let id: ID
  /// How far it is.
  public let phase: Phase
  /// Where it is.
  public var location: CGPoint
  /// The size of the items.
  public var size: CGSize
  /// How many items there are.
  public var itemsCount: Int
  /// The drag in this app, if it is from here.
  public var localSession: LocalSession?
  /// What may be done with them.
  public var suggestedOperations: DropOperation.Set
  /// A drag that began in this app.
  public struct LocalSession: Sendable {
    /// The identities of what is dragged.
    public func draggedItemIDs<ItemID: Hashable>(for type: ItemID.Type) -> [ItemID] { [] }
  }
}

/// What may be done with what is dragged.
public struct DragConfiguration: Sendable {
  /// In this app.
  public struct OperationsWithinApp: Sendable {
    /// Creates the operations.
    public init(allowMove: Bool = false) {}
  }
  /// In other apps.
  public struct OperationsOutsideApp: Sendable {
    /// Creates the operations.
    public init(allowCopy: Bool = true) {}
  }
  /// In this app.
  public var operationsWithinApp: OperationsWithinApp
  /// In other apps.
  public var operationsOutsideApp: OperationsOutsideApp
  /// Creates a configuration.
  public init(
    operationsWithinApp: OperationsWithinApp = .init(),
    operationsOutsideApp: OperationsOutsideApp = .init()
  ) {
    self.operationsWithinApp = operationsWithinApp
    self.operationsOutsideApp = operationsOutsideApp
  }
  /// Creates a configuration that allows moving, or does not.
  public init(allowMove: Bool) {
    self.init(operationsWithinApp: OperationsWithinApp(allowMove: allowMove))
  }
}

/// What is done with what is dropped.
public struct DropConfiguration: Sendable {
  /// The operation.
  public let operation: DropOperation
  /// Creates a configuration.
  public init(operation: DropOperation) { self.operation = operation }
}

extension DropOperation {
  /// Several operations.
  public struct Set: OptionSet, Sendable {
    /// One bit for each operation.
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
  /// To the leading edge.
  case leading
  /// To the trailing edge.
  case trailing
  /// Some directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each direction.
    public let rawValue: Int8
    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates a set of one direction.
    public init(_ direction: HorizontalDirection) { rawValue = 1 << direction.rawValue }
    /// To the leading edge.
    public static let leading = Set(.leading)
    /// To the trailing edge.
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
  /// Some directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each direction.
    public let rawValue: Int8
    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates a set of one direction.
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
  /// That of a navigation in columns.
  public static let navigationSplitView = Self(name: "navigationSplitView")
}

extension SymbolVariants {
  /// Whether it is the other variant.
  public func contains(_ other: SymbolVariants) -> Bool { self == other }
}

extension TextSelectability {
  /// Whether text can be selected.
  public static var allowsSelection: Bool { true }
}

extension TextInputFormattingControlPlacement.Set {
  /// All places.
  public static let `default`: Self = .all
}

/// The language that text is set in. Speech follows the language of the text itself.
public struct TypesettingLanguage: Equatable, Sendable {
  let language: Locale.Language?
  /// That of the text.
  public static let automatic = TypesettingLanguage(language: nil)
  /// A language.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(language: language)
  }
}

/// What is known where text is searched: nothing is searched here.
public struct FindContext {
  /// Whether the search is shown.
  public var isPresented: Binding<Bool>? { nil }
  /// Whether words can be replaced.
  public var supportsReplace: Bool { false }
}

/// How much a widget shows.
public enum LevelOfDetail: Hashable, Sendable {
  /// The default.
  case `default`
  /// Less.
  case simplified
}

extension EnvironmentValues {
  /// The size of buttons.
  public var buttonSizing: ButtonSizing { .automatic }

  /// The search in text: none.
  public var findContext: FindContext? { nil }

  /// The space between the image and the title of labels.
  public var labelIconToTitleSpacing: CGFloat? { nil }

  /// The width that is kept for the images of labels.
  public var labelReservedIconWidth: CGFloat? { nil }

  /// How much is shown.
  public var levelOfDetail: LevelOfDetail { .default }

  /// The height of lines.
  public var lineHeight: AttributedString.LineHeight? { nil }

  /// Whether scenes of other devices can be shown.
  public var supportsRemoteScenes: Bool { false }

  /// Upper or lower case, which is not spoken.
  public var textCase: Text.Case? { nil }

  /// Which end of a line a selection belongs to.
  public var textSelectionAffinity: TextSelectionAffinity { .automatic }

  /// How strongly colours differ.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }

  /// Whether the mark of a menu's button is shown.
  public var menuIndicatorVisibility: Visibility { .automatic }

  /// How scrolling bounces from side to side.
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior { .automatic }

  /// How scrolling bounces up and down.
  public var verticalScrollBounceBehavior: ScrollBounceBehavior { .automatic }

  /// How materials look.
  public var materialActiveAppearance: MaterialActiveAppearance { .automatic }

  /// How scrolling dismisses the keyboard.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode { .automatic }

  /// Whether views react to something held over them.
  public var springLoadingBehavior: SpringLoadingBehavior { .automatic }

  /// Whether a held button repeats.
  public var buttonRepeatBehavior: ButtonRepeatBehavior { .automatic }

  /// Whether controls look active.
  public var controlActiveState: ControlActiveState { .key }

  /// Whether the window looks active.
  public var appearsActive: Bool { true }

  /// Whether labels are shown.
  public var labelsVisibility: Visibility { .automatic }

  /// Whether links have an arrow.
  public var navigationLinkIndicatorVisibility: Visibility { .automatic }

  /// Whether tools for writing are offered.
  public var writingToolsBehavior: WritingToolsBehavior { .automatic }

  /// Whether a pointer has an effect.
  public var isHoverEffectEnabled: Bool { true }

  /// The size of the rows of a sidebar.
  public var sidebarRowSize: SidebarRowSize { .medium }

  /// The height of a wheel's items, in points.
  public var defaultWheelPickerItemHeight: CGFloat { 32 }

  /// Pixels for each point.
  public var displayScale: CGFloat { 3 }

  /// The size of a pixel, in points.
  public var pixelLength: CGFloat { 1 / 3 }

  /// What the user wants two taps on a pencil to do.
  public var preferredPencilDoubleTapAction: PencilPreferredAction { .ignore }

  /// What the user wants a squeezed pencil to do.
  public var preferredPencilSqueezeAction: PencilPreferredAction { .ignore }
}

extension GridLayout {
  /// It has no parts.
  public typealias Body = Never

  /// What it keeps: nothing.
  public typealias Cache = Void
}

extension HorizontalAlignment {
  /// Where several views are aligned: nowhere.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    nil
  }
}

extension VerticalAlignment {
  /// Where several views are aligned: nowhere.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    nil
  }
}

extension LayoutSubviews {
  /// A view to place.
  public typealias Element = LayoutSubview

  /// A place in the order.
  public typealias Index = Int

  /// Some of the views.
  public typealias SubSequence = Slice<LayoutSubviews>

  /// The direction of the layout.
  public var layoutDirection: LayoutDirection {
    get { .leftToRight }
    set {}
  }
}

extension LayoutSubview {
  /// What the view tells the container; there are no views.
  public var containerValues: ContainerValues {
    preconditionFailure("there are no views to be placed")
  }
}

extension ScrollPosition {
  /// Creates a position at an edge.
  public init(idType: (some Hashable & Sendable).Type, edge: Edge) { self.init(edge: edge) }

  /// Creates a position at a place.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    self.init()
    scrollTo(point: point)
  }

  /// Creates a position at a place.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
    self.init()
    scrollTo(point: CGPoint(x: x, y: 0))
  }

  /// Creates a position at a place.
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
    self.init()
    scrollTo(point: CGPoint(x: 0, y: y))
  }

  /// Creates a position at a place.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init()
    scrollTo(point: CGPoint(x: x, y: y))
  }

  /// The distance from the leading edge that was scrolled to.
  public var x: CGFloat? { point?.x }

  /// The distance from the top that was scrolled to.
  public var y: CGFloat? { point?.y }

  /// Scrolls to a distance from the leading edge.
  public mutating func scrollTo(x: CGFloat) { scrollTo(point: CGPoint(x: x, y: 0)) }

  /// Scrolls to a distance from the top.
  public mutating func scrollTo(y: CGFloat) { scrollTo(point: CGPoint(x: 0, y: y)) }
}

extension ScrollTargetBehaviorPropertiesContext {
  /// The directions that can be scrolled.
  public var axes: Axis.Set { [.horizontal, .vertical] }

  /// The environment of the scroll view.
  public var environment: EnvironmentValues { EnvironmentValues() }
}

extension AnyScrollTargetBehavior {
  /// The behaviour. It is never asked.
  public var base: any ScrollTargetBehavior { PagingScrollTargetBehavior() }
}

/// The colours that views want.
public struct PreferredColorSchemeKey: PreferenceKey, Sendable {
  /// None.
  public static var defaultValue: ColorScheme? { nil }
  /// The first wish wins.
  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}

extension GlassButtonStyle {
  /// Creates a style of a kind of glass.
  public init(_ glass: Glass) { self.init() }
}

/// The view of a preview that is changed.
public typealias PreviewModifierContent = AnyView

extension ShaderLibrary {
  /// Those of a bundle.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary(name: "bundle") }

  /// The app's function of a name.
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// An image, repeated.
  public static func image(
    _ image: Image,
    sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}

extension ButtonBorderShape {
  /// A rectangle with rounded corners of a radius, in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(name: "roundedRectangle \(radius)")
  }
}

extension View {
  /// Lets the user keep dialogs of the view from being shown again, by a toggle in each.
  nonisolated public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>)
    -> some View
  { environment(\.dialogSuppression, DialogSuppression(title: label, isOn: isSuppressed)) }

  /// Suggests texts for a field: they are read after it while it is edited.
  nonisolated public func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S)
    -> some View
  { suggesting(suggestions()) }

  /// Suggests texts for a field: they are read after it while it is edited.
  nonisolated public func textInputSuggestions<Data: RandomAccessCollection, S: View>(
    _ data: Data,
    @ViewBuilder content: @escaping (Data.Element) -> S
  ) -> some View where Data.Element: Identifiable { suggesting(ForEach(data, content: content)) }

  /// Suggests texts for a field: they are read after it while it is edited.
  nonisolated public func textInputSuggestions<Data: RandomAccessCollection, ID: Hashable, S: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> S
  ) -> some View { suggesting(ForEach(data, id: id, content: content)) }

  /// Creates a suggestion a button that puts a text into the field.
  nonisolated public func textInputCompletion(_ completion: String) -> some View {
    completingText(completion)
  }
}

extension Glass {
  /// The usual glass.
  public static var regular: Glass { Glass() }

  /// Clearer glass.
  public static var clear: Glass { Glass() }

  /// No glass.
  public static var identity: Glass { Glass() }
}

extension PresentationDetent {
  /// A fraction of the screen, from 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "fraction \(fraction)")
  }

  /// A height that a type says.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(name: "\(type)")
  }

  /// A height, in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "height \(height)")
  }

  /// What a height is made of. Nothing is measured here.
  @dynamicMemberLookup public struct Context {
    /// The greatest height, in points.
    public var maxDetentValue: CGFloat { 0 }
    /// A value of the environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      EnvironmentValues()[keyPath: keyPath]
    }
  }
}

extension AnyGradient {
  /// The gradient, mixed in a space.
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
  /// Sets how a material looks in an inactive window.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some ShapeStyle {
    self
  }

  /// The style, more or less transparent.
  public func opacity(_ opacity: Double) -> some ShapeStyle { _DerivedShapeStyle() }

  /// The style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { _DerivedShapeStyle() }

  /// The style, blended with what is below.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { _DerivedShapeStyle() }

  /// The style, filled into a rectangle.
  public func `in`(_ rect: CGRect) -> some ShapeStyle { _DerivedShapeStyle() }

  /// The second rank of the style.
  public var secondary: some ShapeStyle { _DerivedShapeStyle() }

  /// The third rank of the style.
  public var tertiary: some ShapeStyle { _DerivedShapeStyle() }

  /// The fourth rank of the style.
  public var quaternary: some ShapeStyle { _DerivedShapeStyle() }

  /// The fifth rank of the style.
  public var quinary: some ShapeStyle { _DerivedShapeStyle() }
}

extension ContentSizeCategory {
  /// Whether it is one of the accessibility sizes.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

extension DropDelegate {
  /// Takes everything.
  public func validateDrop(info: DropInfo) -> Bool { true }

  /// Does nothing.
  public func dropEntered(info: DropInfo) {}

  /// Proposes nothing.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }

  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}

extension ShaderFunction {
  /// The function with its arguments.
  public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: args)
  }
}

extension ShapeStyle where Self == _DerivedShapeStyle {
  /// The foreground style, more or less transparent.
  public static func opacity(_ opacity: Double) -> some ShapeStyle { _DerivedShapeStyle() }

  /// The foreground style, blended with what is below.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { _DerivedShapeStyle() }

  /// The foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { _DerivedShapeStyle() }

  /// The background of fills.
  public static var fill: _DerivedShapeStyle { _DerivedShapeStyle() }

  /// The background of windows.
  public static var windowBackground: _DerivedShapeStyle { _DerivedShapeStyle() }

  /// The colour of placeholders.
  public static var placeholder: _DerivedShapeStyle { _DerivedShapeStyle() }

  /// The colour of links.
  public static var link: _DerivedShapeStyle { _DerivedShapeStyle() }
}

extension ShapeStyle where Self == Color {
  /// The colour of controls.
  public static var accentColor: Color { .accentColor }
}

extension GlassEffectContainer: View {
  /// The views.
  public var body: some View { content }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// Of a kind of glass.
  nonisolated public static func glass(_ glass: Glass) -> GlassButtonStyle { .glass }
}

extension PreviewProvider {
  /// That of the program.
  public static var platform: PreviewPlatform? { nil }
}

extension ScrollTransitionPhase {
  /// Whether the view is fully visible.
  public var isIdentity: Bool { self == .identity }
}
