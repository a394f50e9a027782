import QuartziteCompositor
import CoreGraphics
import Foundation
import QuartziteInterfaceBuilder
import QuartziteStage
import UIKit

/// A storyboard whose scenes are alike: a controller with a form of views, constraints, outlets and segues.
@MainActor public struct StoryboardWorkload {
    private static let screen = CGSize(width: 375, height: 667)
    private let data: Data

    /// Creates the storyboard; each scene has `views` views besides its root view.
    public init(scenes: Int = 30, views: Int = 15) {
        data = Data(Self.text(scenes: scenes, views: views).utf8)
    }

    /// The number of bytes of the document.
    public var size: Int { data.count }

    /// Reads the document.
    public func parse() { _ = try? document() }

    /// Reads the document, and lays out the initial controller in a window; returns the number of views on screen.
    public func show() -> Int { views(in: stage().window) }

    /// Reads the document, shows the initial controller, and draws a frame at the scale 2.
    public func draw() { _ = stage().frame() }

    private func document() throws -> InterfaceDocument { try InterfaceDocument(data: data, file: "Main.storyboard") }

    private func stage() -> Stage {
        Stage(configuration: StageConfiguration(size: Self.screen)) {
            guard let document = try? document() else { return UIViewController() }
            let storyboard = UIStoryboard(NibSource(document, bundle: nil), name: "Main")
            return storyboard.instantiateInitialViewController() ?? UIViewController()
        }
    }

    private func views(in view: UIView) -> Int { view.subviews.reduce(1) { $0 + views(in: $1) } }

    // MARK: The document

    private static func text(scenes: Int, views: Int) -> String {
        let all = (0..<scenes).map { scene($0, of: scenes, views: views) }.joined()
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="15400" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
            colorMatched="YES" initialViewController="navigation">
            <device id="retina4_7" orientation="portrait" appearance="light"/>
            <scenes>
            <scene sceneID="first"><objects><navigationController id="navigation" sceneMemberID="viewController">
            <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar"/><connections>
            <segue destination="c0" kind="relationship" relationship="rootViewController" id="root"/>
            </connections></navigationController></objects></scene>
            \(all)</scenes>
            </document>
            """
    }

    private static func scene(_ index: Int, of count: Int, views: Int) -> String {
        let rows = (0..<views).map { row($0, of: views, scene: index, next: (index + 1) % count) }
        return """
            <scene sceneID="s\(index)"><objects>
            <viewController storyboardIdentifier="scene\(index)" title="Scene \(index)" id="c\(index)" \
            sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v\(index)">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>
            \(rows.map(\.view).joined(separator: "\n"))
            </subviews>
            <color key="backgroundColor" systemColor="systemBackgroundColor"/>
            <constraints>
            \(rows.map(\.constraints).joined(separator: "\n"))
            </constraints>
            <viewLayoutGuide key="safeArea" id="g\(index)"/>
            </view>
            <navigationItem key="navigationItem" title="Scene \(index)" id="n\(index)"/>
            </viewController>
            <placeholder placeholderIdentifier="IBFirstResponder" id="f\(index)" sceneMemberID="firstResponder"/>
            </objects><point key="canvasLocation" x="\(index * 800)" y="0.0"/></scene>

            """
    }

    /// Returns a view below the one before it, and its constraints.
    private static func row(
        _ row: Int, of count: Int, scene: Int, next: Int
    ) -> (view: String, constraints: String) {
        let id = "w\(scene)-\(row)"
        let frame = #"<rect key="frame" x="16" y="\#(64 + row * 38)" width="343" height="30"/>"#
        let common = #"contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\#(id)""#
        let view =
            switch row % 5 {
            case 0:
                """
                <label opaque="NO" userInteractionEnabled="NO" text="Row \(row) of scene \(scene)" \(common)>\(frame)
                <fontDescription key="fontDescription" type="system" pointSize="17"/>
                <color key="textColor" red="0.2" green="0.3" blue="0.4" alpha="1" colorSpace="custom" \
                customColorSpace="sRGB"/></label>
                """
            case 1:
                """
                <button opaque="NO" buttonType="roundedRect" contentHorizontalAlignment="center" \
                contentVerticalAlignment="center" \(common)>\(frame)<state key="normal" title="Next"/>
                <connections><segue destination="c\(next)" kind="show" id="e\(id)"/></connections></button>
                """
            case 2:
                """
                <textField opaque="NO" borderStyle="roundedRect" placeholder="Name" textAlignment="natural" \(common)>
                \(frame)<fontDescription key="fontDescription" type="system" pointSize="14"/>
                <textInputTraits key="textInputTraits"/></textField>
                """
            case 3: #"<slider opaque="NO" value="0.5" minValue="0.0" maxValue="1" \#(common)>\#(frame)</slider>"#
            default:
                """
                <view \(common)>\(frame)<color key="backgroundColor" white="0.9" alpha="1" colorSpace="custom" \
                customColorSpace="genericGamma22GrayColorSpace"/>
                <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                <integer key="value" value="4"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>
                """
            }
        let above = row == 0 ? ("g\(scene)", "top", 20) : ("w\(scene)-\(row - 1)", "bottom", 8)
        let constraints = """
            <constraint firstItem="\(id)" firstAttribute="leading" secondItem="g\(scene)" secondAttribute="leading" \
            constant="16" id="l\(id)"/>
            <constraint firstItem="g\(scene)" firstAttribute="trailing" secondItem="\(id)" secondAttribute="trailing" \
            constant="16" id="t\(id)"/>
            <constraint firstItem="\(id)" firstAttribute="top" secondItem="\(above.0)" secondAttribute="\(above.1)" \
            constant="\(above.2)" id="a\(id)"/>
            <constraint firstItem="\(id)" firstAttribute="height" relation="greaterThanOrEqual" constant="28" \
            id="h\(id)"/>
            """
        return (view, constraints)
    }
}
