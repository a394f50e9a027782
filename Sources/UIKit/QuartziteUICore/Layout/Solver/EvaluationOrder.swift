/// The order in which the definitions of an ``Elimination`` give values, and the variables that constraints leave open.
struct EvaluationOrder {
    /// The indices of definitions, each after those that it refers to.
    private(set) var definitions: [Int] = []
    private(set) var floating: [FloatingVariables] = []

    init(_ elimination: Elimination) {
        let all = elimination.definitions
        var isDone = Array(repeating: false, count: all.count)
        var stack: [Int] = []
        func inner(_ term: LinearExpression.Term) -> Int {
            term.variable < elimination.definitionOf.count ? elimination.definitionOf[term.variable] : -1
        }
        for first in all.indices {
            stack.append(first)
            while let last = stack.last {
                if isDone[last] {
                    stack.removeLast()
                    continue
                }
                let waiting = stack.count
                for term in all[last].terms {
                    let index = inner(term)
                    if index >= 0, !isDone[index] { stack.append(index) }
                }
                if stack.count == waiting {
                    isDone[last] = true
                    definitions.append(last)
                    stack.removeLast()
                }
            }
        }
        collectFloating(elimination)
    }

    /// Finds the free variables without definitions, and those that move with them.
    private mutating func collectFloating(_ elimination: Elimination) {
        var directions: [Int: [LinearExpression.Term]] = [:]
        var leaders: [Int: Int] = [:]
        func leader(_ root: Int) -> Int {
            var root = root
            while let next = leaders[root], next != root { root = next }
            return root
        }
        var moved: [Int] = []
        for index in definitions where elimination.isFree[elimination.definitions[index].variable] {
            var direction = LinearExpression()
            for term in elimination.definitions[index].terms
            where term.variable < elimination.isFree.count && elimination.isFree[term.variable] {
                if let inner = directions[term.variable] {
                    for part in inner { direction.add(part.variable, part.coefficient * term.coefficient) }
                } else if elimination.definitionOf[term.variable] < 0 {
                    direction.add(term.variable, term.coefficient)
                }
            }
            guard let first = direction.terms.first else { continue }
            let variable = elimination.definitions[index].variable
            directions[variable] = direction.terms
            moved.append(variable)
            for term in direction.terms {
                let (a, b) = (leader(first.variable), leader(term.variable))
                leaders[max(a, b)] = min(a, b)
            }
        }
        guard !moved.isEmpty else { return }
        var groups: [Int: FloatingVariables] = [:]
        for variable in moved {
            guard let direction = directions[variable] else { continue }
            groups[leader(direction[0].variable), default: FloatingVariables()].add(variable, direction)
        }
        floating = groups.sorted { $0.key < $1.key }.map(\.value)
        for index in floating.indices { floating[index].complete() }
    }
}
