import type { TownWords } from '#scripts/demo-agency/words/town-words.ts'

/** Places near each town, and ways to travel from it, in English. */
export const townWords: TownWords = {
  berlare: [
    ['the Donkmeer lake', 'the Scheldt dyke', 'the Berlare Broek reserve'],
    ['Schoonaarde station', 'the E17'],
  ],
  overmere: [
    ['the Donkmeer lake', 'Overmere church', 'the Kalkense Meersen meadowland'],
    ['the E17', 'the N445'],
  ],
  uitbergen: [
    ['the Scheldt dyke', 'the Kalkense Meersen meadowland', 'the Schellebelle ferry'],
    ['Wichelen station'],
  ],
  stekene: [
    [
      'the Stekene canal',
      'the Stropers wood',
      'the village centre',
      'the Steengelaag leisure area',
      'Stekene church',
      'the old railway path',
    ],
    ['the E34', 'the bus to Sint-Niklaas', 'the N403'],
  ],
  kemzeke: [
    ['Kemzeke church', 'the Stropers wood', 'the Stekene canal'],
    ['the E34', 'the bus to Sint-Niklaas'],
  ],
  moerbeke: [
    ['the Heidebos heath', 'the Moervaart canal', 'the old sugar factory'],
    ['the E34', 'Sinaai station'],
  ],
  wachtebeke: [
    ['the Puyenbroeck park', 'the Moervaart canal', 'the Langelede canal'],
    ['the E34', 'the R4'],
  ],
  lokeren: [
    ['the Molsbroek marsh', 'the river Durme', 'the market square'],
    ['Lokeren station', 'the E17'],
  ],
  eksaarde: [
    ['the Moervaart canal', 'Eksaarde church', 'the Molsbroek marsh'],
    ['the E17', 'Sinaai station'],
  ],
  jette: [
    ['King Baudouin Park', 'Place du Miroir', 'the Poelbos wood'],
    ['Jette station', 'the tram'],
  ],
  edingen: [
    ['Enghien park', 'the Grand-Place', 'the Capuchin church'],
    ['Enghien station', 'the A8'],
  ],
  clervaux: [
    ['Clervaux castle', 'the Clerve valley', 'Clervaux abbey'],
    ['Clervaux station', 'the N7'],
  ],
}
