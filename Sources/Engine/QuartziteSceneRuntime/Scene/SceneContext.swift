import CoreGraphics
import Foundation
import Synchronization

/// One run of a scene: its clock, run loop, random numbers and settings, and what other modules keep for it.
///
/// The host of a scene makes a context and calls the scene's code with the context as ``current``. Contexts do not see
/// each other, so that one process can run several scenes. A context belongs to the thread that runs its scene.
///
/// Apple's frameworks keep one screen, one application and one main run loop for each process. Here, one process draws
/// many films and runs tests side by side, and each must give the same frames as alone. What would be global is
/// therefore an object of the context: code requests `object(of:create:)` from the current one. Before, the media clock
/// was the locator of everything that belongs to a scene, and the catalog of images, the screen and the state of
/// animation blocks were global, so that stages with different settings affected each other. Passing the context as an
/// argument is no alternative, since Apple's API has no parameter for it. The cost is one lookup at each use, which
/// matters only for transactions: every change of a layer needs them, so the context keeps them apart.
package final class SceneContext: @unchecked Sendable {
    /// The media time of the scene.
    package let clock: MediaClock

    /// The events of the scene, in order.
    package let runLoop: SceneRunLoop

    /// The transactions of the scene's code; nil outside all scenes.
    package let ownTransactions: (any SceneTransactions)?

    /// The jobs of the scene's Swift tasks.
    package var tasks: SceneTasks { runLoop.tasks }

    /// The settings of the scene.
    package var settings: SceneSettings

    /// The generator of the random numbers that the scene's code uses.
    package let random: Mutex<SceneRandom>

    /// The generator of random identifiers; separate from ``random``, so that neither sequence advances the other.
    package let identifiers: Mutex<SceneRandom>

    /// The number of objects that have a hash number.
    let hashNumbers = Atomic<Int>(0)

    /// The key-value observations of objects of the scene.
    package let observations = KeyValueObservations()

    /// The objects created in the current run loop cycle.
    package let newObjects = NewObjects()

    /// The pixels of the pictures that layers draw.
    package let pictures = PictureCache()

    /// Whether the scene has ended; what it left unfinished is then released without a message.
    package private(set) var hasEnded = false

    /// Writes a message for the developer of the scene; by default a line on standard error.
    package var writeMessage: (String) -> Void = {
        FileHandle.standardError.write(Data(($0 + "\n").utf8))
    }

    /// The objects that modules keep for the scene, by class.
    private var objects: [ObjectIdentifier: AnyObject] = [:]

    /// Creates a context with the transactions and display links of the module of layers.
    package convenience init(
        settings: SceneSettings, now: CFTimeInterval, transactions: any SceneTransactions,
        displayLinks: any EventQueue
    ) {
        self.init(settings, now, transactions, displayLinks)
    }

    private init(
        _ settings: SceneSettings, _ now: CFTimeInterval, _ transactions: (any SceneTransactions)?,
        _ displayLinks: (any EventQueue)?
    ) {
        clock = MediaClock(now: now)
        ownTransactions = transactions
        runLoop = SceneRunLoop(clock: clock, transactions: transactions, displayLinks: displayLinks)
        self.settings = settings
        random = Mutex(SceneRandom(seed: settings.seed))
        // This is a different sequence for the same seed; any fixed number works.
        identifiers = Mutex(SceneRandom(seed: settings.seed ^ 0x6a09_e667_f3bc_c908))
        runLoop.scene = self
        tasks.scene = self
    }

    /// Ends the scene: releases what its run loop would have called.
    package func end() {
        hasEnded = true
        newObjects.release()
        runLoop.removeAll()
    }

    // MARK: The current scene

    /// The context of the scene whose code is running; ``idle`` outside all scenes.
    ///
    /// Tasks that the scene's code creates inherit it. Detached tasks inherit nothing, but they run on the scene's thread.
    package static var current: SceneContext { ThreadLocal.scene ?? bound ?? idle }

    @TaskLocal private static var bound: SceneContext?

    /// The context of code that runs outside all scenes; its time is always 0.
    package static let idle = SceneContext(SceneSettings(), 0, nil, nil)

    /// Whether this is the context of code outside all scenes.
    package var isIdle: Bool { self === SceneContext.idle }

    /// Calls a closure with this context as the current one.
    package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
        let scene = isIdle ? nil : self
        let previous = ThreadLocal.scene
        if let scene, scene === previous { return try body() }
        ThreadLocal.scene = scene
        defer { ThreadLocal.scene = previous }
        return try SceneContext.$bound.withValue(scene, operation: body)
    }

    // MARK: Storage

    /// Returns the scene's object of a class, and creates it on first use.
    package func object<T: AnyObject>(of type: T.Type, create: () -> T) -> T {
        if let object = objects[ObjectIdentifier(type)] as? T { return object }
        let object = create()
        setObject(object)
        return object
    }

    /// Sets the scene's object of a class.
    package func setObject<T: AnyObject>(_ object: T) { objects[ObjectIdentifier(T.self)] = object }
}
