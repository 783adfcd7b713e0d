import { startConsentQuestion } from '#islands/consent/touch.ts'
import { startConsent } from '#client/consent/consent.ts'
import { startKept } from '#client/kept/kept.ts'
import { startOffers } from '#client/language/offers.ts'
import { startOffline } from './offline.ts'
import { startPresses } from './press.ts'
import { startScrollMarks } from './scroll-marks.ts'

// The page's own script: small, without a framework, the same on every page.
startConsent()
startScrollMarks()
startPresses()
startKept()
startOffers()
startOffline()
startConsentQuestion()
