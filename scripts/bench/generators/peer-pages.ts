import type { Locale } from '#domain/values/locale.ts'
import type { Site } from '#site'
import { viewProperty } from '#views/property/property-page.ts'

/** What a peer writes about one listing in one language, in the words of our own page. */
export type PeerPage = Readonly<{
  /** With slashes at both ends: `/nl/te-koop/temse/…/2595/`. */
  path: string
  locale: Locale
  title: string
  description: string
  heading: string
  price: string
  facts: readonly Readonly<{ label: string; value: string }>[]
  /** Paragraphs without markup. */
  text: readonly string[]
}>

/** Returns the property pages of a site as the other generators get them. */
export function viewPeerPages(site: Site): readonly PeerPage[] {
  return site.routes.ofKind('property').map((route) => {
    const { meta, head, keyFacts, features, article } = viewProperty(site, route)
    const prices = head.pair ?? (head.price === undefined ? [] : [head.price])
    const facts = [...keyFacts, ...features.flatMap(({ rows }) => rows)]
    return {
      path: route.path,
      locale: route.locale,
      title: meta.title,
      description: meta.description ?? '',
      heading: head.title.text,
      price: prices
        .map(({ prefix, amount, suffix }) => [prefix, amount, suffix].filter(Boolean).join(' '))
        .join(', '),
      facts: facts.map(({ label, value }) => ({ label, value })),
      text: article === undefined ? [] : [article.lead, ...article.paragraphs],
    }
  })
}
