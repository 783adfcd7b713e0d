/**
 * Adds what the link said with which a visitor came, `utm_source=nieuwsbrief`, to the address of each page of this site that is
 * opened from here, so that a form's own page has it. Nothing is kept in the browser.
 */
export function carryCampaign(): void {
  const said = location.search.match(/(?<=[?&])utm_(?:source|medium|campaign)=[^&]+/g)?.join('&')
  if (said === undefined) return
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    // A link within the page, and one that says its own.
    if (link === null || link.origin !== location.origin || link.search.includes('utm_')) return
    if (link.pathname === location.pathname && link.hash !== '') return
    link.search += (link.search === '' ? '?' : '&') + said
  })
}
