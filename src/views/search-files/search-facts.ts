import { askedPrice } from '#domain/listing/asked-price.ts'
import type { Answer } from '#domain/listing/fact.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { Property } from '#domain/listing/property.ts'
import { formatMoney, formatNumber } from '#i18n/format.ts'
import { type Translate, translator } from '#i18n/translate.ts'
import { viewEpc } from '#views/listing/card.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { formatPrice } from '#views/listing/price.ts'
import { townName } from '#views/listing/title.ts'
import { viewCosts } from '#views/property/costs.ts'
import { viewFlood } from '#views/property/flood.ts'
import { viewRooms } from '#views/property/rooms.ts'
import type { FieldName } from '#views/kit/rows.ts'
import type { SearchList } from './search-list.ts'

/** Rows of a property's page that are compared unchanged. */
const roomFields = ['bedrooms', 'bathrooms', 'living', 'total', 'plot'] as const
const outsideFields = ['garden', 'terrace'] as const
const buildingFields = ['floor', 'facades', 'constructionYear', 'condition', 'heating', 'vacancy'] as const
const costFields = ['chargesOwner', 'chargesTenant'] as const

/** The facts of a comparison: per row a value for each label; '' when it is unknown. */
export type ListFacts = Readonly<{ labels: readonly string[]; rows: readonly (readonly string[])[] }>

/** Returns the facts of a list's properties as text, as on their pages. */
export function listFacts(context: ViewContext, { properties }: SearchList, locale: Locale): ListFacts {
  const t = translator(locale)
  const fieldLabels = (fields: readonly FieldName[]) => fields.map((name) => t(`labels.field.${name}`))
  return {
    labels: [
      t('labels.field.price'),
      t('project.state'),
      t('results.town'),
      ...fieldLabels(['type', ...roomFields, ...outsideFields]),
      t('labels.feature.garage'),
      ...fieldLabels(['epcLabel', 'epcScore', ...buildingFields, 'cadastralIncome', ...costFields]),
      t('legal.label.pScore'),
      t('legal.label.gScore'),
    ],
    rows: properties.map((property) =>
      propertyFacts(context, property, locale, t).map((value) => value ?? ''),
    ),
  }
}

function propertyFacts(
  context: ViewContext,
  property: Property,
  locale: Locale,
  t: Translate,
): readonly (string | undefined)[] {
  const rows = [
    ...viewRooms(property, new Set(), locale, t).flatMap((group) => group.rows),
    ...(viewCosts(context, property, locale, t)?.rows ?? []),
  ]
  const values = new Map(rows.map((row) => [row.field, row.value]))
  const field = (name: FieldName): string | undefined => values.get(name)
  const answer = (value: Answer): string | undefined =>
    value === 'unknown' ? undefined : t(`labels.answer.${value}`)
  const asked = askedPrice(property)
  const { cadastralIncome } = property.charges
  const score = property.energy.scoreKwhPerM2Year
  const flood = viewFlood(property, locale, t)?.scores ?? []
  return [
    asked === undefined ? undefined : formatPrice(asked, locale, t),
    t(`states.availability.${property.availability}`),
    townName(property.address.town, locale),
    field('type'),
    ...roomFields.map(field),
    ...outsideFields.map((name) => field(name) ?? answer(property.features[name])),
    field('garages') ?? answer(property.features.garage),
    viewEpc(context, property, locale, t)?.label,
    score === undefined ? undefined : formatNumber(score, locale, t('formats.kwhPerM2Year')),
    ...buildingFields.map(field),
    cadastralIncome === undefined ? undefined : formatMoney(cadastralIncome, locale),
    ...costFields.map(field),
    flood[0]?.current,
    flood[1]?.current,
  ]
}
