import Foundation
import TestSupport

@testable import QuartziteStudio

/// A port that forwards connections to another one, as `ssh -L` does; it stops with this object.
final class PortForwarder {
    private let listener: Listener

    init(to port: UInt16) throws {
        listener = try Listener(port: 0)
        Thread { [listener] in
            while let client = listener.accept() {
                guard let socket = try? TestSocket(port: port) else { continue }
                let server = Connection(descriptor: dup(socket.descriptor))
                for (source, target) in [(client, server), (server, client)] {
                    Thread { Self.copy(from: source, to: target) }.start()
                }
            }
        }.start()
    }

    deinit { listener.shutDown() }

    var port: UInt16 { listener.port }

    private static func copy(from source: Connection, to target: Connection) {
        while source.receive(until: Clock.seconds + 20) {
            let bytes = Data(source.waiting)
            source.consume(bytes.count)
            guard target.write(bytes, until: Clock.seconds + 20) else { break }
        }
        source.shutDown()
        target.shutDown()
    }
}
