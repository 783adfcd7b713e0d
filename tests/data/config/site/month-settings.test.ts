import * as v from 'valibot'
import { expect, test } from 'vitest'
import { monthSchema } from '#data/config/site/month-schema.ts'
import { toMonthSettings } from '#data/config/site/to-month-settings.ts'
import { createProblemLog } from '#data/problems/problem-log.ts'
import { locales } from '#domain/values/locale.ts'
import { day } from '#tests/support/catalogue/catalogue-factory.ts'

const read = { readOn: '2026-11-27', source: 'bron' }

function settingsOf(record: unknown, now = '2026-11-29') {
  const log = createProblemLog()
  const settings = toMonthSettings(v.parse(monthSchema, record), {
    languages: { languageDefault: 'nl', languageUse: locales },
    now: day(now),
    log: log.record('site.json'),
  })
  return { settings, problems: log.problems }
}

test('figures keep their day, and their source in every language', () => {
  const { settings, problems } = settingsOf({ rate: { percent: 3.2, ...read } })
  expect(problems).toEqual([])
  expect(settings.rate).toMatchObject({ percent: 3.2, readOn: '2026-11-27', source: { de: 'bron' } })
})

test.each([
  ['2027-01-27', 'the last 60 days'],
  ['2026-11-26', 'a day until 2026-11-26'],
])('a rate of 27 November is named on %s', (now, expected) => {
  expect(settingsOf({ rate: { percent: 3.2, ...read } }, now).problems).toEqual([
    expect.objectContaining({
      severity: 'warning',
      field: 'monthCosts.rate.readOn',
      expected: expect.stringContaining(expected),
      remedy: expect.any(String),
    }),
  ])
})

test.each([
  { rate: { percent: 32, ...read } },
  { rate: { percent: 3.2, readOn: '27 november', source: 'bron' } },
  { rate: { percent: 3.2, readOn: '2026-11-27' } },
  { energy: [{ region: 'flanders', labels: [{ energyLabel: 'H', perSquareMetre: 1 }], ...read }] },
  { propertyTax: [{ region: 'vlaanderen', index: 2.3, percent: 46.5, ...read }] },
  { insurance: { perSquareMetre: -1, ...read } },
])('%j is refused', (record) => {
  expect(v.safeParse(monthSchema, record).success).toBe(false)
})
