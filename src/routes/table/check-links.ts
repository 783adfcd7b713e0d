import type { Catalogue } from '#domain/site/catalogue.ts'
import type { OwnPages } from '#domain/site/route-entry.ts'
import type { Problem } from '#domain/site/problem.ts'
import { isFound } from './resolve-link.ts'
import type { RouteTable } from './route.ts'

/**
 * Returns a warning for each link of `site.json` to a page that the site does not have, such as one that was hidden.
 * @param ownPages come by themselves, such as the sold homes once there are some
 */
export function checkLinks({ site }: Catalogue, routes: RouteTable, ownPages: OwnPages): readonly Problem[] {
  const coming = new Set(Object.values(ownPages).map(({ original }) => original))
  const links = [
    ...site.topBar.map(({ label, link }) => ({ field: 'header.appBar', label, link })),
    ...site.footer.flatMap(({ links: column }) => column.map((each) => ({ field: 'footer', ...each }))),
    ...(site.popup === undefined ? [] : [site.popup]).map(({ link = '', linkLabel: label }) => ({
      field: 'popup.link',
      label,
      link,
    })),
  ]
  return links
    .filter(({ link }) => !coming.has(link.trim()) && !isFound(link, site.languageDefault, routes))
    .map(({ field, label, link }) => ({
      severity: 'warning',
      file: 'site.json',
      field,
      message: 'a link to a page that is not on the site; it leads to the home page',
      expected: 'the path of a page that is published, or an address outside',
      received: label === undefined ? link : `${link} (${label[site.languageDefault]})`,
      remedy: 'publish the page, or take the link away',
    }))
}
