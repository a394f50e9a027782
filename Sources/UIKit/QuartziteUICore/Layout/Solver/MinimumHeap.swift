/// Numbers in an order that gives the smallest first.
struct MinimumHeap {
    private var numbers: [Int] = []

    var isEmpty: Bool { numbers.isEmpty }

    mutating func removeAll() { numbers.removeAll(keepingCapacity: true) }

    mutating func insert(_ number: Int) {
        numbers.append(number)
        var child = numbers.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            guard number < numbers[parent] else { break }
            numbers[child] = numbers[parent]
            child = parent
        }
        numbers[child] = number
    }

    mutating func popFirst() -> Int? {
        guard let first = numbers.first, let last = numbers.popLast() else { return nil }
        guard !numbers.isEmpty else { return first }
        var place = 0
        while true {
            var child = 2 * place + 1
            guard child < numbers.count else { break }
            if child + 1 < numbers.count, numbers[child + 1] < numbers[child] { child += 1 }
            guard numbers[child] < last else { break }
            numbers[place] = numbers[child]
            place = child
        }
        numbers[place] = last
        return first
    }
}
