import Testing

@Suite("Previews are listed and shown by name", .enabled(if: RunTool.built))
struct PreviewTests {
    private static let card = """
        import UIKit

        final class Card: UIView {}

        #Preview("Blue") {
            let card = Card()
            card.backgroundColor = .systemBlue
            return card
        }
        """

    @Test("A preview of a view without a size fills the screen")
    func filling() throws {
        try withRunTool { tool in
            try tool.write(Self.card, to: "Card.swift")
            let options = "--frames 0 --size 94x167 -j 1 --progress none --hashes -"
            let result = try tool.run("Card.swift --scene Blue \(options)")
            #expect(result.status == 0 && !result.errors.contains("shows nothing"), "\(result.errors)")
        }
    }
}
