import Foundation
import QuartziteStage

/// Reads the touch script that `--touches` names.
enum TouchFile {
    /// Reads a script from a regular file; throws an error of one line that names the file.
    static func read(_ path: String) throws -> TouchScript {
        // Non-blocking, because opening a pipe would wait for a writer.
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw Failure(.missingInput, "cannot read \(path): \(String(cString: strerror(errno)))")
        }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw Failure(.missingInput, "cannot read \(path): not a regular file")
        }
        let json: Data
        do {
            // Reads one byte more than allowed to detect files that are too large.
            json = try file.read(upToCount: TouchScript.maximumBytes + 1) ?? Data()
        } catch {
            throw Failure(.missingInput, "cannot read \(path): reading failed")
        }
        do {
            return try TouchScript(json: json)
        } catch {
            throw Failure.usage("\(path): \(error)")
        }
    }
}
