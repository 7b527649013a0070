// SPDX-License-Identifier: MIT

extension WaveBytes {
  /// The median frequency of the voice in hertz, or `nil` if no frame is voiced.
  ///
  /// The frequency of each 40 ms frame corresponds to the shortest lag, for frequencies between 50 and 450 Hz, at which
  /// the sound repeats itself nearly as well as at any other lag.
  var pitch: Double? {
    let step = 4
    let rate = Double(sampleRate) / Double(step)
    let samples = samples
    let thinned = stride(from: 0, to: samples.count, by: step).map { Double(samples[$0]) }
    let frame = Int(rate * 0.04)
    let lags = Int(rate / 450)...Int(rate / 50)
    var found: [Double] = []
    for start in stride(from: 0, to: thinned.count - frame - lags.upperBound, by: frame / 2) {
      func alike(_ lag: Int) -> Double {
        var product = 0.0
        var here = 0.0
        var there = 0.0
        for index in start..<start + frame {
          let (a, b) = (thinned[index], thinned[index + lag])
          product += a * b
          here += a * a
          there += b * b
        }
        return here * there == 0 ? 0 : product / (here * there).squareRoot()
      }
      let values = lags.map { ($0, alike($0)) }
      guard let best = values.map(\.1).max(), best > 0.8 else { continue }
      let peaks = zip(values.dropFirst(), zip(values, values.dropFirst(2))).filter { value, sides in
        value.1 >= sides.0.1 && value.1 >= sides.1.1 && value.1 > best * 0.9
      }
      if let lag = peaks.first?.0.0 { found.append(rate / Double(lag)) }
    }
    found.sort()
    return found.isEmpty ? nil : found[found.count / 2]
  }
}
