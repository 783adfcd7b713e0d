import type { Cell } from '#data/cell/cell.ts'
import { parseNumber } from '#data/cell/parse-number.ts'
import { monthsOf, perMonth } from '#data/cell/parse-period.ts'
import type { RecordLog } from '#data/problems/problem-log.ts'

type Values = Map<string, unknown>

/** Rents without charges, the one without any part of them first. */
const bareRents = ['nettokaltmiete', 'kaltmiete', 'pacht']
/** Rents that include charges. */
const fullRents = ['warmmiete', 'pauschalmiete', 'gesamtmietebrutto']
/** What says something of a price, and is not what is asked for the whole. */
const hints =
  'mietpreis_pro_qm kaufpreis_pro_qm richtpreis richtpreisprom2 erbpacht nettomieteprom2von hauptmietzinsnetto gesamtmietenetto freitext_preis x_fache'.split(
    ' ',
  )
const salePrices = ['kaufpreis', 'kaufpreisbrutto', 'kaufpreisnetto']
const charges = ['nebenkosten', 'heizkosten', 'mietzuschlaege']
/** A VAT of at most this is a rate in per cent, and no amount. */
const mostRate = 30
/** The highest usual rent: `950.000` per month are 950. */
const mostRent = 25_000
const inEuro = /^(?:(?:eur|euro|€)(?:, |$))*$/i

/**
 * Adds what is asked as `preise`, and takes out amounts that would be read as another: in another currency, for another period
 * than a month, without VAT that nobody knows, or charges beside a rent that has them in it.
 */
export function addPrice(values: Values, marketing: string | undefined, log: RecordLog): void {
  const onRequest = take(values, /^preise\/[a-z_]+@auf_anfrage/)
  if (onRequest !== '') values.set('preise/kaufpreis@auf_anfrage', onRequest)
  const currency = take(values, /^preise\/(?:waehrung|[a-z_]+@(?:iso_)?waehrung)/)
  if (!inEuro.test(currency)) {
    log.warn('preise/waehrung@iso_waehrung', 'amounts in another currency; they are left out', {
      expected: 'EUR',
      received: currency,
      remedy: 'give the amounts in euro in the CRM; until then the price is on request',
    })
    for (const name of [...values.keys()].filter((key) => /^preise\/\w+$/.test(key))) values.delete(name)
    return
  }
  const twice = [...values.keys()].find((name) => /^preise\/[a-z_]+#2$/.test(name) && isAsked(name))
  if (twice !== undefined) leaveOutTwice(values, twice.slice(0, -2), log)
  if (marketing !== 'KAUF') readDecimals(values)
  const price =
    marketing === 'KAUF' ? salePrice(values, log) : marketing === 'MIETE_PACHT' && rent(values, log)
  if (price !== undefined && price !== false) values.set('preise', price)
  else if (price === undefined) warnOfHints(values, marketing, log)
  for (const [name, value] of values) if (name.startsWith('preise/') && isNothing(value)) values.delete(name)
}

function salePrice(values: Values, log: RecordLog): unknown {
  const withoutVat =
    amountOf(values.get('preise/kaufpreis')) > 0 && isTrue(values.get('preise/zzg_mehrwertsteuer'))
  const gross = firstAmount(values, ['kaufpreis', 'kaufpreisbrutto'])
  const isAsked = amountOf(gross) > 0
  if (isAsked && !withoutVat) return gross
  const asked = isAsked ? gross : firstAmount(values, ['kaufpreisnetto'])
  if (asked === undefined) return gross
  const rate = values.get('preise/mwst_satz')
  if (amountOf(rate) > 0) {
    values.delete('preise/zzg_mehrwertsteuer')
    values.set('preise/mwst', rate)
    values.delete('preise/mwst_satz')
    return asked
  }
  const vat = amountOf(values.get('preise/kaufpreisnetto@kaufpreisust'))
  if (!isAsked && vat > 0) {
    values.delete('preise/kaufpreisnetto@kaufpreisust')
    if (vat > mostRate) return amountOf(asked) + vat
    values.set('preise/mwst', vat)
    return asked
  }
  log.warn('preise/mwst_satz', 'a price without VAT, and no rate; the price is left out', {
    expected: 'mwst_satz, or kaufpreisbrutto',
    received: asked,
    remedy: 'give the rate or the price with VAT in the CRM; until then the price is on request',
  })
  return undefined
}

function rent(values: Values, log: RecordLog): unknown {
  const unit = take(values, /^preise\/preis_zeiteinheit/)
  const all = [...bareRents, ...fullRents, ...charges]
  const given = all.filter((name) => amountOf(values.get(`preise/${name}`)) > 0)
  const months = monthsOf(unit)
  // A lease of land is paid by the year as often as by the month.
  const isOpen = unit === '' && given.includes('pacht') && !given.some((name) => name.endsWith('miete'))
  if (given.length > 0 && (isOpen || months === 'other')) {
    log.warn(
      'preise/preis_zeiteinheit@zeiteinheit',
      'amounts that are not per month or year; they are left out',
      {
        expected: 'MONAT or JAHR',
        received: isOpen ? 'no period for pacht' : unit,
        remedy: 'give the rent per month in the CRM; until then the price is on request',
      },
    )
    for (const name of all) values.delete(`preise/${name}`)
    return undefined
  }
  if (given.length > 0 && typeof months === 'number' && months > 1)
    divide(values, given, { months, unit }, log)
  warnOfVat(values, given, log)
  const bare = firstAmount(values, bareRents)
  if (amountOf(bare) > 0) return bare
  const full = firstAmount(values, fullRents)
  const included = charges.filter((name) => amountOf(values.get(`preise/${name}`)) > 0)
  if (full === undefined) return bare
  if (included.length > 0) {
    log.warn(`preise/${included[0]}`, 'charges that the rent includes; they are not shown beside it', {
      expected: 'nettokaltmiete or kaltmiete where charges are given',
      received: included.map((name) => values.get(`preise/${name}`)).join(', '),
      remedy: 'give the rent without charges in the CRM to show both',
    })
    for (const name of included) values.delete(`preise/${name}`)
  }
  return full
}

/** Amounts for several months become those for one, charges too. */
function divide(
  values: Values,
  names: readonly string[],
  { months, unit }: Readonly<{ months: number; unit: string }>,
  log: RecordLog,
): void {
  const parts = names.map((name) => {
    const given = values.get(`preise/${name}`)
    const part = perMonth(amountOf(given), months)
    values.set(`preise/${name}`, part)
    return `${name} ${String(given)}, ${part} per month`
  })
  log.warn(
    'preise/preis_zeiteinheit@zeiteinheit',
    'amounts for more than a month; they are shown per month',
    {
      expected: 'MONAT',
      received: `${unit}: ${parts.join('; ')}`,
      remedy: 'nothing, if the period is right; else correct it in the CRM',
    },
  )
}

/** VAT comes on top of rents of shops and offices alone; they are shown as they are given. */
function warnOfVat(values: Values, given: readonly string[], log: RecordLog): void {
  if (given.length === 0 || !isTrue(values.get('preise/zzg_mehrwertsteuer'))) return
  log.warn('preise/zzg_mehrwertsteuer', 'a rent without VAT; it is shown without', {
    expected: 'the rent that is paid',
    received: given.map((name) => `${name} ${String(values.get(`preise/${name}`))}`).join(', '),
    remedy: 'nothing for a shop or an office; the rent of a home has no VAT',
  })
}

/** A point is the decimal one: what would be more than any rent has three decimals. */
function readDecimals(values: Values): void {
  for (const [name, value] of values)
    if (
      /^preise\/[a-z_]+$/.test(name) &&
      /^[1-9]\d{0,2}\.\d{3}$/.test(String(value)) &&
      amountOf(value) > mostRent
    )
      values.set(name, Number(value))
}

/** Two amounts for one thing, or two sections of prices: nobody knows which is asked. */
function leaveOutTwice(values: Values, name: string, log: RecordLog): void {
  log.warn(name, 'more than one amount; they are left out', {
    expected: 'one amount',
    received: [...values]
      .flatMap(([key, value]) => (key.replace(/#\d+$/, '') === name ? [value] : []))
      .join(', '),
    remedy: 'give one of them in the CRM; until then the price is on request',
  })
  for (const key of values.keys()) if (key.startsWith('preise/') && isAsked(key)) values.delete(key)
}

function isAsked(name: string): boolean {
  return /^preise\/(?:kaufpreis(?:brutto|netto)?|(?:nettokalt|kalt|warm|pauschal)miete|pacht|gesamtmietebrutto)(?:#\d+)?$/.test(
    name,
  )
}

function warnOfHints(values: Values, marketing: string | undefined, log: RecordLog): void {
  // A rent is no price of a home that is for sale, nor the other way round.
  const others = marketing === 'KAUF' ? [...bareRents, ...fullRents] : salePrices
  const given = [...hints, ...others].filter((name) => !isNothing(values.get(`preise/${name}`)))
  if (given.length === 0) return
  log.warn('preise', 'no amount for the whole; the price is on request', {
    expected: marketing === 'KAUF' ? 'kaufpreis or kaufpreisbrutto' : [...bareRents, ...fullRents].join(', '),
    received: given.map((name) => `${name} ${String(values.get(`preise/${name}`))}`).join(', '),
    remedy: 'give the price or rent of the whole in the CRM',
  })
}

/** Returns the first amount above 0 of some elements, taken out; without one the first that says anything. */
function firstAmount(values: Values, names: readonly string[]): unknown {
  const given = names.filter((name) => values.get(`preise/${name}`) !== undefined)
  const name = given.find((each) => amountOf(values.get(`preise/${each}`)) > 0) ?? given[0]
  if (name === undefined) return undefined
  const value = values.get(`preise/${name}`)
  values.delete(`preise/${name}`)
  return value
}

function amountOf(value: unknown): number {
  const number = parseNumber(value as Cell)
  return number.kind === 'value' ? number.value : 0
}

/** Whether a value is an amount of 0, as software writes where nothing was filled in. */
function isNothing(value: unknown): boolean {
  return value === undefined || /^\s*0*(?:[.,]0+)?\s*$/.test(String(value))
}

function isTrue(value: unknown): boolean {
  return /^(?:true|1|ja)$/i.test(String(value))
}

/** Takes what elements say out of the values; several words are joined, and then none that is known. */
export function take(values: Values, path: RegExp): string {
  const names = [...values.keys()].filter((name) => path.test(name))
  const words = new Set(names.map((name) => String(values.get(name)).trim()))
  for (const name of names) values.delete(name)
  return [...words].filter((word) => word !== '').join(', ')
}
