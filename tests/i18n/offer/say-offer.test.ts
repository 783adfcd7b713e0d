import { expect, test } from 'vitest'
import type { Condition, Offer } from '#domain/listing/offer.ts'
import { type Locale, locales } from '#domain/values/locale.ts'
import { euroCents } from '#domain/values/money.ts'
import { languages } from '#tests/support/languages.ts'
import { sayOffer } from '#i18n/offer/say-offer.ts'
import { day } from '#tests/support/catalogue/catalogue-factory.ts'

const loan: Condition = { kind: 'loan', amount: euroCents(300_000), weeks: 4 }
const sold: Condition = { kind: 'ownHomeSold', by: day('2027-03-01') }
const own: Condition = { kind: 'ownWords', words: 'De tuin is leeg.' }

const offer: Offer = {
  name: 'Elke Van Damme',
  amount: euroCents(380_000),
  until: { on: day('2026-11-30'), at: '18:00' },
  conditions: [],
}
const terms = {
  home: { home: 'Donklaan 00', kind: 'price' as const },
  isOffPlan: false,
  agency: 'Kouter & Kaai',
  advance: { percent: 10, offPlanPercent: 5 },
  deedMonths: 4,
}

/** Returns the sentences about conditions: what stands between the term and the deed. */
function saidConditions(conditions: readonly Condition[], locale: Locale): string {
  const said = sayOffer({ ...offer, conditions }, terms, languages(locale))
  return said.slice(2, -2).join(' ').replaceAll(/\s/g, ' ')
}

test.each<readonly [Locale, readonly Condition[], string]>([
  ['nl', [], 'Ik stel geen opschortende voorwaarden.'],
  [
    'nl',
    [loan],
    'Mijn bod staat onder de opschortende voorwaarde dat ik binnen 4 weken na de aanvaarding van dit bod een lening van € 300.000 krijg.',
  ],
  [
    'nl',
    [{ ...loan, weeks: 1 }, sold, { kind: 'permit' }],
    'Mijn bod staat onder de opschortende voorwaarden dat ik binnen 1 week na de aanvaarding van dit bod een lening van € 300.000 krijg, dat mijn eigen woning uiterlijk op 1 maart 2027 verkocht is en dat de omgevingsvergunning definitief is omdat er binnen de termijn geen beroep is ingesteld.',
  ],
  ['nl', [own], 'Ik stel deze opschortende voorwaarde, in mijn eigen woorden: De tuin is leeg.'],
  [
    'fr',
    [loan],
    'Mon offre est faite sous la condition suspensive que j’obtienne, dans les 4 semaines qui suivent l’acceptation de cette offre, un crédit de 300 000 €.',
  ],
  [
    'fr',
    [{ ...loan, weeks: 1 }, sold],
    'Mon offre est faite sous les conditions suspensives suivantes : que j’obtienne, dans la semaine qui suit l’acceptation de cette offre, un crédit de 300 000 € et que mon propre logement soit vendu au plus tard le 1er mars 2027.',
  ],
  [
    'en',
    [loan, { kind: 'certificates' }, own],
    'My offer is subject to the conditions precedent that I obtain a loan of €300,000 within 4 weeks of the acceptance of this offer and that the soil, electricity and planning certificates are in order. I set this condition precedent, in my own words: De tuin is leeg.',
  ],
  [
    'de',
    [sold],
    'Mein Angebot steht unter der aufschiebenden Bedingung, dass meine eigene Wohnimmobilie bis spätestens zum 1. März 2027 verkauft ist.',
  ],
  [
    'de',
    [{ ...loan, weeks: 1 }, { kind: 'certificates' }],
    'Mein Angebot steht unter den aufschiebenden Bedingungen, dass ich innerhalb einer Woche nach Annahme dieses Angebots einen Kredit über 300.000 € erhalte und dass die Bescheinigungen zu Boden, Elektrizität und Städtebau in Ordnung sind.',
  ],
])('in %s, %j is said as %s', (locale, conditions, said) => {
  expect(saidConditions(conditions, locale)).toBe(said)
})

test.each(locales)('in %s, what is not given yet is left open', (locale) => {
  const conditions: readonly Condition[] = [{ kind: 'loan' }, { kind: 'ownHomeSold' }]
  const said = sayOffer({ name: '', until: {}, conditions }, terms, languages(locale))
  expect(said.join(' ').match(/…/g)).toHaveLength(8)
  expect(said.join(' ')).not.toMatch(/\{\{|undefined|NaN/)
})

test('words of a visitor are said as they are, placeholders too', () => {
  expect(saidConditions([{ kind: 'ownWords', words: '{{amount}} $&' }], 'nl')).toContain(
    'woorden: {{amount}} $&',
  )
})
