import QuartziteRaster
import Testing

@Suite("Binary search") struct PartitioningTests {
    @Test("The index is that of the first element that satisfies the predicate, in collections of every size up to 33")
    func sizes() {
        for count in 0...33 {
            for boundary in 0...count {
                let elements = (0..<count).map { 10 * $0 }
                #expect(elements.partitioningIndex { $0 >= 10 * boundary } == boundary)
                #expect((5..<5 + count).partitioningIndex { $0 >= 5 + boundary } == 5 + boundary)
            }
        }
    }

    @Test("The index of a slice is an index of its base collection") func slices() {
        let slice = [1, 3, 5, 7, 9][1..<4]
        #expect(slice.partitioningIndex { $0 >= 4 } == 2)
        #expect(slice.partitioningIndex { $0 > 9 } == slice.endIndex)
        #expect(slice.partitioningIndex { _ in true } == slice.startIndex)
    }

    @Test("A search in a million elements calls the predicate at most 20 times") func calls() {
        var calls = 0
        _ = (0..<1_000_000).partitioningIndex {
            calls += 1
            return $0 >= 333_333
        }
        #expect(calls <= 20)
    }
}
