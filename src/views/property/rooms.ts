import type { Answer, Label, Orientation } from '#domain/listing/fact.ts'
import { langTags, type Locale } from '#domain/values/locale.ts'
import type { Metres, SquareMetres } from '#domain/values/measure.ts'
import type { Building } from '#domain/listing/building.ts'
import { isLand } from '#domain/listing/property-kind.ts'
import { connectionNames, featureNames, type Property } from '#domain/listing/property.ts'
import { formatFloor } from '#i18n/formats/format-floor.ts'
import { formatArea, formatDate, formatNumber } from '#i18n/format.ts'
import { inSentence } from '#i18n/in-sentence.ts'
import type { Translate } from '#i18n/translate.ts'
import { typeName } from '#views/listing/title.ts'
import { type FieldName, fieldRow, fieldRowOf, type Row, type RowGroup, row } from '#views/kit/rows.ts'

/**
 * Returns all facts about rooms, surfaces, building and equipment in groups, but for the fields that the page shows as
 * key figures; empty groups are left out.
 */
export function viewRooms(
  property: Property,
  shown: ReadonlySet<FieldName | undefined>,
  locale: Locale,
  t: Translate,
): readonly RowGroup[] {
  const groups = isLand(property) ? plotGroups(property, locale, t) : homeGroups(property, locale, t)
  return groups
    .map((group) => ({
      ...group,
      rows: group.rows.filter(({ field }) => field === undefined || !shown.has(field)),
    }))
    .filter(({ rows }) => rows.length > 0)
}

function homeGroups(property: Property, locale: Locale, t: Translate): readonly RowGroup[] {
  return [
    { title: t('property.groups.rooms'), rows: roomRows(property, locale, t), isWide: false },
    { title: t('property.groups.surfaces'), rows: surfaceRows(property, locale, t), isWide: false },
    { title: t('property.groups.building'), rows: buildingRows(property.building, locale, t), isWide: false },
    { title: t('property.groups.equipment'), rows: equipmentRows(property, locale, t), isWide: true },
  ]
}

/** Returns an outside area with its direction, where that is known: `420 m², zuid`. */
export function outsideValue(
  area: SquareMetres,
  direction: Orientation | undefined,
  locale: Locale,
  t: Translate,
): string {
  const words = direction === undefined ? [] : [inSentence(t(`labels.orientation.${direction}`), locale)]
  return [formatArea(area, locale), ...words].join(', ')
}

/** Ground has neither rooms nor finish. */
function plotGroups(property: Property, locale: Locale, t: Translate): readonly RowGroup[] {
  const { building, surfaces } = property
  const { frontWidth } = surfaces
  return [
    {
      title: t('property.groups.land'),
      rows: [
        ...roomRows(property, locale, t),
        ...surfaceRows({ ...property, surfaces: { ...surfaces, frontWidth: undefined } }, locale, t),
        ...fieldRowOf(t, 'streetWidth', frontWidth, (width) => formatMetres(width, locale, t)),
        ...buildingRows(building, locale, t),
      ],
      isWide: false,
    },
    { title: t('property.groups.equipment'), rows: equipmentRows(property, locale, t), isWide: true },
  ]
}

function formatMetres(width: Metres, locale: Locale, t: Translate): string {
  return formatNumber(width, locale, t('formats.metres'))
}

function roomRows(property: Property, locale: Locale, t: Translate): readonly Row[] {
  const { rooms } = property
  const counts = [
    'bedrooms',
    'bathrooms',
    'showerRooms',
    'toilets',
    'extraRooms',
    'floors',
    'facades',
    'garages',
    'parkings',
    'externalParkings',
  ] as const
  return [
    ...fieldRow(t, 'type', typeName(property, t)),
    ...fieldRow(t, 'reference', property.reference),
    ...fieldRowOf(t, 'floor', rooms.floor, (floor) => formatFloor(floor, locale, t)),
    ...counts.flatMap((name) => fieldRowOf(t, name, rooms[name], (count) => formatNumber(count, locale))),
  ]
}

function surfaceRows({ surfaces, orientation }: Property, locale: Locale, t: Translate): readonly Row[] {
  const plain = ['total', 'living', 'plot', 'office', 'store', 'constructed'] as const
  const widths = ['frontWidth', 'plotWidth'] as const
  const point = (code: Orientation | undefined) =>
    code === undefined ? undefined : t(`labels.orientation.${code}`)
  const outside = (
    field: FieldName,
    alone: FieldName,
    area: SquareMetres | undefined,
    code: Orientation | undefined,
  ) => {
    return area === undefined
      ? fieldRow(t, alone, point(code))
      : fieldRow(t, field, outsideValue(area, code, locale, t))
  }
  return [
    ...plain.flatMap((name) => fieldRowOf(t, name, surfaces[name], (area) => formatArea(area, locale))),
    ...outside('terrace', 'orientationTerrace', surfaces.terrace, orientation.terrace),
    ...outside('garden', 'orientationGarden', surfaces.garden, orientation.garden),
    ...widths.flatMap((name) => {
      return fieldRowOf(t, name, surfaces[name], (width) => formatMetres(width, locale, t))
    }),
    ...fieldRow(t, 'orientationRear', point(orientation.rear)),
  ]
}

function buildingRows(building: Building, locale: Locale, t: Translate): readonly Row[] {
  const labelRow = <Code extends string>(
    field: FieldName,
    value: Label<Code> | undefined,
    words: (code: Code) => string,
  ): readonly Row[] => {
    if (value === undefined) return []
    if (value.kind === 'code') return fieldRow(t, field, words(value.code))
    const lang = locale === 'nl' ? undefined : langTags.nl
    return fieldRow(t, field, value.text).map((made) => ({ ...made, lang }))
  }
  const condition = (
    code: 'asNew' | 'justRenovated' | 'good' | 'toFreshenUp' | 'toRenovate' | 'toRestore',
  ) => {
    return t(`labels.condition.${code}`)
  }
  return [
    ...fieldRowOf(t, 'constructionYear', building.constructionYear, String),
    ...fieldRowOf(t, 'renovationYear', building.renovationYear, String),
    ...labelRow('condition', building.condition, condition),
    ...labelRow('interior', building.interior, condition),
    ...labelRow('exterior', building.exterior, condition),
    ...labelRow('heating', building.heating, (code) => t(`labels.heating.${code}`)),
    ...labelRow('glazing', building.glazing, (code) => t(`labels.glazing.${code}`)),
    ...labelRow('windowFrame', building.windowFrame, (code) => t(`labels.frame.${code}`)),
    ...labelRow('kitchen', building.kitchen, (code) => t(`labels.kitchen.${code}`)),
    ...labelRow('roofMaterial', building.roofMaterial, (code) => t(`labels.roof.${code}`)),
    ...labelRow('roofCondition', building.roofCondition, condition),
    ...labelRow('floorCovering', building.floorCovering, (code) => t(`labels.floorCovering.${code}`)),
    ...(building.vacancy?.kind === 'date'
      ? fieldRow(t, 'vacancy', t('property.vacantFrom', { date: formatDate(building.vacancy.on, locale) }))
      : labelRow('vacancy', building.vacancy, (code) => t(`labels.vacancy.${code}`))),
  ]
}

/** Returns the equipment in one row, `Kelder, terras, tuin`, and the connections to the street. */
function equipmentRows(property: Property, locale: Locale, t: Translate): readonly Row[] {
  const { features, connections } = property
  const present = inRow(
    featureNames
      .filter((name) => name !== 'furnished' && features[name] === 'yes')
      .map((name) => t(`labels.feature.${name}`)),
    locale,
  )
  // A state of the home, among things that it has.
  const { furnished } = features

  const connectionsThat = (answer: Answer) => {
    return inRow(
      connectionNames
        .filter((name) => connections[name] === answer)
        .map((name) => t(`labels.connection.${name}`)),
      locale,
    )
  }
  return [
    ...row(t('property.present'), present),
    ...(furnished === 'yes' || furnished === 'no'
      ? row(t('labels.feature.furnished'), t(`labels.answer.${furnished}`))
      : []),
    ...row(t('property.connected'), connectionsThat('yes')),
    ...(isLand(property) ? [] : row(t('property.notConnected'), connectionsThat('no'))),
  ]
}

function inRow(names: readonly string[], locale: Locale): string {
  return names.map((name, index) => (index === 0 ? name : inSentence(name, locale))).join(', ')
}
