import { expect, test } from 'vitest'
import type { Company } from '#domain/site/company.ts'
import { createSite } from '#tests/support/catalogue/catalogue-factory.ts'
import { report } from './compliance-rules.ts'

function blamedOf(changes: Partial<Company>): readonly string[] {
  const site = createSite({ company: { ...createSite().company, ...changes } })
  return report({ site }).company.map(({ field }) => field)
}

test.each<readonly [string, Partial<Company>]>([
  ['vatNumber', { vatNumber: 'BE 0403.170.701' }],
  ['vatNumber', { vatNumber: 'BE 0403.170.702' }],
  ['bivNumber', { bivNumber: 'abc' }],
  ['bivNumber', { bivNumber: '12.34' }],
  ['phone', { phone: '0' }],
  ['phone', { phone: '00000000' }],
  ['enterpriseNumber', { enterpriseNumber: '9000.000.038' }],
  ['policyNumber', { policyNumber: '-' }],
  ['insurer', { insurer: '?' }],
  ['email', { email: 'info' }],
  ['zip', { zip: '1234567' }],
  ['zip', { zip: '0290' }],
  ['codeOfConductUrl', { codeOfConductUrl: 'https://example.org' }],
  ['codeOfConductUrl', { codeOfConductUrl: 'https://biv.be.example.org' }],
  ['thirdPartyAccount', { thirdPartyAccount: '' }],
  ['thirdPartyAccount', { thirdPartyAccount: 'BE68 5390 0754 7035' }],
])('a wrong %s is named: %o', (field, changes) => {
  expect(blamedOf(changes)).toEqual([`company.${field}`])
})

test.each<Partial<Company>>([
  { thirdPartyAccount: undefined },
  { thirdPartyAccount: 'BE68 5390 0754 7034' },
  { bivNumber: '500.123' },
  { bivNumber: 'BIV 500123' },
  { zip: 'B-9290' },
  { phone: '+32 52 00 00 00' },
  { codeOfConductUrl: 'https://www.ipi.be/deontologie' },
])('a right one is not blamed: %o', (changes) => {
  expect(blamedOf(changes)).toEqual([])
})
