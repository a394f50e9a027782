import ArgumentParser
import Foundation
import _Networking

/// The options for what answers the code's requests.
package struct NetworkOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Answer requests with the files of a folder, by host and path, or with an archive in the HAR format.",
            valueName: "folder"))
    package var responses: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The time on the scene's clock until an answer arrives. Default: 0.1s", valueName: "time"),
        transform: TimeArgument.init(parsing:))
    var responseDelay: TimeArgument?

    @Flag(help: "Let requests reach other machines, so that frames may differ.")
    package var network = false

    package init() {}

    /// The delay in seconds; nil for the default.
    private var delay: Double? {
        guard case .seconds(let seconds)? = responseDelay else { return nil }
        return seconds.doubleValue
    }

    /// Throws for a delay in frames, because requests do not know those of the output.
    package func validate() throws {
        if case .frames? = responseDelay { throw ValidationError("write --response-delay as 0.5s or 250ms") }
    }

    /// The largest archive in bytes.
    private static let largest = 256 << 20

    /// The options that change frames and are not at their defaults, by their names.
    var settings: [String: String] {
        var settings: [String: String] = [:]
        settings["responses"] = responses
        settings["response delay"] = delay.map { "\($0) s" }
        if network { settings["network"] = "on" }
        return settings
    }

    /// Throws for invalid options, before any work is done.
    package func check() throws { _ = try access }

    /// Makes the requests of this process be answered as the options say.
    func apply() throws { NetworkAccess.standard = try access }

    /// The options as arguments of another command.
    package var arguments: [String] {
        (responses.map { ["--responses", $0] } ?? []) + (network ? ["--network"] : [])
            + (delay.map { ["--response-delay", "\($0)"] } ?? [])
    }

    private var access: NetworkAccess {
        get throws {
            var access = NetworkAccess()
            access.isAllowed = network
            if let delay { access.delay = delay }
            guard let responses else { return access }
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: responses, isDirectory: &isFolder) else {
                throw Failure(.missingInput, "--responses \(responses): there is no such file or folder")
            }
            if isFolder.boolValue {
                access.responses = ResponseFolder(URL(filePath: responses).path)
                return access
            }
            let size = (try? URL(filePath: responses).resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0
            guard size <= Self.largest else { throw Failure(.missingInput, "\(responses): larger than 256 MB") }
            guard let data = FileManager.default.contents(atPath: responses) else {
                throw Failure(.missingInput, "\(responses): cannot be read")
            }
            do { access.responses = try ResponseArchive(data) } catch let damage as ResponseArchive.Damage {
                throw Failure(.missingInput, "\(responses): \(damage.reason)")
            }
            return access
        }
    }

    /// Returns what to say after the code has run; nil if it made no requests to other machines.
    package var remark: String? {
        if network { return "--network lets requests reach other machines; frames may differ between runs" }
        let refused = NetworkAccess.standard.refusals.addresses
        guard let first = refused.first else { return nil }
        let more = refused.count > 1 ? " and \(refused.count - 1) more" : ""
        return "there is no network: \(first)\(more) failed; --responses answers requests, and --network allows them"
    }

    /// The variables of the environment with which libraries that make requests by themselves find no network.
    var variables: [String: String] {
        if network { return [:] }
        // Nothing listens at this address.
        let nowhere = "http://127.0.0.1:9"
        return [
            "http_proxy": nowhere, "https_proxy": nowhere, "all_proxy": nowhere, "ALL_PROXY": nowhere,
            "HTTPS_PROXY": nowhere, "no_proxy": "localhost,127.0.0.1,::1", "NO_PROXY": "localhost,127.0.0.1,::1",
        ]
    }
}
