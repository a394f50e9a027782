import QuartziteMedia
import Testing

@testable import QuartziteCommandLine
@testable import quartzite

@Suite("Options that would have no effect are refused")
struct UselessOptionTests {
    @Test(
        "A count of plays is refused for what does not repeat",
        arguments: ["a.mp4", "a.webm", "a.png", "frames/", "a.qseg"])
    func loop(output: String) throws {
        let options = try RenderOptions.parse(["-o", output, "--loop", "3"])
        let failure = #expect(throws: Failure.self) { try options.checkOutput() }
        #expect(failure?.status == .usage && failure?.message.hasPrefix("--loop has no effect on ") == true)
        try LoopCount.forEver.check(fits: options.output.destination()?.kind)
    }

    @Test("Animations take a count of plays", arguments: [FilmFormat.gif, .apng, .webp])
    func animations(format: FilmFormat) throws {
        let three = try LoopCount(parsing: "3")
        #expect(throws: Never.self) {
            try three.check(fits: .film(format))
            try three.check(fits: nil)
        }
    }

    @Test(
        "An image is refused for other engines than Kubernetes, or if it is not a name",
        arguments: [
            ("--image quartzite:2", "--image quartzite:2 has no effect on a job for openjd; add --for kubernetes"),
            ("--image quartzite:2 --for slurm", "--image quartzite:2 has no effect on a job for slurm"),
            ("--image - --for kubernetes", "--image -: not the name of a container image"),
        ])
    @MainActor
    func image(words: String, reason: String) throws {
        let command = try JobCommand.parse(
            words.split(separator: " ").map(String.init) + ["snow", "-o", "a.mp4", "--job", "-"])
        let failure = #expect(throws: Failure.self) { try command.perform() }
        #expect(failure?.status == .usage && failure?.message.hasPrefix(reason) == true, "\(failure?.message ?? "")")
    }

    @Test(
        "Options of Swift files are refused for scenes of the gallery",
        arguments: ["--scene", "--target", "--language", "--assets"])
    @MainActor
    func gallery(option: String) throws {
        let command = try Play.parse(["snow", option, "a"])
        let failure = #expect(throws: Failure.self) { try PlayedScene(command) }
        #expect(failure?.message == "\(option) applies to Swift files; snow is a scene of the gallery")
    }

    @Test("A language's code has letters, digits and hyphens", arguments: ["", "-", ".", "a/b", "7", "de DE", "größe"])
    func languages(text: String) throws {
        for code in ["de", "zh-Hans", "pt_BR", "es-419", "Base"] { try LanguageCode.check(code, of: "--language") }
        let failure = #expect(throws: Failure.self) { try LanguageCode.check(text, of: "--language") }
        #expect(failure == .usage("--language \(text): write a language as de, zh-Hans or pt-BR"))
    }
}
