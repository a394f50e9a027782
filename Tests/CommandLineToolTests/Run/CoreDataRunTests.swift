import Foundation
import Testing

@Suite("Core Data in iOS code that is run", .enabled(if: RunTool.built))
struct CoreDataRunTests {
    private static let list = """
        import CoreData
        import UIKit

        class BookList: UITableViewController, NSFetchedResultsControllerDelegate {
            private let container = NSPersistentContainer(name: "Books")
            private var results: NSFetchedResultsController<Book>!

            override func viewDidLoad() {
                super.viewDidLoad()
                container.loadPersistentStores { _, error in
                    if let error { fatalError("\\(error)") }
                }
                let request: NSFetchRequest<Book> = Book.fetchRequest()
                request.sortDescriptors = [NSSortDescriptor(key: #keyPath(Book.title), ascending: true)]
                results = NSFetchedResultsController(
                    fetchRequest: request, managedObjectContext: container.viewContext, sectionNameKeyPath: nil,
                    cacheName: nil)
                results.delegate = self
                try? results.performFetch()
                tableView.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
                let tap = UITapGestureRecognizer(target: self, action: #selector(add))
                tableView.tableHeaderView?.addGestureRecognizer(tap)
                for title in ["Emma", "Ulysses"] { insert(title) }
            }

            private func insert(_ title: String) {
                let book = Book(context: container.viewContext)
                book.title = title
                try? container.viewContext.save()
            }

            @objc private func add() { insert("Dune") }

            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                results.sections?[section].numberOfObjects ?? 0
            }

            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.textLabel?.text = results.object(at: indexPath).title
                return cell
            }

            override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                container.viewContext.delete(results.object(at: indexPath))
            }

            func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
                tableView.beginUpdates()
            }

            func controller(
                _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any,
                at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
            ) {
                switch type {
                case .insert: tableView.insertRows(at: [newIndexPath!], with: .none)
                case .delete: tableView.deleteRows(at: [indexPath!], with: .none)
                default: break
                }
            }

            func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
                tableView.endUpdates()
                print("now", results.fetchedObjects?.compactMap(\\.title) ?? [], controller === results)
            }
        }
        """

    private static let touches = """
        {"version": 1, "touches": [{"at": 0.3, "tap": [60, 30]}, {"at": 0.9, "tap": [60, 125]}]}
        """

    private func write(_ tool: RunTool, model: String) throws {
        try tool.write(Self.list, to: "BookList.swift")
        try tool.write(Self.touches, to: "touches.json")
        try tool.write(model, to: "Books.xcdatamodeld/Books.xcdatamodel/contents")
    }

    @Test("A list follows objects that touches add and delete, with the same frames on one thread and on two")
    func list() throws {
        try withRunTool { tool in
            try write(tool, model: SampleProject.shelfModel.replacing("category", with: "class"))
            let options = "BookList.swift --scene BookList --frames 0-14 --fps 10 --touches touches.json --hashes -"
            let first = try tool.run(options + " -j 1 --progress none")
            #expect(first.status == 0, "\(first.errors)")
            let lines = first.errors.split(separator: "\n").filter { $0.hasPrefix("now") }
            #expect(
                lines.suffix(2) == [
                    "now [\"Dune\", \"Emma\", \"Ulysses\"] true", "now [\"Dune\", \"Ulysses\"] true",
                ], "\(first.errors)")
            let second = try tool.run(options + " -j 2 --progress none")
            func hashes(_ output: Data) throws -> [String] {
                try JSONDecoder().decode(HashFile.self, from: output).frames.map(\.hash)
            }
            let frames = try hashes(first.output)
            #expect(try frames == hashes(second.output))
            #expect(Set([frames[1], frames[7], frames[14]]).count == 3)
        }
    }

    @Test("A damaged model is named in one line, and the rest runs")
    func damaged() throws {
        try withRunTool { tool in
            let whole = SampleProject.shelfModel.replacing("category", with: "class")
            let end = try #require(whole.range(of: "name=\"Shelf\""))
            try write(tool, model: String(whole[..<end.upperBound]))
            let result = try tool.run("BookList.swift --scene BookList --frames 0 --progress none --hashes -")
            #expect(result.status == 0, "\(result.errors)")
            let lines = result.errors.split(separator: "\n").filter { $0.contains("damaged") }
            #expect(lines.count == 1 && lines.first?.hasPrefix("Books.momd/Books.xcdatamodel/contents:") == true)
        }
    }
}
