// SPDX-License-Identifier: MIT

import Foundation

/// Functions that determine the duration of a recording from its file.
enum RecordingLength {
  /// Returns the duration of a file in seconds, or `nil` if the file cannot be read.
  static func seconds(of url: URL) -> Double? {
    guard url.isFileURL, let data = try? Data(contentsOf: url, options: .alwaysMapped) else {
      return nil
    }
    return seconds(of: data)
  }

  /// Returns the duration in seconds of a WAVE, MPEG-4 or QuickTime file, or `nil` for empty data. For any other
  /// format, the duration is estimated as for an MP3 file at 128 kbit/s.
  static func seconds(of data: Data) -> Double? {
    guard !data.isEmpty else { return nil }
    let bytes = Bytes(data: data)
    return wave(bytes) ?? movie(bytes) ?? Double(data.count) / 16_000
  }

  /// The bytes of an untrusted file, with bounds-checked access.
  private struct Bytes {
    let data: Data

    func text(_ place: Int) -> String? {
      guard place >= 0, place + 4 <= data.count else { return nil }
      let start = data.startIndex + place
      return String(decoding: data[start..<start + 4], as: UTF8.self)
    }

    func number(_ place: Int, bytes count: Int = 4, bigEndian: Bool = true) -> Int? {
      guard place >= 0, count <= 8, place <= data.count - count else { return nil }
      let start = data.startIndex + place
      let part = data[start..<start + count]
      let value = (bigEndian ? Array(part) : Array(part.reversed()))
        .reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      return Int(exactly: value)
    }
  }

  private static func wave(_ bytes: Bytes) -> Double? {
    guard bytes.text(0) == "RIFF", bytes.text(8) == "WAVE" else { return nil }
    var place = 12
    var rate: Int?
    while let kind = bytes.text(place),
      let length = bytes.number(place + 4, bigEndian: false), length >= 0
    {
      if kind == "fmt " { rate = bytes.number(place + 16, bigEndian: false) }
      if kind == "data", let rate, rate > 0 {
        return Double(min(length, bytes.data.count - place - 8)) / Double(rate)
      }
      place += 8 + length + length % 2
    }
    return nil
  }

  /// Returns the duration from a movie's header (the `mvhd` box in the `moov` box).
  private static func movie(_ bytes: Bytes) -> Double? {
    guard let moov = box("moov", in: 0..<bytes.data.count, bytes),
      let header = box("mvhd", in: moov, bytes)
    else { return nil }
    let isLong = bytes.number(header.lowerBound, bytes: 1) == 1
    let scale = bytes.number(header.lowerBound + (isLong ? 20 : 12))
    let length = bytes.number(header.lowerBound + (isLong ? 24 : 16), bytes: isLong ? 8 : 4)
    guard let scale, let length, scale > 0 else { return nil }
    return Double(length) / Double(scale)
  }

  private static func box(_ name: String, in range: Range<Int>, _ bytes: Bytes) -> Range<Int>? {
    var place = range.lowerBound
    while place + 8 <= range.upperBound, let size = bytes.number(place) {
      let end = size == 0 ? range.upperBound : place + size
      guard end >= place + 8, end <= range.upperBound else { return nil }
      if bytes.text(place + 4) == name { return place + 8..<end }
      place = end
    }
    return nil
  }
}
