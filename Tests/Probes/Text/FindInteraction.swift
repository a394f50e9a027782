import UIKit

final class FindInteraction: UIViewController {
    func open(in text: UITextView) {
        text.isFindInteractionEnabled = true
        text.findInteraction?.presentFindNavigator(showingReplace: false)
        text.findInteraction?.searchText = "word"
        text.findInteraction?.findNext()
    }
}
