import Testing

@testable import QuartzitePlayer

@Suite struct KeyboardShortcutsTests {
    private func command(_ press: KeyPress, typing: Bool = false) -> PlayerCommand? {
        KeyboardShortcuts.command(for: press, whileTyping: typing)
    }

    @Test("Every documented key has its command")
    func keys() {
        let expected: [(KeyPress, PlayerCommand)] = [
            (KeyPress(.character(" ")), .pause), (KeyPress(.left), .step(-1)), (KeyPress(.right), .step(1)),
            (KeyPress(.left, .shift), .skip(-1)), (KeyPress(.right, .shift), .skip(1)), (KeyPress(.home), .start),
            (KeyPress(.character("1")), .speed(0.1)), (KeyPress(.character("2")), .speed(0.25)),
            (KeyPress(.character("3")), .speed(0.5)), (KeyPress(.character("4")), .speed(1)),
            (KeyPress(.character("5")), .speed(2)), (KeyPress(.character("r")), .restart),
            (KeyPress(.character("s")), .still), (KeyPress(.character("f")), .fullScreen), (KeyPress(.f1), .overlay),
            (KeyPress(.escape), .leave), (KeyPress(.character("q")), .quit),
        ]
        for (press, desired) in expected { #expect(command(press) == desired) }
        for press in [KeyPress(.character("x")), KeyPress(.other), KeyPress(.delete), KeyPress(.return)] {
            #expect(command(press) == nil)
        }
    }

    @Test("While text is typed, writing keys belong to the scene unless Control or Command is held")
    func typing() {
        for character in " 12345rsfq" {
            let key = KeyPress.Key.character(character)
            #expect(command(KeyPress(key), typing: true) == nil)
            #expect(command(KeyPress(key, .shift), typing: true) == nil)
            #expect(command(KeyPress(key, .alt), typing: true) == nil)
            for modifier in [KeyPress.Modifiers.control, .command] {
                #expect(command(KeyPress(key, modifier), typing: true) == command(KeyPress(key)))
                #expect(command(KeyPress(key, modifier)) == command(KeyPress(key)))
            }
        }
        #expect(command(KeyPress(.delete), typing: true) == .deleteBackward)
        #expect(command(KeyPress(.delete, isRepeat: true), typing: true) == .deleteBackward)
        #expect(command(KeyPress(.return), typing: true) == .return)
        for key in [KeyPress.Key.left, .right, .home, .escape, .f1] {
            #expect(command(KeyPress(key), typing: true) == command(KeyPress(key)))
        }
    }

    @Test("A held key repeats only steps and skips")
    func repeats() {
        #expect(command(KeyPress(.right, isRepeat: true)) == .step(1))
        #expect(command(KeyPress(.left, .shift, isRepeat: true)) == .skip(-1))
        for key in [KeyPress.Key.character(" "), .character("s"), .character("r"), .escape, .f1, .home] {
            #expect(command(KeyPress(key, isRepeat: true)) == nil)
        }
    }
}
