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
