import CoreGraphics
import Testing

@testable import QuartziteSnapshots

@Suite("Pictures of another renderer are compared as far as they can be")
struct PictureComparisonTests {
    private static let card = (x: 20, y: 20, width: 40, height: 30, color: UInt32(0xff00_00ff))

    private func compare(_ ours: Bitmap, _ reference: Bitmap, scale: Double = 1) -> PictureComparison {
        PictureComparison(ours, reference: reference, scale: scale)
    }

    @Test("Small differences of colours are none")
    func equal() {
        var other = Self.card
        other.color = 0xff0a_0aff
        let result = compare(picture([other]), picture([Self.card]))
        #expect(result.kind == .equal && result.differing == 0 && result.reason.isEmpty)
    }

    @Test("Few pixels that differ in place are near")
    func near() {
        let dot = (x: 25, y: 25, width: 12, height: 12, color: UInt32(0xff40_40ff))
        let result = compare(picture([Self.card, dot]), picture([Self.card]))
        #expect(result.kind == .near)
        #expect(result.reason == "1.4 % of the pixels differ, in the same places")
    }

    @Test("Another colour in the same place is another look")
    func look() {
        var other = Self.card
        other.color = 0xffff_0000
        #expect(compare(picture([other]), picture([Self.card])).kind == .appearance)
    }

    @Test("Another place is another layout, and so is another size")
    func layout() {
        var other = Self.card
        other.x += 5
        let moved = compare(picture([other]), picture([Self.card]))
        #expect(moved.kind == .layout)
        #expect(moved.reason == "1 of 1 parts have another place, such as the one at (20.0, 20.0)")
        let larger = compare(picture(101, 100, []), picture(100, 100, []))
        #expect(larger.kind == .layout && larger.reason == "101 × 100 pixels instead of 100 × 100")
    }

    @Test("A point of difference in place is accepted, at any scale")
    func tolerance() {
        var other = Self.card
        other.x += 2
        other.color = 0xffff_0000
        #expect(compare(picture([other]), picture([Self.card]), scale: 2).kind == .appearance)
        #expect(compare(picture([other]), picture([Self.card]), scale: 1).kind == .layout)
    }

    @Test("What differs in thin lines with the same boxes is text")
    func text() {
        // Two words whose strokes are one pixel wide, and not the same.
        func word(_ offset: Int) -> [Box] {
            let ends: [Box] = [(20, 20, 1, 20, 0xff00_0000), (59, 20, 1, 20, 0xff00_0000)]
            return ends + (0..<9).map { (22 + offset + $0 * 4, 20, 1, 20, 0xff00_0000) }
        }
        let result = compare(picture(word(1)), picture(word(0)))
        #expect(result.kind == .text && result.kind.isAccepted, "\(result.reason)")
    }

    @Test("Only equal, near and text pictures are accepted")
    func accepted() {
        #expect(PictureClass.allCases.filter(\.isAccepted) == [.equal, .near, .text])
    }

    @Test("A picture without anything in it has no box, and differs from one with something")
    func empty() {
        #expect(compare(picture([]), picture([])).kind == .equal)
        #expect(compare(picture([]), picture([Self.card])).kind == .layout)
    }

    @Test("Parts are as far apart as asked for, and masks grow and shrink by squares")
    func masks() {
        var values = [Bool](repeating: false, count: 100)
        for place in [11, 12, 15, 88] { values[place] = true }
        let mask = InkMask(width: 10, height: 10, values: values)
        #expect(mask.count == 4)
        #expect(mask.box == PixelRect(minX: 1, minY: 1, maxX: 9, maxY: 9))
        #expect(mask.parts(apart: 1).count == 2)
        #expect(
            mask.parts(apart: 1) == [
                PixelRect(minX: 1, minY: 1, maxX: 6, maxY: 2), PixelRect(minX: 8, minY: 8, maxX: 9, maxY: 9),
            ])
        #expect(mask.grown(by: 1).count == 3 * 7 + 9)
        #expect(mask.grown(by: 1).shrunk(by: 1).values[12])
        let full = InkMask(width: 4, height: 4, values: [Bool](repeating: true, count: 16))
        #expect(full.shrunk(by: 1).count == 4)
    }
}
