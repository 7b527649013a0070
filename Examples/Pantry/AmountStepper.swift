// SPDX-License-Identifier: MIT

import SwiftUI

struct AmountStepper: View {
  @Binding var amount: Int

  var body: some View {
    Stepper(value: $amount, in: 0...9) { Text("Amount") }
      .accessibilityValue("\(amount)")
  }
}

#Preview("Amount") {
  @Previewable @State var amount = 3
  AmountStepper(amount: $amount)
  Text("There are \(amount).")
}

struct AmountStepper_Previews: PreviewProvider {
  static var previews: some View {
    AmountStepper(amount: .constant(9)).previewDisplayName("Most")
  }
}
