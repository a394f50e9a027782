import QuartziteStage
import Testing
import UIKit

@MainActor @Suite("Identifiers and hashes on a stage") struct IdentifierTests {
    private final class Scene: UIViewController {
        var make: () -> [String] = { [] }
        var made: [String] = []
        override func viewDidLoad() { made = make() }
    }

    private func made(seed: UInt64 = 0, _ make: @escaping () -> [String]) throws -> [String] {
        let stage = Stage(size: CGSize(width: 10, height: 10), scale: 1, seed: seed) {
            let scene = Scene()
            scene.make = make
            return scene
        }
        return try #require(stage.rootViewController as? Scene).made
    }

    private func identifiers() -> [String] {
        [UUID().uuidString, NSUUID().uuidString, ProcessInfo.processInfo.globallyUniqueString]
    }

    @Test("Identifiers depend on the stage's seed") func seeds() throws {
        let first = try made(seed: 1, identifiers)
        #expect(Set(first).count == 3)
        #expect(try made(seed: 1, identifiers) == first)
        #expect(Set(try made(seed: 2, identifiers)).isDisjoint(with: first))
        for text in first {
            let version = try #require(UUID(uuidString: text)).uuid
            #expect(version.6 >> 4 == 4 && version.8 >> 6 == 2)
        }
    }

    @Test("Identifiers do not affect the random numbers") func apart() throws {
        let numbers = { [String(arc4random()), String(arc4random())] }
        let plain = try made(numbers)
        let disturbed = try made {
            _ = [UUID(), UUID()]; return numbers()
        }
        #expect(plain == disturbed)
    }

    @Test("Random bytes depend on the stage's seed") func bytes() throws {
        let bytes = {
            var bytes = [UInt8](repeating: 0, count: 20)
            arc4random_buf(&bytes, bytes.count)
            return [bytes.description]
        }
        #expect(try made(bytes) == made(bytes))
        #expect(try made(seed: 3, bytes) != made(bytes))
    }

    @Test("The hashes of views and layers are the same in every run") func hashes() throws {
        let hashes = {
            let objects: [NSObject] = [
                UIView(), CALayer(), CABasicAnimation(), UITapGestureRecognizer(), UIViewController(), UIBezierPath(),
            ]
            return objects.map { String($0.hash) } + objects.reversed().map { String($0.hash) }
        }
        let first = try made(hashes)
        #expect(Set(first).count == 6 && first.prefix(6).elementsEqual(first.suffix(6).reversed()))
        #expect(try made(hashes) == first)
    }

    @Test("Equal images have equal hashes") func pictures() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 3)).image { _ in }
        let cgImage = try #require(image.cgImage)
        let copy = UIImage(cgImage: cgImage, scale: image.scale, orientation: image.imageOrientation)
        #expect(copy == image && copy.hash == image.hash)
    }
}
