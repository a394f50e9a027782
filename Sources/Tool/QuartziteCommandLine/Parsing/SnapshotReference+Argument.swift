import ArgumentParser
import QuartziteSnapshots

extension SnapshotReference: ExpressibleByArgument {}
