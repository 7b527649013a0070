// SPDX-License-Identifier: MIT

extension Catalogue {
  static let japanese = Catalogue(
    .japanese,
    words: [
      .button: "ボタン", .toggleButton: "切り替えボタン", .popupButton: "ポップアップボタン",
      .popUpButton: "ポップアップボタン", .backButton: "戻るボタン", .checkbox: "チェックボックス",
      .radioButton: "ラジオボタン", .comboBox: "コンボボックス", .menuItem: "メニュー項目", .treeItem: "ツリー項目",
      .level: "レベル%1", .progressIndicator: "進行状況インジケータ", .levelIndicator: "レベルインジケータ",
      .separator: "区切り線", .figure: "図", .math: "数式", .switchButton: "切り替えボタン", .tab: "タブ",
      .textField: "テキストフィールド", .secureTextField: "セキュアテキストフィールド",
      .multilineTextField: "複数行テキストフィールド", .searchField: "検索フィールド", .heading: "見出し",
      .headingLevel: "見出しレベル%1", .link: "リンク", .visitedLink: "表示済みリンク", .adjustable: "調整可能",
      .image: "イメージ", .colorWell: "カラーウェル", .term: "用語", .definition: "定義", .bullet: "中黒",

      .selected: "選択中", .dimmed: "淡色表示", .isEditing: "編集中", .on: "オン", .off: "オフ", .mixed: "混在",
      .checked: "チェック済み", .unchecked: "チェックなし", .pressed: "押されています", .notPressed: "押されていません",
      .expanded: "展開済み", .collapsed: "折りたたみ", .busy: "処理中", .required: "必須", .invalidData: "無効なデータ",
      .invalidField: "無効なフィールド", .invalidGrammar: "文法の誤り", .invalidSpelling: "スペルの誤り",
      .current: "現在", .currentPage: "現在のページ", .currentStep: "現在のステップ", .currentLocation: "現在の場所",
      .currentDate: "現在の日付", .currentTime: "現在の時刻", .sortUp: "昇順", .sortDown: "降順",
      .menuPopup: "メニューポップアップ", .listBoxPopup: "リストボックスポップアップ", .treePopup: "ツリーポップアップ",
      .gridPopup: "グリッドポップアップ", .dialogPopup: "ダイアログポップアップ",

      .position: "%2項目中%1項目目", .row: "行%1", .column: "列%1", .rowHeader: "行ヘッダ",
      .columnHeader: "列ヘッダ",

      .list: "リスト", .listStart: "リストの先頭", .listEnd: "リストの末尾", .definitionList: "定義リスト",
      .definitionListStart: "定義リストの先頭", .definitionListEnd: "定義リストの末尾", .table: "表",
      .tableStart: "表の先頭", .tableEnd: "表の末尾", .landmark: "ランドマーク", .end: "終わり",
      .formStart: "フォームの先頭", .banner: "バナー", .complementary: "補足", .contentInformation: "コンテンツ情報",
      .form: "フォーム", .main: "メイン", .navigation: "ナビゲーション", .region: "領域", .search: "検索",
      .dialog: "ダイアログ", .alert: "通知", .tabBar: "タブバー", .tabPanel: "タブパネル", .menu: "メニュー",
      .menuBar: "メニューバー", .toolbar: "ツールバー", .article: "記事",

      .toggleHint: "設定を切り替えるにはダブルタップします", .editHint: "編集するにはダブルタップします",
      .misspelledHint: "ローターを使用してスペルミスの単語にアクセスします", .adjustHint: "1本指で上または下にスワイプして値を調整します",
      .pickerHint: "ピッカーを有効にするにはダブルタップします",
      .expandHint: "展開するにはダブルタップします", .collapseHint: "折りたたむにはダブルタップします",
      .actionsAvailable: "アクションがあります", .moreContentAvailable: "追加コンテンツがあります",

      .noMatchingItems: "一致する項目はありません", .noActions: "アクションはありません", .noMoreContent: "追加コンテンツはありません",
      .notInTable: "表の中ではありません", .notFound: "%1が見つかりません", .actionsMenu: "アクションメニュー", .back: "戻る",
      .scannerMenu: "スキャナメニュー", .group: "グループ", .firstToLast: "%1から%2", .capital: "大文字の%1",
      .deleted: "%1を削除", .textSelected: "%1を選択",
      .textUnselected: "%1の選択を解除",

      .rotorCharacters: "文字", .rotorWords: "単語", .rotorLines: "行", .rotorHeadings: "見出し",
      .rotorHeadingsLevel: "見出しレベル%1", .rotorLinks: "リンク", .rotorLandmarks: "ランドマーク",
      .rotorContainers: "コンテナ", .rotorFormControls: "フォームコントロール", .rotorButtons: "ボタン",
      .rotorTextFields: "テキストフィールド", .rotorSearchFields: "検索フィールド", .rotorImages: "イメージ",
      .rotorStaticText: "静的テキスト", .rotorTables: "表", .rotorLists: "リスト", .rotorSameKind: "同じ種類",
      .rotorAdjustValue: "値を調整", .rotorActions: "アクション", .oneCharacter: "文字", .oneWord: "単語",
      .oneLine: "行", .oneContainer: "コンテナ", .oneFormControl: "フォームコントロール",
      .oneOfSameKind: "同じ種類の項目", .oneValue: "値", .oneAction: "アクション",

      .activate: "アクティブにする", .edit: "編集", .increment: "増やす", .decrement: "減らす",
      .showMenu: "メニューを表示", .delete: "削除", .scroll: "スクロール", .scrollUp: "上にスクロール",
      .scrollDown: "下にスクロール", .scrollLeft: "左にスクロール", .scrollRight: "右にスクロール", .escape: "閉じる",
      .settings: "設定", .faster: "速く", .slower: "遅く", .groupsOnOrOff: "グループのオン/オフ",
      .speechOnOrOff: "読み上げのオン/オフ", .goBack: "戻る",

      .keyboard: "キーボード", .predictions: "予測変換", .shift: "シフト", .keyLetters: "文字",
      .keyAccents: "濁点と小文字", .keyNumbers: "数字", .keySymbols: "記号", .keyDelete: "削除",
      .hideKeyboard: "キーボードを隠す", .keyReturn: "改行", .keyDone: "完了", .keyGo: "開く", .keySend: "送信",
      .keyJoin: "接続", .keyRoute: "経路", .keySearch: "検索", .keyNext: "次へ", .keyPrevious: "前へ",
      .keyContinue: "続ける",

      .editText: "テキストを編集", .previousCharacter: "前の文字", .nextCharacter: "次の文字",
      .previousWord: "前の単語", .nextWord: "次の単語", .startOfText: "テキストの先頭", .endOfText: "テキストの末尾",
      .selectingOnOrOff: "選択のオン／オフ", .selectAll: "すべてを選択", .cut: "カット", .copy: "コピー",
      .paste: "ペースト",

      .voiceOver: "VoiceOver", .switchControl: "スイッチコントロール", .commandLine: "コマンド",
      .itemChooser: "項目セレクタ", .listOf: "%1のリスト", .closed: "閉じました",

      .notReachable: "その要素には今は移動できません。", .wantedElsewhere: "プログラムが%1を移動しようとしましたが、今は移動できません。",
      .noSuchAction: "この要素に“%1”というアクションはありません。",
      .noGroups: "iPhoneのVoiceOverには操作対象のグループがありません: “set platform macos”。",
      .scanningPaused: "スキャンを一時停止しました。", .scanningResumed: "スキャンを再開しました。",
      .scanInterval: "%1秒ごとに1項目。", .groupsOn: "グループ: オン。", .groupsOff: "グループ: オフ。",
      .speechOn: "読み上げ: オン。", .speechOff: "読み上げ: オフ。",
      .scanningStopped: "%1周でスキャンを停止しました。スイッチを押すと再開します。", .nothingToScan: "ここにはスイッチで操作できる項目がありません。",
      .notScannable: "操作に応答しない要素のため、スイッチコントロールは移動できません。", .technologyIsOff: "%1はオフです。",
      .nothingSaid: "まだ何も読み上げていません。", .keyboardFocus: "キーボードフォーカス: %1",
      .timePassesByItself: "ここでは時間は自動的に進みます。", .noListOf: "%1のリストはありません。",
      .keyNotTaken: "キー%1を受け付けるものがありません。", .nextKeyIsForApp: "次のキーはAppに送られます。",
      .keyDoesNothing: "キー%1はここでは使えません。?でキーの一覧が表示されます。",
      .keyTypesUnknown: "%1で入力される文字はキーボードによって異なります。文字そのものを指定してください。",
      .nothingHappens: "何も起こりません。",
      .nothingToRead: "この画面には読み上げられるものがありません。",
      .nothingIsEdited: "編集中のテキストがありません。先にテキストフィールドをアクティブにしてください。", .settingIs: "%1は%2です。",
      .scanningEnded: "スキャンを停止しました。スイッチを押すと再開します。",
      .selectingOn: "選択オン。", .selectingOff: "選択オフ。", .nothingSelected: "テキストが選択されていません。",
      .clipboardEmpty: "クリップボードは空です。",
    ],
    phrases: [
      .rows: [.other: "%1行"],
      .columns: [.other: "%1列"],
      .items: [.other: "%1項目"],
      .characters: [.other: "%1文字"],
      .bullets: [.other: "黒丸%1個"],
      .spansRows: [.other: "%1行にまたがる"],
      .spansColumns: [.other: "%1列にまたがる"],
    ],
    // Unverified
    characters: [
      " ": "スペース", "\t": "タブ", "\n": "改行", "•": "黒丸", ".": "ピリオド", ",": "コンマ", ":": "コロン",
      ";": "セミコロン", "!": "感嘆符", "?": "疑問符", "-": "ハイフン", "–": "半角ダッシュ", "—": "全角ダッシュ",
      "_": "アンダースコア", "'": "アポストロフィ", "’": "アポストロフィ", "\"": "引用符", "“": "左二重引用符", "”": "右二重引用符",
      "(": "左括弧", ")": "右括弧", "[": "左角括弧", "]": "右角括弧", "{": "左波括弧", "}": "右波括弧", "<": "小なり",
      ">": "大なり", "/": "スラッシュ", "\\": "バックスラッシュ", "|": "縦線", "@": "アットマーク", "#": "シャープ", "$": "ドル",
      "%": "パーセント", "^": "キャレット", "&": "アンパサンド", "*": "アスタリスク", "+": "プラス", "=": "イコール", "~": "チルダ",
      "`": "グレーブアクセント",
    ],
    dates: DateWords(
      months: [
        "1月", "2月", "3月", "4月", "5月", "6月", "7月", "8月", "9月", "10月", "11月", "12月",
      ],
      date: "%Y年%M%D日",
      month: "%Y年%M",
      week: "%Y年第%W週",
      joint: "%1 %2",
      time: .twentyFourHours
    )
  )
}
