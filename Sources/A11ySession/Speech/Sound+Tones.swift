// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySpeech

extension Sound {
  /// The tones that the sound is played as.
  var tones: [Tone] {
    func tone(_ frequency: Double, _ milliseconds: Int) -> Tone {
      Tone(frequency: frequency, duration: .milliseconds(milliseconds), level: 0.25)
    }
    switch self {
    case .border: return [tone(220, 40), tone(165, 60)]
    case .scan: return [tone(880, 15)]
    case .enter: return [tone(520, 25), tone(780, 35)]
    case .leave: return [tone(780, 25), tone(520, 35)]
    case .select: return [tone(1040, 30)]
    case .ignored: return [tone(130, 50)]
    case .screenChange: return [tone(440, 30), tone(660, 30), tone(880, 40)]
    }
  }
}
