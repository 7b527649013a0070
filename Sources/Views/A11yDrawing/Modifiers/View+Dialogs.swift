// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

// How dialogs and files' panels look. It does not affect elements.
extension View {
  /// Sets how serious a dialog is.
  nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
  /// Sets the picture of a dialog.
  nonisolated public func dialogIcon(_ icon: Image?) -> some View { self }
  /// Lets the user keep dialogs of the view from being shown again, by a toggle in each.
  nonisolated public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey,
    isSuppressed: Binding<Bool>
  ) -> some View {
    dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed)
  }
  /// Lets the user keep dialogs of the view from being shown again, by a toggle in each.
  nonisolated public func dialogSuppressionToggle(
    _ label: Text,
    isSuppressed: Binding<Bool>
  ) -> some View {
    environment(\.dialogSuppression, DialogSuppression(title: label, isOn: isSuppressed))
  }
  /// Lets the user keep dialogs of the view from being shown again, by a toggle with the words
  /// "Don't ask again".
  nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    dialogSuppressionToggle(Text(verbatim: "Don't ask again"), isSuppressed: isSuppressed)
  }
  /// Keeps a dialog from holding the app. It does not here.
  nonisolated public func dialogPreventsAppTermination(
    _ preventsAppTermination: Bool?
  ) -> some View { self }
  /// Sets which files a files' panel offers.
  nonisolated public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View { self }
  /// Sets whether a files' panel resolves aliases.
  nonisolated public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }
  /// Keeps a sheet from holding the app.
  nonisolated public func presentationPreventsAppTermination(_ prevents: Bool?) -> some View {
    self
  }
  /// Sets the message of a files' panel.
  nonisolated public func fileDialogMessage(_ message: Text?) -> some View { self }
  /// Sets the message of a files' panel.
  nonisolated public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { self }
  /// Sets the button of a files' panel.
  nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View { self }
  /// Sets the button of a files' panel.
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
}

/// How serious a dialog is.
public struct DialogSeverity: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// As usual.
  public static let standard = Self(name: "standard")
  /// Very.
  public static let critical = Self(name: "critical")
}

/// What a files' panel shows.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  /// The options.
  public let rawValue: Int
  /// Makes options.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Extensions of names.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 1)
  /// Aliases instead of their files.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 2)
  /// Hidden files.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 4)
}
