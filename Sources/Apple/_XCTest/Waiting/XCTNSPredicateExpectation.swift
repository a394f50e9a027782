import QuartzCore
import UIKit

/// An expectation that a predicate holds, evaluated ten times a second of the stage's clock while a test waits for it.
open class XCTNSPredicateExpectation: XCTestExpectation, @unchecked Sendable {
    /// A closure that decides, after the predicate holds, whether the expectation is fulfilled.
    public typealias Handler = () -> Bool

    /// The predicate.
    public let predicate: NSPredicate
    /// The object for which the predicate is evaluated.
    public let object: Any?
    /// Decides, after the predicate holds, whether the expectation is fulfilled; nil fulfills it.
    open var handler: Handler?

    private static let interval = 0.1
    private var evaluation: EventSchedule.Ticket?
    private weak var scene: SceneContext?

    /// Creates an expectation that a predicate holds for an object.
    public init(predicate: NSPredicate, object: Any? = nil) {
        self.predicate = predicate
        self.object = object
        super.init(description: "Expect predicate `\(predicate)` for object \(object.map { "\($0)" } ?? "nil")")
    }

    override func waitDidBegin(in scene: SceneContext) {
        super.waitDidBegin(in: scene)
        self.scene = scene
        evaluate()
    }

    override func waitDidEnd() {
        if let evaluation { scene?.runLoop.cancel(evaluation) }
        evaluation = nil
    }

    private func evaluate() {
        evaluation = nil
        guard let scene, !isFulfilled else { return }
        if predicate.evaluate(with: object), handler?() ?? true { return fulfill() }
        evaluation = scene.runLoop.add(at: scene.clock.now + Self.interval) { [weak self] in self?.evaluate() }
    }
}
