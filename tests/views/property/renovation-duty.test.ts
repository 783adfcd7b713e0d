import { beforeAll, describe, expect, it, test } from 'vitest'
import type { Locale } from '#domain/values/locale.ts'
import type { Property } from '#domain/listing/property.ts'
import type { Rules } from '#domain/law/rules.ts'
import { berlare, day } from '#tests/support/catalogue/catalogue-factory.ts'
import { loadOwnRules } from '#tests/support/readers/own-rules.ts'
import { viewOnly } from '#tests/views/listing/listing-context.ts'

let rules: Rules
beforeAll(async () => {
  rules = await loadOwnRules()
})

const poor = { state: 'present', label: 'F', scoreKwhPerM2Year: 534 } as const
const dutyOf = (overrides: Partial<Property> = {}, locale: Locale = 'nl') =>
  viewOnly({ energy: poor, ...overrides }, { locale, site: { rules } }).know?.energy?.duty

describe('the duty to renovate', () => {
  test.each<[Locale, string]>([
    [
      'nl',
      'Renovatieverplichting: de koper moet binnen 6 jaar na de authentieke akte label D of beter halen (bij een akte op 20 november 2026 uiterlijk op 20 november 2032).',
    ],
    [
      'fr',
      'Obligation de rénovation\u00A0: l’acheteur doit atteindre le label D ou mieux dans les 6 ans de l’acte authentique (pour un acte signé le 20 novembre 2026, au plus tard le 20 novembre 2032).',
    ],
    [
      'en',
      'Renovation obligation: the buyer must reach label D or better within 6 years of the notarial deed (for a deed signed on 20 November 2026, by 20 November 2032).',
    ],
    [
      'de',
      'Renovierungspflicht: Der Käufer muss innerhalb von 6 Jahren nach der notariellen Urkunde Label D oder besser erreichen (bei Beurkundung am 20. November 2026 bis zum 20. November 2032).',
    ],
  ])('in %s tells the last day for a deed of today', (locale, sentence) => {
    expect(dutyOf({}, locale)?.sentence).toBe(sentence)
  })

  it('states the source of the rule and the day it was read', () => {
    expect(dutyOf()?.source).toEqual({
      words: 'Renovatieverplichting: nagekeken op 20 november 2026.',
      link: { href: 'https://www.vlaanderen.be', words: 'Lees de regel' },
    })
  })

  it('lets a visitor enter the date of their deed, from the start of the duty on', () => {
    expect(dutyOf()?.deed).toEqual({
      label: 'Datum van de akte',
      by: 'Label D of beter uiterlijk op',
      early: 'Voor een akte van vóór 1 januari 2023 geldt de verplichting niet.',
      calendar: 'Zet in uw agenda',
      years: 6,
      earliest: '2023-01-01',
      latest: '2036-11-20',
    })
  })

  it('does not exist for a good label, which has no date field', () => {
    expect(dutyOf({ energy: { state: 'present', label: 'C' } })).toEqual({
      sentence: 'Label C: er geldt geen renovatieverplichting voor de koper.',
    })
  })

  test.each([
    { label: 'B', scoreKwhPerM2Year: 480 },
    { label: 'A', scoreKwhPerM2Year: 101 },
    { label: 'C+' },
    { label: 'G' },
    { label: 'A++' },
    { label: 'C', validUntil: day('2026-11-19') },
  ] as const)('is not denied where the certificate contradicts itself or has expired: %j', (energy) => {
    expect(dutyOf({ energy: { state: 'present', ...energy } })).toBeUndefined()
  })

  it('stands beside a bad label, whatever the score says', () => {
    expect(dutyOf({ energy: { state: 'present', label: 'F', scoreKwhPerM2Year: 150 } })?.deed).toBeDefined()
  })

  test.each<[string, Partial<Property>]>([
    ['a rental', { goal: 'rent', sections: ['rent'] }],
    ['a plot', { type: 'buildingPlot' }],
    ['a warehouse', { type: 'warehouse' }],
    ['a home without a label', { energy: { state: 'requested' } }],
    ['a home to which a certificate does not apply', { energy: { state: 'notApplicable', label: 'F' } }],
    ['a home in Brussels', { address: { kind: 'hidden', town: { ...berlare, zip: '1090' } } }],
    ['a home in Wallonia', { address: { kind: 'hidden', town: { ...berlare, zip: '7850' } } }],
  ])('is not mentioned of %s', (_, overrides) => {
    expect(dutyOf(overrides)).toBeUndefined()
  })
})
