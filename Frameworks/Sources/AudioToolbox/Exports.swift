// SPDX-License-Identifier: MIT

// Short sounds are part of AVFoundation in this implementation.
@_exported import AVFoundation
