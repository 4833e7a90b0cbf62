import CoreGraphics
import Drawing
import Foundation
import Testing

struct SVGTests {
  let size = CGSize(width: 20, height: 10)
  let square = Outline.rect(CGRect(x: 1, y: 2, width: 4, height: 4))
  let red = Paint.color(RGBA(1, 0, 0))

  /// Expects the lines between the opening and the closing tag.
  func check(
    _ items: [DisplayItem], _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let lines = svg(DisplayList(items), size: size, engine: engine).split(separator: "\n")
    let body = lines.dropFirst().dropLast().joined(separator: "\n")
    #expect(body == expected, sourceLocation: sourceLocation)
  }

  @Test func documentHasSizeAndViewBox() {
    let text = svg(DisplayList(), size: CGSize(width: 20.3334, height: 10), engine: engine)
    #expect(
      text == """
        <svg height="10" viewBox="0 0 20.333 10" width="20.333" xmlns="http://www.w3.org/2000/svg"/>

        """)
  }

  @Test func backgroundLiesBehindEverything() {
    let text = svg(DisplayList(), size: size, background: .white, engine: engine)
    #expect(text.contains(##"<path d="M0 0H20V10H0Z" fill="#fff"/>"##))
  }

  @Test func titlesAreEscaped() {
    let text = svg(DisplayList(), size: size, title: "a < b & \"c\"\u{1}", engine: engine)
    #expect(text.contains("<title>a &lt; b &amp; &quot;c&quot;</title>"))
  }

  @Test func fillsHaveColorAndRule() {
    check(
      [
        .fill(square, red, evenOdd: false),
        .fill(square, .color(RGBA(0.5, 0, 0, 0.5)), evenOdd: true),
      ],
      """
      <path d="M1 2H5V6H1Z" fill="#f00"/>
      <path d="M1 2H5V6H1Z" fill="#800000" fill-opacity=".5" fill-rule="evenodd"/>
      """)
  }

  @Test func invisibleItemsLeaveNoTrace() {
    let hidden = DisplayItem.Group([.fill(square, red, evenOdd: false)], opacity: 0)
    check([.fill(square, .color(.clear), evenOdd: false)], "")
    check([.fill(Outline(), red, evenOdd: false)], "")
    check([.group(hidden), .group(.init([]))], "")
  }

  @Test func strokesSayOnlyWhatIsNotTheDefault() {
    let line = Outline([.move(to: .zero), .line(to: CGPoint(x: 3, y: 4))])
    check(
      [
        .stroke(line, red, Stroke(miterLimit: 4)),
        .stroke(line, red, Stroke(width: 2.5, cap: .round, join: .bevel, dash: [1, 0.25])),
      ],
      """
      <path d="M0 0L3 4" fill="none" stroke="#f00"/>
      <path d="M0 0L3 4" fill="none" stroke="#f00" stroke-dasharray="1 .25" \
      stroke-linecap="round" stroke-linejoin="bevel" stroke-width="2.5"/>
      """)
  }

  @Test func gradientsAreDefinedOnce() {
    let paint = Paint.linearGradient(
      [.init(.black, at: 0), .init(RGBA(1, 1, 1, 0.5), at: 1)], from: .zero,
      to: CGPoint(x: 0, y: 9))
    check(
      [.fill(square, paint, evenOdd: false), .fill(square, paint, evenOdd: false)],
      """
      <defs>
      <linearGradient gradientUnits="userSpaceOnUse" id="d0" x1="0" x2="0" y1="0" y2="9">
      <stop offset="0" stop-color="#000"/>
      <stop offset="1" stop-color="#fff" stop-opacity=".5"/>
      </linearGradient>
      </defs>
      <path d="M1 2H5V6H1Z" fill="url(#d0)"/>
      <path d="M1 2H5V6H1Z" fill="url(#d0)"/>
      """)
  }

  @Test func innerRadiusMovesTheStops() {
    let paint = Paint.radialGradient(
      [.init(.black, at: 0), .init(.white, at: 1)], center: CGPoint(x: 3, y: 4), startRadius: 2,
      endRadius: 8)
    let text = svg(
      DisplayList([.fill(square, paint, evenOdd: false)]), size: size, engine: engine)
    #expect(text.contains(##"<stop offset=".25" stop-color="#000"/>"##))
    #expect(text.contains(##"cx="3" cy="4" gradientUnits="userSpaceOnUse" id="d0" r="8""##))
  }

  @Test func groupsClipBeforeTheyMove() {
    let move = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 2, ty: 0)
    check(
      [
        .group(
          .init(
            [.fill(square, red, evenOdd: false)], transform: move, opacity: 0.5,
            clip: .init(square)))
      ],
      """
      <defs>
      <clipPath id="d0">
      <path d="M1 2H5V6H1Z"/>
      </clipPath>
      </defs>
      <g opacity=".5" transform="translate(2 0)">
      <g clip-path="url(#d0)">
      <path d="M1 2H5V6H1Z" fill="#f00"/>
      </g>
      </g>
      """)
  }

  @Test func blurReachesBeyondItsItems() {
    check(
      [.group(.init([.fill(square, red, evenOdd: false)], effects: [.blur(radius: 2)]))],
      """
      <defs>
      <filter color-interpolation-filters="sRGB" filterUnits="userSpaceOnUse" height="18" id="d0" \
      width="18" x="-6" y="-5">
      <feGaussianBlur stdDeviation="2"/>
      </filter>
      </defs>
      <g filter="url(#d0)">
      <path d="M1 2H5V6H1Z" fill="#f00"/>
      </g>
      """)
  }

  @Test func aMaskIsDefinedWithItsItems() {
    let items: [DisplayItem] = [.fill(square, red, evenOdd: false)]
    check(
      [.group(.init(items, mask: items))],
      """
      <defs>
      <mask height="4" id="d0" mask-type="alpha" maskUnits="userSpaceOnUse" width="4" x="1" y="2">
      <path d="M1 2H5V6H1Z" fill="#f00"/>
      </mask>
      </defs>
      <g mask="url(#d0)">
      <path d="M1 2H5V6H1Z" fill="#f00"/>
      </g>
      """)
  }

  @Test func coloursAreBlendedByStyle() {
    check(
      [.group(.init([.fill(square, red, evenOdd: false)], blend: .softLight))],
      """
      <g style="mix-blend-mode:soft-light">
      <path d="M1 2H5V6H1Z" fill="#f00"/>
      </g>
      """)
  }

  @Test func glyphsAreDefinedOnceAndUsedByPlace() {
    let layout = engine.layout([TextRun("I I", face: Face(size: 17), color: .black)])
    let text = svg(
      DisplayList([.text(layout, at: .zero), .text(layout, at: CGPoint(x: 0, y: 20))]), size: size,
      idPrefix: "a-", engine: engine)
    #expect(text.components(separatedBy: "<path d=").count == 2)
    #expect(text.components(separatedBy: "<use href=\"#a-d0\"").count == 5)
    #expect(text.contains(##"y="16.333"/>"##))
  }

  @Test func sameDrawingIsTheSameDocument() {
    let runs = [TextRun("Hamburg", face: Face(size: 17), color: .black, underline: true)]
    let list = DisplayList([.text(engine.layout(runs), at: .zero)])
    #expect(svg(list, size: size, engine: engine) == svg(list, size: size, engine: engine))
  }

  @Test func brokenNumbersAreWrittenAsZero() {
    let bad = Outline([.move(to: CGPoint(x: Double.nan, y: .infinity)), .line(to: .zero)])
    let text = svg(DisplayList([.fill(bad, red, evenOdd: false)]), size: size, engine: engine)
    #expect(text.contains(##"d="M0 0H0""##))
  }
}
