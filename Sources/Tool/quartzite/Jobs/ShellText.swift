/// Returns a word that a shell reads as `text`.
func shellWord(_ text: String) -> String {
    let plain = text.unicodeScalars.allSatisfy { scalar in
        scalar.isASCII
            && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
                || "-_./:=+,%@".unicodeScalars.contains(scalar))
    }
    return plain && !text.isEmpty ? text : "'\(text.replacing("'", with: "'\\''"))'"
}

/// The parts that shell scripts of jobs have in common.
struct ShellText {
    let plan: JobPlan

    /// The variables that scripts refer to.
    var variables: String {
        """
        # The tool; set QUARTZITE for another one.
        quartzite=${QUARTZITE:-quartzite}
        segments=\(shellWord(plan.segments))
        """
    }

    /// The command of a chunk, whose frames are in `$frames`.
    var chunk: String {
        let mark = "\u{1}"
        let words = plan.chunkCommand(frames: "\(mark)frames", segment: "\(mark)segment", row: "\(mark)row") {
            plan.arguments.inputs[$0]
        }
        let text = words.map { word in
            switch word {
            case "\(mark)frames": "\"$frames\""
            case "\(mark)row": "\"$row\""
            case "\(mark)segment": "\"$segments/$frames.qseg\""
            default: shellWord(word)
            }
        }
        return "\"$quartzite\" " + text.joined(separator: " ") + " --progress plain"
    }

    /// The command that joins the segments.
    var join: String {
        let words = plan.joinCommand(segments: "\u{1}", output: plan.output, row: "\u{2}") { plan.arguments.inputs[$0] }
        return "\"$quartzite\" "
            + words.map { $0 == "\u{1}" ? "\"$segments\"" : $0 == "\u{2}" ? "\"$row\"" : shellWord($0) }
            .joined(separator: " ")
    }

    /// Statements that choose the segments of the row in `$row`; empty without data.
    var rowFolder: String {
        plan.rows == nil ? "" : "segments=$segments/$row\nmkdir -p \"$segments\"\n"
    }

    /// Statements that set `row` for the chunk with the number in `$index`, and `index` to its number among those of
    /// the row; empty without data.
    private var row: String {
        plan.rows == nil
            ? "" : "row=$((index / \(plan.chunkCount) + 1))\nindex=$((index % \(plan.chunkCount)))\n" + rowFolder
    }

    /// The number of chunks of all films.
    var chunkCount: Int { plan.chunkCount * (plan.rows ?? 1) }

    /// Statements that set `frames` to those of the chunk with the number in `$index`, from 0.
    var frames: String {
        row + """
            first=$((\(plan.frames.lowerBound) + index * \(plan.chunk)))
            last=$((first + \(plan.chunk - 1)))
            [ "$last" -le \(plan.frames.upperBound - 1) ] || last=\(plan.frames.upperBound - 1)
            frames=$first-$last
            """
    }

    /// Statements that render the chunk, up to four times unless its scene is at fault.
    ///
    /// The status 75 asks to try again, and one above 128 is that of a signal.
    var attempts: String {
        """
        attempt=0
        while :; do
            status=0
            \(chunk) || status=$?
            attempt=$((attempt + 1))
            if [ "$status" -eq 0 ] || [ "$attempt" -ge 4 ]; then exit "$status"; fi
            if [ "$status" -ne 75 ] && [ "$status" -le 128 ]; then exit "$status"; fi
            echo "frames $frames ended with status $status; trying again" >&2
            sleep "$attempt"
        done
        """
    }
}
