/// Why objects could not be found or kept.
public struct SwiftDataError: Error, Hashable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// Lets an error be told from others in a `catch`.
  public static func ~= (lhs: SwiftDataError, rhs: any Error) -> Bool {
    (rhs as? SwiftDataError) == lhs
  }

  /// The container could not be read.
  public static let loadIssueModelContainer = SwiftDataError("loadIssueModelContainer")
  /// The models have mistakes.
  public static let modelValidationFailure = SwiftDataError("modelValidationFailure")
  /// An object is in no context.
  public static let missingModelContext = SwiftDataError("missingModelContext")
  /// There is no such schema.
  public static let unknownSchema = SwiftDataError("unknownSchema")
  /// Versions can only become newer.
  public static let backwardMigration = SwiftDataError("backwardMigration")
  /// Two configurations are alike.
  public static let duplicateConfiguration = SwiftDataError("duplicateConfiguration")
  /// A predicate says what stores do not understand.
  public static let unsupportedPredicate = SwiftDataError("unsupportedPredicate")
  /// Objects cannot be sorted so.
  public static let unsupportedSortDescriptor = SwiftDataError("unsupportedSortDescriptor")
  /// A key path leads to nothing that is kept.
  public static let unsupportedKeyPath = SwiftDataError("unsupportedKeyPath")
  /// A search of the history that does not work.
  public static let invalidTransactionFetchRequest =
    SwiftDataError("invalidTransactionFetchRequest")
  /// The history from there on was deleted.
  public static let historyTokenExpired = SwiftDataError("historyTokenExpired")
  /// Changes that were not saved cannot be found some at a time.
  public static let includePendingChangesWithBatchSize =
    SwiftDataError("includePendingChangesWithBatchSize")
  /// Identities of objects that were not saved cannot be sorted.
  public static let sortingPendingChangesWithIdentifiers =
    SwiftDataError("sortingPendingChangesWithIdentifiers")
  /// The name of the file is too long.
  public static let configurationFileNameTooLong = SwiftDataError("configurationFileNameTooLong")
  /// The name of the file has characters that files cannot have.
  public static let configurationFileNameContainsInvalidCharacters =
    SwiftDataError("configurationFileNameContainsInvalidCharacters")
  /// A configuration has models that the container has not.
  public static let configurationSchemaNotFoundInContainerSchema =
    SwiftDataError("configurationSchemaNotFoundInContainerSchema")
}
