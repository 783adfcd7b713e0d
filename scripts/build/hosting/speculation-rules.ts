/** Where the rules are that the header `Speculation-Rules` names, and the only type under which browsers take them. */
export const speculationFile = '/speculation-rules.json'
export const speculationType = 'application/speculationrules+json'

/**
 * Returns what a browser may fetch before it is asked for: the page behind a link of the site that is about to be
 * pressed, and nothing of what that page loads. Browsers do without it where a visitor saves data or power.
 * @see https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API (read 2026-11-22)
 * @see docs/decisions/0028-links-are-links.md
 */
export function speculationRules(): string {
  const isPage = { href_matches: '/*/' }
  // Links to other languages get the query and the place on the page only when they are pressed.
  const isNone = { selector_matches: '[hreflang],[target],[download]' }
  return JSON.stringify({
    prefetch: [{ where: { and: [isPage, { not: isNone }] }, eagerness: 'moderate' }],
  })
}
