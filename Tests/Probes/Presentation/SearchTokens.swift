import UIKit

final class SearchTokens: UIViewController {
    func add(to field: UISearchTextField) {
        let token = UISearchToken(icon: UIImage(systemName: "person"), text: "Anna")
        token.representedObject = "anna"
        field.insertToken(token, at: 0)
        field.tokenBackgroundColor = .systemBlue
        field.allowsDeletingTokens = true
        field.removeToken(at: 0)
        field.tokens = [token]
    }
}
