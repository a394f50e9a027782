import QuartzCore

extension Progress {
    /// The number of units of the whole job.
    ///
    /// The source rewriter names this property in place of `totalUnitCount`, with which Foundation on Linux ends the
    /// program if a job that had units gets none.
    public var _totalUnitCount: Int64 {
        get { totalUnitCount }
        set {
            if newValue == 0, totalUnitCount > 0 { totalUnitCount = -1 }
            totalUnitCount = newValue
        }
    }
}
