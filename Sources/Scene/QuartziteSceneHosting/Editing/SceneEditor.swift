import QuartzCore
import QuartziteSceneRuntime
import QuartziteStage

/// Applies edits to the layers of a stage's scene, each as soon as its layer exists.
@MainActor final class SceneEditor: LayerEditor {
    /// The edits, in the order in which they apply.
    var edits: [SceneEdit] = []
    /// The animations that were added so far.
    private(set) var animations = AnimationLog()
    /// The indices of the edits of layers that have not applied yet.
    private var waiting: [Int] = []
    private var rejected: [Int: String] = [:]
    /// The edits of animations by what they change; the last one counts.
    private var timings: [AnimationLog.Name: (index: Int, edit: TimingEdit)] = [:]
    private var retimed: Set<Int> = []

    func copy() -> any LayerEditor {
        let other = SceneEditor()
        other.edits = edits
        return other
    }

    func begin(_ scene: SceneContext) {
        animations = AnimationLog()
        (waiting, rejected, timings, retimed) = ([], [:], [:], [])
        for (index, edit) in edits.enumerated() {
            guard case .timing(let edit) = edit else {
                waiting.append(index)
                continue
            }
            if let reason = edit.problem { rejected[index] = reason } else { timings[edit.name] = (index, edit) }
        }
    }

    func adjust(_ windows: [LayerContext]) -> Bool {
        var isChanged = false
        waiting.removeAll { index in
            guard let layer = LayerPath(edits[index].layer).layer(in: windows) else { return false }
            switch apply(edits[index], to: layer) {
            case .applied: isChanged = true
            case .rejected(let reason): rejected[index] = reason
            case .waiting: return false
            }
            return true
        }
        let timings = timings
        animations.record(windows) { name, animation in
            guard let (index, edit) = timings[name] else { return false }
            edit.apply(to: animation)
            retimed.insert(index)
            isChanged = true
            return true
        }
        return isChanged
    }

    /// Notes the animations that were added before the editor took part.
    func catchUp(_ windows: [LayerContext]) { animations.record(windows) { _, _ in false } }

    /// Which edits have no effect so far.
    var report: EditReport {
        let rejections = rejected.sorted { $0.key < $1.key }
        let awaited = timings.values.map(\.index).filter { !retimed.contains($0) }
        return EditReport(
            rejected: rejections.map { EditReport.Rejection(index: $0.key, reason: $0.value) },
            waiting: (waiting + awaited).sorted())
    }

    private func apply(_ edit: SceneEdit, to layer: CALayer) -> EditResult {
        switch edit {
        case .property(let edit): edit.apply(to: layer)
        case .preset(let edit): edit.apply(to: layer)
        case .timing: .waiting
        }
    }
}

/// The result of applying an edit to a layer.
enum EditResult {
    case applied
    /// The edit has no effect, for a reason.
    case rejected(String)
    /// What the edit changes does not exist yet.
    case waiting
}
