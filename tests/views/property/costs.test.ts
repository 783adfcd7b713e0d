import { describe, expect, it } from 'vitest'
import { euroCents } from '#domain/values/money.ts'
import type { Property } from '#domain/listing/property.ts'
import { createProperty } from '#tests/support/catalogue/catalogue-factory.ts'
import { loadOwnRules } from '#tests/support/readers/own-rules.ts'
import { viewOnly } from '#tests/views/listing/listing-context.ts'

const rules = await loadOwnRules()
const inTown = (zip: string): Property['address'] => ({
  kind: 'hidden',
  town: { slug: 'plaats', name: 'Plaats', names: {}, zip, country: 'BE' },
})

function costsOf(overrides: Partial<Property>) {
  const section = overrides.goal === 'rent' ? 'rent' : 'sale'
  return viewOnly({ sections: [section], ...overrides }, { site: { rules } }).costs
}

/** With plain spaces, so that tests are easy to read. */
function plain(text: string): string {
  return text.replaceAll('\u00A0', ' ')
}

function rowsOf(costs: ReturnType<typeof costsOf>): Readonly<Record<string, string>> {
  const rows = [...(costs?.sums ?? []), ...(costs?.rows ?? []), ...(costs?.signing?.rows ?? [])]
  return Object.fromEntries(rows.map(({ label, value }) => [plain(label), plain(value)]))
}

const from = (euro: number, startingFrom = false): Property['price'] => ({
  kind: 'published',
  amount: euroCents(euro),
  startingFrom,
})

describe('a home for sale', () => {
  it('shows its total costs, as any home and as the only one', () => {
    const costs = costsOf({})
    // 389,000: 46,680 or 7,780 of duty; fee 2,528.38, with 750 and 21 % that is 3,966.84.
    expect(rowsOf(costs)).toEqual({
      Prijs: '€ 389.000',
      Verkooprecht: '€ 46.680 of € 7.780',
      'Notaris en aktekosten': '€ 3.967',
      'Alles samen, verkooprecht 12 %': '€ 439.647',
      'Als enige eigen woning, 2 %': '€ 400.747',
    })
    expect(costs?.sums.map(({ value }) => plain(value))).toEqual(['€ 439.647', '€ 400.747'])
    expect(plain(costs?.whole?.words ?? '')).toBe('Alles samen ongeveer € 439.647')
    expect(costs?.source?.words).toMatch(
      /^Kosten: een raming zonder lening, volgens vlaanderen\.be, 20 november 2026/,
    )
    expect(costs?.calculate?.href).toBe('/nl/aankoopkosten/?region=flanders&price=389000')
  })

  it('in Brussels has the abattement up to its maximum price, in Wallonia 3 %', () => {
    expect(rowsOf(costsOf({ address: inTown('1030') }))).toHaveProperty(
      'Als enige eigen woning, met abattement',
    )
    const dear = rowsOf(costsOf({ address: inTown('1030'), price: from(600_001) }))
    expect(Object.keys(dear).join()).not.toContain('enige eigen')
    const walloon = rowsOf(costsOf({ address: inTown('7500') }))
    expect(walloon).toHaveProperty('Als enige eigen woning, 3 %')
    expect(walloon).toHaveProperty('Alles samen, registratierechten 12,5 %')
  })

  it('with a lowest price has total costs "from" an amount', () => {
    const rows = rowsOf(costsOf({ price: from(389_000, true) }))
    expect(rows['Alles samen, verkooprecht 12 %']).toBe('vanaf € 439.647')
  })

  it.each([
    ['a shop', { type: 'shop' as const }],
    ['a holiday home', { type: 'holidayHome' as const }],
    ['woodland', { type: 'woodland' as const }],
    ['a Flemish plot', { type: 'buildingPlot' as const }],
  ])('%s is nobody’s only home', (_, overrides) => {
    const labels = Object.keys(rowsOf(costsOf(overrides))).join()
    expect(labels).toContain('Alles samen')
    expect(labels).not.toContain('enige eigen')
  })
})

describe('there is no estimate that would mislead', () => {
  const annuity = { age1: 80, occupied: 'yes', indexed: 'yes', survivor: 'no', conditions: {} } as const
  it.each([
    ['its price is hidden', { price: { kind: 'onRequest' } }],
    ['it is sold', { availability: 'sold' }],
    ['it is for a life annuity', { lifeAnnuity: annuity }],
    [
      'it is abroad',
      { address: { kind: 'hidden', town: { ...createProperty().address.town, country: 'NL' } } },
    ],
  ] as const)('when %s', (_, overrides) => {
    const costs = costsOf({ charges: { cadastralIncome: euroCents(900) }, ...overrides })
    expect(Object.keys(rowsOf(costs)).join()).not.toMatch(/Alles samen/)
    expect(costs?.whole).toBeUndefined()
    expect(costs?.calculate).toBeUndefined()
  })

  it('and no amount at all for a hidden price, nor once it is sold', () => {
    const charges = { propertyTax: euroCents(900) }
    expect(costsOf({ price: { kind: 'onRequest' }, charges })).toBeUndefined()
    expect(costsOf({ availability: 'sold', charges })).toBeUndefined()
    expect(rowsOf(costsOf({ charges }))).toHaveProperty('Onroerende voorheffing')
  })

  it('when the record has its own figures', () => {
    const charges = {
      landShare: euroCents(56_000),
      vatValue: euroCents(199_000),
      vatRate: 21,
      vatBuilding: euroCents(41_790),
      registrationDuty: euroCents(6_720),
      notaryFeeInclVat: euroCents(3_400),
      totalCost: euroCents(306_910),
    }
    const costs = costsOf({ price: from(255_000), charges })
    expect(rowsOf(costs)).toEqual({
      Prijs: '€ 255.000 excl. btw',
      Grondaandeel: '€ 56.000',
      'Waarde waarop u btw betaalt': '€ 199.000',
      'Btw-tarief': '21 %',
      'Btw op het gebouw': '€ 41.790',
      Verkooprecht: '€ 6.720',
      'Notariskosten incl. btw': '€ 3.400',
      'Totale kostprijs': '€ 306.910',
    })
  })
})

describe('a new home with VAT', () => {
  const split = {
    landShare: euroCents(56_000),
    vatValue: euroCents(199_000),
    vatRate: 21,
    vatBuilding: euroCents(41_790),
    // Price and VAT only, as CRMs add it up.
    totalCost: euroCents(296_790),
  }

  it('has duty on its land and the notary in the total, whatever total the record has', () => {
    const costs = costsOf({ price: from(255_000), charges: split })
    // 255,000 and 41,790; 12 % of 56,000; fee 2,452.00, with 750 and 21 % that is 3,874.42.
    expect(rowsOf(costs)).toMatchObject({
      'Btw op het gebouw': '€ 41.790',
      'Verkooprecht op de grond, 12 %': '€ 6.720',
      'Alles samen, met btw': '€ 307.384',
    })
    expect(rowsOf(costs)).not.toHaveProperty('Totale kostprijs')
    expect(costs?.sums.map(({ value }) => plain(value))).toEqual(['€ 307.384'])
  })

  it('has no link to the calculator, which takes one tax for the whole price', () => {
    expect(costsOf({ price: from(255_000), charges: split })?.calculate).toBeUndefined()
    const whole = costsOf({ price: from(255_000), charges: { vatRate: 21 } })
    expect(whole?.calculate?.href).toContain('type=newBuild')
    expect(rowsOf(whole)).toMatchObject({ 'Btw, 21 %': '€ 53.550' })
  })

  it('says that VAT may be due where its record says neither VAT nor duty', () => {
    const building = { constructionYear: 2026 }
    expect(costsOf({ building })?.notes.join()).toContain('misschien betaalt u btw')
    expect(costsOf({ building: { constructionYear: 2023 } })?.notes.join()).not.toContain('btw')
    expect(costsOf({ building, charges: { vatRate: 21 } })?.notes.join()).not.toContain('misschien')
  })
})

describe('a home to let', () => {
  const rent = { goal: 'rent', price: from(950) } as const

  it('shows the amount due when the lease is signed', () => {
    const charges = { chargesTenant: euroCents(75), inventory: euroCents(250), depositMonths: 3 }
    const { rows, signing } = costsOf({ ...rent, charges }) ?? {}
    expect(rows?.map(({ label }) => label)).not.toContain('Huurwaarborg')
    expect(rowsOf(costsOf({ ...rent, charges }))).toMatchObject({
      'Eerste maand huur': '€ 950',
      'Kosten en lasten, eerste maand': '€ 75',
      'Uw deel van de plaatsbeschrijving': '€ 250',
      Huurwaarborg: '€ 2.850',
      Samen: '€ 4.125',
    })
    expect(
      costsOf({ ...rent, charges })?.sums.map(({ label, value }) => `${label}: ${plain(value)}`),
    ).toEqual(['Elke maand, met kosten en lasten: € 1.025', 'Te betalen bij de ondertekening: € 4.125'])
    expect(signing?.title).toBe('Te betalen bij de ondertekening')
  })

  it('without charges, deposit or inventory shows only its rent', () => {
    const costs = costsOf(rent)
    expect(rowsOf(costs)).toEqual({ 'Huurprijs per maand': '€ 950' })
    expect(costs?.signing).toBeUndefined()
  })

  it('names the deposit of its region', () => {
    const charges = { depositMonths: 2 }
    expect(costsOf({ ...rent, charges })?.notes.join()).toMatch(/3/)
    expect(costsOf({ ...rent, charges, address: inTown('1030') })?.notes.join()).not.toMatch(/3 maanden/)
  })

  it('names a maximum for a home only', () => {
    const charges = { depositMonths: 3 }
    expect(costsOf({ ...rent, charges })?.notes.join()).toContain('(in Vlaanderen hoogstens 3)')
    const shop = costsOf({ ...rent, charges, type: 'shop' })?.notes.join()
    expect(shop).toContain('Huurwaarborg: 3 maanden huur.')
  })

  it('has no deposit above the maximum, nor a sum with it', () => {
    const costs = costsOf({ ...rent, charges: { depositMonths: 4, deposit: euroCents(3_800) } })
    expect(costs?.notes.join()).not.toContain('waarborg')
    expect(costs?.signing).toBeUndefined()
    expect(rowsOf(costs)).not.toHaveProperty('Huurwaarborg')
  })

  it('has no deposit that its record states twice and not alike', () => {
    const costs = costsOf({ ...rent, charges: { depositMonths: 1, deposit: euroCents(1_900) } })
    expect(JSON.stringify(costs)).not.toMatch(/1\.900|waarborg/i)
    const alike = costsOf({ ...rent, charges: { depositMonths: 2, deposit: euroCents(1_900) } })
    expect(JSON.stringify(alike)).toMatch(/1\.900/)
  })

  it('never names the agency’s fee, nor adds it to what is due', () => {
    const charges = { tenantCost: euroCents(950), depositMonths: 3 }
    expect(rowsOf(costsOf({ ...rent, charges }))).toMatchObject({ Samen: '€ 3.800' })
    for (const zip of ['9290', '1030', '7500']) {
      const words = JSON.stringify(costsOf({ ...rent, charges, address: inTown(zip) }))
      expect(words).not.toContain('Kosten van het kantoor')
    }
    const fee = { tenantCost: euroCents(951) }
    expect(JSON.stringify(costsOf({ ...rent, charges: fee }))).not.toContain('951')
    const office = { ...rent, charges: fee, type: 'officeSpace', address: inTown('7500') } as const
    expect(JSON.stringify(costsOf(office))).toContain('951')
  })

  it.each([
    ['let already', { availability: 'rented' }],
    ['of a hidden rent', { price: { kind: 'onRequest' } }],
  ] as const)('%s shows no amounts', (_, overrides) => {
    expect(costsOf({ ...rent, charges: { deposit: euroCents(1_900) }, ...overrides })).toBeUndefined()
  })
})

describe('a sale against a life annuity', () => {
  const annuity = {
    age1: 81,
    age2: 79,
    occupied: 'yes',
    downPayment: euroCents(82_000),
    monthly: euroCents(980),
    indexed: 'yes',
    survivor: 'yes',
    maxDurationYears: 20,
    conditions: { nl: 'De verkopers blijven er wonen.' },
  } as const

  it('shows ages, payments, duration and terms', () => {
    const view = viewOnly({ lifeAnnuity: annuity }, { site: { rules } })
    const told = [...(view.costs?.sums ?? []), ...(view.costs?.rows ?? [])]
      .map(({ label, value }) => `${plain(label)}: ${plain(value)}`)
      .join('; ')
    expect(told).toMatch(/82\.000.*980.*81 en 79 jaar.*20 jaar/)
    expect(view.costs?.conditions?.paragraphs).toEqual(['De verkopers blijven er wonen.'])
    expect(plain(view.head.price?.suffix ?? '')).toBe('+ € 980 / maand')
  })

  it('shows only what is known', () => {
    const little = {
      occupied: 'unknown',
      indexed: 'unknown',
      survivor: 'unknown',
      age1: 81,
      conditions: {},
    } as const
    const { costs } = viewOnly({ lifeAnnuity: little }, { site: { rules } })
    expect(costs?.rows.map(({ value }) => plain(value))).toEqual(['81 jaar'])
  })
})
