// SPDX-License-Identifier: MIT

import A11yTree

extension UIUserInterfaceIdiom {
  init(_ device: Device) {
    self =
      switch device.idiom {
      case .phone: .phone
      case .pad: .pad
      case .mac: .mac
      }
  }
}

extension UIUserInterfaceSizeClass {
  init(_ size: Device.SizeClass) { self = size == .compact ? .compact : .regular }
}

extension UIDeviceOrientation {
  /// Creates a device orientation, which is unknown for a Mac.
  init(_ device: Device) {
    self =
      switch (device.idiom, device.orientation) {
      case (.mac, _): .unknown
      case (_, .portrait): .portrait
      case (_, .landscape): .landscapeLeft
      }
  }
}

extension UIInterfaceOrientation {
  /// Creates an interface orientation. In landscape, the interface orientation is the opposite of the device
  /// orientation.
  package init(_ device: Device) {
    self = device.orientation == .portrait ? .portrait : .landscapeRight
  }
}

extension Device {
  /// The name that UIKit reports for the device and the device model.
  var modelName: String {
    switch idiom {
    case .phone: "iPhone"
    case .pad: "iPad"
    case .mac: "Mac"
    }
  }

  /// The name that UIKit reports for the device's operating system.
  var systemName: String {
    switch idiom {
    case .phone: "iOS"
    case .pad: "iPadOS"
    case .mac: "macOS"
    }
  }

  /// The number of pixels per point.
  var screenScale: Int { idiom == .phone ? 3 : 2 }
}
