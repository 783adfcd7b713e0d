import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findAbbreviation } from '#domain/compliance/find-abbreviation.ts'
import { compliance } from './compliance-rules.ts'

const words = compliance.advertisements.find(({ id }) => id === 'planning-abbreviations')?.abbreviations ?? {
  certain: [],
  ambiguous: [],
}

test.each([
  ['Ruim huis. Vg, Wg, Gmo.', 'Vg'],
  ['ruim huis. vg, wg, gmo.', 'vg'],
  ['STEDENBOUW: VG/WG/GVKR', 'VG'],
  ['Stedenbouw: (Vg/Wug)', 'Vg'],
  ['Maison, GVKR', 'GVKR'],
  ['Maison. gvv', 'gvv'],
  ['Ruime tuin, vg.', 'vg'],
  ['Bestemming Wg volgens het gewestplan', 'Wg'],
  ['wg', 'wg'],
  ['St.inf.: Vg-Wg-Gmo-Gvkr-Gvv', 'Vg'],
  ['vg–wg', 'vg'],
])('an abbreviation is found in any case: %s', (text, found) => {
  expect(findAbbreviation(text, words)).toBe(found)
})

test.each([
  'Wgs en gvgx zijn geen woorden, (Vgh) evenmin.',
  'De VG staat in het attest.',
  'Voetbalclub VV Berlare speelt om de hoek.',
  'Verzekerd bij AG Insurance.',
  'Ontworpen door Studio Vg en aangelegd door Gmo Architecten.',
  'Een gmo-vrije moestuin.',
  'Die Siemens AG liegt nebenan.',
  'De dv is geregeld vv het bezoek',
])('a name, a club or another word is not blamed: %s', (text) => {
  expect(findAbbreviation(text, words)).toBeUndefined()
})

test('two abbreviations in a row are found whatever stands around them', () => {
  const code = fc
    .constantFrom(...words.certain, ...words.ambiguous)
    .chain((word) => fc.constantFrom(word, word.toLowerCase(), word.toUpperCase()))
  fc.assert(
    fc.property(code, code, fc.constantFrom(', ', ' ', '/', '-', ' - ', '\n'), (one, other, between) => {
      expect(findAbbreviation(`Villa Berlare ${one}${between}${other} Grote Tuin`, words)).toBe(one)
    }),
  )
})
