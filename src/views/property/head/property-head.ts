import { type AskedPrice, pagePrice } from '#domain/listing/asked-price.ts'
import { daysUntilTaken } from '#domain/listing/listing-history.ts'
import type { Property } from '#domain/listing/property.ts'
import { formatDayOfYear } from '#i18n/format.ts'
import type { FlagView } from '#ui/cards/StateFlag.tsx'
import type { PriceView } from '#ui/cards/Price.tsx'
import { formPath } from '#views/forms/form-link.ts'
import { propertyFacts } from '#views/forms/subject-facts.ts'
import { offeredHome } from '#views/forms/offered-home.ts'
import type { Page } from '#views/kit/page.ts'
import { viewFavouriteButtons, viewShare } from '#views/listing/favourite-words.ts'
import { type ListingHeadView, viewBack, viewVisitCount } from '#views/listing/head.ts'
import { addressLine } from '#views/listing/location/location.ts'
import { viewOpenHouse } from '#views/listing/open-house.ts'
import { viewAnnuityPair, viewHeadPrice } from '#views/listing/price.ts'
import { propertyTitle } from '#views/listing/property-title.ts'
import { historyOf, propertyFlag } from '#views/listing/state.ts'
import { viewHistory } from '../history.ts'
import { isPropertyOffPlan, propertyNotice, viewPartOf } from '../notice.ts'

/** Returns the head of a property's page under one of its sections. */
export function viewPropertyHead(page: Page, property: Property, section: string): ListingHeadView {
  const { context, locale, t } = page
  const asked = pagePrice(property)
  return {
    title: { text: propertyTitle(property, locale, t) },
    place: addressLine(property.address, locale),
    reference: t('property.reference', { reference: property.reference }),
    flag: freeFlag(page, property) ?? propertyFlag(page, property, 'page'),
    back: viewBack(context, section, property.address.town.slug, locale),
    price: asked === undefined ? takenPrice(page, property) : viewHeadPrice(asked, locale, t),
    pair: viewAnnuityPair(asked, locale, t),
    priceExtra: asked?.kind === 'sale' && asked.isExclVat === true ? t('property.exclVat') : undefined,
    askPrice: askPrice(page, asked, property),
    notice: propertyNotice(page, property),
    history: viewHistory(page, property),
    openHouse: viewOpenHouse(page, property),
    share: viewShare(property.address, t),
    visitCount: viewVisitCount(context, `property/${property.id}`),
    facts: propertyFacts(context, property, locale),
    favouriteButtons: viewFavouriteButtons(page, property),
    partOf: viewPartOf(page, property),
    isOffPlan: isPropertyOffPlan(context, property),
    offer: offeredHome(property, locale, t),
  }
}

/** In place of the price of a home that is taken: `Verkocht` `in 12 dagen`. */
function takenPrice({ context, t }: Page, property: Property): PriceView {
  const days = daysUntilTaken(historyOf(context, property), property.publishedOn)
  return {
    amount: t(`states.availability.${property.availability}`),
    suffix: days === undefined ? undefined : t('property.takenIn', { count: days }),
  }
}

/** A home to let says on its picture from when it is free. */
function freeFlag(
  { context: { now }, locale, t }: Page,
  { availability, building, goal }: Property,
): FlagView | undefined {
  const { vacancy } = building
  if (goal !== 'rent' || availability !== 'available' || vacancy?.kind !== 'date' || vacancy.on <= now)
    return undefined
  return { text: t('property.freeOn', { date: formatDayOfYear(vacancy.on, locale) }), state: 'new' }
}

function askPrice(
  { context, locale, t }: Page,
  asked: AskedPrice | undefined,
  { id }: Property,
): ListingHeadView['askPrice'] {
  const path = asked?.kind === 'onRequest' ? formPath(context, 'request-info', locale) : undefined
  return path === undefined ? undefined : { href: `${path}?property=${id}`, words: t('property.askPrice') }
}
