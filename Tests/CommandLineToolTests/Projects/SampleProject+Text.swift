/// The texts that several samples contain.
extension SampleProject {
    /// The text of an Xcode project as Xcode 16 and later creates it: the target owns a folder, whose files are not listed.
    static func project(_ name: String, settings: String) -> String {
        """
        // !$*UTF8*$!
        {
            archiveVersion = 1; classes = { }; objectVersion = 77;
            objects = {
                A1 /* \(name).app */ = {isa = PBXFileReference; explicitFileType = wrapper.application; path = \(name).app; sourceTree = BUILT_PRODUCTS_DIR; };
                A2 /* \(name) */ = {
                    isa = PBXFileSystemSynchronizedRootGroup;
                    exceptions = (A3, ); path = \(name); sourceTree = "<group>";
                };
                A3 = {
                    isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
                    membershipExceptions = (Info.plist, ); target = A6;
                };
                A4 = {isa = PBXGroup; children = (A2, A5, ); sourceTree = "<group>"; };
                A5 /* Products */ = {isa = PBXGroup; children = (A1, ); name = Products; sourceTree = "<group>"; };
                A6 /* \(name) */ = {
                    isa = PBXNativeTarget;
                    buildConfigurationList = B1;
                    buildPhases = (A7, A8, );
                    fileSystemSynchronizedGroups = (A2, );
                    name = \(name);
                    productName = \(name);
                    productReference = A1;
                    productType = "com.apple.product-type.application";
                };
                A7 /* Sources */ = {isa = PBXSourcesBuildPhase; files = ( ); };
                A8 /* Resources */ = {isa = PBXResourcesBuildPhase; files = ( ); };
                A9 /* Project object */ = {
                    isa = PBXProject;
                    buildConfigurationList = B2;
                    developmentRegion = en;
                    knownRegions = (en, Base, );
                    mainGroup = A4;
                    productRefGroup = A5;
                    targets = (A6, );
                };
                B1 = {isa = XCConfigurationList; buildConfigurations = (B3, ); };
                B2 = {isa = XCConfigurationList; buildConfigurations = (B4, ); };
                B3 /* Debug */ = {
                    isa = XCBuildConfiguration;
                    buildSettings = {
                        PRODUCT_BUNDLE_IDENTIFIER = "org.example.\(name)";
                        PRODUCT_NAME = "$(TARGET_NAME)";
                        SWIFT_VERSION = 5.0;
                        TARGETED_DEVICE_FAMILY = "1,2";
                        \(settings)
                    };
                    name = Debug;
                };
                B4 /* Debug */ = {
                    isa = XCBuildConfiguration;
                    buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 17.0; SDKROOT = iphoneos; };
                    name = Debug;
                };
            };
            rootObject = A9 /* Project object */;
        }
        """
    }

    /// The settings with which Xcode generates the property list of an app.
    static func generated(_ more: String = "") -> String {
        """
        ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS = YES;
                        GENERATE_INFOPLIST_FILE = YES;
                        INFOPLIST_KEY_UILaunchScreen_Generation = YES; \(more)
        """
    }

    /// A storyboard as Xcode saves it, whose controller has a plate in the middle of its view.
    static func storyboard(_ controller: String, module: String, plate: String, background: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
        targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
        useSafeAreas="YES" colorMatched="YES" initialViewController="BYZ-38-t0r">
            <device id="retina6_12" orientation="portrait" appearance="light"/>
            <scenes>
                <scene sceneID="tne-QT-ifu">
                    <objects>
                        <viewController id="BYZ-38-t0r" customClass="\(controller)" customModule="\(module)" \
        customModuleProvider="target" sceneMemberID="viewController">
                            <view key="view" contentMode="scaleToFill" id="8bC-Xf-vdC">
                                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                                <subviews>
                                    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" \
        id="pLa-te-001">
                                        <rect key="frame" x="136.66" y="366" width="120" height="120"/>
                                        <color key="backgroundColor" \(plate) alpha="1" colorSpace="custom" \
        customColorSpace="sRGB"/>
                                        <constraints>
                                            <constraint firstAttribute="height" constant="120" id="hei-gh-t01"/>
                                            <constraint firstAttribute="width" constant="120" id="wid-th-001"/>
                                        </constraints>
                                    </view>
                                </subviews>
                                <viewLayoutGuide key="safeArea" id="6Tk-OE-BBY"/>
                                <color key="backgroundColor" \(background) alpha="1" colorSpace="custom" \
        customColorSpace="sRGB"/>
                                <constraints>
                                    <constraint firstItem="pLa-te-001" firstAttribute="centerX" \
        secondItem="8bC-Xf-vdC" secondAttribute="centerX" id="cen-te-r0x"/>
                                    <constraint firstItem="pLa-te-001" firstAttribute="centerY" \
        secondItem="8bC-Xf-vdC" secondAttribute="centerY" id="cen-te-r0y"/>
                                </constraints>
                            </view>
                            <connections>
                                <outlet property="plate" destination="pLa-te-001" id="out-le-t01"/>
                            </connections>
                        </viewController>
                        <placeholder placeholderIdentifier="IBFirstResponder" id="dkx-z0-nzr" sceneMemberID="firstResponder"/>
                    </objects>
                    <point key="canvasLocation" x="139" y="4"/>
                </scene>
            </scenes>
        </document>
        """
    }

    /// The source of a controller with a plate in the middle, which says when it is shown.
    static func controller(_ name: String, of sample: String, plate: String, background: String, more: String = "")
        -> String
    {
        let inner = more.isEmpty ? "" : "\n    " + more.replacing("\n", with: "\n    ") + "\n"
        return """
            import UIKit

            final class \(name): UIViewController {
                private let plate = UIView()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = \(background)
                    plate.backgroundColor = \(plate)
                    plate.translatesAutoresizingMaskIntoConstraints = false
                    view.addSubview(plate)
                    NSLayoutConstraint.activate([
                        plate.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                        plate.centerYAnchor.constraint(equalTo: view.centerYAnchor),
                        plate.widthAnchor.constraint(equalToConstant: 120),
                        plate.heightAnchor.constraint(equalToConstant: 120),
                    ])
                }

                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    print("shown \(sample)")
                }
            \(inner)
            }
            """
    }

    /// The source of a delegate that shows a controller in a window of its own.
    static func delegate(_ root: String) -> String {
        """
        import UIKit

        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                let window = UIWindow(frame: UIScreen.main.bounds)
                window.rootViewController = \(root)
                window.makeKeyAndVisible()
                self.window = window
                return true
            }
        }
        """
    }
}
