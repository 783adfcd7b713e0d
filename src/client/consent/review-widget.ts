import type { ReviewWidget } from '#domain/site/site-config.ts'
import { consentFlags } from '#contracts/consent.ts'
import { followConsent } from '#stores/follow-consent.ts'
import { leaveThirdParties, loadThirdParty } from '#client/measurement/measurement.ts'

/**
 * Puts the review widget in the place of the sample, once everything is allowed: none of the four flags alone says that
 * somebody else may show something here. Comes once a visitor is near.
 */
export function startReviewWidget(slot: HTMLElement): void {
  let isLoaded = false
  followConsent((consent) => {
    const isAllowed = consent?.length === consentFlags.length
    if (isLoaded && !isAllowed) leaveThirdParties()
    else if (isAllowed && !isLoaded) {
      isLoaded = true
      show(slot)
    }
  })
}

function show(slot: HTMLElement): void {
  const { script, attributes }: Pick<ReviewWidget, 'script' | 'attributes'> = JSON.parse(
    slot.dataset['widget'] ?? '',
  )
  // What stands below stays where it is until the widget is taller.
  slot.style.minHeight = `${slot.offsetHeight}px`
  const element = document.createElement('div')
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  slot.replaceChildren(element)
  loadThirdParty(script)
}
