// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

extension View {
  /// Shows an alert with the description of an error as its title; not shown without an error.
  nonisolated public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>,
    error: E?,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(Text(Self.title(of: error)), isPresented: isPresented, presenting: error) { _ in
      actions()
    }
  }

  /// Shows an alert with the description of an error as its title, and a message; not shown without
  /// an error.
  nonisolated public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>,
    error: E?,
    @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M
  ) -> some View {
    alert(
      Text(Self.title(of: error)),
      isPresented: isPresented,
      presenting: error,
      actions: actions,
      message: message
    )
  }

  nonisolated private static func title(of error: (some LocalizedError)?) -> String {
    error?.errorDescription ?? error?.localizedDescription ?? ""
  }
}
