// The operators and protocols are OpenCombine's. This module adds what connects them with a scene: schedulers, timers,
// notifications and observed properties. Its subjects replace OpenCombine's, which pass values to their subscribers in
// an order that depends on addresses.
//
// Packages that find a module `Combine` expect the rest of Apple's system; OpenCombine itself does.
@_exported import OpenCombine
