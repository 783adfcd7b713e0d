import { startCardPicture } from './card-picture.ts'
import { startConsent } from './consent.ts'
import { startLanguageLinks } from './language-links.ts'
import { startOffers } from './offers.ts'
import { startOffline } from './offline.ts'
import { startPresses } from './press.ts'
import { startRecent } from './recent.ts'
import { startScrollMarks } from './scroll-marks.ts'
import { startToggles } from './toggles.ts'

// The page's own script: small, without a framework, the same on every page.
startConsent()
startScrollMarks()
startPresses()
startLanguageLinks()
startToggles()
startRecent()
startOffers()
startCardPicture()
startOffline()
