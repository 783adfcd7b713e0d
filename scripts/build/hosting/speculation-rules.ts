/** Path of the rules that the header `Speculation-Rules` names, and the content type that browsers require. */
export const speculationFile = '/speculation-rules.json'
export const speculationType = 'application/speculationrules+json'

/**
 * Returns the speculation rules: browsers prefetch the page of an internal link that is about to be clicked, without
 * its resources. Browsers skip this when a visitor saves data or power.
 * @see https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API (read 2026-11-22)
 * @see docs/decisions/addresses-and-ledger.md
 */
export function speculationRules(): string {
  const isPage = { href_matches: '/*/' }
  // Links to other languages get their query and anchor only on click.
  const isNone = { selector_matches: '[hreflang],[target],[download]' }
  return JSON.stringify({
    prefetch: [{ where: { and: [isPage, { not: isNone }] }, eagerness: 'moderate' }],
  })
}
