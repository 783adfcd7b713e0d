import { expect, test } from 'vitest'
import { sentenceStart } from '#i18n/in-sentence.ts'

test('a sentence starts with a capital, in Dutch without the accent of stress', () => {
  expect(sentenceStart('één bod', 'nl')).toBe('Eén bod')
  expect(sentenceStart('zes plaatsbezoeken', 'nl')).toBe('Zes plaatsbezoeken')
  expect(sentenceStart('états des lieux', 'fr')).toBe('États des lieux')
})
