import { startSectionNav } from './section-nav.ts'
import { startShare } from './share.ts'

// The script of a page about one property, project or unit, besides the one of every page.
startShare()
startSectionNav()
