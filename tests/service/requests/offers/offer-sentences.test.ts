import { expect, test } from 'vitest'
import { type AnsweredOffer, offerSentences } from '#service/requests/offers/offer-sentences.ts'
import { languages } from '#tests/support/languages.ts'

/** What an offer leaves out of a home: its headline. */
const named = { kind: 'sale', title: 'Halfopen woning met zuidtuin' } as const

const offer: AnsweredOffer = {
  answers: {
    firstName: 'Elke',
    lastName: 'Van Damme',
    amount: 380_000,
    validUntil: '2026-11-30',
    validUntilTime: '18:00',
  },
  subject: 'property/2417',
  home: {
    ...named,
    place: 'Donklaan 00, 9290 Berlare',
    offer: { home: 'Donklaan 00, 9290 Berlare (referentie KK-2417)', kind: 'price' },
  },
  agency: 'Kouter & Kaai',
  advance: { percent: 10, offPlanPercent: 5 },
  deedMonths: 4,
}
const said = (changes: Partial<AnsweredOffer> = {}): string =>
  offerSentences({ ...offer, ...changes }, languages('nl'))
    .join(' ')
    .replaceAll('\u00a0', ' ')

test('an offer is said back with its day, its hour and the advance of ten percent', () => {
  expect(said()).toBe(
    'Ik, Elke Van Damme, bied € 380.000 (driehonderdtachtigduizend euro) voor Donklaan 00, 9290 Berlare (referentie KK-2417). Dit bod is onherroepelijk tot maandag 30 november 2026, 18 uur. Ik stel geen opschortende voorwaarden. De akte volgt binnen 4 maanden na de ondertekening van het compromis. Bij de ondertekening betaal ik 10 % voorschot, € 38.000, op de derdenrekening van Kouter & Kaai.',
  )
})

test('off plan the advance is at most five percent', () => {
  const words = said({ subject: 'project/70/3' })
  expect(words).toContain('hoogstens 5 % voorschot, € 19.000')
  expect(words).toContain('Woningbouwwet')
  expect(words).not.toContain('10 %')
})

test('a listed home of a project that is not delivered yet is off plan too', () => {
  const home = { ...named, place: '9290 Berlare', isOffPlan: true }
  expect(said({ home })).toContain('hoogstens 5 % voorschot, € 19.000')
})

test('the conditions of an older offer are said as they were written', () => {
  expect(said({ answers: { ...offer.answers, conditions: 'Ik krijg mijn lening.' } })).toContain(
    '18 uur. Ik stel deze opschortende voorwaarde, in mijn eigen woorden: Ik krijg mijn lening. De akte',
  )
})

test('conditions are said in the order of the form, not in that of the answers', () => {
  const answers = {
    ...offer.answers,
    conditionKinds: ['certificates', 'loan'],
    loanAmount: 300_000,
    loanWeeks: 4,
  }
  expect(said({ answers })).toContain(
    'voorwaarden dat ik binnen 4 weken na de aanvaarding van dit bod een lening van € 300.000 krijg en dat de attesten',
  )
})

test('without a rule no advance is named', () => {
  expect(said({ advance: undefined })).not.toContain('voorschot')
})

test.each([
  [
    { kind: 'exclVat' },
    'bied € 380.000 (driehonderdtachtigduizend euro), exclusief btw en kosten, voor Donklaan 00.',
  ],
  [
    { kind: 'annuity', monthly: 980 },
    'bied een boeket van € 380.000 (driehonderdtachtigduizend euro) voor Donklaan 00, dat op lijfrente verkocht wordt, met de gevraagde lijfrente van € 980 per maand.',
  ],
  [{ kind: 'annuity' }, 'Over de lijfrente per maand moeten de eigenaar en ik het nog eens worden.'],
] as const)('what the amount is for is said: %j', (facts, words) => {
  expect(said({ home: { ...named, place: '', offer: { home: 'Donklaan 00', ...facts } } })).toContain(words)
})

test('a home on which no offer can be made any more is named by address and reference', () => {
  const home = { ...named, place: 'Donklaan 00, 9290 Berlare', reference: 'Referentie KK-2417' }
  expect(said({ home })).toContain('voor Donklaan 00, 9290 Berlare, Referentie KK-2417.')
})

test('a day for the deed is said instead of the usual term', () => {
  const words = said({ answers: { ...offer.answers, deedBy: '2027-03-01' } })
  expect(words).toContain('De akte volgt uiterlijk op 1 maart 2027.')
  expect(words).not.toContain('4 maanden')
})

test('a unit on which no offer can be made any more is named apart from its project', () => {
  const unit = {
    kind: 'unit',
    title: 'Woning 4 in De Bleekweide',
    place: 'Bleekweg 00, 9190 Stekene',
  } as const
  expect(said({ subject: 'project/70/4', home: unit })).toContain(
    'voor Woning 4 in De Bleekweide, Bleekweg 00, 9190 Stekene',
  )
})
