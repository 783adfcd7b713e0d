import { expect, test } from 'vitest'
import { parseFirstSteps } from '#scripts/publish/import-first.ts'

const parse = (typed: Readonly<Record<string, string>>, environment = {}) =>
  parseFirstSteps({ argument: '', text: (name) => typed[name], has: (name) => name in typed }, environment)

test.each([
  [{ import: 'excel', from: 'x' }, '--import excel: expected one of omnicasa, whise, openimmo, csv'],
  [{ import: 'whise' }, '--import whise needs --from FILE or URL, or the variable FEED_URL'],
  [{ from: 'x' }, '--from needs --import FORMAT'],
])('%j is refused: %s', (typed, words) => {
  expect(() => parse(typed)).toThrow(words)
})

test('without --import nothing is imported, whatever the environment says', () => {
  expect(parse({}, { FEED_URL: 'https://crm.example' })).toEqual({ pictures: false })
  expect(parse({ import: 'csv', 'fetch-pictures': '' }, { FEED_URL: 'x' })).toMatchObject({
    feed: { from: 'x' },
    pictures: true,
  })
})
