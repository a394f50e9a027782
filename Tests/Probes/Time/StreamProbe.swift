import UIKit

final class StreamProbe: UIViewController {
    func count() {
        let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
        continuation.onTermination = { print($0) }
        for number in 0..<3 { continuation.yield(number) }
        continuation.finish()
        Task { for await number in stream { self.title = "\(number)" } }
    }
}
