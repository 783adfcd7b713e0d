import type { ReviewWidget } from '#domain/site/site-config.ts'
import { consentFlags } from '#contracts/consent.ts'
import { followConsent } from '#stores/follow-consent.ts'
import { leaveThirdParties, loadThirdParty } from '#client/measurement/third-parties.ts'

/**
 * Replaces the sample review by the third-party widget once the visitor scrolls to within 400 px of it and everything is
 * allowed: no single flag covers third-party content.
 */
export function startReviewWidget(slot: HTMLElement): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      followChoice(slot)
    },
    { rootMargin: '400px' },
  )
  observer.observe(slot)
}

function followChoice(slot: HTMLElement): void {
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
  // Keeps the content below in place until the widget is taller.
  slot.style.minHeight = `${slot.offsetHeight}px`
  const element = document.createElement('div')
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  slot.replaceChildren(element)
  loadThirdParty(script)
}
