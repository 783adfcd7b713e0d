import { isOnOffer } from '#domain/listing/availability.ts'
import { type AskedPrice, askedPrice } from '#domain/listing/asked-price.ts'
import type { Answer } from '#domain/listing/fact.ts'
import type { Property } from '#domain/listing/property.ts'
import { type EuroCents, euroCents } from '#domain/values/money.ts'
import { formatMoney, formatNumber } from '#i18n/format.ts'
import type { MessageKey } from '#i18n/translate.ts'
import { energyLabelOf } from '#domain/energy/energy.ts'
import { type FactGroup, noSuchFact } from '#search/files/list-files.ts'
import type { Page } from '#views/kit/page.ts'
import { formatPrice } from '#views/listing/price.ts'
import { type CostsView, viewCosts } from '#views/property/costs.ts'
import { type EnergyView, viewEnergy } from '#views/property/energy.ts'
import { viewFlood } from '#views/property/flood.ts'
import { viewRooms } from '#views/property/rooms.ts'
import { type VerdictView, viewVerdicts } from '#views/property/sections/verdicts.ts'
import type { FieldName } from '#views/kit/rows.ts'
import { isInapplicable } from './inapplicable.ts'

/** Rows of a property's page that are compared unchanged. */
const spaceFields = ['type', 'bedrooms', 'bathrooms', 'living', 'total', 'plot'] as const
const outsideFields = ['garden', 'terrace'] as const
const houseFields = ['floor', 'facades'] as const
const buildingFields = ['constructionYear', 'condition', 'heating'] as const
const costFields = ['chargesOwner', 'chargesTenant'] as const

/** Verdicts that are compared as they are said on a page; energy has rows of its own. */
const topics = ['water', 'permits', 'soil', 'contract', 'deposit'] as const

/**
 * The facts of a comparison: per home a value for each label of the groups, in their order; '' when it is unknown, `noSuchFact`
 * when the home cannot have it.
 */
export type ListFacts = Readonly<{ groups: readonly FactGroup[]; rows: readonly (readonly string[])[] }>

/** The message of a label, which is the same for all properties, and the value of one. */
type Fact = readonly [label: MessageKey, value: string | undefined]

/** Returns the facts of properties as text, as on their pages: they read nothing that these do not read. */
export function listFacts(page: Page, properties: readonly Property[]): ListFacts {
  const { t } = page
  const all = properties.map((property) => propertyFacts(page, property))
  const [first = []] = all
  return {
    groups: first.map(({ title, facts }) => ({ title: t(title), labels: facts.map(([label]) => t(label)) })),
    rows: all.map((groups, at) => groups.flatMap(({ facts }) => facts.map(valueOf(properties[at])))),
  }
}

function valueOf(property: Property | undefined) {
  return ([label, value]: Fact): string =>
    value ?? (property !== undefined && isInapplicable(label, property) ? noSuchFact : '')
}

/** Facts under a heading. */
type Facts = Readonly<{ title: MessageKey; facts: readonly Fact[] }>

/** A property, with what its page says of it. */
type Source = Page &
  Readonly<{
    property: Property
    costs: CostsView | undefined
    /** Absent once it is sold or rented, as the verdicts. */
    energy: EnergyView | undefined
    verdicts: readonly VerdictView[]
    field: (name: FieldName) => Fact
    /** Yes or no; undefined where it is unknown. */
    answer: (value: Answer) => string | undefined
  }>

function propertyFacts(page: Page, property: Property): readonly Facts[] {
  const { locale, t } = page
  const costs = viewCosts(page, property)
  const rooms = viewRooms(property, new Set(), locale, t).flatMap(({ rows }) => rows)
  const values = new Map([...rooms, ...(costs?.rows ?? [])].map((row) => [row.field, row.value]))
  const isOffered = isOnOffer(property.availability)
  const energy = isOffered ? viewEnergy(page, property) : undefined
  const source: Source = {
    ...page,
    property,
    costs,
    energy,
    verdicts: isOffered ? viewVerdicts(page, property, energy) : [],
    field: (name) => [`labels.field.${name}`, values.get(name)],
    answer: (value) => (value === 'unknown' ? undefined : t(`labels.answer.${value}`)),
  }
  return [
    { title: 'personal.compared.price', facts: priceFacts(source) },
    { title: 'personal.compared.space', facts: spaceFacts(source) },
    { title: 'personal.compared.energy', facts: energyFacts(source) },
    { title: 'property.sections.know', facts: knownFacts(source) },
  ]
}

function priceFacts({ property, locale, t, costs, field }: Source): readonly Fact[] {
  const asked = askedPrice(property)
  const pricePerM2 = askedPerM2(property, asked)
  const money = (cents: EuroCents | undefined) =>
    cents === undefined ? undefined : formatMoney(cents, locale)
  return [
    ['labels.field.price', asked === undefined ? undefined : formatPrice(asked, locale, t)],
    ['personal.compared.total', costs?.whole?.amount],
    ['personal.compared.perM2', pricePerM2 === undefined ? undefined : formatPrice(pricePerM2, locale, t)],
    ['project.state', t(`states.availability.${property.availability}`)],
    ['labels.field.cadastralIncome', money(property.charges.cadastralIncome)],
    ...costFields.map(field),
  ]
}

function spaceFacts({ property: { features }, field, answer }: Source): readonly Fact[] {
  return [
    ...spaceFields.map(field),
    ...outsideFields.map((name): Fact => {
      const [label, value] = field(name)
      return [label, value ?? answer(features[name])]
    }),
    ['labels.feature.garage', field('garages')[1] ?? answer(features.garage)],
    ...houseFields.map(field),
  ]
}

function energyFacts({ context, property, locale, t, energy, field, answer }: Source): readonly Fact[] {
  const score = property.energy.scoreKwhPerM2Year
  const duty = energy?.duty
  return [
    ['labels.field.epcLabel', energyLabelOf(property, context.catalogue.rules, context.now)],
    [
      'labels.field.epcScore',
      score === undefined ? undefined : formatNumber(score, locale, t('formats.kwhPerM2Year')),
    ],
    [
      'legal.label.renovationDuty',
      duty === undefined ? undefined : answer(duty.deed === undefined ? 'no' : 'yes'),
    ],
    ...buildingFields.map(field),
  ]
}

function knownFacts({ property, locale, t, verdicts, field }: Source): readonly Fact[] {
  const flood = viewFlood(property, locale, t)?.scores ?? []
  return [
    ...topics.map((topic): Fact => [
      `property.verdict.title.${topic}`,
      verdicts.find((verdict) => verdict.topic === topic)?.says,
    ]),
    ['legal.label.pScore', flood[0]?.current],
    ['legal.label.gScore', flood[1]?.current],
    field('vacancy'),
  ]
}

/** Returns an exact price per square metre of living area, as the price is asked: without VAT where it is. */
function askedPerM2(
  { surfaces: { living } }: Property,
  asked: AskedPrice | undefined,
): AskedPrice | undefined {
  if (asked?.kind !== 'sale' || asked.isFrom || living === undefined || living === 0) return undefined
  return { ...asked, amount: euroCents(Math.round(asked.amount / 100 / living)) }
}
