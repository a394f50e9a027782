import Testing
import Media
