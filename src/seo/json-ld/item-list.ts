import type { ItemList, WithContext } from 'schema-dts'
import { absoluteUrl } from '#seo/absolute-url.ts'

/** A page that a list leads to. */
export type ListedPage = Readonly<{ path: string; name: string }>

/**
 * Returns the pages that a list shows, in its order.
 * @param firstPosition place of the first one in the whole list: 24 on the second page of 23
 */
export function itemListJsonLd(
  pages: readonly ListedPage[],
  baseUrl: string,
  { name, total, firstPosition = 1 }: Readonly<{ name: string; total: number; firstPosition?: number }>,
): WithContext<ItemList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    numberOfItems: total,
    itemListElement: pages.map((page, index) => ({
      '@type': 'ListItem',
      position: firstPosition + index,
      url: absoluteUrl(baseUrl, page.path),
      name: page.name,
    })),
  }
}
