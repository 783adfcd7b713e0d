import { startConsent } from '#client/consent/consent.ts'
import { startErrors } from '#client/errors/errors.ts'
import { startKept } from '#client/kept/kept.ts'
import { startLanguages } from '#client/language/languages.ts'
import { startMenus } from './menus.ts'
import { startModals } from './modals.ts'
import { startOffline } from './offline.ts'
import { onPress } from './on-press.ts'
import { startScrollMarks } from './scroll-marks.ts'

// The script of every page; components add their own.
startErrors()
startMenus()
startModals()
startKept()
startLanguages()
startScrollMarks()
startOffline()
startConsent()
onPress('.to-top', () => import('./to-top.ts'))
