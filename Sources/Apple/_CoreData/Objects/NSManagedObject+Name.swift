import UIKit

extension NSManagedObject: NamedWithoutModule {}
