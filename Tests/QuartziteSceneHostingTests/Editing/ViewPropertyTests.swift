import QuartziteSceneHosting
import Testing
import UIKit

@Suite("Properties of views are listed and edited by their rows") @MainActor struct ViewPropertyTests {
    private func session(_ text: String = "koi", _ color: UIColor = .red, isEnabled: Bool = true) -> SceneSession {
        Sessions.small { view in
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
            (label.text, label.textColor, label.isEnabled) = (text, color, isEnabled)
            view.addSubview(label)
        }
    }

    private func label(_ session: SceneSession) throws -> String {
        try session.show(0)
        return try #require(try session.layers().layers.last?.id)
    }

    @Test("A label's layer lists the properties of its classes, each in a group") func listing() throws {
        let session = session()
        let list = try session.properties(of: label(session)).properties
        func property(_ name: String) -> PropertyDescription? { list.first { $0.keyPath == "view." + name } }
        #expect(property("text")?.model == "koi" && property("text")?.group == "UILabel")
        #expect(property("textColor")?.model == [1, 0, 0, 1] && property("textColor")?.kind == .color)
        #expect(property("enabled")?.model == .flag(true) && property("numberOfLines")?.model == 1)
        #expect(
            property("contentMode")?.choices?.contains("scaleToFill") == true
                && property("contentMode")?.group == "UIView")
        #expect(property("text")?.isEditable == true && property("opacity") == nil)
        let groups = list.map(\.group)
        #expect(Set(groups).count == zip(groups, groups.dropFirst()).count { $0 != $1 } + 1, "groups are consecutive")
    }

    @Test("Edited properties of a view have the frames of code that sets them") func edits() throws {
        let edited = session()
        let path = try label(edited)
        let report = try edited.edit([
            .set("view.text", of: path, to: "pond"), .set("view.textColor", of: path, to: [0, 0, 1, 1]),
            .set("view.enabled", of: path, to: .flag(false)),
        ])
        #expect(report.rejected.isEmpty && report.waiting.isEmpty)
        let source = session("pond", .blue, isEnabled: false)
        #expect(try edited.hash(at: 0.5) == source.hash(at: 0.5) && edited.hash(at: 0.5) != session().hash(at: 0.5))
        try edited.edit([])
        #expect(try edited.hash(at: 0.5) == session().hash(at: 0.5))
    }

    @Test("Values that do not fit, and properties that a view does not have, are refused") func refusals() throws {
        let session = session()
        let path = try label(session)
        let report = try session.edit([
            .set("view.text", of: path, to: 3), .set("view.isOn", of: path, to: .flag(true)),
            .set("view.contentMode", of: path, to: "sideways"), .set("view.textColor", of: path, to: [1, 0]),
            .set("view.enabled", of: path, to: 1),
        ])
        #expect(report.rejected.map(\.index) == [0, 1, 2, 3, 4])
    }
}
