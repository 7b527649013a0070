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
  /// Creates the orientation of a device, which a Mac does not have.
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
  /// Creates the orientation of the interface, which is opposite to that of the device in landscape orientation.
  package init(_ device: Device) {
    self = device.orientation == .portrait ? .portrait : .landscapeRight
  }
}

extension Device {
  /// The name that UIKit reports for the device and its model.
  var modelName: String {
    switch idiom {
    case .phone: "iPhone"
    case .pad: "iPad"
    case .mac: "Mac"
    }
  }

  /// The name that UIKit reports for the device's system.
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
