import { expect, test } from 'vitest'
import type { NearbyDeal } from '#contracts/forms-file.ts'
import { createLanguages } from '#i18n/languages.ts'
import { dealsNear } from '#service/desk/requests/sold-near.tsx'
import { createSiteWords } from '#service/kit/site/site-words.ts'
import { day } from '#tests/support/catalogue/catalogue-factory.ts'
import { formsFile, testOrigin, testSubjects } from '#tests/support/service/test-service.ts'

const deal = (name: string, zip: string, goal: NearbyDeal['goal'] = 'sale'): NearbyDeal => {
  return { name, zips: [zip], goal, on: day('2026-10-05'), days: 41 }
}

const deals = [
  deal('Kalken', '9271'),
  deal('Laarne', '9270'),
  deal('Huur', '9270', 'rent'),
  deal('Brugge', '8000'),
]

/** Returns the names of what is shown beside a home that is to be valued. */
function namesNear(answers: Readonly<{ zip?: string; goal?: string; country?: string }>) {
  const file = formsFile()
  const offices = file.recipients.offices.map((office) => ({ ...office, zips: ['9270', '9271'] }))
  const said = {
    file: { ...file, deals, recipients: { ...file.recipients, offices } },
    subjects: testSubjects,
  }
  const { t } = createLanguages()('nl')
  const words = createSiteWords(() => new Map([['nl', { ...said, locale: 'nl', t }]]), testOrigin)
  return dealsNear(answers, { words, locale: 'nl' }).map(({ name }) => name)
}

test('what was sold in the same postcode comes first, then the rest of the area of its office', () => {
  expect(namesNear({ zip: '9270', goal: 'sell' })).toEqual(['Laarne', 'Kalken'])
  expect(namesNear({ zip: '9270', goal: 'let' })).toEqual(['Huur'])
  expect(namesNear({ zip: '8000' })).toEqual(['Brugge'])
  expect(namesNear({ zip: '9000' })).toEqual([])
  expect(namesNear({})).toEqual([])
})
