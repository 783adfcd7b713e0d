import type { ItemList, WithContext } from 'schema-dts'
import { absoluteUrl } from '#seo/absolute-url.ts'

/**
 * Returns the pages that a list shows, in its order; each page says itself what it is about.
 * @param paths of the pages
 * @param firstPosition place of the first one in the whole list: 24 on the second page of 23
 */
export function itemListJsonLd(
  paths: readonly string[],
  baseUrl: string,
  { name, total, firstPosition = 1 }: Readonly<{ name: string; total: number; firstPosition?: number }>,
): WithContext<ItemList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    numberOfItems: total,
    itemListElement: paths.map((path, index) => ({
      '@type': 'ListItem',
      position: firstPosition + index,
      url: absoluteUrl(baseUrl, path),
    })),
  }
}
