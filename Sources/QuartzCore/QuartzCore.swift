@_exported import CoreGraphics
import Compositor
