import { describe, expect, it } from 'vitest'
import { locales } from '#domain/values/locale.ts'
import { calculatorKey } from '#routes/path/route-keys.ts'
import { loadOwnRules } from '#tests/support/readers/own-rules.ts'
import { viewCalculatorPage } from '#views/calculator/calculator-page.ts'
import { homeRegion } from '#views/calculator/rates.ts'
import { createContext } from '#tests/views/listing/listing-context.ts'

const rules = await loadOwnRules()
const context = createContext({ rules })

function viewIn(locale: (typeof locales)[number]) {
  const route = context.routes.ofKind('calculator').find((other) => other.locale === locale)
  if (route === undefined) throw new Error('no calculator')
  return viewCalculatorPage(context, route)
}

describe('the calculator page', () => {
  it('has a native path in each language', () => {
    expect(context.routes.ofKind('calculator').map(({ path }) => path)).toEqual([
      '/nl/aankoopkosten/',
      '/fr/frais-d-achat/',
      '/en/purchase-costs/',
      '/de/kaufnebenkosten/',
    ])
  })

  it.each(locales)('has all messages in %s, with all values filled in', (locale) => {
    const { island, shell, ...said } = viewIn(locale)
    expect(JSON.stringify(said)).not.toMatch(/\{\{|NaN|undefined|null/)
    expect(shell.head.title).toContain(said.title)
    expect(Object.keys(island.rates)).toEqual(['flanders', 'brussels', 'wallonia'])
  })

  it('starts in the region of the first office, in Flanders where none is said', () => {
    const [office] = context.catalogue.offices
    if (office === undefined) throw new Error('no office')
    const homeOf = (offices: readonly (typeof office)[]) => homeRegion(createContext({ rules, offices }))
    expect([homeOf([{ ...office, zip: '4700' }, office]), homeOf([office]), homeOf([])]).toEqual([
      'wallonia',
      'flanders',
      'flanders',
    ])
  })

  it('has example costs per region, in whole euro', () => {
    const [flanders, brussels, wallonia] = viewIn('nl').table.regions
    const at = (table: typeof flanders) => table?.rows.find(({ price }) => price.endsWith('300.000'))
    // 300,000: fee 2,477.65 + 750 + 21 % = 3,905.46; with 36,000 or 6,000, 37,500 or 12,500, 37,500 or 9,000 of duty.
    expect(at(flanders)).toMatchObject({ ordinary: '€\u00A039.905', own: '€\u00A09.905' })
    expect(at(brussels)).toMatchObject({ ordinary: '€\u00A041.405', own: '€\u00A016.405' })
    expect(at(wallonia)).toMatchObject({ ordinary: '€\u00A041.405', own: '€\u00A012.905' })
  })

  it('gives each rate with its start date and source', () => {
    const { rows } = viewIn('en').sources
    expect(rows).toHaveLength(6)
    expect(rows[0]).toMatchObject({ host: 'vlaanderen.be' })
    expect(rows[0]?.dates).toContain('1 January 2026')
  })

  it('sends only one language to the browser', () => {
    expect(JSON.stringify(viewIn('nl').island)).not.toContain('natuurlijke persoon')
  })

  it('does not exist when the rates of a region are unknown', () => {
    const duties = rules.purchase.duties.filter(({ region }) => region !== 'brussels')
    const poor = createContext({ rules: { ...rules, purchase: { ...rules.purchase, duties } } })
    expect(poor.routes.find(calculatorKey(), 'nl')).toBeUndefined()
  })
})
