/// A package with a library and tests that pass, fail, trap, wait and so on.
enum SampleTests {
    static let files = [
        "Package.swift": """
        // swift-tools-version:5.9
        import PackageDescription
        let package = Package(
            name: "Cards",
            targets: [.target(name: "Cards"), .testTarget(name: "CardsTests", dependencies: ["Cards"])])
        """,
        "Sources/Cards/Card.swift": """
        import UIKit
        class Card: UIView {
            @objc func flip(_ completion: @escaping () -> Void) {
                UIView.animate(withDuration: 3, animations: { self.alpha = 0 }, completion: { _ in completion() })
            }
        }
        """,
        "Tests/CardsTests/CardTests.swift": cards, "Tests/CardsTests/WorkTests.swift": work,
        "Tests/CardsTests/FlipTests.swift": flips,
        "Tests/CardsTests/QueueTests.swift": QueueSample.text,
    ]

    private static let cards = """
        import XCTest
        @testable import Cards

        class BaseTests: XCTestCase {
            var card: Card!
            private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            override func setUp() {
                card = Card(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                window.addSubview(card)
                window.isHidden = false
            }
            func testInherited() { XCTAssertEqual(card.alpha, 1) }
        }

        final class CardTests: BaseTests {
            func testFlipEnds() {
                let begin = CACurrentMediaTime()
                let end = expectation(description: "end")
                card.flip { end.fulfill() }
                wait(for: [end], timeout: 5)
                XCTAssertEqual(CACurrentMediaTime() - begin, 3, accuracy: 0.02)
            }
            func testFails() {
                XCTAssertEqual(card.alpha, 2)
            }
            func testTraps() {
                let none: Card? = nil
                print(none!.alpha)
            }
            func testStops() {
                continueAfterFailure = false
                XCTFail("stops here")
                print("never printed")
            }
            func testNever() {
                let end = expectation(description: "never")
                wait(for: [end], timeout: 60)
            }
            func testSkipped() throws { throw XCTSkip("no card") }
            func testAsync() async throws {
                let begin = Date()
                try await Task.sleep(nanoseconds: 30_000_000_000)
                XCTAssertEqual(Date().timeIntervalSince(begin), 30, accuracy: 0.001)
                let end = expectation(description: "end")
                await MainActor.run { card.flip { end.fulfill() } }
                await fulfillment(of: [end], timeout: 5)
            }
            func testOrder() {
                var orders: Set<[String]> = []
                for _ in 0..<1000 {
                    var order: [String] = []
                    let all = expectation(description: "all")
                    all.expectedFulfillmentCount = 5
                    func note(_ name: String) {
                        order.append(name)
                        all.fulfill()
                    }
                    UIView.animate(withDuration: 0.25, animations: { self.card.alpha = 1 - self.card.alpha }) { _ in note("animation") }
                    DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { note("queue") }
                    DispatchQueue.global().async { DispatchQueue.main.async { note("background") } }
                    Timer.scheduledTimer(withTimeInterval: 0.25, repeats: false) { _ in note("timer") }
                    Task { @MainActor in
                        try? await Task.sleep(for: .milliseconds(250))
                        note("task")
                    }
                    wait(for: [all], timeout: 1)
                    orders.insert(order)
                }
                XCTAssertEqual(orders.count, 1, "\\(orders)")
                XCTAssertEqual(orders.first?.count, 5)
            }
            func testLoop() {
                let begin = Date()
                RunLoop.current.run(until: Date(timeIntervalSinceNow: 7))
                sleep(2)
                XCTAssertEqual(Date().timeIntervalSince(begin), 9, accuracy: 0.001)
            }
        }
        """

    private static let work = """
        import XCTest

        final class WorkTests: XCTestCase {
            private final class Flag: NSObject { var isSet = false }

            func testThread() {
                let end = expectation(description: "thread")
                Thread {
                    var sum = 0.0
                    for number in 0..<20_000_000 { sum += Double(number) }
                    if sum > 0 { end.fulfill() }
                }.start()
                wait(for: [end], timeout: 0.5)
            }
            func testPredicateAndNotification() {
                let flag = Flag()
                let name = Notification.Name("flag")
                expectation(for: NSPredicate { object, _ in (object as? Flag)?.isSet == true }, evaluatedWith: flag)
                expectation(forNotification: name, object: flag)
                DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
                    flag.isSet = true
                    NotificationCenter.default.post(name: name, object: flag)
                }
                waitForExpectations(timeout: 3)
            }
            func testServer() throws {
                let port = try Server.start()
                let end = expectation(description: "answer")
                let url = URL(string: "http:" + "//127.0.0.1:\\(port)/")!
                URLSession.shared.dataTask(with: url) { data, _, _ in
                    XCTAssertEqual(data.map { String(decoding: $0, as: UTF8.self) }, "hello")
                    DispatchQueue.main.async { end.fulfill() }
                }.resume()
                wait(for: [end], timeout: 5)
            }
        }

        enum Server {
            /// Answers one request after 50 ms, and returns the port.
            static func start() throws -> UInt16 {
                let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
                var address = sockaddr_in()
                address.sin_family = sa_family_t(AF_INET)
                address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
                var length = socklen_t(MemoryLayout<sockaddr_in>.size)
                withUnsafeMutableBytes(of: &address) { bytes in
                    let place = bytes.baseAddress!.assumingMemoryBound(to: sockaddr.self)
                    bind(listener, place, length)
                    listen(listener, 1)
                    getsockname(listener, place, &length)
                }
                Thread {
                    let client = accept(listener, nil, nil)
                    var request = [UInt8](repeating: 0, count: 4096)
                    recv(client, &request, request.count, 0)
                    usleep(50_000)
                    let answer = Array("HTTP/1.1 200 OK\\r\\nContent-Length: 5\\r\\n\\r\\nhello".utf8)
                    send(client, answer, answer.count, 0)
                    close(client)
                    close(listener)
                }.start()
                return UInt16(bigEndian: address.sin_port)
            }
        }
        """

    private static let flips = """
        import Testing
        import UIKit
        @testable import Cards

        @Suite struct FlipTests {
            @MainActor @Test func flips() async throws {
                let (card, begin) = (Card(), Date())
                await withCheckedContinuation { done in card.flip { done.resume() } }
                #expect(Date().timeIntervalSince(begin) < 3.1)
            }
            @Test(arguments: [1, 2]) func numbers(_ number: Int) async throws {
                try await Task.sleep(for: .seconds(60))
                #expect(number < 2)
            }
        }
        """
}
