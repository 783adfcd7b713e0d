import { isPreview } from '#stores/consent.ts'
import { onceConsentDecided } from '#stores/follow-consent.ts'
import { onceNear } from '#client/page/once-near.ts'

/** Loads what waits for a choice, where a page has any: who measures, and the review widget. A preview counts for nobody. */
export function startConsent(): void {
  const slot = document.querySelector<HTMLElement>('[data-widget]')
  if (isPreview()) return
  onceConsentDecided(() => {
    if (document.documentElement.dataset['measured'])
      import('#client/measurement/measurement.ts')
        .then((measuring) => measuring.startMeasurement())
        .catch(() => {})
    if (slot !== null)
      onceNear(slot, () => {
        import('./review-widget.ts').then((widget) => widget.startReviewWidget(slot)).catch(() => {})
      })
  })
}
