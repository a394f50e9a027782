import UIKit

// Objects for services of the system that note the calls of methods that apps override.

final class HookedActivity: UIActivity {
    override var activityTitle: String? {
        HookLog.note("UIActivity.activityTitle")
        return "Shout"
    }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        HookLog.note("UIActivity.canPerform(withActivityItems:)")
        return true
    }

    override func prepare(withActivityItems activityItems: [Any]) {
        HookLog.note("UIActivity.prepare(withActivityItems:)")
        super.prepare(withActivityItems: activityItems)
    }
    override func perform() {
        HookLog.note("UIActivity.perform()")
        super.perform()
    }
    override var activityViewController: UIViewController? {
        HookLog.note("UIActivity.activityViewController")
        return super.activityViewController
    }
    override var activityImage: UIImage? {
        HookLog.note("UIActivity.activityImage")
        return super.activityImage
    }
    override var activityType: ActivityType? {
        HookLog.note("UIActivity.activityType")
        return super.activityType
    }
    override class var activityCategory: Category {
        HookLog.note("UIActivity.activityCategory")
        return super.activityCategory
    }
}

final class HookedDocument: UIDocument {
    override func contents(forType typeName: String) throws -> Any {
        HookLog.note("UIDocument.contents(forType:)")
        return Data("koi".utf8)
    }

    override func load(fromContents contents: Any, ofType typeName: String?) throws {
        HookLog.note("UIDocument.load(fromContents:ofType:)")
    }

    override func read(from url: URL) throws {
        HookLog.note("UIDocument.read(from:)")
        try super.read(from: url)
    }
    override func writeContents(
        _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]?, safelyTo url: URL,
        for saveOperation: SaveOperation
    ) throws {
        HookLog.note("UIDocument.writeContents(_:andAttributes:safelyTo:for:)")
        try super.writeContents(contents, andAttributes: additionalFileAttributes, safelyTo: url, for: saveOperation)
    }
    override func writeContents(
        _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
    ) throws {
        HookLog.note("UIDocument.writeContents(_:to:for:originalContentsURL:)")
        try super.writeContents(contents, to: url, for: saveOperation, originalContentsURL: originalContentsURL)
    }
    override func fileAttributesToWrite(to url: URL, for saveOperation: SaveOperation) throws -> [AnyHashable: Any] {
        HookLog.note("UIDocument.fileAttributesToWrite(to:for:)")
        return try super.fileAttributesToWrite(to: url, for: saveOperation)
    }
    override func fileNameExtension(forType typeName: String?, saveOperation: SaveOperation) -> String {
        HookLog.note("UIDocument.fileNameExtension(forType:saveOperation:)")
        return super.fileNameExtension(forType: typeName, saveOperation: saveOperation)
    }
    override func handleError(_ error: any Error, userInteractionPermitted: Bool) {
        HookLog.note("UIDocument.handleError(_:userInteractionPermitted:)")
        super.handleError(error, userInteractionPermitted: userInteractionPermitted)
    }
    override func userInteractionNoLongerPermitted(forError error: any Error) {
        HookLog.note("UIDocument.userInteractionNoLongerPermitted(forError:)")
        super.userInteractionNoLongerPermitted(forError: error)
    }
}

final class HookedKeyboard: UIInputViewController {
    override func selectionWillChange(_ textInput: (any UITextInput)?) {
        HookLog.note("UIInputViewController.selectionWillChange(_:)")
        super.selectionWillChange(textInput)
    }
    override func selectionDidChange(_ textInput: (any UITextInput)?) {
        HookLog.note("UIInputViewController.selectionDidChange(_:)")
        super.selectionDidChange(textInput)
    }
    override func textWillChange(_ textInput: (any UITextInput)?) {
        HookLog.note("UIInputViewController.textWillChange(_:)")
        super.textWillChange(textInput)
    }
    override func textDidChange(_ textInput: (any UITextInput)?) {
        HookLog.note("UIInputViewController.textDidChange(_:)")
        super.textDidChange(textInput)
    }
}

final class HookedPages: UIPrintPageRenderer {
    override func drawPage(at pageIndex: Int, in printableRect: CGRect) {
        HookLog.note("UIPrintPageRenderer.drawPage(at:in:)")
        super.drawPage(at: pageIndex, in: printableRect)
    }
    override func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
        HookLog.note("UIPrintPageRenderer.drawPrintFormatter(_:forPageAt:)")
        super.drawPrintFormatter(printFormatter, forPageAt: pageIndex)
    }
    override func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {
        HookLog.note("UIPrintPageRenderer.drawHeaderForPage(at:in:)")
        super.drawHeaderForPage(at: pageIndex, in: headerRect)
    }
    override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
        HookLog.note("UIPrintPageRenderer.drawContentForPage(at:in:)")
        super.drawContentForPage(at: pageIndex, in: contentRect)
    }
    override func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {
        HookLog.note("UIPrintPageRenderer.drawFooterForPage(at:in:)")
        super.drawFooterForPage(at: pageIndex, in: footerRect)
    }
    override func prepare(forDrawingPages range: NSRange) {
        HookLog.note("UIPrintPageRenderer.prepare(forDrawingPages:)")
        super.prepare(forDrawingPages: range)
    }
}

final class HookedMotionEffect: UIMotionEffect {
    override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        HookLog.note("UIMotionEffect.keyPathsAndRelativeValues(forViewerOffset:)")
        return super.keyPathsAndRelativeValues(forViewerOffset: viewerOffset)
    }
}

final class HookedBehavior: UIDynamicBehavior {
    override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
        HookLog.note("UIDynamicBehavior.willMove(to:)")
        super.willMove(to: dynamicAnimator)
    }
}

final class HookedAttachment: NSTextAttachment {
    override func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect {
        HookLog.note("NSTextAttachment.attachmentBounds(for:proposedLineFragment:glyphPosition:characterIndex:)")
        return super.attachmentBounds(
            for: textContainer, proposedLineFragment: lineFrag, glyphPosition: position, characterIndex: charIndex)
    }
}

final class HookedStorage: NSTextStorage {
    override func processEditing() {
        HookLog.note("NSTextStorage.processEditing()")
        super.processEditing()
    }
    override func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        HookLog.note("NSTextStorage.edited(_:range:changeInLength:)")
        super.edited(editedMask, range: editedRange, changeInLength: delta)
    }
}
