/// The coverage of a group of outlines that do not overlap, relative to the group's origin.
struct OutlineCoverage: Sendable {
    let mask: CoverageMask
    /// The winding of the points inside: 1 or -1, or 0 if there are none.
    let direction: Int32
}
