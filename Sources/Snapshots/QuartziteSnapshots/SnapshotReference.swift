/// What pictures of tests are compared with.
package enum SnapshotReference: String, CaseIterable, Sendable {
    /// The suite's own references, with the precision that the suite asks for.
    case suite
    /// The suite's own references, which Apple's simulators drew, as far as they can be compared.
    case apple
    /// References that this version of the renderer drew, in folders beside the suite's, with the suite's precision.
    case here
}
