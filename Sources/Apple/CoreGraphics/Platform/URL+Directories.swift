import Foundation

extension URL {
    private static func userFolder(_ directory: FileManager.SearchPathDirectory) -> URL {
        FileManager.default.urls(for: directory, in: .userDomainMask).first ?? .temporaryDirectory
    }

    /// The folder for the user's documents.
    public static var documentsDirectory: URL { userFolder(.documentDirectory) }
    /// The folder for files that can be made again.
    public static var cachesDirectory: URL { userFolder(.cachesDirectory) }
    /// The folder for files that support the app.
    public static var applicationSupportDirectory: URL { userFolder(.applicationSupportDirectory) }
    /// The user's library folder.
    public static var libraryDirectory: URL { userFolder(.libraryDirectory) }
    /// The user's folder for downloads.
    public static var downloadsDirectory: URL { userFolder(.downloadsDirectory) }
    /// The user's desktop folder.
    public static var desktopDirectory: URL { userFolder(.desktopDirectory) }
    /// The user's folder for pictures.
    public static var picturesDirectory: URL { userFolder(.picturesDirectory) }
    /// The user's folder for movies.
    public static var moviesDirectory: URL { userFolder(.moviesDirectory) }
    /// The user's folder for music.
    public static var musicDirectory: URL { userFolder(.musicDirectory) }
}
