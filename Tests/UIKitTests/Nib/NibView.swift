import QuartziteInterfaceBuilder
import QuartzCore
import Testing
import UIKit

/// The view of a small xib.
@MainActor struct NibView {
    private let instantiation: NibInstantiation

    /// Creates the objects of a xib.
    ///
    /// - Parameter attributes: More attributes of the document.
    init(
        _ objects: String, attributes: String = "", sizeClasses: InterfaceSizeClasses = .phonePortrait
    ) throws {
        let text = NibText.xib(objects).replacing("useAutolayout", with: "\(attributes) useAutolayout")
        let source = NibSource(try NibText.document(text), bundle: nil, sizeClasses: sizeClasses)
        instantiation = NibInstantiation(source.document.nib(for: sizeClasses), of: source)
        instantiation.instantiate()
    }

    /// Returns the object with an id.
    func object<Object: AnyObject>(_ id: String = "1", as type: Object.Type = Object.self) throws -> Object {
        let source = instantiation.source
        let element = try #require(source.document.element(id)).resolved(for: source.sizeClasses)
        return try #require(instantiation.existingObject(for: element) as? Object)
    }

    /// Runs `body` in a scene of its own that ignores messages.
    static func run(_ body: () throws -> Void) throws { _ = try SceneContext.messages(body) }
}
