// SPDX-License-Identifier: MIT

import A11yViewTesting
import ActivityKit
import AuthenticationServices
import CoreImage.CIFilterBuiltins
import CoreLocation
import CoreSpotlight
import Foundation
import LocalAuthentication
import MessageUI
import Network
import Photos
import Security
import SwiftUI
import Testing
import Translation
import WeatherKit
import os.log

private struct SignIn: View {
  @Environment(\.authorizationController) private var controller
  @State private var words = "nobody"
  var body: some View {
    SignInWithAppleButton(.continue) { request in
      request.requestedScopes = [.email]
    } onCompletion: { result in
      if case .failure(let error as ASAuthorizationError) = result { words = "\(error.code)" }
    }
    .signInWithAppleButtonStyle(.black)
    Button("Passkey") {
      Task {
        do {
          let provider = ASAuthorizationPlatformPublicKeyCredentialProvider(
            relyingPartyIdentifier: "example.org"
          )
          let request = provider.createCredentialAssertionRequest(challenge: Data())
          _ = try await controller.performRequests([request])
        } catch let error as ASAuthorizationError where error.code == .canceled {
          words = "cancelled"
        }
      }
    }
    Text(words)
  }
}

@MainActor
@Suite("Services that a device does not have", .timeLimit(.minutes(30)))
struct ServicesTests {
  @Test("Signing in with a button or a request fails")
  func signIn() async throws {
    let session = try await Session(SignIn()).exhaustive(false)
    session.find("Continue with Apple").activate()
    #expect(session.outline().joined(separator: "|").contains("canceled"))
    session.find("Passkey").activate()
    await session.settle()
    #expect(session.outline().joined(separator: "|").contains("cancelled"))
  }

  @Test("Biometrics, photos, mail, weather and translation are unavailable")
  func services() async {
    var error: NSError?
    #expect(!LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: &error))
    #expect(error?.code == LAError.Code.biometryNotAvailable.rawValue)
    #expect(error?.localizedDescription == "A device without biometrics knows nobody.")
    #expect(await PHPhotoLibrary.requestAuthorization(for: .readWrite) == .denied)
    #expect(PHAsset.fetchAssets(with: .image, options: nil).count == 0)
    #expect(!MFMailComposeViewController.canSendMail())
    await #expect(throws: WeatherError.unknown) {
      try await WeatherService.shared.weather(for: CLLocation(latitude: 0, longitude: 0))
    }
    #expect(WeatherCondition.partlyCloudy.description == "Partly Cloudy")
    #expect(await LanguageAvailability().supportedLanguages.isEmpty)
    #expect(!ActivityAuthorizationInfo().areActivitiesEnabled)
    #expect(!CSSearchableIndex.isIndexingAvailable())
    let filter = CIFilter.qrCodeGenerator()
    filter.message = Data("a".utf8)
    #expect(filter.outputImage == nil)
    os_log("%d", 1)
  }

  @Test("The device is online")
  func network() async {
    let monitor = NWPathMonitor()
    let status = await withCheckedContinuation { continuation in
      monitor.pathUpdateHandler = { continuation.resume(returning: $0.status) }
      monitor.start(queue: .global())
    }
    monitor.cancel()
    #expect(status == .satisfied)
  }

  @Test(
    "The keychain stores items while the program runs: they can be added once, found, changed and removed"
  )
  func keychain() {
    let name = [kSecClass: kSecClassGenericPassword, kSecAttrAccount: UUID().uuidString]
    var item: [String: Any] = name
    #expect(SecItemCopyMatching(name as CFDictionary, nil) == errSecItemNotFound)
    item[kSecValueData as String] = Data("tea".utf8)
    #expect(SecItemAdd(item as CFDictionary, nil) == errSecSuccess)
    #expect(SecItemAdd(item as CFDictionary, nil) == errSecDuplicateItem)
    var query: [String: Any] = name
    query[kSecReturnData as String] = kCFBooleanTrue
    query[kSecMatchLimit as String] = kSecMatchLimitOne
    var found: CFTypeRef?
    #expect(SecItemCopyMatching(query as CFDictionary, &found) == errSecSuccess)
    #expect(found as? Data == Data("tea".utf8))
    let changes: [String: Any] = [kSecValueData as String: Data("milk".utf8)]
    #expect(SecItemUpdate(name as CFDictionary, changes as CFDictionary) == errSecSuccess)
    #expect(SecItemCopyMatching(query as CFDictionary, &found) == errSecSuccess)
    #expect(found as? Data == Data("milk".utf8))
    #expect(SecItemDelete(name as CFDictionary) == errSecSuccess)
    #expect(SecItemDelete(name as CFDictionary) == errSecItemNotFound)
  }

  @Test func `Keys with different tags of the same length are different keys`() {
    func query(_ tag: [UInt8]) -> [String: Any] {
      [kSecClass as String: kSecClassKey, kSecAttrApplicationTag as String: Data(tag)]
    }
    let (first, second) = (query([1, 2]), query([3, 4]))
    for (query, secret) in [(first, "tea"), (second, "milk")] {
      var item = query
      item[kSecValueData as String] = Data(secret.utf8)
      #expect(SecItemAdd(item as CFDictionary, nil) == errSecSuccess)
    }
    var found: CFTypeRef?
    #expect(SecItemCopyMatching(first as CFDictionary, &found) == errSecSuccess)
    #expect(found as? Data == Data("tea".utf8))
    #expect(SecItemDelete(first as CFDictionary) == errSecSuccess)
    #expect(SecItemCopyMatching(second as CFDictionary, nil) == errSecSuccess)
    #expect(SecItemDelete(second as CFDictionary) == errSecSuccess)
  }

  @Test @MainActor func `A location request is answered with a denial`() async {
    final class Watcher: CLLocationManagerDelegate {
      var log: [String] = []
      var onEvent: () -> Void = {}
      func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        log.append("\(manager.authorizationStatus)")
        onEvent()
      }
      func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        log.append("\((error as? CLError)?.code == .denied)")
        onEvent()
      }
    }
    let (manager, watcher) = (CLLocationManager(), Watcher())
    for act in [
      { manager.delegate = watcher }, { manager.requestWhenInUseAuthorization() },
      { manager.requestLocation() },
    ] {
      await withCheckedContinuation { continuation in
        watcher.onEvent = { continuation.resume() }
        act()
      }
    }
    #expect(watcher.log == ["notDetermined", "denied", "true"])
    #expect(manager.authorizationStatus == .denied)
  }
}
