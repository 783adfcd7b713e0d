import type { Locale } from '#domain/values/locale.ts'
import { connectionNames, type Property } from '#domain/listing/property.ts'
import { isApartment, isLand } from '#domain/listing/property-kind.ts'
import { formatFloor } from '#i18n/formats/format-floor.ts'
import { formatArea, formatDate, formatNumber } from '#i18n/format.ts'
import { inSentence } from '#i18n/in-sentence.ts'
import type { Translate } from '#i18n/translate.ts'
import type { EpcView } from '#ui/cards/EpcBadge.tsx'
import type { FieldName } from '#views/kit/rows.ts'
import { typeName } from '#views/listing/title.ts'
import { outsideValue } from './rooms.ts'

/** A key figure; the energy label is drawn as its arrow. `field` is the row among all features that it stands for. */
export type KeyFact = Readonly<{ label: string; value: string; field?: FieldName; epc?: EpcView }>

const most = 8

/** Returns the first eight key figures of a home or plot that are known, most important first. */
export function viewKeyFacts(
  property: Property,
  epc: EpcView | undefined,
  locale: Locale,
  t: Translate,
): readonly KeyFact[] {
  const facts = isLand(property)
    ? landFacts(property, locale, t)
    : [...roomFacts(property, locale, t), ...buildingFacts(property, epc, locale, t)]
  return facts.filter((each) => each !== undefined).slice(0, most)
}

type MaybeFact = KeyFact | undefined

function fact<Value>(value: Value | undefined, view: (value: Value) => KeyFact): MaybeFact {
  return value === undefined || value === 0 ? undefined : view(value)
}

function roomFacts(property: Property, locale: Locale, t: Translate): readonly MaybeFact[] {
  const { orientation, rooms, surfaces } = property
  const area = (field: 'living' | 'total' | 'plot') =>
    fact(surfaces[field], (value) => ({
      field,
      label: t(`property.keyfacts.${field}`),
      value: formatArea(value, locale),
    }))
  const count = (field: 'bedrooms' | 'bathrooms') =>
    fact(rooms[field], (value) => ({
      field,
      label: t(`labels.field.${field}`),
      value: formatNumber(value, locale),
    }))
  const outside = (field: 'garden' | 'terrace') =>
    fact(surfaces[field], (value) => ({
      field,
      label: t(`labels.field.${field}`),
      value: outsideValue(value, orientation[field], locale, t),
    }))
  return [
    count('bedrooms'),
    count('bathrooms'),
    area('living') ?? area('total'),
    // The land of an apartment is shared.
    isApartment(property) ? undefined : area('plot'),
    outside('garden') ?? outside('terrace'),
  ]
}

function buildingFacts(
  property: Property,
  epc: EpcView | undefined,
  locale: Locale,
  t: Translate,
): readonly MaybeFact[] {
  const { building, energy, features, rooms } = property
  const flat: readonly MaybeFact[] = isApartment(property)
    ? [
        rooms.floor === undefined
          ? undefined
          : { field: 'floor', label: t('labels.field.floor'), value: formatFloor(rooms.floor, locale, t) },
        features.lift === 'yes' || features.lift === 'no'
          ? {
              label: t('labels.feature.lift'),
              value: inSentence(t(`labels.answer.${features.lift}`), locale, 'state'),
            }
          : undefined,
      ]
    : []
  return [
    ...flat,
    fact(building.constructionYear, (year) => ({
      field: 'constructionYear',
      label: t('labels.field.constructionYear'),
      value: String(year),
    })),
    fact(epc, (badge) => ({
      label: t('property.keyfacts.epc'),
      value:
        energy.scoreKwhPerM2Year === undefined
          ? ''
          : formatNumber(energy.scoreKwhPerM2Year, locale, 'kWh/m²'),
      epc: badge,
    })),
    vacancyFact(property, locale, t),
  ]
}

function vacancyFact({ building: { vacancy } }: Property, locale: Locale, t: Translate): MaybeFact {
  // The CRM's own words exist in Dutch only; they stand among all features.
  if (vacancy === undefined || vacancy.kind === 'text') return undefined
  const words =
    vacancy.kind === 'date'
      ? t('property.vacantFrom', { date: formatDate(vacancy.on, locale) })
      : t(`labels.vacancy.${vacancy.code}`)
  return { field: 'vacancy', label: t('labels.field.vacancy'), value: inSentence(words, locale, 'state') }
}

function landFacts(property: Property, locale: Locale, t: Translate): readonly MaybeFact[] {
  const { connections, orientation, rooms, surfaces } = property
  const metres = (width: number) => formatNumber(width, locale, t('formats.metres'))
  const utilities = connectionNames
    .filter((name) => connections[name] === 'yes')
    .map((name) => inSentence(t(`labels.connection.${name}`), locale))
    .join(', ')
  return [
    fact(surfaces.plot ?? surfaces.total, (area) => ({
      field: surfaces.plot === undefined ? 'total' : 'plot',
      label: t('property.keyfacts.area'),
      value: formatArea(area, locale),
    })),
    fact(surfaces.frontWidth, (width) => ({
      field: 'streetWidth',
      label: t('property.keyfacts.frontWidth'),
      value: metres(width),
    })),
    fact(surfaces.plotWidth, (width) => ({
      field: 'plotWidth',
      label: t('labels.field.plotWidth'),
      value: metres(width),
    })),
    fact(typeName(property, t), (type) => ({
      field: 'type',
      label: t('labels.field.type'),
      value: inSentence(type, locale),
    })),
    fact(orientation.rear, (code) => ({
      field: 'orientationRear',
      label: t('property.keyfacts.rear'),
      value: inSentence(t(`labels.orientation.${code}`), locale),
    })),
    fact(rooms.floors, (count) => ({
      field: 'floors',
      label: t('labels.field.floors'),
      value: formatNumber(count, locale),
    })),
    fact(utilities === '' ? undefined : utilities, (value) => ({
      label: t('property.keyfacts.utilities'),
      value,
    })),
    vacancyFact(property, locale, t),
  ]
}
