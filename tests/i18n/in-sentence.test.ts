import { expect, test } from 'vitest'
import { inSentence, sentenceStart } from '#i18n/in-sentence.ts'

test('a sentence starts with a capital, in Dutch without the accent of stress', () => {
  expect(sentenceStart('één bod', 'nl')).toBe('Eén bod')
  expect(sentenceStart('zes plaatsbezoeken', 'nl')).toBe('Zes plaatsbezoeken')
  expect(sentenceStart('états des lieux', 'fr')).toBe('États des lieux')
})

test.each([
  ['Label PEB A', 'fr', 'label PEB A'],
  ['EPC-label A', 'nl', 'EPC-label A'],
  ['EPC label A', 'en', 'EPC label A'],
  ['E-peil', 'nl', 'E-peil'],
  ['Energielabel A', 'de', 'Energielabel A'],
  ['Freistehendes Haus', 'de', 'freistehendes Haus'],
  ['Herrschaftliches Stadthaus', 'de', 'herrschaftliches Stadthaus'],
  ['Städtebaulicher Auszug', 'de', 'städtebaulicher Auszug'],
  ['Keine Städtebaugenehmigung', 'de', 'keine Städtebaugenehmigung'],
  ['Anfrage Donklaan', 'de', 'Anfrage Donklaan'],
  ['Garage Innen', 'de', 'Garage Innen'],
] as const)('%s in a list in %s', (label, locale, said) => {
  expect(inSentence(label, locale)).toBe(said)
})

test.each([
  ['Verkauft', 'de', 'verkauft'],
  ['Nach Absprache', 'de', 'nach Absprache'],
  ['Ja', 'de', 'ja'],
  ['Vendu', 'fr', 'vendu'],
  ['Beschikbaar', 'nl', 'beschikbaar'],
] as const)('the state %s in a list in %s', (label, locale, said) => {
  expect(inSentence(label, locale, 'state')).toBe(said)
})
