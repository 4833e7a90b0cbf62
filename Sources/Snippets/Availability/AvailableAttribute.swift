import SwiftSyntax

extension AttributeListSyntax {
  /// What a declaration with these attributes makes sure of.
  var version: SystemVersion {
    compactMap { element -> SystemVersion? in
      guard let attribute = element.as(AttributeSyntax.self),
        attribute.attributeName.trimmedDescription == "available",
        case .availability(let arguments) = attribute.arguments
      else { return nil }
      return arguments.version
    }.max() ?? .any
  }
}

extension AvailabilityArgumentListSyntax {
  /// The version of iOS that is asked for, in either of the two forms.
  var version: SystemVersion {
    let platform = first?.argument.as(TokenSyntax.self)?.text
    if let platform, ["iOS", "*"].contains(platform) {
      if dropFirst().contains(where: \.saysUnavailable) { return .never }
      return platform == "iOS" ? introduced : .any
    }
    return compactMap { $0.versionOfIOS }.max() ?? .any
  }

  private var introduced: SystemVersion {
    compactMap { $0.versionOfIntroduction }.first ?? .any
  }
}

extension AvailabilityArgumentSyntax {
  fileprivate var saysUnavailable: Bool {
    argument.as(TokenSyntax.self)?.text == "unavailable"
  }

  fileprivate var versionOfIntroduction: SystemVersion? {
    guard let labeled = argument.as(AvailabilityLabeledArgumentSyntax.self),
      labeled.label.text == "introduced"
    else { return nil }
    return SystemVersion(labeled.value.trimmedDescription)
  }

  fileprivate var versionOfIOS: SystemVersion? {
    guard let restriction = argument.as(PlatformVersionSyntax.self),
      restriction.platform.text == "iOS"
    else { return nil }
    return restriction.version.flatMap { SystemVersion($0.trimmedDescription) }
  }
}
