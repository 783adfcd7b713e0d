/** A way on from a form that cannot be sent: a link, or one that {@link hrefOfWay} completes with the listing's own. */
export type Way = Readonly<{ label: string }> &
  (
    | Readonly<{ to: 'page'; href: string }>
    /** A form about the same listing. */
    | Readonly<{ to: 'form'; href: string }>
    /** The demand register, filled in with what the listing is. */
    | Readonly<{ to: 'demand'; href: string }>
    | Readonly<{ to: 'listing' | 'others' }>
  )

/** What the ways on from a listing need to know of it; nothing of one that is not there. */
export type Onward = Readonly<{
  /** Path of its page. */
  href?: string
  /** Query that names it to a form: `property=2417`. */
  query?: string
  /** Address of the listings like it. */
  othersHref?: string
  /** Query that fills in the demand register with what it is: `goal=sale&city=berlare`. */
  wanted?: string
}>

/**
 * Returns the address of a way on; undefined where the listing does not have it.
 * @example hrefOfWay({ to: 'form', href: '/nl/bezoek/', label: '' }, { query: 'property=7' }) // '/nl/bezoek/?property=7'
 */
export function hrefOfWay(way: Way, { href, query, othersHref, wanted }: Onward): string | undefined {
  switch (way.to) {
    case 'page':
      return way.href
    case 'form':
      return query === undefined ? undefined : `${way.href}?${query}`
    case 'demand':
      return wanted === undefined ? way.href : `${way.href}?${wanted}`
    case 'listing':
      return href
    case 'others':
      return othersHref
  }
}
