import ArgumentParser

/// The options of `quartzite run`, which the tool and the compiled program both parse.
package struct RunOptions: ParsableArguments {
    @OptionGroup(title: "Code") package var code: CodeOptions
    @OptionGroup package var render: RenderOptions

    package init() {}

    /// Throws for invalid options, before any work is done.
    package func check() throws {
        try code.check()
        if code.time != nil, render.timeline.selectsFrames {
            throw Failure.usage("--time asks for one frame; leave out --start, --end, --duration and --frames")
        }
        if code.time != nil, let (path, format) = try render.output.destination(), format != .png {
            throw Failure.usage(
                "--time asks for one frame, which is a PNG; \(path.isStandardOutput ? "say --format png" : "end \(path.path) in .png")"
            )
        }
        if !code.list { try render.checkOutput() }
    }

    /// The options for rendering a scene.
    var rendering: RenderOptions {
        guard let time = code.time else { return render }
        var still = render
        still.timeline.showOnly(time)
        return still
    }
}
