import Foundation
import TestSupport
import Testing

@Suite("Jobs render a film in chunks")
struct JobTests {
    private static let small = ["--size", "64x36", "--frames", "0-24", "--chunk", "10", "-q"]

    /// Writes a job and returns its parsed JSON.
    private func job(_ words: [String], in folder: String) throws -> [String: Any] {
        let result = try Tool.built.run(["job"] + words + ["--job", "job.json"], in: folder)
        #expect(result.status == 0, "\(result.errors)")
        let data = try Data(contentsOf: URL(filePath: folder + "/job.json"))
        return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    }

    private func arguments(_ step: [String: Any]) -> [String] {
        let run = ((step["script"] as? [String: Any])?["actions"] as? [String: Any])?["onRun"] as? [String: Any]
        return run?["args"] as? [String] ?? []
    }

    @Test("An OpenJD template has chunks of contiguous frames, and joins them after all are rendered")
    func template() throws {
        try withTemporaryFolder { folder in
            let job = try job(["snow", "-o", "a.gif", "--loop", "3", "--seed", "7"] + Self.small, in: folder)
            #expect(job["specificationVersion"] as? String == "jobtemplate-2023-09")
            #expect(job["extensions"] as? [String] == ["TASK_CHUNKING"])
            let steps = try #require(job["steps"] as? [[String: Any]])
            let space = try #require(steps[0]["parameterSpace"] as? [String: Any])
            let parameter = try #require((space["taskParameterDefinitions"] as? [[String: Any]])?.first)
            #expect(parameter["type"] as? String == "CHUNK[INT]" && parameter["range"] as? String == "0-24")
            #expect((parameter["chunks"] as? [String: Any])?["defaultTaskCount"] as? Int == 10)
            #expect((parameter["chunks"] as? [String: Any])?["rangeConstraint"] as? String == "CONTIGUOUS")
            #expect(steps[1]["dependencies"] as? [[String: String]] == [["dependsOn": "Render"]])
            let (chunk, join) = (arguments(steps[0]).joined(separator: " "), arguments(steps[1]))
            #expect(
                chunk.contains(
                    "{{Param.Quartzite}} render snow --seed 7 --size 64x36 --fps 50 --threads 1 "
                        + "--frames {{Task.Param.Frame}} -o {{Param.Segments}}/{{Task.Param.Frame}}.qseg"), "\(chunk)")
            #expect(join.contains("--loop") && join.contains("{{Param.Output}}") && !join.contains("--seed"))
        }
    }

    @Test("Sources, pictures and touches are inputs of the job, wherever it runs")
    func attachments() throws {
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(atPath: folder + "/App/Art", withIntermediateDirectories: true)
            try Data("import UIKit".utf8).write(to: URL(filePath: folder + "/App/A.swift"))
            try Data(#"{"version": 1, "touches": []}"#.utf8).write(to: URL(filePath: folder + "/t.json"))
            let words = ["App/A.swift", "--assets", "App/Art", "--touches=t.json", "-o", "a.mp4"] + Self.small
            let job = try job(words, in: folder)
            let parameters = try #require(job["parameterDefinitions"] as? [[String: Any]])
            let inputs = parameters.filter { $0["dataFlow"] as? String == "IN" }
            #expect(inputs.map { $0["default"] as? String } == ["App/A.swift", "App/Art", "t.json"])
            #expect(inputs.map { $0["objectType"] as? String } == ["FILE", "DIRECTORY", "FILE"])
            let step = try #require((job["steps"] as? [[String: Any]])?.first)
            let chunk = arguments(step).joined(separator: " ")
            #expect(chunk.contains("run {{Param.Source}} --assets {{Param.Source2}} --touches {{Param.Source3}}"))
        }
    }

    @Test("The row of the data is a second parameter of chunks, and the parameter of joins")
    func rows() throws {
        try withTemporaryFolder { folder in
            try Data("birthRate\n1\n2\n3\n".utf8).write(to: URL(filePath: folder + "/a.csv"))
            let job = try job(["fire", "--data", "a.csv", "-o", "{birthRate}.mp4"] + Self.small, in: folder)
            let steps = try #require(job["steps"] as? [[String: Any]])
            let names = steps.map { step in
                let space = step["parameterSpace"] as? [String: Any]
                return (space?["taskParameterDefinitions"] as? [[String: Any]])?.map { $0["name"] as? String }
            }
            #expect(names == [["Row", "Frame"], ["Row"]])
            let row = "--data {{Param.Source}} --row {{Task.Param.Row}}"
            #expect(arguments(steps[0]).joined(separator: " ").contains("--data {{Param.Source}}"))
            #expect(arguments(steps[1]).joined(separator: " ").contains(row))
            let slurm = try Tool.built.run(
                ["job", "fire", "--data", "a.csv", "-o", "{row}.mp4", "--for", "slurm", "--job", "-"] + Self.small,
                in: folder)
            let text = String(decoding: slurm.output, as: UTF8.self)
            #expect(text.contains("--array=0-8 ") && text.contains("--array=1-3 "))
            try Data("birthRate\n1\n-2\n".utf8).write(to: URL(filePath: folder + "/a.csv"))
            let refused = try Tool.built.run(
                ["job", "fire", "--data", "a.csv", "-o", "{row}.mp4"] + Self.small, in: folder)
            #expect(refused.status == 66 && refused.errors.contains("a.csv:3:1: birthRate"), "\(refused.errors)")
        }
    }

    @Test("A Deadline bundle has values for all paths, and attaches what the scene reads")
    func deadline() throws {
        try withTemporaryFolder { folder in
            try Data("import UIKit".utf8).write(to: URL(filePath: folder + "/A.swift"))
            let result = try Tool.built.run(
                ["job", "A.swift", "-o", "a.mp4", "--for", "deadline"] + Self.small, in: folder)
            #expect(result.status == 0, "\(result.errors)")
            #expect(
                try files(in: folder + "/a.deadline")
                    == ["asset_references.json", "parameter_values.json", "template.json"])
            func text(_ name: String) throws -> String {
                try String(contentsOfFile: "\(folder)/a.deadline/\(name)", encoding: .utf8)
            }
            let values = try text("parameter_values.json")
            for name in ["deadline:priority", "deadline:maxRetriesPerTask", "Source", "Segments", "Output"] {
                #expect(values.contains("\"name\" : \"\(name)\""))
            }
            #expect(try text("asset_references.json").contains("/A.swift"))
            #expect(try text("template.json").contains("attr.worker.os.family"))
        }
    }

    @Test("A Kubernetes job has an index for each chunk, and retries only what may succeed")
    func kubernetes() throws {
        try withTemporaryFolder { folder in
            try Data("import UIKit".utf8).write(to: URL(filePath: folder + "/A.swift"))
            let list = try job(["A.swift", "-o", "My Film.mp4", "--for", "kubernetes"] + Self.small, in: folder)
            let items = try #require(list["items"] as? [[String: Any]])
            #expect(items.map { $0["kind"] as? String } == ["ConfigMap", "Job", "Job"])
            let names = items.map { ($0["metadata"] as? [String: Any])?["name"] as? String }
            #expect(names == ["my-film-sources", "my-film-render", "my-film-join"])
            let spec = try #require(items[1]["spec"] as? [String: Any])
            #expect(spec["completionMode"] as? String == "Indexed" && spec["completions"] as? Int == 3)
            #expect(spec["backoffLimitPerIndex"] as? Int == 4)
            let rules = try #require((spec["podFailurePolicy"] as? [String: Any])?["rules"] as? [[String: Any]])
            let codes = rules.map { ($0["onExitCodes"] as? [String: Any])?["values"] as? [Int] }
            #expect(rules.map { $0["action"] as? String } == ["Ignore", "Count", "FailJob"])
            #expect(codes == [nil, [75], [1, 64]])
        }
    }

    @Test("A shell script retries a killed chunk, and stops for a scene that fails", arguments: [137, 75, 1])
    func retries(status: Int) throws {
        try withTemporaryFolder { folder in
            let words = ["job", "snow", "-o", "a.mp4", "--for", "parallel"] + Self.small
            #expect(try Tool.built.run(words, in: folder).status == 0)
            // A tool that fails once for each segment.
            let tool = """
                #!/bin/sh
                eval "segment=\\${$(($# - 1))}"
                echo "$*" >> log
                if [ -e "$segment" ]; then exit 0; fi
                touch "$segment"; exit \(status)
                """
            try FileManager.default.createDirectory(atPath: folder + "/a.segments", withIntermediateDirectories: false)
            try Data(tool.utf8).write(to: URL(filePath: folder + "/tool"))
            chmod(folder + "/tool", 0o755)
            let shell = Tool(binary: URL(filePath: "/bin/sh"))
            let result = try shell.run(
                ["a.parallel.sh", "chunk", "2"], in: folder, environment: ["QUARTZITE": "./tool"])
            #expect(result.status == (status == 1 ? 1 : 0))
            let log = try String(contentsOfFile: folder + "/log", encoding: .utf8).split(separator: "\n")
            #expect(log.count == (status == 1 ? 1 : 2))
            #expect(log[0].contains("--frames 20-24 -o a.segments/20-24.qseg"))
        }
    }

    @Test("A Slurm script submits an array of all chunks, and a join that depends on it")
    func slurm() throws {
        try withTemporaryFolder { folder in
            let words = ["job", "snow", "-o", "a b.mp4", "--for", "slurm", "--job", "-"] + Self.small
            let text = String(decoding: try Tool.built.run(words, in: folder).output, as: UTF8.self)
            #expect(text.contains("--array=0-2 ") && text.contains(#"--dependency="afterok:$chunks""#))
            #expect(text.contains("-o 'a b.mp4'") && text.contains("segments='a b.segments'"))
            try Data(text.utf8).write(to: URL(filePath: folder + "/a.sh"))
            #expect(try Tool(binary: URL(filePath: "/bin/sh")).run(["-n", "a.sh"], in: folder).status == 0)
        }
    }

    @Test(
        "Jobs that cannot work are refused",
        arguments: [
            "snow", "snow -o -", "snow -o a.png", "snow -o frames/", "snow -o a.qseg", "nothing -o a.mp4",
            "snow -o a.mp4 --bad",
            "snow -o a.mp4 --chunk 0", "snow -o a.mp4 --for seti", "snow -o a.gif --fps 60",
            "snow -o a.mp4 --frames 0-999999 --chunk 1", "snow -o a.mp4 --data none.csv", "A.swift -o a.mp4",
            "-o a.mp4",
        ])
    func refusals(arguments: String) throws {
        try withTemporaryFolder { folder in
            let words = arguments.split(separator: " ").map(String.init)
            let result = try Tool.built.run(["job"] + words, in: folder)
            #expect([64, 66].contains(result.status) && result.errorLines.count == 1, "\(result.errors)")
            #expect(try files(in: folder).isEmpty)
        }
    }

    @Test("Progress and failures have the lines that Open Job Description reads")
    func openjdLines() throws {
        try withTemporaryFolder { folder in
            let words = ["--progress", "openjd", "-o", "a.gif", "--size", "32x18", "--frames", "0-3"]
            let result = try Tool.built.run(["render", "snow"] + words, in: folder)
            let lines = [25, 50, 75, 100].flatMap { percent in
                ["openjd_progress: \(percent)", "openjd_status: \(percent / 25) of 4 frames"]
            }
            #expect(result.errorLines.map(String.init) == lines)
            for (status, wrong) in [(66, ["render", "sno"]), (64, ["render", "snow", "--fps", "0"])]
                as [(Int32, [String])]
            {
                let failed = try Tool.built.run(wrong + words + ["--force"], in: folder)
                #expect(failed.status == status && failed.errorLines.count == 1)
                #expect(failed.errors.hasPrefix("openjd_fail: quartzite: "), "\(failed.errors)")
            }
        }
    }

    @Test("A job can be written to standard output, unless it is a folder") func standardOutput() throws {
        try withTemporaryFolder { folder in
            let words = ["job", "snow", "-o", "a.mp4", "--frames", "0-9", "--job", "-"]
            let result = try Tool.built.run(words, in: folder)
            #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
            let job = try JSONSerialization.jsonObject(with: result.output) as? [String: Any]
            #expect(job?["specificationVersion"] as? String == "jobtemplate-2023-09")
            let refused = try Tool.built.run(words + ["--for", "deadline"], in: folder)
            #expect(refused.status == 64 && refused.errors.contains("is a folder"), "\(refused.errors)")
            #expect(try files(in: folder).isEmpty)
        }
    }

    @Test("Waiting for segments ends when the last one exists")
    func waiting() throws {
        try withTemporaryFolder { folder in
            let join = try Tool.built.start(
                ["join", "s", "--frames", "0-9", "--wait", "-o", "a.mp4", "-q"], in: folder)
            try FileManager.default.createDirectory(atPath: folder + "/s", withIntermediateDirectories: false)
            for frames in ["0-4", "5-9"] {
                #expect(join.process.isRunning)
                let words = ["render", "snow", "--size", "64x36", "--frames", frames, "-o", "s/\(frames).qseg", "-q"]
                #expect(try Tool.built.run(words, in: folder).status == 0)
            }
            #expect(try join.wait().status == 0)
            #expect(try files(in: folder) == ["a.mp4", "s"])
        }
    }
}
