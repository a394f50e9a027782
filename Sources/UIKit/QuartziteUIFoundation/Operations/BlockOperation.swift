/// An operation that runs blocks, in the order in which they were added.
open class BlockOperation: Operation, @unchecked Sendable {
    /// The blocks that the operation runs.
    open private(set) var executionBlocks: [() -> Void] = []

    /// Creates an operation without blocks.
    public override init() { super.init() }

    /// Creates an operation with one block.
    public convenience init(block: @escaping () -> Void) {
        self.init()
        executionBlocks = [block]
    }

    /// Adds a block.
    ///
    /// Adding a block to an operation that has started stops the program, as on Apple's systems.
    open func addExecutionBlock(_ block: @escaping () -> Void) {
        guard !isExecuting, !isFinished else {
            raise(
                .invalidArgument,
                "*** -[NSBlockOperation addExecutionBlock:]: blocks cannot be added after the operation has "
                    + "started executing or finished")
        }
        executionBlocks.append(block)
    }

    open override func main() { for block in executionBlocks { block() } }
}
