import Testing
import QuartziteXcodeProject

@Suite("Playgrounds")
struct PlaygroundTests {
    @Test("A playground without pages is one page, with its sources and resources")
    func single() throws {
        let folder = try SampleFolder([
            "Waves.playground/Contents.swift": "", "Waves.playground/Sources/Wave.swift": "",
            "Waves.playground/Resources/sea.png": "",
        ])
        for path in ["Waves.playground", "Waves.playground/Contents.swift"] {
            let playground = try #require(Playground(folder[path]))
            #expect(playground.pages.map(\.name) == ["Waves"] && playground.named == nil)
            let app = playground.application(of: playground.pages, files: folder.files)
            #expect(
                folder.relative(app.sources) == [
                    "Waves.playground/Sources/Wave.swift", "Waves.playground/Contents.swift",
                ])
            #expect(app.name == "Waves" && app.resources.map(\.path) == [folder["Waves.playground/Resources/sea.png"]])
        }
        #expect(Playground(folder["Waves.playground/Sources"]) == nil && Playground(folder.path) == nil)
    }

    @Test("Pages are in the order of the playground's list, each with files of its own")
    func pages() throws {
        let place = "Course.playground/Pages"
        let folder = try SampleFolder([
            "Course.playground/contents.xcplayground":
                "<playground><pages><page name='Two'/><page name='One'/></pages></playground>",
            "\(place)/One.xcplaygroundpage/Contents.swift": "", "\(place)/Two.xcplaygroundpage/Contents.swift": "",
            "\(place)/Two.xcplaygroundpage/Sources/Own.swift": "", "\(place)/None.xcplaygroundpage/Sources/A.swift": "",
            "Course.playground/Sources/All.swift": "",
        ])
        let playground = try #require(Playground(folder["Course.playground"]))
        #expect(playground.pages.map(\.name) == ["Two", "One"])
        #expect(
            folder.relative(playground.pages[0].sources) == [
                "\(place)/Two.xcplaygroundpage/Sources/Own.swift", "Course.playground/Sources/All.swift",
            ])
        #expect(Playground.all(in: folder.path).map(\.folder) == [folder["Course.playground"]])
        #expect(Playground(folder["\(place)/One.xcplaygroundpage"])?.named == "One")
    }
}
