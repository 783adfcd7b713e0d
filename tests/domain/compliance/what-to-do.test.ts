import { describe, expect, test } from 'vitest'
import type { Finding } from '#domain/compliance/finding.ts'
import { reportProblems } from '#domain/compliance/report-problems.ts'
import { type AdvertisementRuleId, advertisementRuleIds, companyRuleIds } from '#domain/compliance/rule.ts'
import type { Company } from '#domain/site/company.ts'
import {
  createProject,
  createSite,
  createUnit,
  everywhere,
} from '#tests/support/catalogue/catalogue-factory.ts'
import { breaks, companyBreaks } from './breaks.ts'
import { compliance, outspoken, report, silent } from './compliance-rules.ts'
import { lawful, withEnergy, withLegal } from './lawful.ts'
import type { Property } from '#domain/listing/property.ts'

const findingOf = (property: Property): Finding | undefined =>
  report({ properties: [property], shows: silent }).listings[0]?.findings[0]
const brokenRecord = (id: AdvertisementRuleId): Property => {
  const { region, goal, change } = breaks[id]
  return change(lawful(region, goal))
}

/** The CRM field that an agent has to look at, by rule. */
const fields: Readonly<Record<AdvertisementRuleId, string>> = {
  'epc-certificate': 'EPCState',
  'epc-score': 'EnergyPerformance',
  'epc-label': 'EPCLabelText',
  'epc-code': 'EPCUniqueCode',
  'epc-total': 'EPCTotal',
  'epc-co2': 'CO2Emission',
  'e-level': 'ELevel',
  'renovation-duty': 'EPCLabelText',
  'flood-plot': 'PScore',
  'flood-building': 'GScore',
  'flood-symbol': 'PScore',
  'planning-permit': 'BuildingPermit',
  'planning-zoning': 'AreaApplication',
  'planning-enforcement': 'Enforcement',
  'planning-pre-emption': 'PreemptiveRight',
  'planning-allotment': 'AllotmentPermit',
  'planning-abbreviations': 'DescriptionA',
  asbestos: 'AsbestosType',
  electricity: 'ElectricityCertificate',
  'rent-price': 'PublishPrice',
  'rent-charges': 'ChargesRenter',
}

describe('an agent who reads that an advertisement lacks something', () => {
  test.each(advertisementRuleIds)('learns what, where, what the law wants and what to do: %s', (id) => {
    const finding = findingOf(brokenRecord(id))
    expect(finding).toMatchObject({ rule: id, field: fields[id] })
    for (const text of [finding?.message, finding?.expected, finding?.remedy]) expect(text).toMatch(/\w{2,}/)
  })

  test.each(companyRuleIds)('learns the same about the company block: %s', (id) => {
    const site = createSite({ company: { ...createSite().company, ...companyBreaks[id] } })
    const [finding] = report({ site }).company
    expect(finding?.field).toMatch(/^company\.[a-z]+/i)
    for (const text of [finding?.message, finding?.expected, finding?.remedy]) expect(text).toMatch(/\w{2,}/)
  })

  test('learns the same about a unit of a project', () => {
    const [unit] = report({ projects: [createProject()] }).units
    expect(unit?.findings).toMatchObject([{ field: 'Units ELevel' }])
    const [finding] = unit?.findings ?? []
    for (const text of [finding?.message, finding?.expected, finding?.remedy]) expect(text).toMatch(/\w{2,}/)
  })

  test('learns what the record says instead', () => {
    const received = (property: Property) => findingOf(property)?.received
    expect(received(brokenRecord('epc-certificate'))).toBe('requested')
    expect(received(withEnergy(lawful(), { state: 'unknown' }))).toBeUndefined()
    expect(received(brokenRecord('planning-pre-emption'))).toBe('on request')
    expect(received(withLegal(lawful(), { preEmption: 'unknown' }))).toBeUndefined()
    expect(received(brokenRecord('asbestos'))).toBe('requested')
    expect(received(withLegal(lawful(), { asbestos: { state: 'unknown' } }))).toBeUndefined()
    expect(received(withLegal(lawful(), { asbestos: { state: 'notRequired' } }))).toBe('not required')
  })

  test('learns in which text an abbreviation stands', () => {
    const place = (property: Property) => findingOf(property)?.field
    expect(place({ ...lawful(), headline: { nl: 'Huis, Vg' } })).toBe('TypeDescription')
    expect(place(withLegal(lawful(), { judicialDecisionText: 'zie Gmo' }))).toBe('JudicialDecisionText')
    expect(place(withLegal(lawful(), { zoning: 'wg' }))).toBe('AreaApplication')
  })
})

describe('the company block', () => {
  const fieldOf = (company: Partial<Company>): string | undefined =>
    report({ site: createSite({ company: { ...createSite().company, ...company } }) }).company[0]?.field

  test.each<readonly [string, Partial<Company>]>([
    ['company.street', { street: '' }],
    ['company.zip', { zip: ' ' }],
    ['company.town', { town: '' }],
    ['company.country', { country: { fr: ' ' } }],
    ['company.email', { email: '@kouterenkaai.example' }],
    ['company.email', { email: 'info@kouterenkaai' }],
    ['company.email', { email: 'info @kouterenkaai.example' }],
    ['company.enterpriseNumber', { enterpriseNumber: '000.000.097' }],
    ['company.enterpriseNumber', { enterpriseNumber: '' }],
    ['company.vatNumber', { vatNumber: 'BE 0000.000.096' }],
    ['company.professionalTitle', { professionalTitle: everywhere('') }],
    ['company.bivNumber', { bivNumber: '' }],
    ['company.supervisor.name', { supervisor: { name: everywhere(''), address: 'Brussel', url: '' } }],
    ['company.supervisor.address', { supervisor: { name: everywhere('BIV'), address: '', url: '' } }],
    ['company.insurer', { insurer: '' }],
    ['company.policyNumber', { policyNumber: '' }],
    ['company.codeOfConductUrl', { codeOfConductUrl: 'ftp://biv.be' }],
    ['company.codeOfConductUrl', { codeOfConductUrl: 'zie https://biv.be' }],
  ])('lacks %s: %j', (field, company) => {
    expect(fieldOf(company)).toBe(field)
  })

  test.each<Partial<Company>>([
    { country: { fr: 'Belgique' } },
    { vatNumber: 'be0000000097' },
    { codeOfConductUrl: 'http://biv.be/code' },
  ])('is complete with %j', (company) => {
    expect(fieldOf(company)).toBeUndefined()
  })

  test('is told what was typed where that is not a valid number or address', () => {
    const received = (company: Partial<Company>) =>
      report({ site: createSite({ company: { ...createSite().company, ...company } }) }).company[0]?.received
    expect(received({ email: 'info' })).toBe('info')
    expect(received({ enterpriseNumber: '12' })).toBe('12')
    expect(received({ vatNumber: ' ' })).toBeUndefined()
  })
})

test('a rule that the agency switched off finds nothing', () => {
  const off = {
    ...compliance,
    advertisements: compliance.advertisements.map((rule) => ({ ...rule, severity: 'off' as const })),
  }
  const [listing] = report({ properties: [brokenRecord('epc-score')], compliance: off }).listings
  expect(listing?.findings).toEqual([])
})

test('findings are listed as problems of their records', () => {
  const checked = report({
    properties: [brokenRecord('epc-score')],
    projects: [createProject({ units: [createUnit({ lot: 'A0.01' })] })],
    site: createSite({ company: { ...createSite().company, phone: '' } }),
    shows: outspoken,
  })
  const problems = reportProblems(checked)
  expect(problems.map(({ file, record, rule }) => [file, record, rule])).toEqual([
    ['properties.json', '2417', 'epc-score'],
    ['projects.json', '70 A0.01', checked.units[0]?.findings[0]?.rule],
    ['site.json', undefined, 'company-phone'],
  ])
  for (const { severity, source, message } of problems)
    expect([
      severity === 'error' || severity === 'warning',
      source?.startsWith('http'),
      message.length > 5,
    ]).toEqual([true, true, true])
})
