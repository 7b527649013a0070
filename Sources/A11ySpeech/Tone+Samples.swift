// SPDX-License-Identifier: MIT

import Foundation

extension Tone {
  /// Returns the length of the tone in samples.
  func sampleCount(sampleRate: Int) -> Int {
    duration.sampleCount(sampleRate: sampleRate)
  }

  /// Returns the tone's samples in `range`, counted from the start of the tone.
  ///
  /// The first and last 5 ms are faded, because a sine wave that starts or stops abruptly produces a click.
  func samples(in range: Range<Int>, sampleRate: Int, volume: Int) -> [Int16] {
    let total = sampleCount(sampleRate: sampleRate)
    let isAudible = frequency > 0 && frequency < Double(sampleRate) / 2 && level > 0
    guard isAudible else { return [Int16](repeating: 0, count: range.count) }
    let peak = min(level, 1) * Double(volume) / 100 * 32_767
    let step = 2 * Double.pi * frequency / Double(sampleRate)
    let fade = Double(max(1, min(sampleRate / 200, total / 2)))
    return range.map { index in
      let fromEdge = Double(min(index, total - 1 - index))
      let value = peak * min(1, fromEdge / fade) * sin(step * Double(index))
      return Int16(max(-32_768, min(32_767, value.rounded())))
    }
  }
}

extension Duration {
  /// Returns the number of samples for a duration, rounded to the nearest integer, or 0 for a negative duration.
  func sampleCount(sampleRate: Int) -> Int {
    guard self > .zero else { return 0 }
    let (seconds, attoseconds) = components
    let whole = seconds.multipliedReportingOverflow(by: Int64(sampleRate))
    let part = Int64((Double(attoseconds) / 1e18 * Double(sampleRate)).rounded())
    let sum = whole.partialValue.addingReportingOverflow(part)
    return whole.overflow || sum.overflow ? .max : Int(clamping: sum.partialValue)
  }
}
