import { startCompare } from './compare.ts'
import { startConsent } from './consent.ts'
import { startHearts } from './hearts.ts'
import { startLanguageLinks } from './language-links.ts'
import { startMenus } from './menus.ts'
import { startRecent } from './recent.ts'

// The page's own script: small, without a framework, the same on every page.
startConsent()
startMenus()
startLanguageLinks()
startHearts()
startCompare()
startRecent()
