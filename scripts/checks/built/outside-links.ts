import type { DistPage } from '#scripts/checks/built/dist-page.ts'

const anchor = /<a\b([^>]*)>/gi

/**
 * Returns a finding for each link to another site that does not open a new tab or that gives it access to this page,
 * and for each internal link that opens a new tab.
 * @see specification, section 2 (links)
 */
export function checkOutsideLinks(pages: readonly DistPage[], baseUrl: string): readonly string[] {
  const findings = new Map<string, string>()
  for (const { path, html } of pages) {
    for (const [, attributes = ''] of html.matchAll(anchor)) {
      const href = valueOf(attributes, 'href') ?? ''
      const isOutside = /^https?:\/\//.test(href) && !href.startsWith(`${baseUrl}/`)
      const opensTab = valueOf(attributes, 'target') === '_blank'
      if (isOutside && !(opensTab && /\bnoopener\b/.test(valueOf(attributes, 'rel') ?? '')))
        findings.set(href, `${href} does not open a new tab with noopener (on ${path})`)
      if (opensTab && href.startsWith('/') && href.endsWith('/'))
        findings.set(href, `${href} is a page of the site and opens a new tab (on ${path})`)
    }
  }
  return [...findings.values()]
}

function valueOf(attributes: string, name: string): string | undefined {
  const found = new RegExp(`\\b${name}=(?:"([^"]*)"|([^\\s">]+))`).exec(attributes)
  return found?.[1] ?? found?.[2]
}
