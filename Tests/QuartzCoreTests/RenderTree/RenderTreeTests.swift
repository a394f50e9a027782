import QuartziteCompositor
@testable import QuartzCore
import TestSupport
import Testing

/// The nodes that layers produce, their order and their compositing (layers.md §2–§3).
@Suite struct RenderTreeTests {
    let layer = CALayer()
    let stage: LayerStage

    init() {
        stage = LayerStage(layer)
        CATransaction.setDisableActions(true)
        stage.root.anchorPoint = .zero
        layer.frame = CGRect(x: 10, y: 20, width: 40, height: 30)
    }

    private let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    private let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)

    /// A short description of nodes: s for a shape, i for an image, p for sprites, g(…) for a group.
    private func outline(_ nodes: [RenderNode]) -> String {
        nodes.map { node in
            switch node {
            case .shape: "s"
            case .image: "i"
            case .sprites, .particles: "p"
            case .group(let group): "g(\(outline(group.nodes)))"
            }
        }.joined()
    }

    private var nodes: [RenderNode] { stage.nodes(at: 0) }

    private func image(_ width: Int, _ height: Int) -> CGImage { CGImage(bitmap: Bitmap(width: width, height: height)) }

    private func box(of shape: ShapeNode) -> CGRect? { shape.transform.boundingBox(of: shape.path.boundingBox) }

    private func onlyGroup() throws -> RenderGroup {
        guard nodes.count == 1, case .group(let group) = nodes[0] else {
            throw Mismatch(found: outline(nodes))
        }
        return group
    }

    private struct Mismatch: Error { let found: String }

    @Test("A background is a single shape at the layer's position, in pixels") func background() {
        #expect(nodes.isEmpty)
        layer.backgroundColor = red
        let tree = stage.context.renderTree(at: 0, width: 200, height: 200, scale: 2)
        guard case .shape(let shape)? = tree.nodes.first else {
            Issue.record("no shape")
            return
        }
        #expect(near(box(of: shape), CGRect(x: 20, y: 40, width: 80, height: 60)))
        guard case .solid(let pixel) = shape.paint else { return }
        #expect(pixel == 0xFFFF_0000 && shape.opacity == 1 && tree.width == 200)
    }

    @Test("A layer draws its background, contents, sublayers and border, in this order", .rule("L6")) func order() {
        layer.backgroundColor = red
        layer.contents = image(4, 4)
        layer.borderWidth = 2
        let child = CALayer()
        child.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
        child.backgroundColor = blue
        layer.addSublayer(child)
        #expect(outline(nodes) == "siss")
        guard case .shape(let border) = nodes[3] else { return }
        #expect(border.rule == .evenOdd)
    }

    @Test("A hidden or fully transparent layer is omitted with its sublayers") func hidden() {
        layer.backgroundColor = red
        let child = CALayer()
        child.frame = layer.bounds
        child.backgroundColor = blue
        layer.addSublayer(child)
        #expect(outline(nodes) == "ss")
        layer.isHidden = true
        #expect(nodes.isEmpty)
        layer.isHidden = false
        layer.opacity = 0
        #expect(nodes.isEmpty)
    }

    @Test("Fading several nodes requires a group, and fading one does not", .rule("L7")) func groupOpacity() throws {
        layer.backgroundColor = red
        layer.opacity = 0.5
        guard case .shape(let shape)? = nodes.first else { throw Mismatch(found: outline(nodes)) }
        #expect(nodes.count == 1 && shape.opacity == 0.5)
        layer.borderWidth = 1
        #expect(try onlyGroup().opacity == 0.5 && outline(nodes) == "g(ss)")
        layer.allowsGroupOpacity = false
        #expect(outline(nodes) == "ss")
        layer.opacity = 9
        layer.allowsGroupOpacity = true
        #expect(outline(nodes) == "ss")
    }

    @Test("A corner radius alone does not clip the contents", .rule("L8")) func corners() throws {
        layer.contents = image(4, 4)
        layer.cornerRadius = 8
        #expect(outline(nodes) == "i")
        layer.masksToBounds = true
        let group = try onlyGroup()
        #expect(group.clips.count == 1 && outline(nodes) == "g(i)")
        #expect(near(group.clips.first?.path.boundingBox, layer.bounds))
        layer.cornerRadius = 0
        #expect(outline(nodes) == "i")
    }

    @Test("Clipping removes the shadow", .rule("L9")) func shadow() throws {
        layer.backgroundColor = red
        layer.shadowOpacity = 0.5
        layer.shadowOffset = CGSize(width: 3, height: 4)
        layer.shadowRadius = 6
        let tree = stage.context.renderTree(at: 0, width: 100, height: 100, scale: 2)
        guard case .group(let group)? = tree.nodes.first, let shadow = group.shadow else {
            throw Mismatch(found: outline(tree.nodes))
        }
        #expect(shadow.offsetX == 6 && shadow.offsetY == 8 && near(shadow.sigma, 12))
        #expect(shadow.color == 0x8000_0000 && shadow.silhouette != nil)
        layer.masksToBounds = true
        #expect(outline(nodes) == "s")
    }

    @Test("A shadow path produces a shadow even without contents") func shadowPath() throws {
        layer.shadowOpacity = 1
        #expect(nodes.isEmpty)
        layer.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        #expect(try onlyGroup().shadow?.silhouette?.path.boundingBox.width == 10)
    }

    @Test("Sublayers are drawn by increasing depth, and in array order at equal depths", .rule("L10", "L11"))
    func depth() {
        var shown: [Double] = []
        for z in [5.0, 0, 1, 0] {
            let child = CALayer()
            child.zPosition = z
            child.frame = CGRect(x: Double(layer.children.count), y: 0, width: 1, height: 1)
            child.backgroundColor = blue
            layer.addSublayer(child)
        }
        for case .shape(let shape) in nodes { shown.append((box(of: shape)?.minX ?? 0) - 10) }
        #expect(shown == [1, 3, 2, 0])
    }

    @Test(
        "Contents gravities place the image at its natural size or fit it", .rule("L12"),
        arguments: [
            (CALayerContentsGravity.resize, CGRect(x: 0, y: 0, width: 40, height: 30)),
            (.resizeAspect, CGRect(x: 0, y: 5, width: 40, height: 20)),
            (.resizeAspectFill, CGRect(x: -10, y: 0, width: 60, height: 30)),
            (.center, CGRect(x: 10, y: 10, width: 20, height: 10)),
            (.top, CGRect(x: 10, y: 20, width: 20, height: 10)),
            (.bottomLeft, CGRect(x: 0, y: 0, width: 20, height: 10)),
            (.right, CGRect(x: 20, y: 10, width: 20, height: 10)),
        ])
    func gravity(_ gravity: CALayerContentsGravity, _ expected: CGRect) throws {
        layer.contents = image(40, 20)
        layer.contentsScale = 2
        layer.contentsGravity = gravity
        guard case .image(let node)? = nodes.first else { throw Mismatch(found: outline(nodes)) }
        #expect(near(node.destination, expected))
        #expect(node.source == CGRect(x: 0, y: 0, width: 40, height: 20))
    }

    @Test("contentsRect selects part of the image, and contentsCenter stretches only the middle") func parts() throws {
        layer.contents = image(40, 20)
        layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
        guard case .image(let part)? = nodes.first else { throw Mismatch(found: outline(nodes)) }
        #expect(part.source == CGRect(x: 20, y: 0, width: 20, height: 20))
        layer.contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
        layer.contentsCenter = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
        #expect(outline(nodes) == "iiiiiiiii")
        var area = 0.0
        for case .image(let piece) in nodes { area += piece.destination.width * piece.destination.height }
        #expect(near(area, 40 * 30))
        guard case .image(let corner) = nodes[0] else { return }
        #expect(corner.destination == CGRect(x: 0, y: 0, width: 10, height: 5))
    }

    @Test("A mask of one opaque shape becomes a clip, and an empty mask hides the layer") func masks() throws {
        layer.backgroundColor = red
        let mask = CALayer()
        layer.mask = mask
        #expect(nodes.isEmpty)
        mask.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        mask.backgroundColor = .black
        #expect(try onlyGroup().clips.count == 1)
        mask.opacity = 0.5
        #expect(try onlyGroup().mask?.count == 1)
    }

    @Test("Compositing filters select blend modes by name") func blendModes() {
        layer.backgroundColor = red
        layer.compositingFilter = "multiplyBlendMode"
        guard case .shape(let shape)? = nodes.first else { return }
        #expect(shape.blendMode == .multiply)
        layer.compositingFilter = "unheardOf"
        guard case .shape(let plain)? = nodes.first else { return }
        #expect(plain.blendMode == .normal)
    }

    @Test("A one-sided layer disappears when its back is visible, but not when mirrored") func doubleSided() {
        layer.backgroundColor = red
        layer.isDoubleSided = false
        #expect(nodes.count == 1)
        layer.transform = CATransform3DMakeRotation(.pi * 0.75, 0, 1, 0)
        #expect(nodes.isEmpty)
        layer.transform = CATransform3DMakeRotation(.pi * 0.25, 0, 1, 0)
        #expect(nodes.count == 1)
        layer.transform = CATransform3DMakeScale(-1, 1, 1)
        #expect(nodes.count == 1)
    }

    @Test("The superlayer's sublayerTransform applies perspective") func perspective() throws {
        stage.root.sublayerTransform.m34 = -1.0 / 500
        layer.zPosition = 250
        layer.position = CGPoint(x: 0, y: 0)
        layer.backgroundColor = red
        guard case .shape(let shape)? = nodes.first else { throw Mismatch(found: outline(nodes)) }
        #expect(near(box(of: shape), CGRect(x: -40, y: -30, width: 80, height: 60)))
    }

    @Test("Images in flipped geometry stay upright") func flippedContents() throws {
        stage.root.isGeometryFlipped = true
        layer.contents = image(4, 4)
        guard case .image(let node)? = nodes.first else { throw Mismatch(found: outline(nodes)) }
        #expect(node.transform.m22 > 0)
        let box = node.transform.boundingBox(of: node.destination)
        #expect(near(box, CGRect(x: 10, y: 50, width: 40, height: 30)))
    }

    @Test("A cross-fade adds both images in a group") func crossFade() throws {
        layer.contents = image(4, 4)
        layer.add(CABasicAnimation("contents", from: image(2, 2), to: image(4, 4)), forKey: "fade")
        stage.context.commit()
        guard case .group(let group)? = stage.nodes(at: 0.25).first, group.nodes.count == 2,
            case .image(let from) = group.nodes[0], case .image(let to) = group.nodes[1]
        else { throw Mismatch(found: outline(stage.nodes(at: 0.25))) }
        #expect(from.opacity == 0.75 && to.opacity == 0.25 && to.blendMode == .plusLighter)
        #expect(outline(stage.nodes(at: 1)) == "i")
    }

    @Test("Frames can be requested in any order and change nothing") func pure() {
        layer.backgroundColor = red
        layer.add(CABasicAnimation("position.x", from: 0, to: 100), forKey: "move")
        stage.context.commit()
        func x(_ time: Double) -> Double? {
            guard case .shape(let shape)? = stage.nodes(at: time).first else { return nil }
            return box(of: shape).map { Double($0.midX) }
        }
        #expect([0.75, 0.25, 0.75, 0.5].map(x) == [75, 25, 75, 50])
        #expect(x(2) == 30 && layer.animationKeys() == ["move"])
    }

    @Test("Layers deeper than 256 levels are not drawn, and the next frame is unaffected") func depthLimit() {
        var inner = layer
        for _ in 0..<300 {
            let next = CALayer()
            next.backgroundColor = red
            next.bounds = CGRect(x: 0, y: 0, width: 1, height: 1)
            inner.addSublayer(next)
            inner = next
        }
        #expect(nodes.count == 254)
        #expect(stage.context.exceededLimit == .depth(limit: 256))
        layer.sublayers = nil
        #expect(nodes.isEmpty && stage.context.exceededLimit == nil)
    }

    @Test("Nested masks beyond 16 levels are not applied") func maskLimit() {
        var inner = layer
        layer.backgroundColor = red
        for _ in 0..<20 {
            let next = CALayer()
            next.bounds = layer.bounds
            next.backgroundColor = red
            inner.mask = next
            inner = next
        }
        #expect(!nodes.isEmpty && stage.context.exceededLimit == .maskNesting(limit: 16))
    }
}
