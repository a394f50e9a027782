import Foundation
@testable import QuartziteInterfaceBuilder

/// Small documents that contain only the parts relevant to a test.
enum Sample {
    static let declaration = #"<?xml version="1.0" encoding="UTF-8"?>"#
    static let xibType = "com.apple.InterfaceBuilder3.CocoaTouch.XIB"
    static let storyboardType = "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"

    /// Returns the text of a xib with these objects, besides File's Owner (-1) and First Responder (-2).
    static func xib(
        _ objects: String, attributes: String = #"useAutolayout="YES" colorMatched="YES""#, more: String = ""
    )
        -> String
    {
        """
        \(declaration)
        <document type="\(xibType)" version="3.0" toolsVersion="15400" \(attributes)>
        <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        \(objects)
        </objects>
        \(more)
        </document>
        """
    }

    /// Returns the text of a storyboard with a scene for each list of objects.
    static func storyboard(initial: String? = nil, _ scenes: String...) -> String {
        let list = scenes.enumerated().map { "<scene sceneID=\"s\($0)\"><objects>\n\($1)\n</objects></scene>" }
        return """
            \(declaration)
            <document type="\(storyboardType)" version="3.0" toolsVersion="15400" useAutolayout="YES" \
            colorMatched="YES" \(initial.map { "initialViewController=\"\($0)\"" } ?? "")>
            <scenes>
            \(list.joined(separator: "\n"))
            </scenes>
            </document>
            """
    }

    static func read(_ text: String, file: String = "Test.xib") throws -> InterfaceDocument {
        try InterfaceDocument(data: Data(text.utf8), file: file)
    }

    /// Returns the first element, besides the placeholders, of a xib with these objects.
    static func object(_ objects: String) throws -> InterfaceElement {
        let document = try read(xib(objects))
        guard let element = document.objects.dropFirst(2).first else { throw Missing() }
        return element
    }

    /// Returns a view with the id v and these children.
    static func view(_ children: String, attributes: String = "") throws -> InterfaceElement {
        try object(#"<view contentMode="scaleToFill" id="v" \#(attributes)>\#(children)</view>"#)
    }

    /// Returns the error of reading a document; nil if it is valid.
    static func error(_ text: String) -> InterfaceDocumentError? { error(Data(text.utf8)) }

    static func error(_ data: Data) -> InterfaceDocumentError? {
        do throws(InterfaceDocumentError) {
            _ = try InterfaceDocument(data: data, file: "Test.xib")
            return nil
        } catch {
            return error
        }
    }

    struct Missing: Error {}
}
