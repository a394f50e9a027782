import Foundation
import Testing

@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit

@Suite("The table of system symbols")
struct SymbolTableTests {
    private let small = SymbolTable(
        names:
            "star\tstar\nstar.circle\tspecial\nwifi\twifi\tvariable\nplus\tplus\t#FF0000\nheart.fill\t\t#00FF00\nheart\theart\n",
        icons: "star\tM0 0h1v1z\nstar-fill\teM0 0h2v2z\tM1 1h1v1z\nheart-fill\tM0 0h1v1z\n")

    @Test("A name has the expression and the options of its line")
    func lines() {
        #expect(small.entry("star")?.expression == "star" && small.entry("star.circle")?.expression == "special")
        #expect(small.entry("wifi")?.isVariable == true && small.entry("star")?.isVariable == false)
        #expect(small.entry("plus")?.color == SIMD4(1, 0, 0, 1) && small.entry("star")?.color == nil)
        #expect(small.entry("heart.fill")?.expression == "heart-fill")
        #expect(small.entry("heart.fill")?.color == SIMD4(0, 1, 0, 1))
    }

    @Test("Endings derive filled, enclosed, struck out and marked symbols from those in the table")
    func derived() {
        let expressions = [
            "star.fill": "star-fill", "plus.fill": "plus", "plus.circle": "plus@ring",
            "star.circle.fill": "star-fill@disc",
            "plus.square": "plus@box", "star.square.fill": "star-fill@boxfill", "star.slash": "star/",
            "star.slash.fill": "star-fill/", "star.badge.plus": "star+plus", "star.fill.badge.minus": "star-fill+minus",
            "star.badge": "star+dot", "wifi.slash.circle": "wifi/@ring",
        ]
        for (name, expression) in expressions { #expect(small.entry(name)?.expression == expression) }
        for name in ["", "circle", "nothing", "nothing.circle.fill", "star.circle.nothing", ".fill"] {
            #expect(small.entry(name) == nil)
        }
    }

    @Test("Letters and numbers up to 50 have enclosed symbols")
    func characters() {
        #expect(small.entry("a.circle")?.expression == "'A@ring")
        #expect(small.entry("50.square.fill")?.expression == "'50@boxfill")
        #expect(small.entry("51.circle") == nil && small.entry("ab.circle") == nil && small.entry("a") == nil)
    }

    @Test("A part of an icon says by which rule it is filled")
    func icons() {
        let parts = small.parts(ofIcon: "star-fill")
        #expect(parts.map(\.rule) == [.evenOdd, .winding] && small.parts(ofIcon: "other").isEmpty)
        #expect(parts.map { $0.path.boundingBoxOfPath.maxX } == [2, 2])
    }

    @Test("A filled symbol stands for values if its outline does")
    func variableSymbols() {
        let table = SymbolTable.shared
        #expect(table.entry("wifi")?.isVariable == true && table.entry("star.fill")?.isVariable == false)
        #expect(table.entry("speaker.wave.3.fill")?.isVariable == true)
    }

    @Test("The project's table has at least 600 names, and each draws something")
    func complete() {
        let table = SymbolTable.shared
        let names = table.listedNames
        #expect(names.count >= 600)
        let empty = names.filter { name in
            table.entry(name).map { SymbolGlyph($0.expression, in: table).bounds(weight: 0).isNull } ?? true
        }
        #expect(empty.isEmpty, "\(empty)")
    }
}
