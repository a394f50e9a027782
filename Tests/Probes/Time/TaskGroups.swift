import UIKit

final class TaskGroups: UIViewController {
    func sum() async -> Int {
        async let first = 1 + 1
        let rest = await withTaskGroup(of: Int.self) { group in
            for number in 0..<4 { group.addTask { number * 2 } }
            return await group.reduce(0, +)
        }
        return await first + rest
    }
}
