import { expect, test } from 'vitest'
import { locales } from '#domain/values/locale.ts'
import { findPromises, isPromise } from './find-promises.ts'
import { isKept, keepers } from './kept-promises.ts'
import { portalKeepers } from './portal-promises.ts'

const all = [...keepers, ...portalKeepers]
const rows = all.flatMap(({ keys }) => keys)

test('every sentence that promises a time, a day or an order has a row that says what keeps it', () => {
  expect([...findPromises()].filter((key) => !rows.includes(key))).toEqual([])
})

test('every row has its sentence, once', () => {
  const promises = findPromises()
  expect(rows.filter((key) => !promises.has(key))).toEqual([])
  expect(rows.filter((key, index) => rows.indexOf(key) !== index)).toEqual([])
})

test('every row names code that does what the sentence says', () => {
  expect(all.filter((keeper) => !isKept(keeper)).map(({ by, code }) => `${by}: ${code}`)).toEqual([])
})

test('a sentence without a row, a row without its code, and a number that is another one are found', () => {
  const broken = {
    nl: [
      'We bellen u binnen één werkdag.',
      'U ziet het vóór het online staat.',
      'De nieuwsbrief van donderdag',
    ],
    fr: ['Nous vous rappelons sous un jour ouvrable.', 'Avant leur mise en ligne', 'Dès jeudi'],
    en: ['We call within 24 hours.', 'Before they go online', 'On Thursdays'],
    de: ['Innerhalb eines Werktags', 'Bevor sie online stehen', 'Noch heute beim Eigentümer'],
  }
  for (const locale of locales)
    expect(broken[locale].filter((sentence) => !isPromise(sentence, locale))).toEqual([])
  expect(isPromise('We bellen u.', 'nl')).toBe(false)
  const [known] = all
  if (known === undefined) throw new Error('there are no rows')
  expect(isKept({ ...known, holds: undefined })).toBe(true)
  expect(isKept({ ...known, by: 'src/gone.ts' })).toBe(false)
  expect(isKept({ ...known, code: 'nobody wrote this' })).toBe(false)
  expect(isKept({ ...known, holds: () => false })).toBe(false)
})
