extension URL {
  /// The user's documents.
  public static var documentsDirectory: URL { .of(.documentDirectory) }
  /// What a program can make again.
  public static var cachesDirectory: URL { .of(.cachesDirectory) }
  /// What a program needs beside documents.
  public static var applicationSupportDirectory: URL { .of(.applicationSupportDirectory) }
  /// What a program keeps for itself.
  public static var libraryDirectory: URL { .of(.libraryDirectory) }
  /// What has been downloaded.
  public static var downloadsDirectory: URL { .of(.downloadsDirectory) }
  /// The user's folder.
  public static var homeDirectory: URL { FileManager.default.homeDirectoryForCurrentUser }
  /// What is needed for a while.
  public static var temporaryDirectory: URL { FileManager.default.temporaryDirectory }

  private static func of(_ folder: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: folder, in: .userDomainMask).first ?? homeDirectory
  }
}
