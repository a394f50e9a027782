import Testing

@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit

@Suite struct LinearSystemTests {
    private struct Random {
        var state: UInt64

        mutating func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }

        mutating func number(_ range: ClosedRange<Double>) -> Double {
            range.lowerBound + (range.upperBound - range.lowerBound) * Double(next(1_000_000)) / 1_000_000
        }
    }

    private func variable(_ number: Int) -> LinearExpression { LinearExpression(variable: number) }

    private func rule(
        _ expression: LinearExpression, _ relation: LinearConstraint.Relation, _ priority: Float = 1000
    ) -> LinearConstraint { LinearConstraint(expression: expression, relation: relation, priority: priority) }

    private func off(_ constraint: LinearConstraint, _ values: [Double]) -> Double {
        let expression = constraint.expression
        let value = expression.terms.reduce(expression.constant) { $0 + $1.coefficient * values[$1.variable] }
        return constraint.relation == .equal ? abs(value) : max(-value, 0)
    }

    /// The total errors of the constraints of each priority, high priorities first.
    private func cost(_ constraints: [LinearConstraint], _ values: [Double]) -> [Double] {
        let priorities = Set(constraints.map(\.priority)).sorted(by: >)
        return priorities.map { priority in
            constraints.filter { $0.priority == priority }.reduce(0) { $0 + off($1, values) }
        }
    }

    /// Constraints whose required ones are satisfied by a random point.
    private func system(_ random: inout Random, variables: Int, rules: Int, signs: [Bool]) -> [LinearConstraint] {
        let point = (0..<variables).map { random.number(signs[$0] ? 0...300 : -300...300) }
        return (0..<rules).map { _ in
            var expression = LinearExpression()
            for _ in 0...random.next(3) {
                expression.add(random.next(variables), Double(random.next(7)) - 3)
            }
            let value = expression.terms.reduce(0) { $0 + $1.coefficient * point[$1.variable] }
            let isEqual = random.next(3) == 0
            switch random.next(3) {
            case 0:
                expression.constant = random.number(-300...300)
                return rule(expression, isEqual ? .equal : .atLeast, Float([50, 250, 750][random.next(3)]))
            default:
                expression.constant = isEqual ? -value : -value + random.number(0...50)
                return rule(expression, isEqual ? .equal : .atLeast)
            }
        }
    }

    @Test("Required constraints are satisfied, whatever other constraints there are", arguments: 0..<60)
    func requiredConstraintsHold(seed: Int) {
        var random = Random(state: UInt64(seed) &* 7919 &+ 1)
        let count = 2 + random.next(12)
        let signs = (0..<count).map { _ in random.next(2) == 0 }
        let constraints = system(&random, variables: count, rules: 1 + random.next(20), signs: signs)
        var solver = LinearSystem()
        let solution = solver.solve(constraints, isNonnegative: signs)
        #expect(solution.broken.isEmpty)
        for constraint in constraints where constraint.isRequired {
            #expect(off(constraint, solution.values) < 1e-6)
        }
        for (value, isNonnegative) in zip(solution.values, signs) where isNonnegative { #expect(value > -1e-6) }
    }

    @Test("No point nearby has smaller errors, with high priorities first", arguments: 0..<40)
    func errorsAreSmallest(seed: Int) {
        var random = Random(state: UInt64(seed) &* 104_729 &+ 5)
        let signs = [true, false, true]
        let constraints = system(&random, variables: 3, rules: 6, signs: signs)
        var solver = LinearSystem()
        let solution = solver.solve(constraints, isNonnegative: signs)
        let best = cost(constraints, solution.values)
        for _ in 0..<4000 {
            let reach = [0.5, 20, 200][random.next(3)]
            let other = zip(solution.values, signs).map { value, isNonnegative in
                let moved = value + random.number(-reach...reach)
                return isNonnegative ? max(moved, 0) : moved
            }
            let tried = cost(constraints, other)
            let difference = zip(tried, best).first { abs($0 - $1) > 1e-5 }
            #expect(difference.map { $0 > $1 } ?? true)
        }
    }

    @Test("Changed constants give values as good as those of a new system", arguments: 0..<60)
    func changedConstants(seed: Int) {
        var random = Random(state: UInt64(seed) &* 31 &+ 77)
        let count = 2 + random.next(8)
        let signs = (0..<count).map { _ in random.next(2) == 0 }
        var constraints = system(&random, variables: count, rules: 2 + random.next(12), signs: signs)
        var solver = LinearSystem()
        _ = solver.solve(constraints, isNonnegative: signs)
        for _ in 0..<5 {
            for index in constraints.indices where random.next(2) == 0 {
                constraints[index].expression.constant += random.number(-30...30)
            }
            var fresh = LinearSystem()
            let expected = fresh.solve(constraints, isNonnegative: signs)
            let found = solver.solve(constraints, isNonnegative: signs)
            #expect(found.broken == expected.broken)
            guard expected.broken.isEmpty else { continue }
            for (a, b) in zip(cost(constraints, found.values), cost(constraints, expected.values)) {
                #expect(abs(a - b) < 1e-5)
            }
        }
    }

    @Test("Constraints that differ only in constants reuse the solution")
    func reuse() {
        var solver = LinearSystem()
        func constraints(_ width: Double) -> [LinearConstraint] {
            [
                rule(variable(0) - LinearExpression(width), .equal),
                rule(variable(1) - variable(0) * 0.5, .equal),
                rule(variable(1) - LinearExpression(80), .atLeast, 750),
                rule(variable(2) - LinearExpression(7), .equal, 20),
            ]
        }
        let signs = [true, true, true]
        #expect(solver.solve(constraints(100), isNonnegative: signs).values == [100, 50, 7])
        let built = solver.rebuildCount
        #expect(solver.solve(constraints(200), isNonnegative: signs).values == [200, 100, 7])
        #expect(solver.rebuildCount == built)
        #expect(solver.solve(Array(constraints(200).dropLast()), isNonnegative: signs).values == [200, 100, 0])
        #expect(solver.rebuildCount == built)
    }

    @Test("The last of contradicting constraints is left out")
    func contradiction() {
        var solver = LinearSystem()
        let constraints = [
            rule(variable(0) - LinearExpression(10), .equal),
            rule(variable(1) - variable(0), .equal),
            rule(variable(1) - LinearExpression(20), .equal),
            rule(variable(1) - LinearExpression(5), .atLeast),
            rule(variable(1) - LinearExpression(50), .atLeast),
        ]
        let solution = solver.solve(constraints, isNonnegative: [true, true])
        #expect(solution.broken == [2, 4])
        #expect(solution.values == [10, 10])
    }

    @Test("No number of weak constraints outweighs a strong one")
    func priorities() {
        var constraints = [rule(variable(0) - LinearExpression(100), .equal, 251)]
        for _ in 0..<50 { constraints.append(rule(variable(0) - LinearExpression(0), .equal, 250)) }
        var solver = LinearSystem()
        #expect(solver.solve(constraints, isNonnegative: [false]).values == [100])
    }

    @Test("Sizes are not negative")
    func nonnegative() {
        var solver = LinearSystem()
        let solution = solver.solve(
            [rule(variable(0) + LinearExpression(5), .equal), rule(variable(1) + LinearExpression(5), .equal, 999)],
            isNonnegative: [true, true])
        #expect(solution.broken == [0])
        #expect(solution.values[1] == 0)
    }

    @Test("Values depend only on the constraints")
    func determinism() {
        var random = Random(state: 99)
        let signs = (0..<10).map { $0 % 2 == 0 }
        let constraints = system(&random, variables: 10, rules: 15, signs: signs)
        var (first, second) = (LinearSystem(), LinearSystem())
        #expect(
            first.solve(constraints, isNonnegative: signs).values
                == second.solve(constraints, isNonnegative: signs).values)
    }
}
