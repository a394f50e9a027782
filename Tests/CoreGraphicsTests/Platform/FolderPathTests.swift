import Testing

@testable import CoreGraphics

@Suite struct FolderPathTests {
    @Test(
        "The folder of a path",
        arguments: [("-", ""), ("a", ""), ("", ""), ("/", ""), ("a/b.c", "a"), ("/a", "/"), ("ab", "")])
    func folder(path: String, folder: String) { #expect(path.folderPath == folder) }
}
