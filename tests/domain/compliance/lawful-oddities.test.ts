import { expect, test } from 'vitest'
import { euroCents } from '#domain/values/money.ts'
import type { Property } from '#domain/listing/property.ts'
import { berlare, day } from '#tests/support/catalogue/catalogue-factory.ts'
import { brokenBy } from './compliance-rules.ts'
import { lawful, withEnergy, withFlood, withLegal } from './lawful.ts'

const said = (nl: string): Property => ({ ...lawful(), description: { nl } })
const rented = (charges: Property['charges'], of: Partial<Property> = {}): Property => {
  const home = lawful('flanders', 'rent')
  return { ...home, charges: { ...home.charges, ...charges }, ...of }
}

/** Lawful records that a careless check would blame. */
const oddities: Readonly<Record<string, Property>> = {
  'a home that gives back energy': withEnergy(lawful(), { label: 'A+', scoreKwhPerM2Year: -12 }),
  'a score on the border of two labels': withEnergy(lawful(), { label: 'B', scoreKwhPerM2Year: 200 }),
  'a score with decimals that the certificate rounds': withEnergy(lawful(), {
    label: 'B',
    scoreKwhPerM2Year: 200.4,
  }),
  'a certificate that ends today': withEnergy(lawful(), { validUntil: day('2026-11-20') }),
  'protected heritage without certificate': { ...lawful(), energy: { state: 'notApplicable' } },
  'a Brussels home with a label between two letters': withEnergy(lawful('brussels'), {
    label: 'C+',
    scoreKwhPerM2Year: 110,
  }),
  'a Walloon A++': withEnergy(lawful('wallonia'), { label: 'A++', scoreKwhPerM2Year: 0 }),
  'a fact that does not apply': withLegal(lawful(), { allotmentPermit: 'notApplicable' }),
  'a zone of several words': withLegal(lawful(), {
    zoning: 'woongebied met een culturele, historische en/of esthetische waarde',
  }),
  'a measure that was imposed': withLegal(lawful(), { enforcement: 'courtRemedy', summons: 'yes' }),
  'a plot in a flood area that the page marks': withFlood(lawful(), { plot: 'D', building: 'D' }),
  'an asbestos certificate of the first month': withLegal(lawful(), {
    asbestos: { state: 'unsafe', on: day('2022-06-30') },
  }),
  'a home of 2001 without asbestos certificate': withLegal(
    { ...lawful(), building: { constructionYear: 2001 } },
    { asbestos: { state: 'notRequired' } },
  ),
  'a deposit of exactly the maximum': rented({ depositMonths: 3, deposit: euroCents(2850) }),
  'no deposit at all': rented({ depositMonths: undefined, deposit: undefined }),
  'six months for a shop': withEnergy(rented({ depositMonths: 6 }, { type: 'shop' }), {
    uniqueCode: '20260312-0001234567-KNR-1',
  }),
  'a new home with VAT': {
    ...withEnergy(lawful(), { eLevel: 20 }),
    building: { constructionYear: 2026 },
    charges: { vatRate: 6 },
  },
  'a new home that is sold again with duty': {
    ...lawful(),
    building: { constructionYear: 2025 },
    charges: { registrationDuty: euroCents(46_680) },
  },
  'a text about pets, smoking and a pool': said(
    'Geen huisdieren, niet roken. Een niet voor kinderen geschikt zwembad.',
  ),
  'a text about blue stone and the welfare office': said(
    'Dorpels in Belgische blauwe hardsteen, OCMW-gebouw om de hoek.',
  ),
  'a text with a club and an insurer': said('Naast VV Berlare en het kantoor van AG Insurance.'),
  'a published address without a code': {
    ...withEnergy(lawful(), { uniqueCode: undefined }),
    address: { kind: 'published', street: 'Dorp', houseNumber: '1', town: berlare },
  },
}

test.each(Object.entries(oddities))('%s is not blamed', (_, property) => {
  expect(brokenBy(property)).toEqual([])
})
