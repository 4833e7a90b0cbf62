import UIKit

final class Badge: UIView {
  private let label = UILabel()
  private let shape = CAShapeLayer()
  private lazy var stack: UIStackView = {
    let stack = UIStackView(arrangedSubviews: [
      UIImageView(image: UIImage(systemName: "bell")), label,
    ])
    stack.axis = .horizontal
    stack.spacing = 8
    stack.alignment = .center
    stack.translatesAutoresizingMaskIntoConstraints = false
    return stack
  }()

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 12
    layer.cornerCurve = .continuous
    layer.shadowColor = UIColor.black.cgColor
    layer.insertSublayer(shape, at: 0)
    label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 15))
    label.textColor = .secondaryLabel
    label.adjustsFontForContentSizeCategory = true
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -8),
      stack.centerYAnchor.constraint(equalTo: centerYAnchor),
      heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: nil))
    isAccessibilityElement = true
    accessibilityTraits.insert(.button)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    shape.path = UIBezierPath(roundedRect: bounds, cornerRadius: 12).cgPath
    shape.fillColor = UIColor.systemFill.resolvedColor(with: traitCollection).cgColor
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setLineWidth(2)
    context.addEllipse(in: rect.insetBy(dx: 1, dy: 1))
    context.strokePath()
  }

  func pulse() {
    let animation = CABasicAnimation(keyPath: "transform.scale")
    animation.toValue = 1.2
    animation.autoreverses = true
    layer.add(animation, forKey: "pulse")
    UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseOut]) {
      self.alpha = 0.5
    }
  }
}
