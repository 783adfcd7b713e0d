import fc from 'fast-check'
import { expect, it } from 'vitest'
import { withoutStreet } from '#routes/path/street-words.ts'

it.each([
  ['Halfopen woning in de Kerkstraat 12 te Berlare', 'Halfopen woning te Berlare'],
  ['Maison rue de la Gare 4 avec jardin', 'Maison avec jardin'],
  ['Appartement, avenue des Tilleuls', 'Appartement,'],
  ['Haus in der Bahnhofstraße 7a', 'Haus'],
  ['Villa, Burgemeester De Boeckstraat 4, te koop', 'Villa, te koop'],
  ['Rijwoning Molenstraat 3 slaapkamers', 'Rijwoning 3 slaapkamers'],
  ['VILLA AAN DE MOLENSTRAAT', 'VILLA'],
  ['Woning met 3 slaapkamers en tuin', 'Woning met 3 slaapkamers en tuin'],
  ['Maison rue Albert Premier 12 avec jardin', 'Maison avec jardin'],
  ['Villa avenue Louise, Bruxelles', 'Villa Bruxelles'],
  ['Appartement à la rue', 'Appartement'],
  ['Appartement avenue de la', 'Appartement'],
  ['Woning met tuin (ZO) Kerkstraat 12', 'Woning met tuin (ZO)'],
  ['Maison ("rue de la Gare 4"), avec jardin', 'Maison avec jardin'],
  ['Villa ("Kerkstraat 12"), te koop', 'Villa te koop'],
  ['Appartement Kerkstraat, 1.250 euro', 'Appartement 1.250 euro'],
  ['Appartement Kerkstraat 12/3 te Berlare', 'Appartement te Berlare'],
  ['Appartement Kerkstraat 12/A te Berlare', 'Appartement te Berlare'],
  ['Villa Kerkstraat 12-14A te Berlare', 'Villa te Berlare'],
  ['Villa Kerkstraat nr. 12 bus 3 te Berlare', 'Villa te Berlare'],
  ['Villa Kerkstraat 3-gevelwoning', 'Villa 3-gevelwoning'],
  ['Aan de Kerkstraat 12: villa', 'villa'],
  ['Maison familiale près du Hopmarkt d’Alost', 'Maison familiale d’Alost'],
  ['Haus nahe der Bahnhofstraße', 'Haus'],
  ['  Villa   met tuin \n Kerkstraat 12 ', 'Villa met tuin'],
  ['', ''],
])('%j reads %j without its street', (headline, expected) => {
  expect(withoutStreet(headline)).toBe(expected)
})

it('a headline without a street keeps its words, whatever stands between them', () => {
  const words = [
    'Ruime',
    'villa',
    'met',
    'de',
    'tuin',
    '3',
    'slaapkamers,',
    'Berlare',
    '(EPC',
    'B)',
    '120',
    'm²',
  ]
  const space = fc.constantFrom(' ', '  ', '\n', '\u00a0')
  const headline = fc.array(fc.tuple(fc.constantFrom(...words), space), { minLength: 1 })
  fc.assert(
    fc.property(headline, space, (parts, before) => {
      const typed = before + parts.map((part) => part.join('')).join('')
      expect(withoutStreet(typed)).toBe(parts.map(([word]) => word).join(' '))
    }),
  )
})
