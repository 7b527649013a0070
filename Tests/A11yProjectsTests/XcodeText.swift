// SPDX-License-Identifier: MIT

/// Project files in the format that Xcode writes.
enum XcodeText {
  /// The project of a shop with an app that has two files and a catalog, a widget that shares one of the files, a watch
  /// app, and tests.
  static let shop = """
    // !$*UTF8*$!
    {
      archiveVersion = 1; objectVersion = 56; rootObject = P;
      objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (APP, WID, WATCH, TESTS); buildConfigurationList = PL; };
        PL = { isa = XCConfigurationList; buildConfigurations = (PC); };
        PC = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
          SDKROOT = iphoneos; SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG FULL $(inherited)"; }; };
        G = { isa = PBXGroup; children = (F, A, S, G); sourceTree = "<group>"; };
        F = { isa = PBXGroup; path = App; children = (APPF, ROWF, CAT, LANG, TESTF, DATA); sourceTree = "<group>"; };
        APPF = { isa = PBXFileReference; path = ShopApp.swift; sourceTree = "<group>"; };
        ROWF = { isa = PBXFileReference; path = Row.swift; sourceTree = "<group>"; };
        CAT = { isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
        LANG = { isa = PBXVariantGroup; name = Localizable.strings; children = (DE); sourceTree = "<group>"; };
        DATA = { isa = XCVersionGroup; path = Shop.xcdatamodeld; children = (DATA1); currentVersion = DATA1; sourceTree = "<group>"; };
        DATA1 = { isa = PBXFileReference; path = Shop.xcdatamodel; sourceTree = "<group>"; };
        B9 = { isa = PBXBuildFile; fileRef = DATA; };
        DE = { isa = PBXFileReference; path = de.lproj/Localizable.strings; sourceTree = "<group>"; };
        TESTF = { isa = PBXFileReference; path = ../AppTests/RowTests.swift; sourceTree = "<group>"; };
        A = { isa = PBXFileReference; path = Shared/Price.swift; sourceTree = SOURCE_ROOT; };
        S = { isa = PBXFileReference; path = Shop.app; sourceTree = BUILT_PRODUCTS_DIR; };
        B1 = { isa = PBXBuildFile; fileRef = APPF; }; B2 = { isa = PBXBuildFile; fileRef = ROWF; };
        B3 = { isa = PBXBuildFile; fileRef = A; }; B4 = { isa = PBXBuildFile; fileRef = A; };
        B5 = { isa = PBXBuildFile; fileRef = CAT; }; B6 = { isa = PBXBuildFile; fileRef = LANG; };
        B7 = { isa = PBXBuildFile; fileRef = TESTF; }; B8 = { isa = PBXBuildFile; fileRef = GONE; };
        S1 = { isa = PBXSourcesBuildPhase; files = (B1, B2, B3, B8, B9); };
        R1 = { isa = PBXResourcesBuildPhase; files = (B5, B6); };
        S2 = { isa = PBXSourcesBuildPhase; files = (B4); };
        S3 = { isa = PBXSourcesBuildPhase; files = (B7); };
        APP = { isa = PBXNativeTarget; name = "Corner Shop"; buildPhases = (S1, R1); dependencies = ();
          productType = "com.apple.product-type.application"; packageProductDependencies = (U1, U2); };
        U1 = { isa = XCSwiftPackageProductDependency; productName = ShopKit; };
        U2 = { isa = XCSwiftPackageProductDependency; productName = OrderedCollections; package = R; };
        R = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/apple/swift-collections.git";
          requirement = { kind = upToNextMajorVersion; minimumVersion = 1.1.0; }; };
        WID = { isa = PBXNativeTarget; name = Widgets; buildPhases = (S2); buildConfigurationList = WL;
          productType = "com.apple.product-type.app-extension"; };
        WL = { isa = XCConfigurationList; buildConfigurations = (WC); };
        WC = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = auto;
          SUPPORTED_PLATFORMS = "iphoneos iphonesimulator macosx"; }; };
        WATCH = { isa = PBXNativeTarget; name = "Shop Watch"; buildPhases = (S1); buildConfigurationList = TL;
          productType = "com.apple.product-type.application"; };
        TL = { isa = XCConfigurationList; buildConfigurations = (TC); };
        TC = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = watchos; }; };
        TESTS = { isa = PBXNativeTarget; name = ShopTests; buildPhases = (S3);
          productType = "com.apple.product-type.bundle.unit-test"; };
      };
    }
    """

  /// The project of an app that contains a whole folder except for two files, one of which belongs to the widget.
  static let synchronized = """
    {
      archiveVersion = 1; objectVersion = 77; rootObject = P;
      objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (APP, WID); };
        G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
        F = { isa = PBXFileSystemSynchronizedRootGroup; path = App; exceptions = (E1, E2); sourceTree = "<group>"; };
        E1 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = APP;
          membershipExceptions = (Old.swift, Widget/Clock.swift); };
        E2 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = WID;
          membershipExceptions = (Widget/Clock.swift); };
        APP = { isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (F);
          productType = "com.apple.product-type.application"; };
        WID = { isa = PBXNativeTarget; name = Clock; productType = "com.apple.product-type.app-extension"; };
      };
    }
    """

  /// The project of an app that depends on a framework and a library in other projects, and on a system framework.
  static let linking = """
    {
      archiveVersion = 1; objectVersion = 56; rootObject = P;
      objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (APP); };
        G = { isa = PBXGroup; children = (F, K, L, U); sourceTree = "<group>"; };
        F = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
        K = { isa = PBXFileReference; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
        L = { isa = PBXReferenceProxy; path = libTools.a; sourceTree = BUILT_PRODUCTS_DIR; };
        U = { isa = PBXFileReference; path = System/Library/Frameworks/UIKit.framework; sourceTree = SDKROOT; };
        B1 = { isa = PBXBuildFile; fileRef = F; }; B2 = { isa = PBXBuildFile; fileRef = K; };
        B3 = { isa = PBXBuildFile; fileRef = L; }; B4 = { isa = PBXBuildFile; fileRef = U; };
        S = { isa = PBXSourcesBuildPhase; files = (B1); };
        W = { isa = PBXFrameworksBuildPhase; files = (B2, B3, B4); };
        APP = { isa = PBXNativeTarget; name = App; buildPhases = (S, W);
          productType = "com.apple.product-type.application"; };
      };
    }
    """

  /// Returns a project with one target and one file.
  static func single(_ name: String, _ type: String, _ file: String) -> String {
    """
    { rootObject = P; objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T); };
      G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
      F = { isa = PBXFileReference; path = \(file); sourceTree = "<group>"; };
      B = { isa = PBXBuildFile; fileRef = F; }; S = { isa = PBXSourcesBuildPhase; files = (B); };
      T = { isa = PBXNativeTarget; name = \(name); buildPhases = (S);
        productType = "com.apple.product-type.\(type)"; };
    }; }
    """
  }
}
