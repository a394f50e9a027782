import ArgumentParser
import CoreGraphics
import QuartziteCommandLine

/// `quartzite list-fonts`: prints the files of fonts that packages contain, by their paths in a folder of fonts.
struct ListFonts: Verb {
    static let configuration = CommandConfiguration(
        commandName: "list-fonts", abstract: "List the files of fonts that text is drawn with.", shouldDisplay: false)

    func perform() throws {
        let files = Set(RequiredFont.all.flatMap(\.files)).sorted()
        try Console.printData(files.map { "\($0)\n" }.joined())
    }
}
