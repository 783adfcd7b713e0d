import { type Consent, consentFlags } from '#contracts/consent.ts'
import { isAnnouncementClosed } from '#client/announcement/closed.ts'
import { onPress } from '#client/page/on-press.ts'
import { isConsentDecided, isPreview } from '#stores/consent.ts'
import { onceConsent } from '#stores/follow-consent.ts'

/**
 * Asks for consent where no choice is stored, and loads what waits for a choice: the announcement, measurement and the
 * review widget. A preview is not measured. Where a file fails to load, nothing is asked and nothing is allowed.
 */
export function startConsent(): void {
  const { announcement, measured } = document.documentElement.dataset
  const widget = document.querySelector<HTMLElement>('[data-widget]')
  onceConsent(isConsentDecided, () => {
    if (announcement !== undefined && !isAnnouncementClosed())
      import('#client/announcement/announcement.ts').then((module) => module.announce()).catch(ignore)
    if (isPreview()) return
    if (measured !== undefined)
      import('#client/measurement/measurement.ts').then((module) => module.startMeasurement()).catch(ignore)
  })
  const isAllAllowed = (consent: Consent | null) => consent?.length === consentFlags.length
  if (widget !== null && !isPreview())
    onceConsent(isAllAllowed, () => {
      import('./review-widget.ts').then((module) => module.startReviewWidget(widget)).catch(ignore)
    })
  // `?setcookies` and the link at the foot of the page revoke consent and ask again.
  const loadWithdrawal = () => import('./withdrawal.ts')
  onPress('[data-consent-link]', loadWithdrawal)
  if (/[?&]setcookies\b|#cookies$/.test(location.href))
    loadWithdrawal()
      .then((module) => module.askForAddress())
      .catch(ignore)
  else if (!isConsentDecided()) import('./dialog.ts').then((module) => module.openDialog()).catch(ignore)
}

function ignore(): void {
  // The page works without it.
}
