import type { Property } from '#domain/listing/property.ts'
import type { SquareMetres } from '#domain/values/measure.ts'
import { formatArea, formatNumber } from '#i18n/format.ts'
import { formatFloor } from '#i18n/formats/format-floor.ts'
import { inSentence } from '#i18n/in-sentence.ts'
import type { KnownHome } from '#sun/known-home.ts'
import type { Assumption } from '#sun/sun-home.ts'
import type { Page } from '#views/kit/page.ts'

type Drawn = Extract<KnownHome, { kind: 'drawn' }>

const directions = {
  garden: 'labels.field.orientationGarden',
  terrace: 'labels.field.orientationTerrace',
  rear: 'labels.field.orientationRear',
} as const

/** Returns how the sun was reckoned: what is from the record, what is assumed, and what is left out. */
export function explainSun(page: Page, property: Property, known: Drawn): readonly string[] {
  const { t } = page
  const { home, isTerraced } = known
  const assumed = assumedFacts(page, known)
  return [
    t('sun.how.record', { facts: recordFacts(page, property, known).join(', ') }),
    ...(assumed.length === 0 ? [] : [t('sun.how.assumed', { facts: assumed.join(', ') })]),
    ...(isTerraced ? [t('sun.how.terraced')] : []),
    home.flat === undefined ? t('sun.how.meaning') : t('sun.how.flat'),
    ...(property.address.kind === 'hidden' ? [t('sun.how.town')] : []),
    t('sun.how.omitted'),
  ]
}

function recordFacts(
  { locale, t }: Page,
  { rooms, surfaces }: Property,
  { facing, home, looks, places }: Drawn,
): readonly string[] {
  const metres = (value: number) => formatNumber(value, locale, t('formats.metres'))
  const row = (label: string, value: string | undefined) =>
    value === undefined ? [] : [`${inSentence(label, locale)} ${value}`]
  const area = (field: 'plot' | 'constructed' | 'garden' | 'terrace', value: SquareMetres | undefined) =>
    row(t(`labels.field.${field}`), value && formatArea(value, locale))
  const direction = row(t(directions[facing]), inSentence(t(`labels.orientation.${looks}`), locale))
  const floors = row(
    t('labels.field.floors'),
    rooms.floors === undefined ? undefined : formatNumber(rooms.floors, locale),
  )
  if (home.flat !== undefined)
    return [
      ...direction,
      inSentence(formatFloor(home.flat.floor, locale, t), locale),
      // Storeys that do not reach that of the home are not what is drawn.
      ...(home.flat.isTopKnown ? floors : []),
    ]
  return [
    ...direction,
    ...area('plot', surfaces.plot),
    ...row(t('labels.field.plotWidth'), surfaces.plotWidth && metres(surfaces.plotWidth)),
    ...row(t('labels.field.frontWidth'), surfaces.frontWidth && metres(surfaces.frontWidth)),
    ...area('constructed', surfaces.constructed),
    ...floors,
    ...places.flatMap((place) => area(place, surfaces[place])),
  ]
}

function assumedFacts({ locale, t }: Page, { assumed, home, places }: Drawn): readonly string[] {
  const { block, garden, plot } = home
  const metres = (value: number | undefined) =>
    value === undefined ? '' : formatNumber(value, locale, t('formats.metres'))
  const sizes: Readonly<Record<Assumption, string>> = {
    plotWidth: metres(plot?.width),
    houseWidth: metres(block.width),
    houseArea: formatArea(Math.round(block.width * block.depth) as SquareMetres, locale),
    floors: formatNumber(block.floors, locale),
    gardenDepth: metres(garden?.depth),
    storeysAbove: '',
  }
  const always =
    home.flat === undefined
      ? [...(places.includes('terrace') ? (['terrace'] as const) : []), 'roof' as const]
      : []
  return [
    ...assumed
      .filter((each) => each !== 'gardenDepth' || garden !== undefined)
      .map((each) => t(`sun.assumed.${each}`, { size: sizes[each] })),
    ...always.map((each) => t(`sun.assumed.${each}`)),
  ]
}
