import { askedPrice } from '#domain/listing/asked-price.ts'
import type { Answer } from '#domain/listing/fact.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { Property } from '#domain/listing/property.ts'
import { type EuroCents, euroCents } from '#domain/values/money.ts'
import { formatMoney, formatNumber } from '#i18n/format.ts'
import { type Translate, translator } from '#i18n/translate.ts'
import { viewEpc } from '#views/listing/card.ts'
import type { FactGroup } from '#search/files/list-files.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { formatPrice } from '#views/listing/price.ts'
import { viewCosts } from '#views/property/costs.ts'
import { viewFlood } from '#views/property/flood.ts'
import { viewGoodToKnow } from '#views/property/sections/good-to-know.ts'
import { viewRooms } from '#views/property/rooms.ts'
import type { FieldName } from '#views/kit/rows.ts'
import type { SearchList } from './search-list.ts'

/** Rows of a property's page that are compared unchanged. */
const spaceFields = ['type', 'bedrooms', 'bathrooms', 'living', 'total', 'plot'] as const
const outsideFields = ['garden', 'terrace'] as const
const houseFields = ['floor', 'facades'] as const
const buildingFields = ['constructionYear', 'condition', 'heating'] as const
const costFields = ['chargesOwner', 'chargesTenant'] as const

/** Verdicts that are compared as they are said on a page; those on energy and annuities have rows of their own. */
const topics = ['water', 'permits', 'soil', 'contract', 'deposit'] as const

/** The facts of a comparison: per row a value for each label of the groups, in their order; '' when it is unknown. */
export type ListFacts = Readonly<{ groups: readonly FactGroup[]; rows: readonly (readonly string[])[] }>

/** A label and the value of one property. */
type Fact = readonly [label: string, value: string | undefined]

/** Returns the facts of a list's properties as text, as on their pages. */
export function listFacts(context: ViewContext, { properties }: SearchList, locale: Locale): ListFacts {
  const t = translator(locale)
  const all = properties.map((property) => propertyFacts(context, property, locale, t))
  const [first] = all
  return {
    groups: (first ?? []).map(({ title, facts }) => ({ title, labels: facts.map(([label]) => label) })),
    rows: all.map((groups) => groups.flatMap(({ facts }) => facts.map(([, value]) => value ?? ''))),
  }
}

function propertyFacts(
  context: ViewContext,
  property: Property,
  locale: Locale,
  t: Translate,
): readonly Readonly<{ title: string; facts: readonly Fact[] }>[] {
  const costs = viewCosts(context, property, locale, t)
  const rows = [
    ...viewRooms(property, new Set(), locale, t).flatMap((group) => group.rows),
    ...(costs?.rows ?? []),
  ]
  const values = new Map(rows.map((row) => [row.field, row.value]))
  const field = (name: FieldName): Fact => [t(`labels.field.${name}`), values.get(name)]
  const answer = (value: Answer): string | undefined =>
    value === 'unknown' ? undefined : t(`labels.answer.${value}`)
  const asked = askedPrice(property)
  const money = (cents: EuroCents | undefined) =>
    cents === undefined ? undefined : formatMoney(cents, locale)
  const score = property.energy.scoreKwhPerM2Year
  const flood = viewFlood(property, locale, t)?.scores ?? []
  const know = viewGoodToKnow(context, property, locale, t)
  const duty = know?.energy?.duty
  return [
    {
      title: t('personal.compared.price'),
      facts: [
        [t('labels.field.price'), asked === undefined ? undefined : formatPrice(asked, locale, t)],
        [t('personal.compared.total'), costs?.from?.amount],
        [t('personal.compared.perM2'), money(pricePerM2(property))],
        [t('project.state'), t(`states.availability.${property.availability}`)],
        [t('labels.field.cadastralIncome'), money(property.charges.cadastralIncome)],
        ...costFields.map(field),
      ],
    },
    {
      title: t('personal.compared.space'),
      facts: [
        ...spaceFields.map(field),
        ...outsideFields.map((name): Fact => {
          const [label, value] = field(name)
          return [label, value ?? answer(property.features[name])]
        }),
        [t('labels.feature.garage'), field('garages')[1] ?? answer(property.features.garage)],
        ...houseFields.map(field),
      ],
    },
    {
      title: t('personal.compared.energy'),
      facts: [
        [t('labels.field.epcLabel'), viewEpc(context, property, locale, t)?.label],
        [
          t('labels.field.epcScore'),
          score === undefined ? undefined : formatNumber(score, locale, t('formats.kwhPerM2Year')),
        ],
        [
          t('legal.label.renovationDuty'),
          duty === undefined ? undefined : answer(duty.deed === undefined ? 'no' : 'yes'),
        ],
        ...buildingFields.map(field),
      ],
    },
    {
      title: t('property.sections.know'),
      facts: [
        ...topics.map((topic): Fact => {
          const title = t(`property.verdict.title.${topic}`)
          return [title, know?.verdicts.find((verdict) => verdict.title === title)?.says]
        }),
        [t('legal.label.pScore'), flood[0]?.current],
        [t('legal.label.gScore'), flood[1]?.current],
        field('vacancy'),
      ],
    },
  ]
}

/** Returns the asking price per square metre of living area, in whole euro; undefined for a rent, an annuity or a range. */
function pricePerM2(property: Property): EuroCents | undefined {
  const asked = askedPrice(property)
  const { living } = property.surfaces
  if (asked?.kind !== 'sale' || asked.isFrom || living === undefined || living === 0) return undefined
  return euroCents(Math.round(asked.amount / 100 / living))
}
