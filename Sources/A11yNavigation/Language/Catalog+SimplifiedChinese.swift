// SPDX-License-Identifier: MIT

extension Catalog {
  static let simplifiedChinese = Catalog(
    .simplifiedChinese,
    words: [
      .button: "按钮", .toggleButton: "切换按钮", .popupButton: "弹出式按钮", .popUpButton: "弹出式按钮",
      .backButton: "返回按钮", .checkbox: "复选框", .radioButton: "单选按钮", .comboBox: "组合框",
      .menuItem: "菜单项", .treeItem: "树形项目", .level: "级别%1", .progressIndicator: "进度指示器",
      .levelIndicator: "等级指示器", .separator: "分隔线", .figure: "插图", .math: "数学公式",
      .switchButton: "切换按钮", .tab: "标签页", .textField: "文本栏", .secureTextField: "安全文本栏",
      .multilineTextField: "多行文本栏", .searchField: "搜索栏", .heading: "标题", .headingLevel: "标题级别%1",
      .link: "链接", .visitedLink: "已访问的链接", .adjustable: "可调整", .image: "图像", .colorWell: "颜色池",
      .term: "术语", .definition: "定义", .bullet: "项目符号",

      .selected: "已选定", .dimmed: "变暗", .isEditing: "正在编辑", .on: "开", .off: "关", .mixed: "混合",
      .checked: "已勾选", .unchecked: "未勾选", .pressed: "已按下", .notPressed: "未按下", .expanded: "已展开",
      .collapsed: "已折叠", .busy: "忙碌", .required: "必填", .invalidData: "无效数据", .invalidField: "无效栏位",
      .invalidGrammar: "语法错误", .invalidSpelling: "拼写错误", .current: "当前", .currentPage: "当前页面",
      .currentStep: "当前步骤", .currentLocation: "当前位置", .currentDate: "当前日期", .currentTime: "当前时间",
      .sortUp: "升序", .sortDown: "降序", .menuPopup: "弹出式菜单", .listBoxPopup: "弹出式列表框",
      .treePopup: "弹出式树形列表", .gridPopup: "弹出式网格", .dialogPopup: "弹出式对话框",

      .position: "第%1项,共%2项", .row: "第%1行", .column: "第%1列", .rowHeader: "行标题",
      .columnHeader: "列标题",

      .list: "列表", .listStart: "列表开始", .listEnd: "列表结束", .definitionList: "定义列表",
      .definitionListStart: "定义列表开始", .definitionListEnd: "定义列表结束", .table: "表格",
      .tableStart: "表格开始", .tableEnd: "表格结束", .landmark: "地标", .end: "结束", .formStart: "表单开始",
      .banner: "横幅", .complementary: "补充内容", .contentInformation: "内容信息", .form: "表单",
      .main: "主要内容", .navigation: "导航", .region: "区域", .search: "搜索", .dialog: "对话框", .alert: "提醒",
      .tabBar: "标签页栏", .tabPanel: "标签页面板", .menu: "菜单", .menuBar: "菜单栏", .toolbar: "工具栏",
      .article: "文章",

      .toggleHint: "轻点两下来切换设置", .editHint: "轻点两下来编辑", .misspelledHint: "使用转子来访问拼写错误的字词",
      .adjustHint: "用一个手指向上或向下轻扫来调整数值", .pickerHint: "轻点两下来激活选择器",
      .expandHint: "轻点两下来展开", .collapseHint: "轻点两下来折叠",
      .actionsAvailable: "有可用操作", .moreContentAvailable: "有更多内容",

      .noMatchingItems: "没有匹配的项目", .noActions: "没有操作", .noMoreContent: "没有更多内容",
      .notInTable: "不在表格中", .notFound: "未找到%1", .actionsMenu: "操作菜单", .back: "返回",
      .scannerMenu: "扫描器菜单", .group: "组", .firstToLast: "%1至%2", .capital: "大写%1",
      .deleted: "%1已删除", .textSelected: "%1已选定",
      .textUnselected: "%1已取消选定",

      .rotorCharacters: "字符", .rotorWords: "字词", .rotorLines: "行", .rotorHeadings: "标题",
      .rotorHeadingsLevel: "%1级标题", .rotorLinks: "链接", .rotorLandmarks: "地标",
      .rotorContainers: "容器", .rotorFormControls: "表单控件", .rotorButtons: "按钮",
      .rotorTextFields: "文本栏", .rotorSearchFields: "搜索栏", .rotorImages: "图像",
      .rotorStaticText: "静态文本", .rotorTables: "表格", .rotorLists: "列表", .rotorSameKind: "同类",
      .rotorAdjustValue: "调整值", .rotorActions: "操作", .oneCharacter: "字符", .oneWord: "字词",
      .oneLine: "行", .oneContainer: "容器", .oneFormControl: "表单控件", .oneOfSameKind: "同类项目",
      .oneValue: "值", .oneAction: "操作",

      .activate: "激活", .edit: "编辑", .increment: "增大", .decrement: "减小", .showMenu: "显示菜单",
      .delete: "删除", .scroll: "滚动", .scrollUp: "向上滚动", .scrollDown: "向下滚动", .scrollLeft: "向左滚动",
      .scrollRight: "向右滚动", .escape: "退出", .settings: "设置", .faster: "更快", .slower: "更慢",
      .groupsOnOrOff: "打开或关闭群组", .speechOnOrOff: "打开或关闭语音", .goBack: "返回",

      .keyboard: "键盘", .predictions: "预测", .shift: "大写", .keyLetters: "字母", .keyAccents: "声调字母",
      .keyNumbers: "数字", .keySymbols: "符号", .keyDelete: "删除", .hideKeyboard: "隐藏键盘",
      .keyReturn: "换行", .keyDone: "完成", .keyGo: "前往", .keySend: "发送", .keyJoin: "加入",
      .keyRoute: "路线", .keySearch: "搜索", .keyNext: "下一个", .keyPrevious: "上一个", .keyContinue: "继续",

      .editText: "编辑文本", .previousCharacter: "上一个字符", .nextCharacter: "下一个字符",
      .previousWord: "上一个词", .nextWord: "下一个词", .startOfText: "文本开头", .endOfText: "文本结尾",
      .selectingOnOrOff: "打开或关闭选择", .selectAll: "全选", .cut: "剪切", .copy: "拷贝", .paste: "粘贴",
      .pointMode: "点模式", .itemMode: "项目模式", .recipes: "方案",
      .desktop: "桌面",
      .windows: "窗口", .apps: "App", .stopScanning: "停止扫描",
      .quitScanning: "退出 a11ynav", .untitledWindow: "未命名窗口",

      .verticalBand: "垂直带", .horizontalBand: "水平带", .verticalLine: "垂直线", .horizontalLine: "水平线",
      .fineVerticalLine: "精细垂直线", .fineHorizontalLine: "精细水平线",

      .voiceOver: "旁白", .switchControl: "切换控制", .commandLine: "命令", .itemChooser: "项目选取器",
      .listOf: "%1列表", .closed: "已关闭",

      .notReachable: "现在无法前往该元素。", .wantedElsewhere: "程序要将%1移到现在无法前往的位置。",
      .noSuchAction: "该元素没有名为“%1”的操作。", .noGroups: "iPhone 上的旁白没有可交互的群组：“set platform macos”。",
      .scanningPaused: "扫描已暂停。", .scanningResumed: "扫描已继续。", .scanInterval: "每 %1 秒一项。",
      .groupsOn: "群组已打开。", .groupsOff: "群组已关闭。", .speechOn: "语音已打开。", .speechOff: "语音已关闭。",
      .scanningStopped: "扫描在 %1 轮后停止。按下切换器可重新开始。", .nothingToScan: "此处没有响应切换器的项目。",
      .notScannable: "切换控制无法前往该处，因为该元素不响应用户操作。", .technologyIsOff: "%1已关闭。",
      .nothingSaid: "尚未朗读任何内容。", .keyboardFocus: "键盘焦点：%1", .timePassesByItself: "此处的时间自行流逝。",
      .noListOf: "没有%1列表。", .keyNotTaken: "没有对象接受按键 %1。", .nextKeyIsForApp: "下一个按键将发送给 App。",
      .keyDoesNothing: "按键 %1 在此处不起作用；按 ? 显示所有按键。", .keyTypesUnknown: "%1 输入的字符取决于键盘；请直接使用该字符。",
      .nothingHappens: "没有任何反应。",
      .nothingToRead: "此屏幕上没有可朗读的内容。", .nothingIsEdited: "没有正在编辑的内容；请先激活一个文本栏。",
      .settingIs: "%1为%2。",
      .noSwitchPressed: "已有%1分钟未按下开关。",
      .scanningEnded: "扫描已停止。按下开关可重新开始。",
      .selectingOn: "选择已打开。", .selectingOff: "选择已关闭。", .nothingSelected: "未选择文本。",
      .clipboardEmpty: "剪贴板为空。",
      .pointsAreScanned: "正在扫描点。", .itemsAreScanned: "正在扫描项目。",
      .noPointsToScan: "元素的位置未知，因此扫描项目。", .nothingAtPoint: "此点没有任何内容。",
      .glidingSpeed: "每秒 %1 点。", .recipeStarted: "方案“%1”已开始。", .recipeEnded: "方案“%1”已结束。",
      .noSuchRecipe: "没有名为“%1”的方案。",
    ],
    phrases: [
      .rows: [.other: "%1行"],
      .columns: [.other: "%1列"],
      .items: [.other: "%1个项目"],
      .characters: [.other: "%1个字符"],
      .bullets: [.other: "%1个圆点"],
      .spansRows: [.other: "跨%1行"],
      .spansColumns: [.other: "跨%1列"],
    ],
    // Unverified
    characters: [
      " ": "空格", "\t": "制表符", "\n": "换行", "•": "项目符号", ".": "句点", ",": "逗号", ":": "冒号", ";": "分号",
      "!": "感叹号", "?": "问号", "-": "连字符", "–": "短破折号", "—": "长破折号", "_": "下划线", "'": "撇号", "’": "撇号",
      "\"": "引号", "“": "左双引号", "”": "右双引号", "(": "左圆括号", ")": "右圆括号", "[": "左方括号", "]": "右方括号",
      "{": "左花括号", "}": "右花括号", "<": "小于", ">": "大于", "/": "斜杠", "\\": "反斜杠", "|": "竖线",
      "@": "at 符号", "#": "井号", "$": "美元", "%": "百分号", "^": "脱字符", "&": "和号", "*": "星号", "+": "加号",
      "=": "等号", "~": "波浪号", "`": "重音符",
    ],
    dates: DateWords(
      months: [
        "1月", "2月", "3月", "4月", "5月", "6月", "7月", "8月", "9月", "10月", "11月", "12月",
      ],
      date: "%Y年%M%D日",
      month: "%Y年%M",
      week: "%Y年第%W周",
      joint: "%1 %2",
      time: .twentyFourHours
    )
  )
}
