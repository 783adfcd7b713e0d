import { expect, test } from 'vitest'
import { addPrice } from '#data/adapter/openimmo/openimmo-prices.ts'
import { createProblemLog } from '#data/problems/problem-log.ts'

/** Reads elements of `preise`, written as `name=text`, and returns what is asked and the fields of the problems. */
function read(marketing: string, elements: string) {
  const log = createProblemLog()
  const values = new Map<string, unknown>(
    elements.split('; ').map((element) => {
      const [name = '', text = ''] = element.split('=')
      return [`preise/${name}`, text]
    }),
  )
  addPrice(values, marketing, log.record('feed', '7'))
  for (const problem of log.problems)
    expect([problem.expected, problem.received, problem.remedy].every((part) => Boolean(part))).toBe(true)
  return { values, price: values.get('preise'), fields: log.problems.map(({ field }) => field) }
}

test.each([
  ['KAUF', 'kaufpreis=295000.00', '295000.00'],
  ['KAUF', 'kaufpreis=295.000,00; waehrung@iso_waehrung=EUR', '295.000,00'],
  ['KAUF', 'kaufpreis=295 000', '295 000'],
  ['KAUF', 'kaufpreisbrutto=350000; kaufpreisnetto=289256', '350000'],
  ['KAUF', 'kaufpreis=0.00; kaufpreisbrutto=350000', '350000'],
  ['KAUF', 'kaufpreisnetto=300000; kaufpreisnetto@kaufpreisust=63000', 363_000],
  // The VAT is a rate.
  ['KAUF', 'kaufpreisnetto=300000; kaufpreisnetto@kaufpreisust=21', '300000'],
  ['MIETE_PACHT', 'kaltmiete=0.00; nettokaltmiete=1.250,00', '1.250,00'],
  ['MIETE_PACHT', 'nettokaltmiete=800,50', '800,50'],
  ['MIETE_PACHT', 'kaltmiete=950; warmmiete=1100; preis_zeiteinheit@zeiteinheit=MONAT', '950'],
  ['MIETE_PACHT', 'pauschalmiete=850', '850'],
  ['MIETE_PACHT', 'gesamtmietebrutto=990', '990'],
  ['MIETE_PACHT', 'pacht=400; preis_zeiteinheit@zeiteinheit=monat', '400'],
])('%s, %s: %s is asked', (marketing, elements, price) => {
  expect(read(marketing, elements)).toMatchObject({ price, fields: [] })
})

test.each([
  ['MIETE_PACHT', 'kaltmiete=80; preis_zeiteinheit@zeiteinheit=TAG', 'preise/preis_zeiteinheit@zeiteinheit'],
  [
    'MIETE_PACHT',
    'warmmiete=500; preis_zeiteinheit@zeiteinheit=WOCHE',
    'preise/preis_zeiteinheit@zeiteinheit',
  ],
  ['KAUF', 'kaufpreis=389000; kaufpreis@waehrung=CHF', 'preise/waehrung@iso_waehrung'],
  ['KAUF', 'kaufpreis=389000; kaufpreis#2=399000', 'preise/kaufpreis'],
  ['MIETE_PACHT', 'mietpreis_pro_qm=120; preis_zeiteinheit@zeiteinheit=JAHR', 'preise'],
  ['MIETE_PACHT', 'pacht=400', 'preise/preis_zeiteinheit@zeiteinheit'],
  ['MIETE_PACHT', 'mietpreis_pro_qm=12', 'preise'],
  ['KAUF', 'kaufpreis_pro_qm=2500', 'preise'],
  ['KAUF', 'kaufpreis=295000; waehrung@iso_waehrung=CHF', 'preise/waehrung@iso_waehrung'],
  ['KAUF', 'kaufpreisnetto=300000', 'preise/mwst_satz'],
  ['KAUF', 'kaufpreis=300000; zzg_mehrwertsteuer=true', 'preise/mwst_satz'],
  ['KAUF', 'nettokaltmiete=900', 'preise'],
  ['MIETE_PACHT', 'kaufpreis=300000', 'preise'],
])('%s, %s: no amount is shown, and %s says why', (marketing, elements, field) => {
  expect(read(marketing, elements)).toMatchObject({ price: undefined, fields: [field] })
})

test.each([
  ['kaltmiete=14400; nebenkosten=1200; preis_zeiteinheit@zeiteinheit=JAHR', 1200, 100],
  ['pauschalmiete=10000; preis_zeiteinheit=Jahr', 833.33, undefined],
  ['kaltmiete=2700; preis_zeiteinheit@zeiteinheit=QUARTAL', 900, undefined],
  ['pacht=1200; preis_zeiteinheit@zeiteinheit=JAHR', 100, undefined],
])('%s is what is paid per month, and said', (elements, price, charges) => {
  const found = read('MIETE_PACHT', elements)
  expect([found.price, found.values.get('preise/nebenkosten'), found.fields]).toEqual([
    price,
    charges,
    ['preise/preis_zeiteinheit@zeiteinheit'],
  ])
})

test('a rent with three decimals is no rent in thousands', () => {
  expect(read('MIETE_PACHT', 'kaltmiete=850.500').price).toBe(850.5)
  expect(read('MIETE_PACHT', 'kaltmiete=1.250').price).toBe('1.250')
})

test('a rent to which VAT is added is said', () => {
  expect(read('MIETE_PACHT', 'kaltmiete=900; zzg_mehrwertsteuer=true')).toMatchObject({
    price: '900',
    fields: ['preise/zzg_mehrwertsteuer'],
  })
})

test('a price without VAT comes with its rate', () => {
  const { values, price, fields } = read('KAUF', 'kaufpreis=300000; zzg_mehrwertsteuer=true; mwst_satz=21')
  expect([price, values.get('preise/mwst'), fields]).toEqual(['300000', '21', []])
})

test('charges that a rent includes are not shown beside it', () => {
  const full = read('MIETE_PACHT', 'warmmiete=950; nebenkosten=150')
  expect([full.price, full.values.has('preise/nebenkosten'), full.fields]).toEqual([
    '950',
    false,
    ['preise/nebenkosten'],
  ])
  const bare = read('MIETE_PACHT', 'kaltmiete=800; nebenkosten=150')
  expect([bare.price, bare.values.get('preise/nebenkosten'), bare.fields]).toEqual(['800', '150', []])
})

test('an amount that cannot be read stays, for the record to warn of', () => {
  expect(read('KAUF', 'kaufpreis=2.95E5').price).toBe('2.95E5')
})

test.each([
  ['kaltmiete=900; kaltmiete@auf_anfrage=true', 'true'],
  ['kaltmiete=900; kaltmiete@auf_anfrage=true; kaufpreis@auf_anfrage=false', 'true, false'],
])('%s: any amount may be on request, and two words are none', (elements, said) => {
  expect(read('MIETE_PACHT', elements).values.get('preise/kaufpreis@auf_anfrage')).toBe(said)
})
