import Foundation
import QuartziteSceneHosting
import Testing

@Suite("A scene whose code starts threads has no checkpoints, but right frames", .enabled(if: RunTool.built))
struct ThreadedScenesTests {
    private static let source = """
        import Foundation
        import UIKit

        class Threaded: UIViewController {
            var thread: pthread_t = 0
            override func viewDidLoad() {
                super.viewDidLoad()
                pthread_create(&thread, nil, { _ in
                    while true { sleep(1) }
                }, nil)
                Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in
                    self.view.backgroundColor = UIColor(white: CGFloat.random(in: 0...1), alpha: 1)
                }
            }
        }
        """

    @Test("Times are the same forward and backward")
    func seeking() throws {
        try withRunTool { run in
            let code = try HostedCode(run, Self.source)
            let host = try code.show("Threaded")
            defer { host.end() }
            let forward = try [0.55, 1.05, 2.05].map { try host.show($0, hashing: true).hash }
            let backward = try [2.05, 1.05, 0.55].map { try host.show($0, hashing: true).hash }
            #expect(forward == backward.reversed())
            #expect(Set(forward).count == 3)
            #expect(host.checkpointFailure != nil)
        }
    }
}
