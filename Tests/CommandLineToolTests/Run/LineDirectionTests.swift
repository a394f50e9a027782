import Testing

@Suite("Line emitters in code that runs unchanged", .enabled(if: RunTool.built), .serialized)
struct LineDirectionTests {
    private func scene(direction: String) -> String {
        """
        import UIKit

        class Jet: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                let cell = CAEmitterCell()
                let size = CGSize(width: 6, height: 6)
                cell.contents = UIGraphicsImageRenderer(size: size).image { context in
                    UIColor.red.setFill()
                    context.fill(CGRect(origin: .zero, size: size))
                }.cgImage
                cell.birthRate = 20
                cell.lifetime = 4
                cell.velocity = 60
                let jet = CAEmitterLayer()
                jet.emitterShape = .line
                jet.emitterSize = CGSize(width: 40, height: 0)
                jet.emitterPosition = CGPoint(x: 100, y: 100)
                \(direction)
                jet.emitterCells = [cell]
                view.layer.addSublayer(jet)
            }
        }
        """
    }

    @Test("Line emitters emit upwards, or to the right when the tutorials' interpretation is selected")
    func directions() throws {
        try withRunTool { tool in
            try tool.write(scene(direction: ""), to: "plain/Jet.swift")
            try tool.write(scene(direction: "jet.setValue(0, forKey: \"legacyLineDirection\")"), to: "right/Jet.swift")
            let options = "--size 200x200 --scale 1 -j 1 --fps 1 --frames 2"
            let plain = try tool.hashes("plain \(options)")
            let right = try tool.hashes("right \(options)")
            #expect(plain != right)
            #expect(try tool.hashes("plain --apple-lines \(options)") == plain)
            #expect(try tool.hashes("plain --tutorial-lines \(options)") == right)
            let both = try tool.run("plain --tutorial-lines --apple-lines \(options) -o a.png")
            #expect(both.status != 0 && both.errors.contains("contradict"))
        }
    }
}
