import QuartziteUIFoundation

extension SymbolGlyph {
    /// Returns the glyph with its separate shapes as steps, those beyond the value faint.
    ///
    /// The shapes are in order from the bottom left to the top right, as bars and waves grow. The value, 0...1, divides
    /// them; at 0 all are faint.
    package func split(at value: Double) -> SymbolGlyph {
        var shapes: [(box: CGRect, part: SymbolPart)] = []
        for step in steps where step.operation == .draw {
            for part in step.parts {
                for path in part.path.subpaths {
                    let box = path.boundingBoxOfPath
                    // A shape inside another one is its hole.
                    if let outer = shapes.firstIndex(where: { $0.box.contains(box) }) {
                        let union = CGMutablePath()
                        union.addPath(shapes[outer].part.path)
                        union.addPath(path)
                        shapes[outer].part.path = union
                    } else {
                        shapes.append((box, SymbolPart(path: path, rule: part.rule)))
                    }
                }
            }
        }
        shapes.sort { $0.box.maxX - $0.box.minY < $1.box.maxX - $1.box.minY }
        return SymbolGlyph(
            steps: shapes.enumerated().map { index, shape in
                var step = Step(parts: [shape.part])
                step.opacity = value > Double(index) / Double(shapes.count) ? 1 : 0.3
                return step
            })
    }

    /// Returns the glyph, of the same bounds, with all steps but one invisible.
    package func showing(only index: Int) -> SymbolGlyph {
        var steps = steps
        for other in steps.indices where other != index { steps[other].opacity = 0 }
        return SymbolGlyph(steps: steps)
    }
}

extension CGPath {
    /// The subpaths as paths of their own.
    fileprivate var subpaths: [CGPath] {
        var paths: [CGMutablePath] = []
        applyWithBlock { element in
            let points = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint:
                paths.append(CGMutablePath())
                paths.last?.move(to: points[0])
            case .addLineToPoint: paths.last?.addLine(to: points[0])
            case .addQuadCurveToPoint: paths.last?.addQuadCurve(to: points[1], control: points[0])
            case .addCurveToPoint: paths.last?.addCurve(to: points[2], control1: points[0], control2: points[1])
            case .closeSubpath: paths.last?.closeSubpath()
            }
        }
        return paths.filter { !$0.boundingBoxOfPath.isNull }
    }
}
