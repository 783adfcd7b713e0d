import { startCardPicture } from './card-picture.ts'
import { startCompare } from './compare.ts'
import { startConsent } from './consent.ts'
import { startHearts } from './hearts.ts'
import { startLanguageLinks } from './language-links.ts'
import { startMenus } from './menus.ts'
import { startOffers } from './offers.ts'
import { startOffline } from './offline.ts'
import { startRecent } from './recent.ts'
import { startScrollMarks } from './scroll-marks.ts'
import { startToTop } from './to-top.ts'

// The page's own script: small, without a framework, the same on every page.
startConsent()
startScrollMarks()
startToTop()
startMenus()
startLanguageLinks()
startHearts()
startCompare()
startRecent()
startOffers()
startCardPicture()
startOffline()
