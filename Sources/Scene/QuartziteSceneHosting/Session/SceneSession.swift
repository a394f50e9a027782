import QuartziteCompositor
import CoreGraphics
import Foundation
import QuartzCore
import QuartziteStage
import UIKit

/// A host that runs a scene on a stage in this process, on the main actor.
@MainActor
package final class SceneSession: @preconcurrency SceneHost {
    package let facts: SceneFacts
    package let picture: SharedPicture
    let stage: Stage
    let editor = SceneEditor()
    private let background: UInt32
    private let threads: Int
    private var bitmap: Bitmap

    /// Creates a host for a stage.
    ///
    /// - Parameters:
    ///   - background: The colour behind the scene, premultiplied, as `0xAARRGGBB`.
    ///   - threads: The number of drawing threads; with one, all drawing happens on the calling thread.
    ///   - picture: The memory for frames; by default, memory of its own.
    package init(
        _ stage: Stage, facts: SceneFacts, background: UInt32, threads: Int, picture: SharedPicture? = nil
    ) {
        self.stage = stage
        self.facts = facts
        self.background = background
        self.threads = threads
        bitmap = Bitmap(width: facts.pixelWidth, height: facts.pixelHeight)
        self.picture = picture ?? SharedPicture(capacity: facts.pixelWidth * facts.pixelHeight)
        stage.editor = editor
    }

    package func perform(_ request: SceneRequest) throws(SceneFailure) -> SceneReply {
        switch request {
        case .show(let time, let hashing):
            guard time.isFinite else { throw SceneFailure(.refused, "\(time) is not a time") }
            return .frame(show(time, hashing: hashing))
        case .replaceInput(let time, let input):
            stage.replaceInput(from: time, with: input)
            return .done
        case .touchTargets:
            return .touchTargets(stage.touchTargets)
        case .inspect, .properties, .hit, .edit, .timeline, .source:
            return try performInspection(request)
        }
    }

    /// The scene time in seconds.
    var time: TimeInterval { stage.time }

    /// Advances towards a later time without drawing, until the scene's code has taken a budget.
    ///
    /// A single event may take longer.
    func advance(to time: TimeInterval, budget: Duration) {
        let deadline = ContinuousClock.now + budget
        while stage.advanceToNextEvent(by: time) {
            if ContinuousClock.now > deadline { return }
        }
        stage.advance(to: time)
    }

    package func drainLog() -> [String] { [] }

    package func end() {}

    private func show(_ time: TimeInterval, hashing: Bool) -> ShownFrame {
        let begin = ContinuousClock.now
        stage.seek(to: time)
        let seeking = ContinuousClock.now - begin
        for problem in stage.inputProblems where problem.isFailure {
            stage.scene.run { Notices.report(problem.text) }
        }
        var tree = stage.renderTree(threads: threads)
        tree.background = background
        if (bitmap.width, bitmap.height) != (tree.width, tree.height) {
            bitmap = Bitmap(width: tree.width, height: tree.height)
        }
        Compositor.draw(tree, into: bitmap, threads: threads)
        stage.pictures.endFrame()
        picture.copy(bitmap)
        let milliseconds = (ContinuousClock.now - begin) / .milliseconds(1)
        return ShownFrame(
            time: stage.time, particles: tree.particleCount, layers: stage.window.layer.treeSize,
            milliseconds: milliseconds,
            codeMilliseconds: seeking / .milliseconds(1),
            hash: hashing ? bitmap.hash : nil, width: bitmap.width, height: bitmap.height,
            acceptsText: stage.acceptsText, pictures: stage.pictures.count, pictureBytes: stage.pictures.bytes)
    }
}

extension CALayer {
    /// The number of layers in the tree below this one, including it.
    fileprivate var treeSize: Int { (sublayers ?? []).reduce(1) { $0 + $1.treeSize } }
}
