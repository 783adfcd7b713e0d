import type { Property } from '#domain/listing/property.ts'
import { onlineSince } from '#domain/listing/listing-history.ts'
import { litWindows, type OnlineHome } from '#domain/banner/lit-windows.ts'
import type { Section } from '#domain/site/section.ts'
import type { Banner, DrawnWindow } from '#domain/site/page.ts'
import { resultsKey } from '#routes/path/route-keys.ts'
import { listedProperties } from '#routes/table/listed.ts'
import { formatCriteria } from '#search/query/query-string.ts'
import { noCriteria, withItems } from '#search/query/criteria.ts'
import type { SiteContext } from '#views/kit/context.ts'
import { optionalPath } from '#views/kit/hrefs.ts'
import type { Page } from '#views/kit/page.ts'
import { type PictureView, smallHref } from '#views/kit/picture.ts'
import { viewCard } from '#views/listing/card.ts'
import { priceLine } from '#views/listing/price.ts'
import { historyOf, isNew } from '#views/listing/state.ts'
import type { LinkView } from '#views/shell/link.ts'

/** A lit window: the home behind it, as its card shows it. */
type LightView = Readonly<{
  href: string
  title: string
  place: string
  price?: string
  picture?: string
}>

/** Lit windows of the banner's drawing, one per new home, and the line below it. */
export type LightsView = Readonly<{
  lights: readonly LightView[]
  /** What a lit window means; its links are the new homes of each list. */
  lead: string
  links: readonly LinkView[]
  /** Where the windows are. */
  css: string
}>

/** Returns the lit windows of a banner's drawing; undefined where it has no windows, or no home is new. */
export function viewLights(
  page: Page,
  { windows }: Pick<Banner, 'windows'>,
  picture: PictureView,
): LightsView | undefined {
  const { context, t } = page
  if (windows.length === 0) return undefined
  const sections = context.catalogue.sections.filter(
    ({ kind, isPublic }) => isPublic && (kind === 'sale' || kind === 'rent'),
  )
  const links = sections.flatMap((section) => viewNew(page, section) ?? [])
  const lit = litHomes(context, sections, windows)
  if (links.length === 0 || lit.length === 0) return undefined
  const { width, height } = picture.rendered
  return {
    lights: lit.map(({ property }) => viewLight(page, property)),
    lead: t('home.lights.lead'),
    links,
    css: lightsCss(
      width / height,
      lit.map(({ window }) => window),
    ),
  }
}

function viewLight(page: Page, property: Property): LightView {
  const { href, title, place, price, picture } = viewCard(page, property)
  return {
    href,
    title,
    place,
    price: price && priceLine(price),
    picture: picture && smallHref(picture),
  }
}

/** Returns the link to the new homes of a list; undefined where it has none. */
function viewNew({ context, locale, t }: Page, { key, kind }: Section): LinkView | undefined {
  const count = listedProperties(context.catalogue, key).filter((each) => isNew(context, each)).length
  const href = optionalPath(context, resultsKey(key), locale)
  if (count === 0 || href === undefined) return undefined
  return {
    label: t(kind === 'rent' ? 'home.lights.rent' : 'home.lights.sale', {
      count,
    }),
    href: `${href}${formatCriteria(withItems(noCriteria, 'new', [true]))}`,
    isExternal: false,
  }
}

/** Returns the new homes that have a window, from left to right. */
function litHomes(
  context: SiteContext,
  sections: readonly Section[],
  windows: readonly DrawnWindow[],
): readonly Readonly<{ property: Property; window: DrawnWindow }>[] {
  const listed = [...new Set(sections.flatMap(({ key }) => listedProperties(context.catalogue, key)))]
  const online = listed.flatMap((property): readonly OnlineHome[] => {
    const since = onlineSince(historyOf(context, property), property.publishedOn)
    return since === undefined ? [] : [{ id: property.id, since }]
  })
  const lit = litWindows(online, context.catalogue.site.newForDays, windows.length)
  return listed
    .flatMap((property) => {
      const window = windows[lit.get(property.id) ?? -1]
      return window !== undefined && isNew(context, property) ? [{ property, window }] : []
    })
    .toSorted((one, other) => one.window.left - other.window.left || one.window.top - other.window.top)
}

function lightsCss(ratio: number, windows: readonly DrawnWindow[]): string {
  const places = windows.map(
    ({ left, top, width, height }, index) =>
      `.lights>:nth-child(${index + 1}){--x:${left}%;top:${top}%;width:${width}%;height:${height}%}`,
  )
  return `.lights{--ratio:${ratio.toFixed(4)}}${places.join('')}`
}
