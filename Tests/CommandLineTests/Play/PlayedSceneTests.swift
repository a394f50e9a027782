import Testing

@testable import quartzite

@Suite struct PlayedSceneTests {
    @Test("Options that only play has are not passed on, and the display's scale is the default")
    func arguments() {
        func passed(_ text: String) -> String {
            PlayedScene.arguments(text.split(separator: " ").map(String.init), scale: 1).joined(separator: " ")
        }
        #expect(passed("A.swift --record x.json --seed 3") == "A.swift --seed 3 --scale 1.0")
        #expect(passed("--record=x.json --force A.swift --statistics --scale 2") == "A.swift --scale 2")
        #expect(passed("A.swift --size=300x200") == "A.swift --size=300x200")
        #expect(passed("--record") == "--scale 1.0")
    }
}
