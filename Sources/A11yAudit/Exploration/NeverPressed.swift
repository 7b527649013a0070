// SPDX-License-Identifier: MIT

import A11yTree

/// Words in names of controls that an exploration does not press by default, because a press may delete data, make a
/// payment, send something, leave the page, or stop a server.
public enum NeverPressed {
  /// Returns the first word in a name that prevents the control from being pressed, if there is one.
  public static func word(in name: String) -> String? {
    let name = name.lowercased()
    let words = Set(name.split { !$0.isLetter }.map(String.init))
    if let word = single.first(where: words.contains) { return word }
    return phrases.first { name.contains($0) }
  }

  /// Returns the first word in an element's name, description or hint that prevents the element from being pressed.
  public static func word(in element: Element) -> String? {
    let details = element.hasDetails ? element.details : Element.Details()
    return [element.label, details.description, details.hint].lazy.compactMap(word).first
  }

  /// All words and phrases, in alphabetical order.
  public static var all: [String] { (single + phrases).sorted() }

  private static let single = english + german + french + spanish

  private static let english = [
    "delete", "remove", "erase", "destroy", "pay", "purchase", "buy", "order", "checkout", "logout",
    "signout", "unsubscribe", "deactivate", "publish", "send", "transfer", "donate", "withdraw",
    "stop", "quit", "exit", "shutdown", "restart", "reboot", "terminate", "kill", "reset", "revoke",
    "deploy",
  ]

  private static let german = [
    "löschen", "entfernen", "bezahlen", "kaufen", "bestellen", "abmelden", "kündigen", "senden",
    "überweisen", "spenden", "stoppen", "beenden", "herunterfahren", "ausschalten", "neustarten",
    "zurücksetzen", "widerrufen", "bereitstellen",
  ]

  private static let french = [
    "supprimer", "effacer", "payer", "acheter", "commander", "déconnexion", "envoyer", "résilier",
    "arrêter", "quitter", "éteindre", "redémarrer", "réinitializer", "révoquer", "déployer",
  ]

  private static let spanish = [
    "eliminar", "borrar", "pagar", "comprar", "pedir", "enviar", "desactivar", "detener", "salir",
    "apagar", "reiniciar", "restablecer", "revocar", "desplegar",
  ]

  /// Phrases to search for, and words from languages that are written without spaces.
  private static let phrases = [
    "sign out", "log out", "clear all", "reset all", "place order", "cancel subscription",
    "close account", "close server", "shut down", "turn off", "power off",
    "neu starten", "server schließen", "se déconnecter", "fermer le serveur", "cerrar sesión",
    "cerrar el servidor",
    "削除", "支払", "購入", "注文", "ログアウト", "送信", "解約", "退会", "停止", "終了", "シャットダウン", "再起動", "リセット",
    "失効", "デプロイ",
    "删除", "支付", "付款", "购买", "下单", "退出", "注销", "发送", "关机", "关闭服务器", "重启", "重置", "吊销", "部署",
  ]
}

/// A pattern for control names, such as `Quit*`, in which an asterisk matches any text. Case is ignored.
public struct NamePattern: Hashable, Sendable {
  private let parts: [String]

  /// Creates a pattern.
  public init(_ text: String) {
    parts = text.lowercased().split(separator: "*", omittingEmptySubsequences: false).map(
      String.init
    )
  }

  /// Returns whether the pattern matches the entire name. The complexity is O(length of the name).
  public func matches(_ name: String) -> Bool {
    var rest = name.lowercased()[...]
    guard let first = parts.first, let last = parts.last, rest.hasPrefix(first) else {
      return false
    }
    guard parts.count > 1 else { return rest.count == first.count }
    rest = rest.dropFirst(first.count)
    guard rest.hasSuffix(last) else { return false }
    rest = rest.dropLast(last.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let found = rest.firstRange(of: part) else { return false }
      rest = rest[found.upperBound...]
    }
    return true
  }
}
