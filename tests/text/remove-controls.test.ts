import { expect, test } from 'vitest'
import { removeControls } from '#text/remove-controls.ts'
import { readProperty } from '#tests/data/read-records.ts'

test.each([
  ['an override of the direction', 'Huis\u202E te koop\u202C', 'Huis te koop'],
  ['isolates and marks', '\u2066a\u2069\u200Eb\u200F\u061C', 'ab'],
  ['control characters', 'a\u0000b\u0008c\u009F', 'abc'],
  ['invisible spaces', '\uFEFFa\u200Bb', 'ab'],
])('removes %s', (_, text, cleaned) => expect(removeControls(text)).toBe(cleaned))

test.each([
  ['lines and tabs', 'a\n\tb\r\n'],
  ['joined letters and emoji', 'نمی‌خواهم 👩‍👧'],
  ['soft hyphens', 'ge\u00ADbouw'],
])('keeps %s', (_, text) => expect(removeControls(text)).toBe(text))

test('no text of a record can reverse the text direction, not even by an entity', () => {
  const { property, problems } = readProperty({
    TypeDescription: 'Huis\u202E met tuin',
    DescriptionA: '<p>Ruim&#8238; en licht\u202E</p>',
    DocumentItems: [{ Name: 'Plan\u202E' }],
  })
  expect(problems).toEqual([])
  expect(property.headline.nl).toBe('Huis met tuin')
  expect(property.description.nl).toBe('Ruim en licht')
  expect(property.documents[0]?.name).toEqual({ nl: 'Plan' })
})
