import Foundation
import QuartziteSnapshots

extension TestOptions {
    /// Sets what pictures of tests are compared with, and reports how they compare with those of simulators.
    func apply(to settings: SnapshotSettings, reporting events: TestEventFile) {
        settings.reference = reference
        settings.recordsHere = recordHere
        settings.report = { verdict in
            guard let data = try? JSONEncoder().encode(verdict) else { return }
            events.write(TestEvent.Kind.compared.rawValue, "", "", String(decoding: data, as: UTF8.self))
        }
    }
}
