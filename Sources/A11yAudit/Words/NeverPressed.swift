// SPDX-License-Identifier: MIT

/// Words in names of controls that an exploration does not press by default, because they may delete, pay,
/// send or leave.
public enum NeverPressed {
  /// Returns the word in a name that prevents the control from being pressed, if there is one.
  public static func word(in name: String) -> String? {
    let name = name.lowercased()
    let words = Set(name.split { !$0.isLetter }.map(String.init))
    if let word = single.first(where: words.contains) { return word }
    return phrases.first { name.contains($0) }
  }

  /// All words and phrases, in order.
  public static var all: [String] { (single + phrases).sorted() }

  private static let single = [
    "delete", "remove", "erase", "destroy", "pay", "purchase", "buy", "order", "checkout", "logout",
    "signout", "unsubscribe", "deactivate", "publish", "send", "transfer", "donate", "withdraw",
    "löschen", "entfernen", "bezahlen", "kaufen", "bestellen", "abmelden", "kündigen", "senden",
    "überweisen", "spenden", "supprimer", "effacer", "payer", "acheter", "commander", "déconnexion",
    "envoyer", "résilier", "eliminar", "borrar", "pagar", "comprar", "pedir", "enviar",
    "desactivar",
  ]

  private static let phrases = [
    "sign out", "log out", "clear all", "reset all", "place order", "cancel subscription",
    "close account", "se déconnecter", "cerrar sesión",
    "削除", "支払", "購入", "注文", "ログアウト", "送信", "解約", "退会",
    "删除", "支付", "付款", "购买", "下单", "退出登录", "注销", "发送",
  ]
}
