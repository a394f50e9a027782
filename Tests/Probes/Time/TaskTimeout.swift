import UIKit

final class TaskTimeout: UIViewController {
    func load() async {
        let work = Task { () -> String in
            try await Task.sleep(nanoseconds: 2_000_000_000)
            return "Loaded"
        }
        Task {
            try? await Task.sleep(for: .seconds(1))
            work.cancel()
        }
        title = (try? await work.value) ?? "Timed out"
    }
}
