import UIKit

final class Fruits: UITableViewController {
  private let names = ["Apple", "Pear"]
  private lazy var source = UITableViewDiffableDataSource<Int, String>(tableView: tableView) {
    table, path, name in
    let cell = table.dequeueReusableCell(withIdentifier: "fruit", for: path)
    var content = cell.defaultContentConfiguration()
    content.text = name
    content.image = UIImage(systemName: "leaf")
    cell.contentConfiguration = content
    return cell
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Fruits"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "fruit")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.ask() })
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(names)
    source.apply(snapshot, animatingDifferences: false)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }

  private func ask() {
    let alert = UIAlertController(title: "New", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Add", style: .default) { _ in
        print(alert.textFields?.first?.text ?? "")
      })
    present(alert, animated: true)
  }
}
