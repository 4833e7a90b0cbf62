import Drawing
import PreviewExchange
import SwiftUI

/// Texts that can hardly be told from what lies behind them.
extension Findings {
  /// By WCAG's level AA: 4.5, or 3 for large texts.
  ///
  /// What is disabled need not be told apart, nor what stands in an empty field.
  var lowContrast: [DrawResult.Finding] {
    texts.compactMap { text in
      guard let contrast = text.contrast, text.element?.isEnabled ?? true else { return nil }
      let most = 4.5
      guard contrast.ratio < most else { return nil }
      let owner = owner(of: text)
      if owner?.element.isEnabled == false || owner?.element.isEmptyField == true { return nil }
      let least = text.isLarge || isSystems(contrast, in: owner) ? 3 : most
      guard contrast.ratio < least else { return nil }
      let message =
        "the text '\(text.text)' hardly differs from what lies behind it: "
        + "\(tenths(contrast.ratio)) to 1 instead of \(tenths(least))"
      return .init(.contrast, text.text, message)
    }
  }

  /// Whether the colours are the system's own, which have less contrast than a text needs: those for
  /// what matters less, those of bars and the like, and the tint of controls.
  private func isSystems(_ contrast: Contrast, in owner: PlacedElement?) -> Bool {
    if contrast.letters.isClose(to: color(Color(.secondaryLabel))) { return true }
    if owner?.isSystems == true { return true }
    guard owner?.isControl == true else { return false }
    return [Color.accentColor, Color(.systemRed)].contains { tint in
      let tint = color(tint)
      return contrast.letters.isClose(to: tint) || contrast.behind.isClose(to: tint)
    }
  }

  private func color(_ color: Color) -> RGBA {
    var environment = EnvironmentValues()
    environment.colorScheme = rendering.colorScheme
    return color.brush(in: environment).color ?? .clear
  }
}

/// Rounded down: what is nearly enough is not.
private func tenths(_ number: Double) -> String {
  let tenths = Int((number * 10).rounded(.down))
  return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
}

extension RGBA {
  fileprivate func isClose(to other: RGBA) -> Bool {
    [red - other.red, green - other.green, blue - other.blue, alpha - other.alpha]
      .allSatisfy { abs($0) < 0.005 }
  }
}
