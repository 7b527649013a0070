// SPDX-License-Identifier: MIT

// Short sounds are in AVFoundation here.
@_exported import AVFoundation
