import CQuartziteDarwin
import Glibc
import QuartzCore

// The names that C's file functions have on Apple's systems.

/// The length of the texts of `utsname` on Apple's systems; here they are shorter.
public let _SYS_NAMELEN: Int32 = 256

/// A place in a file in bytes from its start.
public typealias fpos_t = Int64

extension stat {
    /// The time of the last access.
    public var st_atimespec: timespec { st_atim }
    /// The time of the last change of the contents.
    public var st_mtimespec: timespec { st_mtim }
    /// The time of the last change of the contents or the attributes.
    public var st_ctimespec: timespec { st_ctim }
}

/// Opens a stream whose operations are functions.
///
/// - Parameters:
///   - cookie: The value that the functions get as their first argument.
///   - readfn: Returns the number of bytes read, 0 at the end, or a negative number after an error. If nil, the
///     stream cannot be read.
///   - writefn: Returns the number of bytes written, or a negative number after an error. If nil, the stream cannot
///     be written.
///   - seekfn: Moves to an offset, and returns the place in the file, or -1 after an error.
///   - closefn: Releases the cookie; returns 0, or -1 after an error.
/// - Returns: The stream, or nil if it cannot be opened.
public func funopen(
    _ cookie: UnsafeRawPointer?,
    _ readfn: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<CChar>?, Int32) -> Int32)?,
    _ writefn: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, Int32) -> Int32)?,
    _ seekfn: (@convention(c) (UnsafeMutableRawPointer?, fpos_t, Int32) -> fpos_t)?,
    _ closefn: (@convention(c) (UnsafeMutableRawPointer?) -> Int32)?
) -> UnsafeMutablePointer<FILE>? { qz_funopen(cookie, readfn, writefn, seekfn, closefn) }
