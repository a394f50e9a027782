import Foundation

extension URL {
    private static func user(_ directory: FileManager.SearchPathDirectory) -> URL {
        FileManager.default.urls(for: directory, in: .userDomainMask).first ?? .temporaryDirectory
    }

    /// The folder for the user's documents.
    public static var documentsDirectory: URL { user(.documentDirectory) }
    /// The folder for files that can be made again.
    public static var cachesDirectory: URL { user(.cachesDirectory) }
    /// The folder for files that support the app.
    public static var applicationSupportDirectory: URL { user(.applicationSupportDirectory) }
    /// The user's library folder.
    public static var libraryDirectory: URL { user(.libraryDirectory) }
    /// The user's folder for downloads.
    public static var downloadsDirectory: URL { user(.downloadsDirectory) }
    /// The user's desktop folder.
    public static var desktopDirectory: URL { user(.desktopDirectory) }
    /// The user's folder for pictures.
    public static var picturesDirectory: URL { user(.picturesDirectory) }
    /// The user's folder for movies.
    public static var moviesDirectory: URL { user(.moviesDirectory) }
    /// The user's folder for music.
    public static var musicDirectory: URL { user(.musicDirectory) }
}
