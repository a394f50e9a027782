import QuartziteDeviceServices
import UIKit

/// Nodes that play and change sound: silent, with the clock of the scene.
open class AVAudioEngine: NSObject, @unchecked Sendable {
    /// The node that mixes all others.
    public let mainMixerNode = AVAudioMixerNode()
    /// The node whose sound a device would play.
    public let outputNode = AVAudioOutputNode()
    /// The microphone, which is silent.
    public let inputNode = AVAudioInputNode()
    /// The nodes of the engine.
    open private(set) var attachedNodes: Set<AVAudioNode> = []
    /// Whether the engine runs.
    open private(set) var isRunning = false
    /// Whether the engine stops by itself; false by default; it has no effect, and another value is reported.
    open var isAutoShutdownEnabled = false {
        didSet { if isAutoShutdownEnabled { unsupported("AVAudioEngine.isAutoShutdownEnabled") } }
    }

    /// Creates an engine.
    public override init() { super.init() }
    /// Adds a node.
    open func attach(_ node: AVAudioNode) {
        attachedNodes.insert(node)
        node.engine = self
    }
    /// Removes a node.
    open func detach(_ node: AVAudioNode) {
        attachedNodes.remove(node)
        node.engine = nil
    }
    /// Does nothing: no sound passes from node to node.
    open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
    /// Does nothing: no sound passes from node to node.
    open func connect(
        _ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: AVAudioNodeBus, toBus bus2: AVAudioNodeBus,
        format: AVAudioFormat?
    ) {}
    /// Does nothing.
    open func disconnectNodeInput(_ node: AVAudioNode) {}
    /// Does nothing.
    open func disconnectNodeOutput(_ node: AVAudioNode) {}
    /// Does nothing.
    open func prepare() {}
    /// Starts the engine, and says that it is silent.
    open func start() throws {
        DeviceServices.report("AVAudioEngine", "sounds are silent here, and there is no microphone")
        isRunning = true
    }
    /// Pauses the engine.
    open func pause() { isRunning = false }
    /// Stops the engine, and the players with it.
    open func stop() {
        isRunning = false
        for case let player as AVAudioPlayerNode in attachedNodes { player.stop() }
    }
    /// Stops the engine.
    open func reset() {}
}

/// A part of an engine.
open class AVAudioNode: NSObject, @unchecked Sendable {
    /// The engine; nil for a node that belongs to none.
    open internal(set) weak var engine: AVAudioEngine?
    /// The number of connections to others.
    open var numberOfOutputs: Int { 1 }
    /// The number of connections from others.
    open var numberOfInputs: Int { 1 }
    override init() {}
    /// Returns stereo with 44,100 samples per second.
    open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { .standard }
    /// Returns stereo with 44,100 samples per second.
    open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { .standard }
    /// Reports that it has no effect: the block is never called, because there is no sound.
    open func installTap(
        onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
        block tapBlock: @escaping (AVAudioPCMBuffer, AVAudioTime) -> Void
    ) { DeviceServices.report("AVAudioNode.installTap", "there is no sound, and no microphone") }
    /// Does nothing.
    open func removeTap(onBus bus: AVAudioNodeBus) {}
    /// Does nothing.
    open func reset() {}
}

/// A node that mixes others.
open class AVAudioMixerNode: AVAudioNode, @unchecked Sendable {
    /// The volume, from 0 to 1; 1 by default, without effect.
    open var outputVolume: Float = 1
    /// The volume, from 0 to 1; 1 by default, without effect.
    open var volume: Float = 1
    /// The balance, from -1 to 1; 0 by default, without effect.
    open var pan: Float = 0
    /// Creates a node.
    public override init() { super.init() }
}

/// A node that is connected to the device.
open class AVAudioIONode: AVAudioNode, @unchecked Sendable {}
/// The loudspeaker.
open class AVAudioOutputNode: AVAudioIONode, @unchecked Sendable {}
/// The microphone, which is silent.
open class AVAudioInputNode: AVAudioIONode, @unchecked Sendable {}

/// A node that plays files and buffers one after another: silent, with the clock of the scene.
open class AVAudioPlayerNode: AVAudioNode, @unchecked Sendable {
    /// How buffers are played.
    public struct BufferOptions: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt
        /// Creates options from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Again and again.
        public static let loops = BufferOptions(rawValue: 1)
        /// At once.
        public static let interrupts = BufferOptions(rawValue: 2)
        /// Once the other has ended.
        public static let interruptsAtLoop = BufferOptions(rawValue: 4)
    }
    /// When a block is called; raw values are Apple's.
    public enum CompletionCallbackType: Int, Sendable {
        /// When the data are no longer needed.
        case dataConsumed
        /// When the data are drawn.
        case dataRendered
        /// When a device would play the data.
        case dataPlayedBack
    }

    private struct Piece {
        var seconds: Double
        let done: (() -> Void)?
    }

    /// Whether the node plays.
    open private(set) var isPlaying = false
    /// The volume, from 0 to 1; 1 by default, without effect.
    open var volume: Float = 1
    /// The balance, from -1 to 1; 0 by default, without effect.
    open var pan: Float = 0
    private var pieces: [Piece] = []
    private var began = 0.0
    private var ending: EventSchedule.Ticket?

    /// Creates a node.
    public override init() { super.init() }

    /// Plays a file after what is planned, and calls the block at its end.
    open func scheduleFile(
        _ file: AVAudioFile, at when: AVAudioTime?, completionHandler: (() -> Void)? = nil
    ) {
        add(Double(file.length) / file.processingFormat.sampleRate, completionHandler)
    }
    /// Plays a part of a file after what is planned, and calls the block at its end.
    open func scheduleSegment(
        _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition, frameCount numberFrames: AVAudioFrameCount,
        at when: AVAudioTime?, completionHandler: (() -> Void)? = nil
    ) { add(Double(numberFrames) / file.processingFormat.sampleRate, completionHandler) }
    /// Plays a buffer after what is planned, and calls the block at its end.
    open func scheduleBuffer(_ buffer: AVAudioPCMBuffer, completionHandler: (() -> Void)? = nil) {
        add(Double(buffer.frameLength) / buffer.format.sampleRate, completionHandler)
    }
    /// Plays a buffer after what is planned, or at once, and calls the block at its end; one that is repeated has none.
    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: BufferOptions = [],
        completionHandler: (() -> Void)? = nil
    ) {
        if options.contains(.interrupts) { finish() }
        let seconds = Double(buffer.frameLength) / buffer.format.sampleRate
        add(options.contains(.loops) ? .infinity : seconds, completionHandler)
    }
    /// Plays what is planned.
    open func play() {
        guard !isPlaying else { return }
        isPlaying = true
        begin()
    }
    /// Plays what is planned.
    open func play(at when: AVAudioTime?) { play() }
    /// Pauses.
    open func pause() {
        guard isPlaying else { return }
        isPlaying = false
        cancel()
        if !pieces.isEmpty { pieces[0].seconds -= SceneContext.current.clock.now - began }
    }
    /// Ends what is planned, whose blocks are called.
    open func stop() {
        isPlaying = false
        finish()
    }
    /// Does nothing.
    open func prepare(withFrameCount frameCount: AVAudioFrameCount) {}

    private func add(_ seconds: Double, _ done: (() -> Void)?) {
        pieces.append(Piece(seconds: seconds, done: done))
        if isPlaying, pieces.count == 1 { begin() }
    }
    private func begin() {
        let scene = SceneContext.current
        began = scene.clock.now
        guard let piece = pieces.first, piece.seconds.isFinite else { return }
        ending = scene.runLoop.add(at: began + max(piece.seconds, 0)) { [weak self] in
            guard let self, !pieces.isEmpty else { return }
            ending = nil
            let piece = pieces.removeFirst()
            if isPlaying { begin() }
            piece.done?()
        }
    }
    private func finish() {
        cancel()
        let ended = pieces
        pieces = []
        for piece in ended { piece.done?() }
    }
    private func cancel() {
        if let ending { SceneContext.current.runLoop.cancel(ending) }
        ending = nil
    }
}

/// A node that changes sound, without effect.
open class AVAudioUnit: AVAudioNode, @unchecked Sendable {
    /// The name of the node.
    open var name: String { String(describing: type(of: self)) }
}
/// A node that adds something to sound.
open class AVAudioUnitEffect: AVAudioUnit, @unchecked Sendable {
    /// Whether sound is passed on unchanged; false by default, without effect.
    open var bypass = false
}
/// A node that changes the speed of sound.
open class AVAudioUnitTimeEffect: AVAudioUnit, @unchecked Sendable {
    /// Whether sound is passed on unchanged; false by default, without effect.
    open var bypass = false
}
/// A node that changes the speed and the pitch of sound, without effect.
open class AVAudioUnitTimePitch: AVAudioUnitTimeEffect, @unchecked Sendable {
    /// The speed; 1 by default; it has no effect, and another value is reported.
    open var rate: Float = 1 { didSet { if rate != 1 { unsupported("AVAudioUnitTimePitch.rate") } } }
    /// The pitch in hundredths of a semitone; 0 by default, without effect.
    open var pitch: Float = 0
    /// Creates a node.
    public override init() { super.init() }
}
/// A node that changes the speed of sound, and the pitch with it.
open class AVAudioUnitVarispeed: AVAudioUnitTimeEffect, @unchecked Sendable {
    /// The speed; 1 by default; it has no effect, and another value is reported.
    open var rate: Float = 1 { didSet { if rate != 1 { unsupported("AVAudioUnitVarispeed.rate") } } }
    /// Creates a node.
    public override init() { super.init() }
}
/// A node that adds the sound of a room, without effect.
open class AVAudioUnitReverb: AVAudioUnitEffect, @unchecked Sendable {
    /// How much of it is added, in percent; 0 by default.
    open var wetDryMix: Float = 0
    /// Creates a node.
    public override init() { super.init() }
    /// Does nothing, because no sound is played.
    open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) {}
}
/// A kind of room; raw values are Apple's.
public enum AVAudioUnitReverbPreset: Int, Sendable {
    /// A small room.
    case smallRoom
    /// A medium room.
    case mediumRoom
    /// A large room.
    case largeRoom
    /// A medium hall.
    case mediumHall
    /// A large hall.
    case largeHall
    /// A plate.
    case plate
    /// A medium chamber.
    case mediumChamber
    /// A large chamber.
    case largeChamber
    /// A cathedral.
    case cathedral
}
/// A node that adds echoes, without effect.
open class AVAudioUnitDelay: AVAudioUnitEffect, @unchecked Sendable {
    /// The seconds until an echo; 1 by default.
    open var delayTime: TimeInterval = 1
    /// How much of an echo comes back, in percent; 50 by default.
    open var feedback: Float = 50
    /// How much of it is added, in percent; 100 by default.
    open var wetDryMix: Float = 100
    /// Creates a node.
    public override init() { super.init() }
}
