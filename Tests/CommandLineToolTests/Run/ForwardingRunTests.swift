import Testing

@Suite("Delegates that forward messages in iOS code", .enabled(if: RunTool.built))
struct ForwardingRunTests {
    private static let scene = """
        import UIKit

        class Proxy: NSObject, UITableViewDelegate {
            weak var next: NSObjectProtocol?
            override func responds(to s: Selector!) -> Bool { super.responds(to: s) || next?.responds(to: s) == true }
            override func forwardingTarget(for s: Selector!) -> Any? {
                next?.responds(to: s) == true ? next : super.forwardingTarget(for: s)
            }
            func scrollViewDidScroll(_ scrollView: UIScrollView) {
                print("proxy")
                (next as? UIScrollViewDelegate)?.scrollViewDidScroll?(scrollView)
            }
        }

        class ListController: UIViewController, UITableViewDataSource, UITableViewDelegate {
            let proxy = Proxy()

            override func viewDidLoad() {
                super.viewDidLoad()
                let table = UITableView(frame: view.bounds)
                table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
                proxy.next = self
                (table.dataSource, table.delegate) = (self, proxy)
                view.addSubview(table)
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { table.contentOffset.y = 10 }
            }

            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            }
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
                if indexPath.row == 0 { print("height") }
                return 70
            }
            func scrollViewDidScroll(_ scrollView: UIScrollView) { print("list", scrollView.contentOffset.y) }
        }
        """

    @Test("A delegate's methods reach the object to which it forwards them")
    func table() throws {
        try withRunTool { tool in
            try tool.write(Self.scene, to: "List.swift")
            let result = try tool.run("List.swift --time 0.5s -o a.png -q")
            #expect(result.status == 0, "\(result.errors)")
            let lines = result.errors.split(separator: "\n")
            #expect(lines.first == "height")
            #expect(lines.filter { $0 == "proxy" }.count == lines.filter { $0.hasPrefix("list") }.count)
            #expect(lines.contains("list 10.0"))
        }
    }
}
