import ArgumentParser

/// The options of `quartzite run`, which the tool and the compiled program both parse.
package struct RunOptions: ParsableArguments {
    @OptionGroup(title: "Code") package var code: CodeOptions
    @OptionGroup package var render: RenderOptions
    @OptionGroup(title: "Network") package var network: NetworkOptions
    @OptionGroup(title: "Data") package var data: DataOptions

    package init() {}

    /// Throws for invalid options, before any work is done.
    package func check() throws {
        try code.check()
        try network.check()
        if code.time != nil, render.timeline.selectsFrames {
            throw Failure.usage("--time renders one frame; omit --start, --end, --duration and --frames")
        }
        if code.time != nil, let destination = try render.output.destination(),
            destination.format != .png
        {
            let path = destination.path
            let remedy =
                path.isStandardOutput ? "add --format png" : "name a file ending in .png instead of \(path.path)"
            throw Failure.usage("--time renders one frame, as a PNG; \(remedy)")
        }
        if !code.list { try render.checkOutput() }
    }

    /// The language of the app's texts: the one that was chosen, or else that of the locale.
    package var language: String {
        code.language ?? render.stage.region.language
    }

    /// Whether only the frame at one time is rendered.
    package var rendersStill: Bool { code.time != nil }

    /// The options for rendering a scene.
    package var rendering: RenderOptions {
        guard let time = code.time else { return render }
        var still = render
        still.timeline.showOnly(time)
        return still
    }
}
