// SPDX-License-Identifier: MIT

// The following declarations are re-exported, because SwiftUI code uses observable objects and publishers without
// importing any module except SwiftUI. Names that apps often declare themselves, such as Subscription, Record, Empty
// and Fail, require `import Combine`.
@_exported import class OpenCombine.AnyCancellable
@_exported import class OpenCombine.CurrentValueSubject
@_exported import class OpenCombine.Future
@_exported import class OpenCombine.ObservableObjectPublisher
@_exported import class OpenCombine.PassthroughSubject
@_exported import enum OpenCombine.Publishers
@_exported import enum OpenCombine.Subscribers
@_exported import enum OpenCombine.Subscriptions
@_exported import protocol OpenCombine.Cancellable
@_exported import protocol OpenCombine.ConnectablePublisher
@_exported import protocol OpenCombine.CustomCombineIdentifierConvertible
@_exported import protocol OpenCombine.ObservableObject
@_exported import protocol OpenCombine.Publisher
@_exported import protocol OpenCombine.Scheduler
@_exported import protocol OpenCombine.SchedulerTimeIntervalConvertible
@_exported import protocol OpenCombine.Subject
@_exported import protocol OpenCombine.Subscriber
@_exported import protocol OpenCombine.TopLevelDecoder
@_exported import protocol OpenCombine.TopLevelEncoder
@_exported import struct OpenCombine.AnyPublisher
@_exported import struct OpenCombine.AnySubscriber
@_exported import struct OpenCombine.AsyncPublisher
@_exported import struct OpenCombine.AsyncThrowingPublisher
@_exported import struct OpenCombine.CombineIdentifier
@_exported import struct OpenCombine.Deferred
@_exported import struct OpenCombine.ImmediateScheduler
@_exported import struct OpenCombine.Just
@_exported import struct OpenCombine.Published
