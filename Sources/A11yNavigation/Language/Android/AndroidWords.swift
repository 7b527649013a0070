// SPDX-License-Identifier: MIT

/// TalkBack's words on Android that differ from VoiceOver's words on the iPhone or that exist only on Android.
///
/// English words without a comment come from recordings of TalkBack 7 to 16. Words that do not occur in any recording,
/// and all words in other languages, are marked as unverified.
enum AndroidWords {
  /// Returns TalkBack's words in a language.
  static func of(_ language: SpokenLanguage) -> [Word: String] {
    switch language {
    case .english: english
    case .german: german
    case .french: french
    case .spanish: spanish
    case .japanese: japanese
    case .simplifiedChinese: simplifiedChinese
    }
  }

  private static let english: [Word: String] = [
    .voiceOver: "TalkBack", .switchControl: "Switch Access",
    .textField: "edit box",
    .image: "graphic",
    .popUpButton: "menu popup button",
    .unchecked: "not checked",
    .dimmed: "disabled",
    .headingLevel: "heading %1",
    .current: "current item",
    .toggleHint: "double tap to toggle",
    .adjustHint: "use volume keys to adjust",
    .slider: "slider",
    .stepper: "spin button",
    .colorWell: "color picker",
    .datePicker: "date picker",
    .disclosureTriangle: "disclosure triangle",
    .password: "password",
    .timePicker: "time picker",
    .dateAndTimePicker: "date and time picker",
    .status: "status",
    .grid: "grid",
    .inside: "in %1",
    .outOf: "out of %1",
    .changeHint: "double tap to change",
    .activateHint: "double tap to activate",

    // Unverified
    .mixed: "partially checked",
    .progressIndicator: "progress bar",
    .actionsAvailable: "actions available",
    .switchButton: "switch",
  ]

  // Unverified
  private static let german: [Word: String] = [
    .voiceOver: "TalkBack", .switchControl: "Schalterzugriff",
    .textField: "Bearbeitungsfeld",
    .image: "Grafik",
    .popUpButton: "Menü-Pop-up-Schaltfläche",
    .unchecked: "nicht angeklickt",
    .dimmed: "deaktiviert",
    .switchButton: "Schalter",
    .headingLevel: "Überschrift %1",
    .current: "aktuelles Element",
    .toggleHint: "zum Umschalten doppeltippen",
    .adjustHint: "zum Anpassen Lautstärketasten verwenden",
    .slider: "Schieberegler",
    .stepper: "Drehfeld",
    .colorWell: "Farbauswahl",
    .datePicker: "Datumsauswahl",
    .disclosureTriangle: "Aufklappdreieck",
    .password: "Passwort",
    .timePicker: "Zeitauswahl",
    .dateAndTimePicker: "Datums- und Zeitauswahl",
    .status: "Status",
    .grid: "Raster",
    .inside: "in %1",
    .outOf: "außerhalb von %1",
    .changeHint: "zum Ändern doppeltippen",
    .activateHint: "zum Aktivieren doppeltippen",
    .mixed: "teilweise angeklickt",
    .progressIndicator: "Fortschrittsanzeige",
    .actionsAvailable: "Aktionen verfügbar",
  ]

  // Unverified
  private static let french: [Word: String] = [
    .voiceOver: "TalkBack", .switchControl: "Switch Access",
    .textField: "zone de texte",
    .image: "image",
    .popUpButton: "bouton de menu contextuel",
    .unchecked: "non cochée",
    .dimmed: "désactivé",
    .switchButton: "interrupteur",
    .headingLevel: "titre %1",
    .current: "élément actuel",
    .toggleHint: "appuyez deux fois pour activer ou désactiver",
    .adjustHint: "utilisez les touches de volume pour ajuster",
    .slider: "curseur",
    .stepper: "bouton fléché",
    .colorWell: "sélecteur de couleur",
    .datePicker: "sélecteur de date",
    .disclosureTriangle: "triangle d’affichage",
    .password: "mot de passe",
    .timePicker: "sélecteur d’heure",
    .dateAndTimePicker: "sélecteur de date et d’heure",
    .status: "état",
    .grid: "grille",
    .inside: "dans %1",
    .outOf: "hors de %1",
    .changeHint: "appuyez deux fois pour modifier",
    .activateHint: "appuyez deux fois pour activer",
    .mixed: "partiellement cochée",
    .progressIndicator: "barre de progression",
    .actionsAvailable: "actions disponibles",
  ]

  // Unverified
  private static let spanish: [Word: String] = [
    .voiceOver: "TalkBack", .switchControl: "Accesibilidad mediante interruptores",
    .textField: "cuadro de edición",
    .image: "gráfico",
    .popUpButton: "botón de menú emergente",
    .unchecked: "no marcada",
    .dimmed: "inhabilitado",
    .switchButton: "interruptor",
    .headingLevel: "encabezado %1",
    .current: "elemento actual",
    .toggleHint: "toca dos veces para activar o desactivar",
    .adjustHint: "usa las teclas de volumen para ajustar",
    .slider: "control deslizante",
    .stepper: "botón de número",
    .colorWell: "selector de color",
    .datePicker: "selector de fecha",
    .disclosureTriangle: "triángulo desplegable",
    .password: "contraseña",
    .timePicker: "selector de hora",
    .dateAndTimePicker: "selector de fecha y hora",
    .status: "estado",
    .grid: "cuadrícula",
    .inside: "en %1",
    .outOf: "fuera de %1",
    .changeHint: "toca dos veces para cambiar",
    .activateHint: "toca dos veces para activar",
    .mixed: "parcialmente marcada",
    .progressIndicator: "barra de progreso",
    .actionsAvailable: "acciones disponibles",
  ]

  // Unverified
  private static let japanese: [Word: String] = [
    .voiceOver: "TalkBack", .switchControl: "スイッチアクセス",
    .textField: "編集ボックス",
    .image: "画像",
    .popUpButton: "メニューポップアップボタン",
    .unchecked: "チェックなし",
    .dimmed: "無効",
    .switchButton: "スイッチ",
    .headingLevel: "見出し%1",
    .current: "現在のアイテム",
    .toggleHint: "切り替えるにはダブルタップします",
    .adjustHint: "音量キーで調整します",
    .slider: "スライダー",
    .stepper: "スピンボタン",
    .colorWell: "カラー選択ツール",
    .datePicker: "日付選択ツール",
    .disclosureTriangle: "開閉用三角ボタン",
    .password: "パスワード",
    .timePicker: "時刻選択ツール",
    .dateAndTimePicker: "日時選択ツール",
    .status: "ステータス",
    .grid: "グリッド",
    .inside: "%1内",
    .outOf: "%1外",
    .changeHint: "変更するにはダブルタップします",
    .activateHint: "有効にするにはダブルタップします",
    .mixed: "一部チェック済み",
    .progressIndicator: "進行状況バー",
    .actionsAvailable: "操作があります",
  ]

  // Unverified
  private static let simplifiedChinese: [Word: String] = [
    .voiceOver: "TalkBack", .switchControl: "开关控制",
    .textField: "编辑框",
    .image: "图形",
    .popUpButton: "弹出式菜单按钮",
    .unchecked: "未选中",
    .dimmed: "已停用",
    .switchButton: "开关",
    .headingLevel: "标题 %1",
    .current: "当前项",
    .toggleHint: "点按两次即可切换",
    .adjustHint: "使用音量键调整",
    .slider: "滑块",
    .stepper: "旋转按钮",
    .colorWell: "颜色选择器",
    .datePicker: "日期选择器",
    .disclosureTriangle: "展开三角形",
    .password: "密码",
    .timePicker: "时间选择器",
    .dateAndTimePicker: "日期和时间选择器",
    .status: "状态",
    .grid: "网格",
    .inside: "在%1中",
    .outOf: "离开%1",
    .changeHint: "点按两次即可更改",
    .activateHint: "点按两次即可激活",
    .mixed: "部分选中",
    .progressIndicator: "进度条",
    .actionsAvailable: "有可用操作",
  ]
}
