import Foundation
import TestSupport

/// A Chromium without a window, driven through its DevTools protocol.
final class Browser {
    private let process = Process()
    private let folder: URL
    private let socket: TestWebSocket
    private var session: String?
    private var lastIdentifier = 0
    /// The errors and warnings that the page has logged, and its uncaught exceptions.
    private(set) var complaints: [String] = []

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    static let path = ["/usr/bin/chromium", "/usr/bin/chromium-browser"].first(
        where: FileManager.default.isExecutableFile)

    init(width: Int = 1440, height: Int = 900, isDark: Bool = false) throws {
        guard let path = Self.path else { throw Failure(description: "Chromium is not installed; run `make deps`") }
        folder = FileManager.default.temporaryDirectory.appending(path: "quartzite-browser-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        process.executableURL = URL(filePath: path)
        process.arguments = [
            "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
            "--remote-debugging-port=0", "--user-data-dir=\(folder.path)", "about:blank",
        ]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        // The browser writes its port and the path of its socket to a file.
        let announcement = folder.appending(path: "DevToolsActivePort")
        var lines: [String] = []
        for _ in 0..<600 where lines.count < 2 {
            usleep(50_000)
            lines = ((try? String(contentsOf: announcement, encoding: .utf8)) ?? "").components(separatedBy: "\n")
        }
        guard lines.count >= 2, let port = UInt16(lines[0]) else {
            throw Failure(description: "Chromium does not start")
        }
        socket = try TestWebSocket(port: port, path: lines[1], origin: "")
        try attach()
        try setSize(width: width, height: height)
        if isDark {
            try call(
                "Emulation.setEmulatedMedia", ["features": [["name": "prefers-color-scheme", "value": "dark"]]])
        }
    }

    deinit {
        process.terminate()
        process.waitUntilExit()
        try? FileManager.default.removeItem(at: folder)
    }

    private func attach() throws {
        let targets = try call("Target.getTargets")["targetInfos"] as? [[String: Any]] ?? []
        let page = targets.first { $0["type"] as? String == "page" }
        guard let identifier = page?["targetId"] as? String else { throw Failure(description: "there is no page") }
        session = try call("Target.attachToTarget", ["targetId": identifier, "flatten": true])["sessionId"] as? String
        for domain in ["Page", "Runtime", "Log"] { try call("\(domain).enable") }
        try call("Browser.grantPermissions", ["permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]])
    }

    /// Calls a method of the protocol, and returns its result.
    @discardableResult
    func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
        lastIdentifier += 1
        var message: [String: Any] = ["id": lastIdentifier, "method": method, "params": parameters]
        if let session { message["sessionId"] = session }
        socket.send(Array(try JSONSerialization.data(withJSONObject: message)))
        while true {
            let reply = try JSONSerialization.jsonObject(with: Data(try socket.read().payload)) as? [String: Any] ?? [:]
            if reply["id"] as? Int == lastIdentifier {
                if let error = reply["error"] { throw Failure(description: "\(method): \(error)") }
                return reply["result"] as? [String: Any] ?? [:]
            }
            note(reply)
        }
    }

    private func note(_ event: [String: Any]) {
        let details = event["params"] as? [String: Any] ?? [:]
        switch event["method"] as? String {
        case "Runtime.exceptionThrown": complaints.append("\(details["exceptionDetails"] ?? "")")
        case "Log.entryAdded":
            let entry = details["entry"] as? [String: Any] ?? [:]
            complaints.append("\(entry["level"] ?? ""): \(entry["text"] ?? "") \(entry["url"] ?? "")")
        case "Runtime.consoleAPICalled" where ["error", "warning"].contains(details["type"] as? String):
            complaints.append("\(details["args"] ?? "")")
        default: break
        }
    }

    // MARK: The page

    func setSize(width: Int, height: Int) throws {
        try call(
            "Emulation.setDeviceMetricsOverride",
            ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
    }

    func open(_ address: String) throws { try call("Page.navigate", ["url": address]) }

    /// Evaluates an expression, after the promise that it may return.
    @discardableResult
    func evaluate(_ expression: String) throws -> Any? {
        let reply = try call(
            "Runtime.evaluate",
            ["expression": expression, "awaitPromise": true, "returnByValue": true, "userGesture": true])
        if let problem = reply["exceptionDetails"] { throw Failure(description: "\(expression): \(problem)") }
        return (reply["result"] as? [String: Any])?["value"]
    }

    func text(_ expression: String) throws -> String { try evaluate(expression) as? String ?? "" }
    func number(_ expression: String) throws -> Double { (try evaluate(expression) as? NSNumber)?.doubleValue ?? .nan }

    /// Waits until an expression is true, for at most two minutes: a save is compiled beside other tests.
    func wait(for expression: String) throws {
        for _ in 0..<2400 {
            if (try? evaluate("Boolean(\(expression))")) as? Bool == true { return }
            usleep(50_000)
        }
        throw Failure(description: "never true: \(expression)")
    }

    /// Clicks the middle of the element that a selector names, as soon as it is visible and nothing covers it.
    func click(_ selector: String) throws {
        let middle = """
            (() => {
              const element = document.querySelector('\(selector)');
              const { x, y, width, height } = element?.getBoundingClientRect() ?? {};
              const place = { x: x + width / 2, y: y + height / 2 };
              return width > 0 && element.contains(document.elementFromPoint(place.x, place.y)) ? place : null;
            })()
            """
        try wait(for: middle)
        let place = try evaluate(middle) as? [String: NSNumber]
        guard let x = place?["x"], let y = place?["y"] else { throw Failure(description: "\(selector) has moved away") }
        for type in ["mousePressed", "mouseReleased"] { try mouse(type, x: x.doubleValue, y: y.doubleValue) }
    }

    func mouse(_ type: String, x: Double, y: Double) throws {
        try call(
            "Input.dispatchMouseEvent",
            [
                "type": type, "x": x, "y": y, "button": "left", "buttons": type == "mouseReleased" ? 0 : 1,
                "clickCount": 1,
            ])
    }

    func press(_ key: String, code: String, modifiers: Int = 0) throws {
        for type in ["keyDown", "keyUp"] {
            try call("Input.dispatchKeyEvent", ["type": type, "key": key, "code": code, "modifiers": modifiers])
        }
    }

    /// Returns a picture of the page as a PNG.
    func screenshot() throws -> Data {
        let picture = try call("Page.captureScreenshot", ["format": "png"])["data"] as? String
        return picture.flatMap { Data(base64Encoded: $0) } ?? Data()
    }
}
