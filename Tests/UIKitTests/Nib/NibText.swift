import Foundation
import QuartziteInterfaceBuilder
import QuartzCore
import UIKit

/// Small storyboards and xibs.
enum NibText {
    /// Returns a xib with objects.
    static func xib(_ objects: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
        <objects>\(objects)</objects></document>
        """
    }

    /// Returns a storyboard with scenes, each from its objects.
    static func storyboard(initial: String? = nil, _ scenes: String...) -> String {
        storyboard(initial: initial, scenes: scenes)
    }

    /// Returns a storyboard with scenes, each from its objects.
    static func storyboard(initial: String? = nil, scenes: [String]) -> String {
        let scenes = scenes.map { "<scene><objects>\n\($0)</objects></scene>\n" }.joined()
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES" \
            \(initial.map { "initialViewController=\"\($0)\"" } ?? "")>
            <scenes>\(scenes)</scenes></document>
            """
    }

    /// Returns a document.
    static func document(_ text: String, file: String = "Test.xib") throws -> InterfaceDocument {
        try InterfaceDocument(data: Data(text.utf8), file: file)
    }
}

extension SceneContext {
    /// Runs `body` in a scene whose app has the classes of this module; returns the messages that it writes.
    @MainActor static func messages(_ body: () throws -> Void) rethrows -> [String] {
        let context = SceneContext()
        nonisolated(unsafe) var messages: [String] = []
        context.writeMessage = { messages.append($0) }
        try context.run {
            ApplicationHost.current.modules = ["UIKitTests"]
            try body()
        }
        return messages
    }
}
