import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { advertisementRuleIds, companyRuleIds, ruleIds, unitRuleIds } from '#domain/compliance/rule.ts'
import { addDays } from '#domain/values/plain-date.ts'
import { propertyKind } from '#domain/listing/property-kind.ts'
import type { Region } from '#domain/place/place.ts'
import type { Goal, Property } from '#domain/listing/property.ts'
import { createProject, createSite, createUnit, day } from '#tests/support/catalogue/catalogue-factory.ts'
import { breaks, companyBreaks } from './breaks.ts'
import { brokenBy, compliance, outspoken, report, silent } from './compliance-rules.ts'
import { lawful } from './lawful.ts'

const onPage = new Set(['renovation-duty', 'flood-symbol'])
const earliest = <Rule extends Readonly<{ validFrom: string }>>(found: readonly Rule[]) =>
  day(found.map(({ validFrom }) => validFrom).toSorted()[0] ?? '')

describe('a complete record', () => {
  test.each<readonly [Region, Goal]>([
    ['flanders', 'sale'],
    ['flanders', 'rent'],
    ['brussels', 'sale'],
    ['brussels', 'rent'],
    ['wallonia', 'sale'],
    ['wallonia', 'rent'],
  ])('lacks nothing: %s, %s', (region, goal) => {
    expect(brokenBy(lawful(region, goal), { shows: silent })).toEqual([])
  })
})

describe('one record per rule', () => {
  test.each(advertisementRuleIds)('breaks only %s', (id) => {
    const { region, goal, change } = breaks[id]
    const shows = onPage.has(id) ? silent : outspoken
    expect(brokenBy(change(lawful(region, goal)), { shows })).toEqual([id])
  })

  test.each([...onPage])('%s is met by a page that mentions it', (id) => {
    const { change } = breaks[advertisementRuleIds.find((known) => known === id) ?? 'epc-score']
    expect(brokenBy(change(lawful()), { shows: outspoken })).toEqual([])
  })

  test.each(companyRuleIds)('breaks only %s', (id) => {
    const plain = createSite()
    const site = createSite({ company: { ...plain.company, ...companyBreaks[id] } })
    expect(report({ site }).company.map(({ rule }) => rule)).toEqual([id])
  })

  test.each(unitRuleIds)('breaks only %s', (id) => {
    const units = [
      createUnit(),
      createUnit({ id: 2, eLevel: 20 }),
      createUnit({ id: 3, availability: 'sold' }),
    ]
    const found = report({ projects: [createProject({ units })] }).units
    expect(found.map(({ unit, findings }) => [unit.id, findings.map(({ rule }) => rule)])).toEqual([
      [1, [id]],
      [2, []],
    ])
  })

  test('every rule in data/compliance.json has a date and a source', () => {
    const { advertisements, units, company } = compliance
    const asked = new Set<string>([...advertisements, ...units, ...company].map(({ id }) => id))
    expect(ruleIds.filter((id) => !asked.has(id))).toEqual([])
  })
})

describe('a rule', () => {
  test.each(advertisementRuleIds)('%s applies from its first day on, not before', (id) => {
    const { region, goal, change } = breaks[id]
    const broken = change(lawful(region, goal))
    const kind = propertyKind(broken) ?? 'house'
    const periods = compliance.advertisements.filter(
      (rule) =>
        rule.id === id &&
        rule.regions.includes(region) &&
        rule.goals.includes(goal) &&
        (rule.kinds ?? [kind]).includes(kind),
    )
    const first = earliest(periods)
    expect(brokenBy(broken, { shows: silent, on: first })).toContain(id)
    expect(brokenBy(broken, { shows: silent, on: addDays(first, -1) })).not.toContain(id)
  })

  test.each(companyRuleIds)('%s applies from its first day on, not before', (id) => {
    const site = createSite({ company: { ...createSite().company, ...companyBreaks[id] } })
    const first = earliest(compliance.company.filter((rule) => rule.id === id))
    const brokenOn = (on: typeof first) => report({ site, on }).company.map(({ rule }) => rule)
    expect([brokenOn(first), brokenOn(addDays(first, -1))]).toEqual([[id], []])
  })

  test('ends with its last day, when another one replaces it', () => {
    const ended = {
      ...compliance,
      advertisements: compliance.advertisements.map((rule) =>
        rule.id === 'asbestos' ? { ...rule, validTo: day('2026-11-19') } : rule,
      ),
    }
    const broken = breaks.asbestos.change(lawful())
    expect(brokenBy(broken, { compliance: ended, on: day('2026-11-19') })).toEqual(['asbestos'])
    expect(brokenBy(broken, { compliance: ended })).toEqual([])
  })
})

test('rules broken together are all reported, and no others', () => {
  // Rules that need other facts: they apply only without a certificate or score, or to a newer house.
  const alone = new Set([
    'epc-certificate',
    'epc-label',
    'epc-contradiction',
    'e-level',
    'renovation-duty',
    'flood-symbol',
    'asbestos-untrue',
    ...advertisementRuleIds.slice(advertisementRuleIds.indexOf('certificate-date')),
  ])
  const together = advertisementRuleIds.filter(
    (id) => breaks[id].region === 'flanders' && breaks[id].goal === 'sale' && !alone.has(id),
  )
  fc.assert(
    fc.property(fc.subarray(together), (ids) => {
      const broken = ids.reduce<Property>((property, id) => breaks[id].change(property), lawful())
      expect(brokenBy(broken, { shows: silent })).toEqual(ids)
    }),
  )
})
