import Testing
import Compositor
