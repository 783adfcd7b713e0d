import { startLanguageLinks } from './language-links.ts'
import { startMenus } from './menus.ts'

// The page's own script: small, without a framework, the same on every page.
startMenus()
startLanguageLinks()
