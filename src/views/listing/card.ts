import type { Locale } from '#domain/values/locale.ts'
import { askedPrice } from '#domain/listing/asked-price.ts'
import { energyLabelOf } from '#domain/energy/energy.ts'
import { insideSurface } from '#domain/listing/inside-surface.ts'
import { isApartment } from '#domain/listing/property-kind.ts'
import type { Property } from '#domain/listing/property.ts'
import { formatArea } from '#i18n/format.ts'
import { inSentence } from '#i18n/in-sentence.ts'
import type { Translate } from '#i18n/translate.ts'
import type { EpcView } from '#ui/cards/EpcBadge.tsx'
import type { CardView } from '#ui/cards/PropertyCard.tsx'
import { once, oncePer } from '#domain/values/once.ts'
import { perLocale } from '#i18n/per-locale.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { createPage, type Page } from '#views/kit/page.ts'
import { propertyPath } from '#views/kit/hrefs.ts'
import { roomSecond } from './room-first.ts'
import { isSavable } from './favourite-words.ts'
import { viewPin, viewPrice } from './price.ts'
import { propertyFlag } from './state.ts'
import { propertyTitle } from './property-title.ts'
import { townName, typeName } from './title.ts'
import { smallHref, viewPicture, viewPictures } from '#views/kit/picture.ts'

/** Returns the card of a property; its link stays within the wanted section where the property is in it. */
export function viewCard({ context, locale }: Page, property: Property, section?: string): CardView {
  return cardsOf(context)(property)(section)(locale)
}

/** Made once, since a card is on the pages of several lists, in their search files and on pages of other listings. */
const cardsOf = oncePer((context: ViewContext) =>
  once((property: Property) =>
    once((section: string | undefined) =>
      perLocale((locale) => makeCard(createPage(context, locale), property, section)),
    ),
  ),
)

function makeCard(page: Page, property: Property, section: string | undefined): CardView {
  const { context, locale, t } = page
  const picture = viewPicture(page, property.pictures[0])
  const asked = askedPrice(property)
  const flag = propertyFlag(page, property, 'card')
  return {
    id: property.id,
    href: propertyPath(context, property, locale, section),
    title: propertyTitle(property, locale, t),
    place: t('card.place', {
      town: townName(property.address.town, locale),
      type: inSentence(typeName(property, t), locale),
    }),
    price: asked === undefined ? undefined : viewPrice(asked, locale, t),
    pin: viewPin(asked, flag, locale, t),
    flag,
    facts: cardFacts(property, locale, t),
    epc: viewEpc(page, property),
    // Decorative: the title beside it already names the home for a screen reader.
    picture: picture === undefined ? undefined : { ...picture, alt: '' },
    noPicture: t('card.noPicture'),
    keep: isSavable(context.catalogue, property) ? t('card.keep') : undefined,
  }
}

/** Most pictures on a card, the first one included. */
const mostPhotos = 3

/** Returns the card of a property in a list: with further pictures to swipe to, none of them twice. */
export function viewListCard(page: Page, property: Property, section?: string): CardView {
  const card = viewCard(page, property, section)
  const [, ...others] = new Set(viewPictures(page, roomSecond(property.pictures)).map(smallHref))
  return others.length === 0 ? card : { ...card, photos: others.slice(0, mostPhotos - 1) }
}

/** Returns the energy label of a property with its accessible text. */
export function viewEpc({ context: { catalogue, now }, t }: Page, property: Property): EpcView | undefined {
  const label = energyLabelOf(property, catalogue.rules, now)
  return label === undefined ? undefined : { label, words: t('card.epc', { label }) }
}

/** Returns two or three facts for comparing homes: bedrooms, living area, plot. */
export function cardFacts(property: Property, locale: Locale, t: Translate): readonly string[] {
  const { surfaces, rooms } = property
  const facts: string[] = []
  if (rooms.bedrooms !== undefined && rooms.bedrooms > 0)
    facts.push(t('card.bedrooms', { count: rooms.bedrooms }))
  const inside = insideSurface(surfaces)
  if (inside !== undefined) facts.push(formatArea(inside, locale))
  if (surfaces.garden !== undefined)
    facts.push(t('card.garden', { area: formatArea(surfaces.garden, locale) }))
  else if (surfaces.plot !== undefined && surfaces.plot !== inside && !isApartment(property)) {
    facts.push(t('card.plot', { area: formatArea(surfaces.plot, locale) }))
  }
  return facts
}
