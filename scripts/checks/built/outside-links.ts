import type { DistPage } from '#scripts/checks/built/dist-page.ts'

/**
 * Returns a finding for each link to another site that does not open a new tab or that gives it access to this page,
 * and for each internal link that opens a new tab.
 * @see specification, section 2 (links)
 */
export function checkOutsideLinks(pages: readonly DistPage[], baseUrl: string): readonly string[] {
  const findings = new Map<string, string>()
  for (const { path, anchors } of pages) {
    for (const { href, target, rel = '' } of anchors) {
      const isOutside = /^https?:\/\//.test(href) && !href.startsWith(`${baseUrl}/`)
      const opensTab = target === '_blank'
      if (isOutside && !(opensTab && rel.split(' ').includes('noopener')))
        findings.set(href, `${href} does not open a new tab with noopener (on ${path})`)
      if (opensTab && href.startsWith('/') && href.endsWith('/'))
        findings.set(href, `${href} is a page of the site and opens a new tab (on ${path})`)
    }
  }
  return [...findings.values()]
}
