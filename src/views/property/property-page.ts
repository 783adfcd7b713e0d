import { labelled } from '#i18n/grammar.ts'
import { pagePrice } from '#domain/listing/asked-price.ts'
import { isOnOffer } from '#domain/listing/availability.ts'
import { summarise } from '#text/description.ts'
import type { Locale } from '#domain/values/locale.ts'
import { plansIn } from '#domain/listing/plan.ts'
import { isApartment, isLand } from '#domain/listing/property-kind.ts'
import type { Property } from '#domain/listing/property.ts'
import { formatNumber } from '#i18n/format.ts'
import { inSentence } from '#i18n/in-sentence.ts'
import type { Translate } from '#i18n/translate.ts'
import type { RouteOf } from '#routes/table/route.ts'
import { resultsKey } from '#routes/path/route-keys.ts'
import { propertyJsonLd } from '#seo/json-ld/property.ts'
import type { CardView } from '#ui/cards/PropertyCard.tsx'
import { createPage, type Page } from '#views/kit/page.ts'
import { cardFacts, viewCard, viewEpc } from '#views/listing/card.ts'
import { propertyById } from '#views/kit/catalogue-index.ts'
import { propertyFacts } from '#views/forms/subject-facts.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { viewDocuments } from '#views/listing/documents.ts'
import { type DrawnKind, type GalleryView, viewGallery } from '#views/listing/gallery.ts'
import { roomSecond } from '#views/listing/room-first.ts'
import { optionalPath } from '#views/kit/hrefs.ts'
import type { LinkRow } from '#views/listing/link-rows.ts'
import { type ListingContactView, viewListingContact } from '#views/listing/contact.ts'
import type { ListingHeadView } from '#views/listing/head.ts'
import { formatPriceWithCharges } from '#views/listing/price.ts'
import { propertyLine, propertyPageTitle, propertyTitle } from '#views/listing/property-title.ts'
import { townName } from '#views/listing/title.ts'
import { type LocationView, viewLocation } from '#views/listing/location/location.ts'
import { type MediaView, viewMedia } from '#views/listing/media.ts'
import type { SourceView } from '#views/kit/source.ts'
import type { PageMeta } from '#views/shell/page-meta.ts'
import { viewPictures } from '#views/kit/picture.ts'
import { type CostsView, viewCosts } from './costs.ts'
import { type KeyFact, viewKeyFacts } from './facts.ts'
import { type BesideView, viewBeside } from './head/beside.ts'
import { viewPropertyHead } from './head/property-head.ts'
import { viewRooms } from './rooms.ts'
import { paperUrl } from '#views/listing/qr-code.ts'
import type { Row, RowGroup } from '#views/kit/rows.ts'
import { type ArticleView, viewArticle } from './sections/article.ts'
import { type FloorPlanView, viewFloorPlans } from './sections/floor-plans.ts'
import { type PlanWalkView, viewPlanWalk } from './sections/plan-walk.ts'
import { type GoodToKnowView, viewGoodToKnow } from './sections/good-to-know.ts'
import { type PlotView, viewPlot } from './sections/plot.ts'
import { viewSources } from './sections/sources.ts'
import { type SunView, viewSun } from './sections/sun.ts'

/** The content of a property page. */
export type PropertyView = Readonly<{
  meta: PageMeta
  /** Address of the page, for print. */
  pageUrl: string
  head: ListingHeadView
  gallery: GalleryView
  /** Beside a lone picture, or the drawing in place of one. */
  beside?: BesideView
  keyFacts: readonly KeyFact[]
  article?: ArticleView
  plans: readonly FloorPlanView[]
  /** Takes the place of the plans. */
  walk?: PlanWalkView
  /** Of land: printed, and in sight where it does not stand beside a lone picture. */
  plot?: PlotView
  sun?: SunView
  /** All facts that are no key figure. */
  features: readonly RowGroup[]
  /** Verdicts, scales and sentences; none once it is sold or rented. */
  know?: GoodToKnowView
  costs?: CostsView
  documents: readonly LinkRow[]
  media: MediaView
  location: LocationView
  /** Each source of the page, once. */
  sources: readonly SourceView[]
  locationRows: readonly Row[]
  contact?: ListingContactView
  /** Line below the price in the bar of small screens. */
  summary: string
  similar: readonly CardView[]
  /** Once it is taken, the page keeps its pictures, figures and text. */
  isOnOffer: boolean
  /** The list of the same town. */
  more?: Readonly<{ href: string; words: string }>
}>

/** Returns the page of a property under one of its sections. */
export function viewProperty(context: ViewContext, route: RouteOf<'property'>): PropertyView {
  const { locale, target } = route
  const page = createPage(context, locale)
  const { t } = page
  const property = propertyById(context.catalogue, target.propertyId)
  const epc = viewEpc(page, property)
  const similar = context.catalogue.index.similarTo(property).map((other) => viewCard(page, other))
  const facts = cardFacts(property, locale, t)
  const know = viewGoodToKnow(page, property)
  const costs = viewCosts(page, property)
  const location = viewLocation(page, property.address, property.position)
  const keyFacts = viewKeyFacts(property, epc, locale, t)
  // A listing that is no longer on offer has neither plans nor map.
  const isShown = isOnOffer(property.availability)
  const sun = isShown ? viewSun(page, property) : undefined
  const plot = isShown ? viewPlot(page, property) : undefined
  const plans = isShown ? plansIn(property.plans, locale) : []
  const floors = viewFloorPlans(page, plans)
  const pictures = roomSecond(property.pictures)
  const gallery = viewGallery(page, { pictures, plans, drawing: drawingOf(property) })
  return {
    meta: viewMeta(page, route, property),
    pageUrl: paperUrl(context, route),
    head: viewPropertyHead(page, property, target.section),
    gallery,
    beside: isShown ? viewBeside(page, property, { plot, sun }) : undefined,
    keyFacts,
    article: viewArticle(page, property),
    plans: floors,
    walk: viewPlanWalk(page, floors, pictures, gallery.photos),
    plot,
    sun,
    features: viewRooms(property, new Set(keyFacts.map(({ field }) => field)), locale, t),
    know,
    costs,
    documents: viewDocuments(page, property, `property=${property.id}`),
    media: viewMedia(page, property),
    location,
    sources: viewSources(property, { know, costs, hasMap: isShown && location.map !== undefined }, locale, t),
    locationRows: mobiscoreRow(property, locale, t),
    contact: viewListingContact(page, {
      label: t('property.contact.about'),
      title: propertyTitle(property, locale, t),
      agentId: property.agentId,
      officeId: property.officeId,
      facts: propertyFacts(context, property, locale),
      enquiry: 'request-info',
      othersHref: similar.length === 0 ? undefined : '#similar',
    }),
    summary: [townName(property.address.town, locale), ...facts.slice(0, 1)].join(', '),
    similar,
    isOnOffer: isShown,
    more: moreInTown(page, property, target.section),
  }
}

function viewMeta(page: Page, route: RouteOf<'property'>, property: Property): PageMeta {
  const { context, locale, t } = page
  const title = propertyPageTitle(property, locale, t)
  const pictures = viewPictures(page, property.pictures)
  const own = property.description[locale]
  const asked = pagePrice(property)
  const price = asked === undefined ? [] : [inSentence(formatPriceWithCharges(asked, locale, t), locale)]
  const line = propertyLine(property, locale, t)
  // Where no street sets a home apart, its line says the bedrooms already.
  const known = cardFacts(property, locale, t).filter((fact) => !line.includes(fact))
  const facts = [...known, ...price].join(', ')
  const start = facts === '' ? line : labelled(line, facts, locale)
  const text = own === undefined ? '' : ` ${summarise(own, 110)}`
  return {
    title,
    crumb: propertyTitle(property, locale, t),
    description: `${start}${start.endsWith('.') ? '' : '.'}${text}`,
    picture: pictures[0],
    jsonLd: [
      propertyJsonLd(
        property,
        { title, route, pictures: pictures.map(({ rendered }) => rendered.fallback.href) },
        { baseUrl: context.baseUrl, locale, t },
      ),
    ],
  }
}

/** The drawing that stands for a home without pictures. */
function drawingOf(property: Property): DrawnKind {
  if (isLand(property)) return 'land'
  return isApartment(property) ? 'flat' : 'house'
}

function mobiscoreRow({ legal }: Property, locale: Locale, t: Translate): readonly Row[] {
  if (legal.mobiscore === undefined) return []
  const score = formatNumber(legal.mobiscore, locale)
  return [{ label: t('legal.label.mobiscore'), value: t('formats.outOfTen', { score }) }]
}

function moreInTown(
  { context, locale, t }: Page,
  { address, goal }: Property,
  section: string,
): PropertyView['more'] {
  const main = context.catalogue.sections.find(({ kind }) => kind === goal)?.key ?? section
  const inTown = optionalPath(context, resultsKey(main, address.town.slug), locale)
  if (inTown !== undefined)
    return { href: inTown, words: t('property.allIn', { town: townName(address.town, locale) }) }
  const all = optionalPath(context, resultsKey(main), locale)
  return all === undefined ? undefined : { href: all, words: t('property.allOf') }
}
