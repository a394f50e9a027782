import Synchronization

/// A bitmap that is drawn when it is first needed, and kept from then on.
final class DeferredBitmap: Sendable {
    private enum State: Sendable {
        case waiting(@Sendable () -> Bitmap)
        case drawn(Bitmap)
    }

    let width: Int
    let height: Int
    private let state: Mutex<State>

    init(width: Int, height: Int, _ draw: @escaping @Sendable () -> Bitmap) {
        (self.width, self.height) = (width, height)
        state = Mutex(.waiting(draw))
    }

    var bitmap: Bitmap {
        state.withLock { state in
            switch state {
            case .drawn(let bitmap): return bitmap
            case .waiting(let draw):
                let bitmap = draw()
                state = .drawn(bitmap)
                return bitmap
            }
        }
    }
}
