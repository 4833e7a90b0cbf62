/// A screen of rows.
@MainActor
open class UITableViewController: UIViewController, UITableViewDelegate,
  UITableViewDataSource
{
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The rows.
  open var tableView: UITableView!
  /// Whether nothing stays chosen when it is seen again.
  open var clearsSelectionOnViewWillAppear = true
  /// Says that rows are being loaded anew.
  open var refreshControl: UIRefreshControl?

  /// Creates a screen.
  public init(style: UITableView.Style) {
    super.init(nibName: nil, bundle: nil)
    adopt(UITableView(frame: .zero, style: style))
  }

  /// Creates a screen from a file.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    adopt(UITableView())
  }

  /// Creates a screen from one in an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    adopt(UITableView())
  }

  private func adopt(_ rows: UITableView) {
    rows.delegate = self
    rows.dataSource = self
    tableView = rows
  }

  open override func loadView() { view = tableView }
  /// How many sections there are.
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// How many rows a section has.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  /// A row.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  /// What a section is called.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  /// A row was chosen.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}
