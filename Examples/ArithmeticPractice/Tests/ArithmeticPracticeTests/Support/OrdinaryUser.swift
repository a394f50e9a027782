import Foundation

/// Calls `body` with a user's rights to files, also where the tests run as an administrator, who can write everywhere.
@MainActor func withOrdinaryRights<Result>(_ body: () throws -> Result) rethrows -> Result {
    // Linux keeps these rights for each thread. The C library's headers for Swift lack the function.
    typealias SetFileUser = @convention(c) (uid_t) -> Int32
    guard getuid() == 0, let symbol = dlsym(nil, "setfsuid") else { return try body() }
    let setFileUser = unsafeBitCast(symbol, to: SetFileUser.self)
    let nobody: uid_t = 65_534
    _ = setFileUser(nobody)
    defer { _ = setFileUser(0) }
    return try body()
}
