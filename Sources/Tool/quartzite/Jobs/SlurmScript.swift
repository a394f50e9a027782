/// A script that submits an array of chunks to Slurm, and a job that joins them.
struct SlurmScript {
    private let plan: JobPlan

    init(_ plan: JobPlan) { self.plan = plan }

    var text: String {
        let shell = ShellText(plan: plan)
        let name = shellWord(plan.name)
        return """
            #!/bin/sh
            # Renders \(plan.summary) with Slurm, and joins the chunks.
            #
            # Run it where `sbatch` works, in this folder, which all nodes share. Chunks that are complete are not drawn
            # again, so it can be run again after a failure. Options of sbatch can follow: sh SCRIPT --partition=render
            set -eu
            \(shell.variables)
            export quartzite segments
            mkdir -p "$segments"

            chunks=$(sbatch --parsable --job-name=\(name) --array=0-\(shell.chunkCount - 1) --cpus-per-task=\(cpus) \\
                --requeue --open-mode=append --output="$segments/chunk-%a.log" --export=ALL "$@" <<'END'
            #!/bin/sh
            set -u
            index=$SLURM_ARRAY_TASK_ID
            \(shell.frames)
            \(shell.attempts)
            END
            )
            chunks=${chunks%%;*}
            film=$(sbatch --parsable --job-name=\(name)-join\(rows) --dependency="afterok:$chunks" --kill-on-invalid-dep=yes \\
                --cpus-per-task=\(cpus) --requeue --output="$segments/join.log" --export=ALL "$@" <<'END'
            #!/bin/sh
            \(plan.rows == nil ? "" : "row=$SLURM_ARRAY_TASK_ID\n" + shell.rowFolder)exec \(shell.join) --progress plain
            END
            )
            echo "chunks: job $chunks; film: job ${film%%;*}"

            """
    }

    /// The array of films.
    private var rows: String { plan.rows.map { " --array=1-\($0)" } ?? "" }

    private var cpus: String { Int(plan.threads).map { "\($0)" } ?? "1" }
}
