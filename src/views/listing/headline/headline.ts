import type { Locale } from '#domain/values/locale.ts'
import { insideSurface } from '#domain/listing/inside-surface.ts'
import { isApartment, isLand, propertyKind } from '#domain/listing/property-kind.ts'
import type { Property } from '#domain/listing/property.ts'
import { formatArea } from '#i18n/format.ts'
import { sentenceStart } from '#i18n/in-sentence.ts'
import { rankInWords } from '#i18n/spelled-numbers.ts'
import type { Translate } from '#i18n/translate.ts'
import { townName } from '../title.ts'
import { bedroomsOf, commonFacts, rareFacts, type Words } from './facts.ts'
import { namedCondition, namedHome, needsWork } from './named-home.ts'

/** Years outside of which the year of building is worth a headline. */
const years = { old: 1930, recent: 2015 }

/** Ground from which its surface is worth a headline, in m². */
const largePlot = 1000

/**
 * Returns a headline made of a property's own facts, as a copy chief writes it: its condition first where it needs work,
 * then what sets it apart, then what all homes have. Nothing but its own record decides.
 * @example factHeadline(property, 'en', t) // 'Farmhouse in need of renovation, 3 bedrooms and a 1,026 m² garden, Berlare'
 */
export function factHeadline(property: Property, locale: Locale, t: Translate): string {
  const words = { locale, t }
  const town = townName(property.address.town, locale)
  const area = isHome(property) ? undefined : soldArea(property)
  const [one, two] = factsOf(property, words)
  if (area !== undefined) return sized(property, { town, area: formatArea(area, locale) }, words)
  const home = withAttribute(property, namedHome(property, words), words)
  const onGround = (said: string): string => withGround(property, said, words)
  if (one === undefined)
    return sentenceStart(t('property.headline.bare', { home: onGround(home), town }), locale)
  const shape = needsWork(property) ? 'work' : 'with'
  const title =
    two === undefined
      ? t(`property.headline.${shape}One`, { home, one: onGround(one), town })
      : t(`property.headline.${shape}Two`, { home, one, two: onGround(two), town })
  return sentenceStart(title, locale)
}

/**
 * Returns what a property is with what sets it apart most, for a title that goes on with goal and town.
 * @example homePhrase(property, { locale: 'nl', t }) // 'te renoveren villa met zwembad'
 */
export function homePhrase(property: Property, words: Words): string {
  const { locale, t } = words
  const named = namedHome(property, words)
  const area = isHome(property) ? undefined : soldArea(property)
  const home =
    area === undefined
      ? withAttribute(property, named, words)
      : t('property.headline.sizedPhrase', {
          home: withYear(property, named, words),
          area: formatArea(area, locale),
        })
  const [one] = [
    ...(area === undefined ? rareFacts(property, words) : []),
    ...commonFacts(property, words),
    bedroomsOf(property, words),
  ]
  if (area !== undefined) return one === undefined ? home : t('property.headline.sizedFact', { home, one })
  // A floor tells enough, and makes a title long.
  const isEnough = one === undefined || isOnFloor(property)
  return withGround(property, isEnough ? home : t('property.headline.phrase', { home, one }), words)
}

/**
 * Two facts: what sets it apart before its bedrooms, else these before what is most wanted of the rest. Where it needs
 * work, that is what sets it apart, and the bedrooms come first.
 */
function factsOf(property: Property, words: Words): readonly string[] {
  const [rare] = rareFacts(property, words)
  const bedrooms = bedroomsOf(property, words)
  const first = needsWork(property) ? [bedrooms, rare] : [rare, bedrooms]
  const facts = [...first, ...commonFacts(property, words)].filter((fact) => fact !== undefined)
  return [...new Set(facts)].slice(0, 2)
}

/** Ground, workplaces, whole buildings and garages are known by their surface, and by one fact more. */
function sized(property: Property, values: Readonly<{ town: string; area: string }>, words: Words): string {
  const { locale, t } = words
  const home = withYear(property, namedHome(property, words), words)
  const [one] = commonFacts(property, words)
  const title =
    one === undefined
      ? t('property.headline.sized', { ...values, home })
      : t('property.headline.sizedOne', { ...values, home, one })
  return sentenceStart(title, locale)
}

function soldArea(property: Property): ReturnType<typeof insideSurface> {
  return isLand(property) ? property.surfaces.plot : insideSurface(property.surfaces)
}

/** Whether somebody lives in it: rooms say more than its surface. */
function isHome(property: Property): boolean {
  const kind = propertyKind(property)
  const { bedrooms = 0 } = property.rooms
  return kind === undefined ? bedrooms > 0 : ['house', 'apartment', 'holidayHome'].includes(kind)
}

/** Adds what a home is known by beyond its rooms: how it is sold, its floor, its age. */
function withAttribute(property: Property, home: string, words: Words): string {
  const { locale, t } = words
  const { lifeAnnuity, rooms } = property
  if (lifeAnnuity !== undefined) return t('property.headline.annuity', { home })
  if (isOnFloor(property)) {
    return t('property.headline.floor', { home, rank: rankInWords(rooms.floor ?? 0, locale) })
  }
  return groundOf(property) === undefined ? withYear(property, home, words) : home
}

/** Returns the ground by which a home is known that nothing else sets apart. */
function groundOf(property: Property): Property['surfaces']['plot'] {
  const { lifeAnnuity, surfaces } = property
  const isLarge = (surfaces.plot ?? 0) >= largePlot && !isApartment(property)
  return isLarge && lifeAnnuity === undefined && namedCondition(property) === undefined
    ? surfaces.plot
    : undefined
}

/** Adds that ground behind the facts: no heat pump is on the plot. */
function withGround(property: Property, said: string, { locale, t }: Words): string {
  const plot = groundOf(property)
  return plot === undefined ? said : t('property.headline.plot', { said, area: formatArea(plot, locale) })
}

/** Whether it is an apartment above the ground floor, whose type says no more, and which has no other attribute. */
function isOnFloor(property: Property): boolean {
  const { lifeAnnuity, rooms, type } = property
  const isAbove = (rooms.floor ?? 0) > 0 && isApartment(property) && type !== 'topFloorApartment'
  return isAbove && lifeAnnuity === undefined && namedCondition(property) === undefined
}

function withYear(property: Property, home: string, { t }: Words): string {
  const { constructionYear } = property.building
  if (constructionYear === undefined || namedCondition(property) !== undefined) return home
  const isTelling = constructionYear < years.old || constructionYear >= years.recent
  return isTelling ? t('property.headline.year', { home, year: String(constructionYear) }) : home
}
