import Foundation
import Testing

@Suite("Placeholders for views of other frameworks", .enabled(if: RunTool.built))
struct PlaceholderRunTests {
    private func run(
        _ code: String, options: String = "--frames 0"
    ) throws -> (status: Int32, errors: String, hashes: [String]) {
        try withRunTool { tool in
            try tool.write(code, to: "Screen.swift")
            let result = try tool.run(
                "Screen.swift --scene Screen \(options) --size 94x167 -j 1 --progress none --hashes -")
            let frames = (try? JSONDecoder().decode(HashFile.self, from: result.output).frames.map(\.hash)) ?? []
            return (result.status, result.errors, frames)
        }
    }

    @Test("Web pages and maps are labelled placeholders of their size, with one message for each kind")
    func shown() throws {
        let code = """
            import UIKit
            import WebKit
            import MapKit

            class Screen: UIViewController, WKNavigationDelegate, MKMapViewDelegate {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    for y in [0, 40] {
                        let web = WKWebView(frame: CGRect(x: 0, y: y, width: 90, height: 36))
                        web.navigationDelegate = self
                        web.load(URLRequest(url: URL(fileURLWithPath: "page.html")))
                        view.addSubview(web)
                    }
                    let map = MKMapView(frame: CGRect(x: 0, y: 90, width: 90, height: 60))
                    map.delegate = self
                    let place = CLLocationCoordinate2D(latitude: 68.2, longitude: 14.6)
                    map.setRegion(
                        MKCoordinateRegion(center: place, latitudinalMeters: 900, longitudinalMeters: 900), animated: true)
                    let pin = MKPointAnnotation()
                    pin.coordinate = place
                    map.addAnnotation(pin)
                    view.addSubview(map)
                }
                func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { title = "Done" }
            }
            """
        let result = try run(code)
        #expect(result.status == 0, "\(result.errors)")
        let lines = result.errors.split(separator: "\n").filter { $0.contains("placeholder") }
        #expect(
            lines == [
                "WKWebView shows a placeholder, because Quartzite loads no web pages",
                "MKMapView shows a placeholder, because Quartzite has no maps",
            ], "\(result.errors)")
        let plain = try run("import UIKit\nclass Screen: UIViewController {}")
        #expect(result.hashes.count == 1 && result.hashes != plain.hashes)
    }

    @Test("Frameworks beside UIKit answer, and options say what the user allows")
    func answers() throws {
        let code = """
            import AVFoundation
            import CoreLocation
            import UIKit
            import UserNotifications

            class Screen: UIViewController {
                let player = AVPlayer()
                let reader: AVAssetReader? = nil
                let manager = CLLocationManager()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let item = [kSecClass: kSecClassGenericPassword, kSecAttrAccount: "a"] as CFDictionary
                    view.alpha = SecItemAdd(item, nil) == errSecSuccess ? 1 : 0
                    manager.requestWhenInUseAuthorization()
                    UNUserNotificationCenter.current().requestAuthorization(options: .alert) { granted, _ in
                        let place = self.manager.location?.coordinate.latitude ?? 0
                        self.view.backgroundColor = UIColor(white: granted ? 0.5 : 0, alpha: 1)
                        self.view.layer.borderWidth = CGFloat(place)
                    }
                }
            }
            """
        let times = "--start 0.5s --frames 0"
        let denied = try run(code, options: times)
        let granted = try run(code, options: "\(times) --grant notifications")
        let placed = try run(code, options: "\(times) --grant notifications --location 9,0")
        for result in [denied, granted, placed] {
            #expect(result.status == 0 && result.hashes.count == 1, "\(result.errors)")
        }
        #expect(Set([denied, granted, placed].flatMap(\.hashes)).count == 3)
    }

    @Test("A controller of a SwiftUI view is a placeholder, while files for SwiftUI are left out")
    func hosting() throws {
        let code = """
            import SwiftUI
            import UIKit

            class Screen: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let host = UIHostingController(rootView: CardView(title: "A"))
                    addChild(host)
                    host.view.frame = CGRect(x: 0, y: 0, width: 90, height: 60)
                    view.addSubview(host.view)
                    host.didMove(toParent: self)
                }
            }
            """
        try withRunTool { tool in
            try tool.write(code, to: "App/Screen.swift")
            try tool.write(
                "import SwiftUI\nstruct CardView: View { let title: String; var body: some View { Text(title) } }",
                to: "App/CardView.swift")
            let result = try tool.run("App --frames 0 --size 94x167 -j 1 --progress none --hashes -")
            #expect(result.status == 0, "\(result.errors)")
            #expect(
                result.errors.contains("UIHostingController shows a placeholder, because Quartzite has no SwiftUI\n"),
                "\(result.errors)")
        }
    }
}
