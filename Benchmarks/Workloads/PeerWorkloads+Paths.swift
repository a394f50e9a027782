import CoreGraphics
import Foundation
import QuartziteCompositor

/// A path of W4: a circle, a rounded rectangle or a wave.
private struct Shape {
    let kind: UInt32
    let a: [Double]
    let color: UInt32
    let wave: Int
}

extension PeerWorkloads {
    /// Returns W4, its parts, and workloads of strokes and of text: those of Benchmarks/Blend2D.
    func pathWorkloads() throws -> [Workload] {
        let shapes = try self.shapes()
        let numbers = try items("waves.bin")
        let waves = (0..<numbers.count / 302).map { wave in
            (0..<151).map { point in
                CGPoint(x: Double(numbers[wave * 302 + point * 2]), y: Double(numbers[wave * 302 + point * 2 + 1]))
            }
        }
        func workload(_ name: String, _ kinds: ClosedRange<UInt32>, isStroked: Bool = false) -> Workload {
            let chosen = shapes.filter { kinds.contains($0.kind) }
            let area = chosen.reduce(0.0) { $0 + $1.area }
            return screen.workload(name, megapixels: area * 1e-6) { bitmap, threads in
                let nodes = chosen.map { shape in
                    let path = shape.path(waves, isStroked: isStroked)
                    return RenderNode.shape(ShapeNode(path: path, paint: .solid(shape.color), transform: .identity))
                }
                let tree = RenderTree(width: bitmap.width, height: bitmap.height, nodes: nodes)
                Compositor.draw(tree, into: bitmap, threads: threads, clearing: false)
            }
        }
        return [
            workload("W4", 0...2), workload("W4-circles", 0...0), workload("W4-rectangles", 1...1),
            workload("W4-waves", 2...2), workload("W4-strokes", 0...2, isStroked: true),
        ] + [textWorkload()].compactMap(\.self)
    }

    private func shapes() throws -> [Shape] {
        try Data(contentsOf: folder.appending(path: "shapes.bin")).withUnsafeBytes { bytes in
            (0..<bytes.count / 32).map { index in
                let word = { (field: Int) in
                    bytes.loadUnaligned(fromByteOffset: index * 32 + field * 4, as: UInt32.self)
                }
                return Shape(
                    kind: word(0), a: (1...5).map { Double(Float(bitPattern: word($0))) }, color: word(6),
                    wave: Int(word(7))
                )
            }
        }
    }
}

extension Shape {
    /// The area that rates are computed with, in pixels.
    var area: Double {
        switch kind {
        case 0: Double.pi * a[2] * a[2]
        case 1: a[2] * a[3]
        default: 1800
        }
    }

    /// Returns the path to fill; waves are always stroked.
    func path(_ waves: [[CGPoint]], isStroked: Bool) -> CGPath {
        switch kind {
        case 0:
            let box = CGRect(x: a[0] - a[2], y: a[1] - a[2], width: 2 * a[2], height: 2 * a[2])
            let circle = CGPath(ellipseIn: box, transform: nil)
            return isStroked ? stroke(circle, width: 3) : circle
        case 1:
            let rectangle = CGPath(
                roundedRect: CGRect(x: a[0], y: a[1], width: a[2], height: a[3]), cornerWidth: a[4],
                cornerHeight: a[4], transform: nil)
            return isStroked ? stroke(rectangle, width: 3) : rectangle
        default:
            let line = CGMutablePath()
            line.addLines(between: waves[wave])
            return stroke(line, width: a[4])
        }
    }

    private func stroke(_ path: CGPath, width: Double) -> CGPath {
        path.copy(strokingWithWidth: width, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    }
}
