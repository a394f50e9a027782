import CoreGraphics
import Testing

@testable import QuartzCore

@Suite struct EmitterCellTests {
    @Test("A new cell has the documented default values (topic emitter_cell_defaults)")
    func defaults() {
        let cell = CAEmitterCell()
        let zeros = [
            cell.emissionLatitude, cell.emissionLongitude, cell.emissionRange, cell.velocity, cell.velocityRange,
            cell.xAcceleration, cell.yAcceleration, cell.zAcceleration, cell.scaleRange, cell.scaleSpeed, cell.spin,
            cell.spinRange,
        ]
        #expect(zeros.allSatisfy { $0 == 0 })
        let singles = [
            cell.birthRate, cell.lifetime, cell.lifetimeRange, cell.redRange, cell.greenRange, cell.blueRange,
            cell.alphaRange, cell.redSpeed, cell.greenSpeed, cell.blueSpeed, cell.alphaSpeed,
        ]
        #expect(singles.allSatisfy { $0 == 0 })
        #expect(cell.scale == 1 && cell.contentsScale == 1 && cell.isEnabled && cell.style == nil && cell.name == nil)
        #expect(cell.minificationFilter == CALayerContentsFilter.linear.rawValue)
        #expect(cell.magnificationFilter == CALayerContentsFilter.linear.rawValue)
        #expect(cell.color?.components == [1, 1, 1, 1])
        #expect((cell as Any) is any CAMediaTiming)
        let child = CAEmitterCell()
        cell.emitterCells = [child]
        #expect(cell.emitterCells?.first === child)
    }

    @Test("Default values by key are nil if they are zero or empty")
    func defaultValues() {
        #expect(
            CAEmitterCell.defaultValue(forKey: "contentsRect") as? CGRect == CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(CAEmitterCell.defaultValue(forKey: "scale") as? CGFloat == 1)
        #expect(CAEmitterCell.defaultValue(forKey: "enabled") as? Bool == true)
        #expect(CAEmitterCell.defaultValue(forKey: "contentsScale") as? CGFloat == 1)
        #expect(CAEmitterCell.defaultValue(forKey: "fillMode") as? String == "removed")
        #expect(CAEmitterCell.defaultValue(forKey: "lifetime") == nil)
        #expect(CAEmitterCell.defaultValue(forKey: "isEnabled") == nil)
        #expect(CAEmitterCell.defaultValue(forKey: "noSuchKey") == nil)
        #expect(!CAEmitterCell().shouldArchiveValue(forKey: "name"))
    }

    @Test("Numbers of any type can set properties of any numeric type")
    func numbers() {
        let cell = CAEmitterCell()
        let one: [Any] = [Float(1), Double(1), CGFloat(1), 1, UInt8(1), true, NSNumber(value: 1)]
        for key in ["velocity", "birthRate", "beginTime", "enabled"] {
            for value in one {
                cell.setValue(0, forKey: key)
                cell.setValue(value, forKey: key)
                #expect(cell.value(forKey: key) as? NSNumber == 1, "\(key) \(value)")
            }
        }
        cell.setValue("fast", forKey: "velocity")
        #expect(cell.velocity == 1)
    }

    @Test("Key paths reach sub-cells by name, and unknown keys are stored")
    func keyPaths() {
        let cell = CAEmitterCell()
        let child = CAEmitterCell()
        let grandchild = CAEmitterCell()
        child.name = "a"
        grandchild.name = "b"
        cell.emitterCells = [child]
        child.emitterCells = [grandchild]
        cell.setValue(12, forKeyPath: "emitterCells.a.emitterCells.b.birthRate")
        cell.setValue(12, forKeyPath: "emitterCells.c.birthRate")
        cell.setValue("note", forKey: "remark")
        #expect(grandchild.birthRate == 12)
        #expect(cell.value(forKeyPath: "emitterCells.a.emitterCells.b.birthRate") as? Float == 12)
        #expect(cell.value(forKey: "remark") as? String == "note")
    }

    @Test("A copy is equal and independent")
    func copying() throws {
        let cell = CAEmitterCell()
        cell.name = "snow"
        cell.birthRate = 3
        cell.contents = EmitterScene.image()
        cell.fillMode = .both
        cell.emitterCells = [CAEmitterCell()]
        let copy = try #require(cell.copy() as? CAEmitterCell)
        cell.birthRate = 4
        #expect(copy.birthRate == 3 && copy.name == "snow" && copy.fillMode == .both)
        #expect(copy.contents as? CGImage === cell.contents as? CGImage)
        #expect(copy.emitterCells?.count == 1 && copy.emitterCells?.first !== cell.emitterCells?.first)
    }

    @Test("Arbitrary numbers in a cell produce a defined, bounded picture", arguments: 0..<20)
    func hostileValues(round: UInt32) {
        let random = ParticleRandom(seed: round)
        var step: UInt64 = 0
        func word() -> UInt64 {
            step += 1
            return random.descending(to: step).key
        }
        // Random bit patterns are mostly huge, tiny or NaN; the others are known edge cases.
        let sore: [Double] = [0, -0.0, 1, -1, 1e30, -1e30, .infinity, -.infinity, .nan, .leastNonzeroMagnitude, 1e300]
        func number() -> Double {
            word() % 2 == 0 ? Double(bitPattern: word()) : sore[Int(word() % UInt64(sore.count))]
        }
        let layer = CAEmitterLayer()
        let shapes = ["point", "line", "rectangle", "cuboid", "circle", "sphere", "blob"]
        let modes = ["points", "outline", "surface", "volume", ""]
        let renderModes = ["unordered", "oldestFirst", "oldestLast", "backToFront", "additive"]
        layer.emitterCells = (0..<3).map { _ in
            let cell = CAEmitterCell()
            for key in CAEmitterCell.properties.keys.sorted() { cell.setValue(number(), forKey: key) }
            cell.contents = EmitterScene.image()
            cell.contentsRect = CGRect(x: number(), y: number(), width: number(), height: number())
            cell.color = CGColor(red: number(), green: number(), blue: number(), alpha: number())
            return cell
        }
        for key in ["birthRate", "lifetime", "velocity", "scale", "spin", "emitterZPosition", "emitterDepth"] {
            layer.setValue(number(), forKey: key)
        }
        layer.emitterPosition = CGPoint(x: number(), y: number())
        layer.emitterSize = CGSize(width: number(), height: number())
        layer.emitterShape = .init(rawValue: shapes[Int(word() % 7)])
        layer.emitterMode = .init(rawValue: modes[Int(word() % 5)])
        layer.renderMode = .init(rawValue: renderModes[Int(word() % 5)])
        layer.preservesDepth = word() % 2 == 0
        layer.didCommit(at: number())
        for time in [0, 0.5, 1e9, number(), number()] {
            let batches = layer.timeline.batches(at: time, placement: SpritePlacement(projection: .identity))
            let sprites = batches.flatMap(\.sprites)
            #expect(sprites.count <= EmitterTimeline.particleLimit)
            #expect(sprites.allSatisfy { ($0.x + $0.y + $0.a + $0.b + $0.c + $0.d).isFinite })
            #expect(sprites.allSatisfy { $0.alpha <= 32768 && $0.red <= $0.alpha })
        }
    }

    @Test("Extreme birth rates show the newest particles", arguments: [1e30, .infinity] as [Float])
    func absurdRate(rate: Float) {
        let layer = CAEmitterLayer()
        let cell = CAEmitterCell()
        cell.birthRate = rate
        cell.lifetime = 1
        layer.emitterCells = [cell]
        layer.didCommit(at: 0)
        let count = layer.liveParticleCount(at: 1)
        #expect(count > 99_000 && count <= EmitterTimeline.particleLimit)
        cell.birthRate = .nan
        layer.emitterCells = [cell]
        layer.didCommit(at: 0)
        #expect(layer.liveParticleCount(at: 1) == 0)
    }
}
