import Testing

@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit

/// How the work grows is counted in changed terms, which a busy machine does not change.
@Suite struct LinearSystemGrowthTests {
    private func variable(_ number: Int) -> LinearExpression { LinearExpression(variable: number) }

    private func rule(
        _ expression: LinearExpression, _ relation: LinearConstraint.Relation, _ priority: Float = 1000
    ) -> LinearConstraint { LinearConstraint(expression: expression, relation: relation, priority: priority) }

    /// A column of items, each with a position and a length, that fill a total length; the first three constraints are
    /// those of the first item.
    private func column(_ count: Int, total: Double) -> (constraints: [LinearConstraint], signs: [Bool]) {
        var constraints: [LinearConstraint] = []
        for item in 0..<count {
            let (start, length) = (variable(2 * item), variable(2 * item + 1))
            let before = item == 0 ? LinearExpression() : variable(2 * item - 2) + variable(2 * item - 1)
            constraints.append(rule(start - before - LinearExpression(8), .equal))
            constraints.append(rule(length - LinearExpression(20), .atLeast, 750))
            constraints.append(rule(LinearExpression(20) - length, .atLeast, 250))
        }
        let end = variable(2 * count - 2) + variable(2 * count - 1)
        constraints.append(rule(end - LinearExpression(total), .equal, 999))
        return (constraints, (0..<2 * count).map { $0 % 2 == 1 })
    }

    @Test("Eight times as many items change at most ten times as many terms")
    func growth() {
        let counts = [100, 800].map { count in
            var solver = LinearSystem()
            let (constraints, signs) = column(count, total: Double(28 * count - 500))
            let solution = solver.solve(constraints, isNonnegative: signs)
            #expect(solution.broken.isEmpty)
            #expect(
                abs(solution.values[2 * count - 2] + solution.values[2 * count - 1] - Double(28 * count - 500)) < 1e-6)
            return solver.changedTermCount
        }
        #expect(counts[0] > 0)
        #expect(counts[1] <= 10 * counts[0])
    }

    @Test("A chain of equations needs no steps, and its values are exact")
    func chain() {
        let count = 4000
        var constraints = [rule(variable(0) - LinearExpression(10), .equal)]
        for item in 1..<count {
            constraints.append(rule(variable(item) - variable(item - 1) - LinearExpression(3), .equal))
        }
        let signs = Array(repeating: false, count: count)
        var solver = LinearSystem()
        #expect(solver.solve(constraints, isNonnegative: signs).values.last == Double(10 + 3 * (count - 1)))
        #expect(solver.changedTermCount == 0)
        constraints[2000].expression.constant -= 5
        let values = solver.solve(constraints, isNonnegative: signs).values
        #expect(values[1999] == Double(10 + 3 * 1999))
        #expect(values.last == Double(15 + 3 * (count - 1)))
        #expect(solver.rebuildCount == 1)
    }

    @Test("A changed constant does a small part of the work of the first solution")
    func changedConstant() {
        var (constraints, signs) = column(1000, total: 27_490)
        var solver = LinearSystem()
        _ = solver.solve(constraints, isNonnegative: signs)
        let first = solver.changedTermCount
        constraints[1500].expression.constant -= 5
        let found = solver.solve(constraints, isNonnegative: signs).values
        #expect(solver.changedTermCount - first <= first / 50)
        #expect(solver.rebuildCount == 1)
        var fresh = LinearSystem()
        let expected = fresh.solve(constraints, isNonnegative: signs).values
        #expect(abs(found[1998] + found[1999] - 27_490) < 1e-6)
        #expect(abs(expected[1998] + expected[1999] - 27_490) < 1e-6)
    }

    @Test("A length that was a sum of others stops at zero when its constant becomes negative")
    func lengthBecomesLimiting() {
        func constraints(_ difference: Double) -> [LinearConstraint] {
            [
                rule(variable(1) - variable(0) - LinearExpression(difference), .equal),
                rule(variable(0) - LinearExpression(5), .equal, 500),
            ]
        }
        var solver = LinearSystem()
        let signs = [true, true]
        #expect(solver.solve(constraints(10), isNonnegative: signs).values == [5, 15])
        #expect(solver.solve(constraints(-20), isNonnegative: signs).values == [20, 0])
        #expect(solver.solve(constraints(-30), isNonnegative: signs).values == [30, 0])
        #expect(solver.solve(constraints(2), isNonnegative: signs).values == [5, 7])
        #expect(solver.rebuildCount == 1)
    }

    @Test("Where only distances are given, the first variable is zero")
    func distances() {
        var solver = LinearSystem()
        let constraints = [
            rule(variable(2) - variable(1) - LinearExpression(5), .equal),
            rule(variable(1) - variable(0) - LinearExpression(7), .equal),
            rule(variable(5) - (variable(3) + variable(4)) * 0.5 - LinearExpression(2), .equal),
        ]
        let solution = solver.solve(constraints, isNonnegative: Array(repeating: false, count: 6))
        #expect(solution.values == [0, 7, 12, 0, -4, 0])
    }

    @Test("Equations that follow from others are noticed when constants make them contradict one another")
    func redundantEquations() {
        func constraints(_ third: Double) -> [LinearConstraint] {
            [
                rule(variable(0) + variable(1) - LinearExpression(10), .equal),
                rule(variable(1) - LinearExpression(4), .equal),
                rule(variable(0) - LinearExpression(third), .equal),
            ]
        }
        var solver = LinearSystem()
        let signs = [true, true]
        #expect(solver.solve(constraints(6), isNonnegative: signs).broken.isEmpty)
        #expect(solver.solve(constraints(7), isNonnegative: signs).broken == [2])
        #expect(solver.solve(constraints(6), isNonnegative: signs).values == [6, 4])
    }
}

@Suite struct TableauRowTests {
    @Test("Rows find, add and remove terms, short or long", arguments: [5, 12, 13, 300])
    func terms(count: Int) {
        var row = TableauRow(2)
        for variable in 0..<count { row.append(variable * 7, Double(variable + 1)) }
        for variable in stride(from: 0, to: count, by: 3) {
            #expect(row.remove(variable * 7) == Double(variable + 1))
        }
        for variable in 0..<count {
            #expect(row.coefficient(of: variable * 7) == (variable % 3 == 0 ? 0 : Double(variable + 1)))
        }
        #expect(row.add(7, -2) == -1)
        #expect(row.add(7, 4) == 1)
        #expect(row.add(7, 4) == 0)
        row.scale(by: 0.5)
        #expect(row.coefficient(of: 7) == 4)
        #expect(row.constant == 1)
    }
}

@Suite struct MinimumHeapTests {
    @Test("Numbers come out ascending")
    func order() {
        var heap = MinimumHeap()
        for number in 0..<200 { heap.insert(number * 73 % 200) }
        var taken: [Int] = []
        while let first = heap.popFirst() { taken.append(first) }
        #expect(taken == Array(0..<200))
        #expect(heap.isEmpty)
    }
}
