import QuartzCore
import Testing

@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import UIKit

@MainActor @Suite("Prefetching") struct PrefetchingTests {
    private final class Source: NSObject, UITableViewDataSource, UITableViewDataSourcePrefetching {
        var announced: [Int] = []
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
            announced += indexPaths.map(\.row)
        }
        var cancelled: [Int] = []
        func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
            cancelled += indexPaths.map(\.row)
        }
    }

    @Test("A table announces as many rows as are visible, after those, and each once")
    func table() {
        let source = Source()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        table.rowHeight = 50
        (table.dataSource, table.prefetchDataSource) = (source, source)
        table.layoutIfNeeded()
        #expect(source.announced == [4, 5, 6, 7])
        table.contentOffset.y = 100
        table.layoutIfNeeded()
        #expect(source.announced == [4, 5, 6, 7, 8, 9])
        table.reloadData()
        table.layoutIfNeeded()
        #expect(source.announced.suffix(4) == [6, 7, 8, 9])
    }

    @Test("A table does not announce rows while prefetching is off")
    func disabled() {
        let source = Source()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        table.rowHeight = 50
        table.isPrefetchingEnabled = false
        (table.dataSource, table.prefetchDataSource) = (source, source)
        table.layoutIfNeeded()
        #expect(source.announced.isEmpty)
        table.isPrefetchingEnabled = true
        table.layoutIfNeeded()
        #expect(source.announced == [4, 5, 6, 7])
    }

    @Test("Rows that are no longer near are cancelled, unless they were visible, and announced again later")
    func cancelling() {
        let source = Source()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        table.rowHeight = 50
        (table.dataSource, table.prefetchDataSource) = (source, source)
        for offset in [0, 100, 0, 100] as [CGFloat] {
            table.contentOffset.y = offset
            table.layoutIfNeeded()
        }
        #expect(source.cancelled == [8, 9])
        #expect(source.announced == [4, 5, 6, 7, 8, 9, 8, 9])
    }

    @Test("The next paths continue in the next sections, up to the end")
    func sections() {
        var prefetching = Prefetching()
        let visible = (0..<3).map { IndexPath(row: $0, section: 0) }
        let next = prefetching.next(after: visible.reversed(), counts: [4, 0, 1]).announced
        #expect(next == [IndexPath(row: 3, section: 0), IndexPath(row: 0, section: 2)])
        #expect(prefetching.next(after: visible, counts: [4, 0, 1]).announced.isEmpty)
        #expect(prefetching.next(after: [], counts: [4]).announced.isEmpty)
    }
}
