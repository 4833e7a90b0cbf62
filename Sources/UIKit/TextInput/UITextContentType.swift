/// What kind of text is typed.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String

  /// Creates a kind from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

extension UITextContentType {
  /// A full name.
  public static let name = UITextContentType(rawValue: "name")
  /// A title before a name.
  public static let namePrefix = UITextContentType(rawValue: "namePrefix")
  /// A given name.
  public static let givenName = UITextContentType(rawValue: "givenName")
  /// A middle name.
  public static let middleName = UITextContentType(rawValue: "middleName")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "familyName")
  /// What follows a name.
  public static let nameSuffix = UITextContentType(rawValue: "nameSuffix")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A job.
  public static let jobTitle = UITextContentType(rawValue: "jobTitle")
  /// An organization.
  public static let organizationName = UITextContentType(rawValue: "organizationName")
  /// A place.
  public static let location = UITextContentType(rawValue: "location")
  /// A street with a number.
  public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")
  /// The first line of a street.
  public static let streetAddressLine1 = UITextContentType(rawValue: "streetAddressLine1")
  /// The second line of a street.
  public static let streetAddressLine2 = UITextContentType(rawValue: "streetAddressLine2")
  /// A city.
  public static let addressCity = UITextContentType(rawValue: "addressCity")
  /// A state.
  public static let addressState = UITextContentType(rawValue: "addressState")
  /// A city and its state.
  public static let addressCityAndState = UITextContentType(rawValue: "addressCityAndState")
  /// A part of a city.
  public static let sublocality = UITextContentType(rawValue: "sublocality")
  /// A country.
  public static let countryName = UITextContentType(rawValue: "countryName")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postalCode")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
  /// An address of mail.
  public static let emailAddress = UITextContentType(rawValue: "emailAddress")
  /// An address of a page.
  public static let URL = UITextContentType(rawValue: "URL")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// A password that exists.
  public static let password = UITextContentType(rawValue: "password")
  /// A password to be made.
  public static let newPassword = UITextContentType(rawValue: "newPassword")
  /// A code that is sent once.
  public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
  /// The number of a parcel.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipmentTrackingNumber")
  /// The number of a flight.
  public static let flightNumber = UITextContentType(rawValue: "flightNumber")
  /// A date and a time.
  public static let dateTime = UITextContentType(rawValue: "dateTime")
  /// A day of birth.
  public static let birthdate = UITextContentType(rawValue: "birthdate")
  /// The day of a birth.
  public static let birthdateDay = UITextContentType(rawValue: "birthdateDay")
  /// The month of a birth.
  public static let birthdateMonth = UITextContentType(rawValue: "birthdateMonth")
  /// The year of a birth.
  public static let birthdateYear = UITextContentType(rawValue: "birthdateYear")
  /// The code on the back of a card.
  public static let creditCardSecurityCode = UITextContentType(rawValue: "creditCardSecurityCode")
  /// The name on a card.
  public static let creditCardName = UITextContentType(rawValue: "creditCardName")
  /// The date until a card holds.
  public static let creditCardExpiration = UITextContentType(rawValue: "creditCardExpiration")
  /// The number of a built-in card.
  public static let cellularEID = UITextContentType(rawValue: "cellularEID")
  /// The number of a telephone.
  public static let cellularIMEI = UITextContentType(rawValue: "cellularIMEI")
}
