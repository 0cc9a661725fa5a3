// The places of a person's files that Apple's Foundation names and Foundation on Linux does not. They are the XDG
// directories, as `FileManager.urls(for:in:)` says.
extension URL {
    /// The person's documents.
    public static var documentsDirectory: URL { place(.documentDirectory, "Documents") }
    /// Files that are made again when they are gone.
    public static var cachesDirectory: URL { place(.cachesDirectory, ".cache") }
    /// What programs keep.
    public static var applicationSupportDirectory: URL { place(.applicationSupportDirectory, ".local/share") }
    /// What programs keep; on Linux the parent of nothing in particular.
    public static var libraryDirectory: URL { place(.libraryDirectory, ".local/share") }
    /// The person's desktop.
    public static var desktopDirectory: URL { place(.desktopDirectory, "Desktop") }
    /// What came from elsewhere.
    public static var downloadsDirectory: URL { place(.downloadsDirectory, "Downloads") }
    /// Films.
    public static var moviesDirectory: URL { place(.moviesDirectory, "Videos") }
    /// Music.
    public static var musicDirectory: URL { place(.musicDirectory, "Music") }
    /// Pictures.
    public static var picturesDirectory: URL { place(.picturesDirectory, "Pictures") }
    /// What others may read.
    public static var sharedPublicDirectory: URL { place(.sharedPublicDirectory, "Public") }

    private static func place(_ directory: FileManager.SearchPathDirectory, _ usual: String) -> URL {
        FileManager.default.urls(for: directory, in: .userDomainMask).first
            ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(usual, isDirectory: true)
    }
}
