/// A script that renders chunks with GNU parallel, and joins them.
struct ParallelScript {
    private let plan: JobPlan

    init(_ plan: JobPlan) { self.plan = plan }

    var text: String {
        let shell = ShellText(plan: plan)
        return """
            #!/bin/sh
            # Renders \(plan.summary) with GNU parallel, and joins the chunks.
            #
            # JOBS is the number of chunks at a time; the default is the number of processors. Chunks that are complete
            # are not drawn again, so the script can be run again after a failure.
            set -eu
            \(shell.variables)

            if [ "${1-}" = chunk ]; then
                set +e
                index=$2
                \(shell.frames.indented)
                \(shell.attempts.replacing(" --progress plain", with: " -q").indented)
            fi

            mkdir -p "$segments"
            \(joins) &
            join=$!
            trap 'kill $join 2>/dev/null || :' EXIT
            last=\(shell.chunkCount - 1)
            seq 0 "$last" | parallel --will-cite --jobs "${JOBS:-100%}" --halt soon,fail=1 sh "$0" chunk
            wait $join
            trap - EXIT

            """
    }

    /// The commands that join the films.
    private var joins: String {
        let join = ShellText(plan: plan).join
        guard let rows = plan.rows else { return join }
        let line = join.replacing("\"$segments\"", with: "\"$segments/$row\"")
        return "{ row=0; while [ $row -lt \(rows) ]; do row=$((row + 1)); \(line) || exit; done; }"
    }
}

extension String {
    /// The text with four spaces before each line but the first.
    fileprivate var indented: String { replacing("\n", with: "\n    ") }
}
