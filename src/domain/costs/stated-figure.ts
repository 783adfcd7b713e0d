import { regionalRuleInForce, ruleInForce } from '#domain/law/dated-rule.ts'
import type { NotaryRates, Rules } from '#domain/law/rules.ts'
import type { Region } from '#domain/place/place.ts'
import { regions } from '#domain/place/region.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import { type EuroCents, euroCents, sumOf, wholeEuro } from '#domain/values/money.ts'
import { depositMaxMonths } from './deposit.ts'
import { type PurchaseCosts, purchaseCosts } from './purchase-costs.ts'
import { purchaseRates } from './purchase-rates.ts'

/** A figure of the rules that a text states. */
export type StatedFigure =
  | Readonly<{ kind: 'money'; amount: EuroCents }>
  | Readonly<{ kind: 'percent' | 'count'; value: number }>

/** A name of a figure in a text between two braces, with its parts behind colons: `{{own-total:flanders:389000}}`. */
export const figurePattern = /\{\{\s*([^{}]*?)\s*\}\}/g

type Source = Readonly<{ rules: Rules; on: PlainDate }>
type Found = StatedFigure | undefined

/** Figures by their name. */
const general: Readonly<Record<string, (source: Source) => Found>> = {
  'notary-first-rate': (source) => percent(firstStep(source)?.percent),
  'notary-first-limit': (source) => money(firstStep(source)?.upTo),
  'notary-last-rate': (source) => percent(notary(source)?.scale.at(-1)?.percent),
  'notary-last-limit': (source) => money(notary(source)?.scale.at(-2)?.upTo),
  'notary-vat': (source) => percent(notary(source)?.vatPercent),
  'deed-costs': (source) => money(notary(source)?.deedCosts),
  'new-vat': ({ rules, on }) => percent(ruleInForce(rules.purchase.newBuildVat, on)?.percent),
  'rebuild-vat': ({ rules, on }) => percent(ruleInForce(rules.purchase.newBuildVat, on)?.rebuildPercent),
  advance: ({ rules, on }) => percent(ruleInForce(rules.advances, on)?.percent),
  'off-plan-advance': ({ rules, on }) => percent(ruleInForce(rules.advances, on)?.offPlanPercent),
}

/** Figures by their name, of a region. */
const regional: Readonly<Record<string, (source: Source, region: Region) => Found>> = {
  duty: (source, region) => percent(duty(source, region)?.percent),
  'own-duty': (source, region) => percent(duty(source, region)?.ownHome.percent),
  'own-exempt': (source, region) => money(duty(source, region)?.ownHome.exempt),
  'own-exempt-limit': (source, region) => money(duty(source, region)?.ownHome.upToPrice),
  'deposit-months': ({ rules, on }, region) => count(depositMaxMonths(rules, region, on)),
  'renovation-years': ({ rules, on }, region) =>
    count(regionalRuleInForce(rules.renovationDuties, region, on)?.years),
}

/** Costs in whole euro of an existing home without a loan: as any home, and as the only one to live in. */
const costs: Readonly<Record<string, (any: PurchaseCosts, own: PurchaseCosts) => EuroCents>> = {
  'cost-duty': (any) => any.tax.amount,
  'cost-own-duty': (_, own) => own.tax.amount,
  'cost-own-saving': (any, own) => euroCents((any.tax.amount - own.tax.amount) / 100),
  'cost-notary': ({ notaryFee, deedCosts, notaryVat }) => sumOf([notaryFee, deedCosts, notaryVat]),
  'cost-total': (any) => any.total,
  'cost-own-total': (_, own) => own.total,
}

/** The names of all figures, with the parts that they ask for. */
export const figureNames: readonly string[] = [
  ...Object.keys(general),
  ...Object.keys(regional).map((name) => `${name}:REGION`),
  ...Object.keys(costs).map((name) => `${name}:REGION:PRICE`),
]

/**
 * Returns a figure of the rules of a day by its name; undefined for an unknown name, region or price, and where no rule has it.
 * @example statedFigure('cost-own-duty:flanders:389000', rules, on) // { kind: 'money', amount: 778_000 }
 */
export function statedFigure(name: string, rules: Rules, on: PlainDate): StatedFigure | undefined {
  const [key = '', place, price, ...rest] = name.split(':')
  const source = { rules, on }
  if (rest.length > 0) return undefined
  if (place === undefined) return own(general, key)?.(source)
  const region = regions.find((each) => each === place)
  if (region === undefined) return undefined
  if (price === undefined) return own(regional, key)?.(source, region)
  const rates = purchaseRates(rules, region, on)
  const cost = own(costs, key)
  if (rates === undefined || cost === undefined || !/^[1-9]\d{3,8}$/.test(price)) return undefined
  const bought = (isOwnHome: boolean) =>
    purchaseCosts(rates, { price: euroCents(Number(price)), kind: 'home', isOwnHome, energyClasses: 0 })
  return money(wholeEuro(cost(bought(false), bought(true))))
}

/** Returns an entry of a table; a text may name what every object inherits. */
function own<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined
}

function notary({ rules, on }: Source): NotaryRates | undefined {
  return ruleInForce(rules.purchase.notary, on)
}

function firstStep(source: Source): NotaryRates['scale'][number] | undefined {
  return notary(source)?.scale[0]
}

function duty({ rules, on }: Source, region: Region): Rules['purchase']['duties'][number] | undefined {
  return regionalRuleInForce(rules.purchase.duties, region, on)
}

function money(amount: EuroCents | undefined): Found {
  return amount === undefined ? undefined : { kind: 'money', amount }
}

function percent(value: number | undefined): Found {
  return value === undefined ? undefined : { kind: 'percent', value }
}

function count(value: number | undefined): Found {
  return value === undefined ? undefined : { kind: 'count', value }
}
