import type { ReviewWidget } from '#domain/agency.ts'
import { consentFlags } from '#domain/consent.ts'
import { followConsent } from '#stores/follow-consent.ts'
import { leaveThirdParties, loadThirdParty } from './measurement/third-party.ts'

/**
 * Puts the review widget in the place of the sample, once everything is allowed and a visitor comes near: none of the four
 * flags alone says that somebody else may show something here.
 */
export function startReviewWidget(slot: HTMLElement): void {
  let isLoaded = false
  const observer = new IntersectionObserver(
    (entries) => {
      if (isLoaded || !entries.some(({ isIntersecting }) => isIntersecting)) return
      isLoaded = true
      show(slot)
    },
    { rootMargin: '400px' },
  )
  followConsent((consent) => {
    observer.disconnect()
    if (consent?.length === consentFlags.length) observer.observe(slot)
    else if (isLoaded) void leaveThirdParties()
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
