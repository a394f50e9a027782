import ArgumentParser
import Foundation
import QuartziteCommandLine

/// `quartzite run`: compiles iOS code and renders one of its scenes.
struct Run: Verb {
    static let configuration = CommandConfiguration(
        abstract: "Render a view controller, a view or an app from Swift files written for iOS.",
        usage: """
            quartzite run Heart.swift -o heart.mp4
            quartzite run MyApp --list
            quartzite run MyApp --scene ProfileViewController -o profile.gif
            quartzite run MyApp --touches taps.json --time 1.5s -o frame.png
            """,
        discussion: """
            The files are not changed: code that the compiler does not accept without an Objective-C runtime is \
            rewritten in a copy. Without --scene, the app is shown, or else the only view controller, or else the only \
            view. The screen has 375 x 667 points, and the duration is 5 seconds. See docs/RunYourCode.md for more.
            """)

    @OptionGroup var options: RunOptions

    func perform() throws {
        let films = options.code.list ? nil : try options.data.table(options.render.output.output)
        try films?.table.check { _ = try DataTable.checkCommon($0) }
        if films == nil { try options.check() } else { try options.code.check() }
        Interruption.blockForWaiting()
        let installation = try Installation.forCompiling()
        let found = try RewrittenScenes.find(options, installation)
        if options.code.list {
            return try options.code.json
                ? Console.printJSON(found.scenes.entries) : Console.printData(found.scenes.text)
        }
        let program = try found.program(options)
        guard let (table, rows, outputs) = films else {
            return try ProgramRun(program: program, options: options, installation: installation).perform()
        }
        let words = CommandLine.arguments.dropFirst(2)
        for row in rows {
            // Each film starts in a process of its own, like the app on a device.
            let arguments = words + DataTable.words(table.rows[row]) + ["-o", outputs[row]]
            let film = try RunOptions.parse(Array(arguments))
            try film.check()
            try ProgramRun(program: program, options: film, installation: installation, words: Array(arguments))
                .perform()
        }
    }
}
