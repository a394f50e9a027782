import UIKit

final class UnavailableSearch: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
        var loading = UIContentUnavailableConfiguration.loading()
        loading.text = "Loading"
        view.addSubview(UIContentUnavailableView(configuration: loading))
    }
}
