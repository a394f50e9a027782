import Testing

@testable import QuartzCore

/// The program ends with Apple's message where Core Animation raises an exception.
@Suite struct LayerExceptionTests {
    enum Misuse: String, Codable, CaseIterable, Sendable {
        case position, bounds, frame, frameSize, sublayerCycle, maskCycle, ownMask

        /// The name of the exception and part of its reason.
        var words: (name: String, reason: String) {
            switch self {
            case .position: ("CALayerInvalidGeometry", "'CALayer position contains NaN: [nan 0]'")
            case .bounds: ("CALayerInvalidGeometry", "'CALayer bounds contains NaN: [nan 0; nan 15]'")
            case .frame: ("CALayerInvalidGeometry", "'CALayer position contains NaN: [nan 5.5]'")
            case .frameSize: ("CALayerInvalidGeometry", "'CALayer position contains NaN: [nan 7.5]'")
            case .sublayerCycle, .maskCycle, .ownMask:
                ("CALayerInvalid", "'layer <CALayer: 0x")
            }
        }

        func commit() {
            let (layer, other) = (CALayer(), CALayer())
            switch self {
            case .position: layer.position.x = -.nan
            case .bounds: layer.bounds = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 15)
            case .frame: layer.frame = CGRect(x: CGFloat.nan, y: 5, width: 1, height: 1)
            case .frameSize:
                layer.frame = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 15)
            case .sublayerCycle:
                layer.addSublayer(other)
                other.addSublayer(layer)
            case .maskCycle:
                layer.mask = other
                other.addSublayer(layer)
            case .ownMask: layer.mask = layer
            }
        }
    }

    @Test("Misuse ends the program with the exception's name and reason", arguments: Misuse.allCases)
    func raises(misuse: Misuse) async {
        let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
            [misuse] in
            misuse.commit()
        }
        let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(words.contains("*** Terminating app due to uncaught exception '\(misuse.words.name)', reason: '"))
        #expect(words.contains(misuse.words.reason), "\(words)")
    }

    @Test("Infinite geometry and removing nothing are allowed") func forgiven() {
        let layer = CALayer()
        layer.position = CGPoint(x: CGFloat.infinity, y: 0)
        layer.removeFromSuperlayer()
        layer.mask = nil
        layer.removeAnimation(forKey: "none")
        layer.replaceSublayer(CALayer(), with: CALayer())
        #expect(layer.position.x == .infinity && layer.sublayers == nil)
    }
}
