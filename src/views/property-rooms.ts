import type { Label } from '#domain/fact.ts'
import { langTags, type Locale } from '#domain/locale.ts'
import { type Building, connectionNames, featureNames, type Property } from '#domain/property.ts'
import { formatFloor } from '#i18n/format-floor.ts'
import { formatArea, formatDate, formatNumber } from '#i18n/format.ts'
import type { Translate } from '#i18n/translate.ts'
import { typeName } from './listing-title.ts'
import { type Row, type RowGroup, row, rowOf } from './rows.ts'

/** Returns everything about rooms, surfaces, building and equipment, in groups; empty groups are left out. */
export function viewRooms(property: Property, locale: Locale, t: Translate): readonly RowGroup[] {
  return [
    { title: t('property.groups.rooms'), rows: roomRows(property, locale, t) },
    { title: t('property.groups.surfaces'), rows: surfaceRows(property, locale, t) },
    { title: t('property.groups.building'), rows: buildingRows(property.building, locale, t) },
    { title: t('property.groups.features'), rows: featureRows(property, t) },
    { title: t('property.groups.connections'), rows: connectionRows(property, t) },
  ].filter(({ rows }) => rows.length > 0)
}

function roomRows(property: Property, locale: Locale, t: Translate): readonly Row[] {
  const { rooms } = property
  const counts = [
    'bedrooms', 'bathrooms', 'showerRooms', 'toilets', 'extraRooms', 'floors', 'facades', 'garages', 'parkings', 'externalParkings',
  ] as const
  return [
    ...row(t('labels.field.type'), typeName(property, t)),
    ...row(t('labels.field.reference'), property.reference),
    ...rowOf(t('labels.field.floor'), rooms.floor, (floor) => formatFloor(floor, locale, t)),
    ...counts.flatMap((name) => rowOf(t(`labels.field.${name}`), rooms[name], (count) => formatNumber(count, locale))),
  ]
}

function surfaceRows({ surfaces, orientation }: Property, locale: Locale, t: Translate): readonly Row[] {
  const plain = ['total', 'living', 'plot', 'office', 'store', 'constructed'] as const
  const outside = ['terrace', 'garden'] as const
  const widths = ['frontWidth', 'plotWidth'] as const
  const point = (code: typeof orientation.terrace) => (code === undefined ? undefined : t(`labels.orientation.${code}`))
  return [
    ...plain.flatMap((name) => rowOf(t(`labels.field.${name}`), surfaces[name], (area) => formatArea(area, locale))),
    ...outside.flatMap((name) => rowOf(t(`labels.field.${name}`), surfaces[name], (area) => formatArea(area, locale))),
    ...widths.flatMap((name) => {
      return rowOf(t(`labels.field.${name}`), surfaces[name], (width) => formatNumber(width, locale, t('formats.metres')))
    }),
    ...row(t('labels.field.orientationTerrace'), point(orientation.terrace)),
    ...row(t('labels.field.orientationGarden'), point(orientation.garden)),
    ...row(t('labels.field.orientationRear'), point(orientation.rear)),
  ]
}

function buildingRows(building: Building, locale: Locale, t: Translate): readonly Row[] {
  const labelRow = <Code extends string>(
    label: string,
    value: Label<Code> | undefined,
    words: (code: Code) => string,
  ): readonly Row[] => {
    if (value === undefined) return []
    if (value.kind === 'code') return row(label, words(value.code))
    return [{ label, value: value.text, lang: locale === 'nl' ? undefined : langTags.nl }]
  }
  const condition = (code: 'asNew' | 'justRenovated' | 'good' | 'toFreshenUp' | 'toRenovate' | 'toRestore') => {
    return t(`labels.condition.${code}`)
  }
  return [
    ...rowOf(t('labels.field.constructionYear'), building.constructionYear, String),
    ...rowOf(t('labels.field.renovationYear'), building.renovationYear, String),
    ...labelRow(t('labels.field.condition'), building.condition, condition),
    ...labelRow(t('labels.field.interior'), building.interior, condition),
    ...labelRow(t('labels.field.exterior'), building.exterior, condition),
    ...labelRow(t('labels.field.heating'), building.heating, (code) => t(`labels.heating.${code}`)),
    ...labelRow(t('labels.field.glazing'), building.glazing, (code) => t(`labels.glazing.${code}`)),
    ...labelRow(t('labels.field.windowFrame'), building.windowFrame, (code) => t(`labels.frame.${code}`)),
    ...labelRow(t('labels.field.kitchen'), building.kitchen, (code) => t(`labels.kitchen.${code}`)),
    ...labelRow(t('labels.field.roofMaterial'), building.roofMaterial, (code) => t(`labels.roof.${code}`)),
    ...labelRow(t('labels.field.roofCondition'), building.roofCondition, condition),
    ...labelRow(t('labels.field.floorCovering'), building.floorCovering, (code) => t(`labels.floorCovering.${code}`)),
    ...(building.vacancy?.kind === 'date'
      ? row(t('labels.field.vacancy'), t('property.vacantFrom', { date: formatDate(building.vacancy.on, locale) }))
      : labelRow(t('labels.field.vacancy'), building.vacancy, (code) => t(`labels.vacancy.${code}`))),
  ]
}

function featureRows({ features }: Property, t: Translate): readonly Row[] {
  return featureNames.flatMap((name) => answerRow(t(`labels.feature.${name}`), features[name], t))
}

function connectionRows({ connections }: Property, t: Translate): readonly Row[] {
  return connectionNames.flatMap((name) => answerRow(t(`labels.connection.${name}`), connections[name], t))
}

function answerRow(label: string, answer: 'yes' | 'no' | 'unknown', t: Translate): readonly Row[] {
  return answer === 'unknown' ? [] : row(label, t(`labels.answer.${answer}`))
}
