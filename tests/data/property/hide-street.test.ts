import { describe, expect, test } from 'vitest'
import { tellsAddress } from '#data/property/street-mentions.ts'
import { propertyCells } from '#data/record/property-record.ts'
import { goodRecord, readProperties, readProperty } from '../read-records.ts'

const address = { PublishAddress: 0, Street: 'Zwartesentinelstraat', HouseNumber: '8731' }

/** Fields that say where a home is, which a hidden address leaves out as a whole. */
const places = new Set(['Street', 'HouseNumber', 'BoxNr', 'City', 'Zip'])

test.each(propertyCells.filter((field) => !places.has(field)))(
  'a hidden street is nowhere in the listing though the record names it in %s',
  (field) => {
    for (const words of [
      'Hoek Zwartesentinelstr. en plein',
      'Zwartesentinelstraat 8731',
      'Dit is nr. 8731',
    ]) {
      const record = { ViagerAge1: 78, MainTypeName: 'Villa', ...address, [field]: words }
      const told = JSON.stringify(readProperties({ ...goodRecord, ...record }).entities)
      expect(told).not.toMatch(/sentinel|8731/i)
    }
  },
)

test('a number that stands behind the street is hidden with it', () => {
  const { property } = readProperty({
    PublishAddress: 0,
    Street: 'Zwartesentinelstraat 47 bus 2',
    HouseNumber: '',
    DescriptionA: 'Dit is nummer 47. Met tuin.',
  })
  expect(property.description.nl).toBe('Met tuin.')
})

test('a sentence with a shortened title goes as a whole', () => {
  const { property } = readProperty({
    PublishAddress: 0,
    Street: 'Burgemeester De Coninckplein',
    HouseNumber: '12',
    DescriptionA: 'Ruim. Hoek Bgm. De Coninckpl. en Dorp. Met tuin.',
  })
  expect(property.description.nl).toBe('Ruim. Met tuin.')
})

test('control: a street that is published stays in its texts', () => {
  const { property } = readProperty({
    ...address,
    PublishAddress: 1,
    DescriptionA: 'Aan de Zwartesentinelstraat.',
  })
  expect(JSON.stringify(property.description)).toContain('Zwartesentinelstraat')
})

test.each([
  ['Zwartesentinelstraat', 'Hoek Zwartesentinelstr. en plein'],
  ['Zwartesentinelstraat', 'Aan de zwarte-sentinelstraat'],
  ['Zwartesentinelstraat', 'U rijdt de Zwarte Sentinelstraat in'],
  ['Zwartesentinelstraat', 'In de ZWARTESENTINELSTRAAT'],
  ['Zwartesentinelstraat', 'Hier is nummer 8731'],
  ['Zwartesentinelstraat', 'Au n° 8731'],
  ['Zwartesentinelstraat', 'House number 8731 has a blue door'],
  ['Brusselsesteenweg', 'Gelegen aan de Brusselsestwg.'],
  ['Gentse Steenweg', 'Gelegen aan de Gentse stwg'],
  ['Sint-Jansplein', 'Vlak bij het St.-Jansplein'],
  ['Burgemeester De Boecklaan', 'In de Burg. De Boeckln'],
  ['Rue de la Gare', 'Situé r. de la Gare'],
  ['Avenue des Tilleuls', 'Maison à l’av. des Tilleuls'],
  ['Chaussée de Wavre', 'Magasin, ch. de Wavre'],
  ['Boulevard Général Jacques', 'Appartement bd Gén. Jacques'],
  ['Bahnhofstraße', 'Haus in der Bahnhofstr.'],
  ['Dorp', 'Aan het Dorp'],
  ['Dorp', 'TE BERLARE, DORP 8731'],
  ['Dorp', 'In dorp nr. 8731'],
  ['Zwartesentinelstraat', 'Bel aan bij nr8731'],
  ['Zwartesentinelstraat', 'Flat #8731'],
  ['Burgemeester De Coninckplein', 'Aan het De Coninckplein'],
  ['Burgemeester De Coninckplein', 'Hoek B. Deconinckpl.'],
  ['Dr. Vanderperrestraat', 'In de Dokter Vanderperrestraat'],
  ['Professor Van Overstraetenplein', 'Zicht op Van Overstraetenpl.'],
  ['Baron d’Hanisstraat', 'Gelegen Bar. d’Hanisstr.'],
  ['Avenue du Prince Héritier', 'Avenue Prince Héritier'],
  ['Avenue du Prince Héritier', 'Av. Pr. Héritier'],
  ['Rue de la Station', 'Au coin de la rue Station'],
  ['Stationsstraat', 'In de Stationstraat'],
  ['Leopold II-laan', 'Langs de Leopold 2-laan'],
  ['Grote Markt', 'Op de Gr. Markt'],
  ['Kerkstraat', 'Hoek Kerkst. en Dorp'],
  ['Kerkstraat', 'KERKST. TE BERLARE'],
  ['Kerkstraat', 'In de kerkst. 12'],
  ['Molenweg', 'Gelegen Molenw.'],
  ['Veldwegel', 'Aan de Veldweg.'],
  ['Burgemeester De Boeckstraat', 'Bgm. De Boeckst.'],
  ['Lange Leemstraat', 'Aan de L. Leemstraat'],
  ['Onze-Lieve-Vrouwstraat', 'In de O.L.V.-straat'],
  ['Rue Notre-Dame', 'Maison, rue N.-D.'],
  ['Drève du Château', 'Dr. du Château'],
  ['Quai de la Batte', 'Situé q. de la Batte'],
  ['Faubourg de Bruxelles', 'Fg de Bruxelles'],
  ['Steenweg naar Gent', 'Aan de Gentsestwg'],
  ['Rue du XI Novembre', 'Rue du 11 novembre'],
  ['Avenue Reine Astrid', 'Situé av. R. Astrid'],
  ['Place Albert Ier', 'Sur la pl. Albert 1er'],
  ['Jan Van Eyckplein', 'Aan het Van Eyckpl.'],
  ['Jan Van Eyckplein', 'Jan v. Eyckplein'],
])('%s is told by "%s"', (street, text) => {
  expect(tellsAddress(street, '8731')(text)).toBe(true)
})

test.each([
  ['Rue de la Gare', 'Tout près de la gare'],
  ['Rue de la Gare', 'Aller de la gare à la maison prend dix minutes'],
  ['Dorp', 'In een rustig dorp'],
  ['Kerkstraat', 'Vlak bij de kerk'],
  ['Kerkstraat', 'Bewoonbare oppervlakte 87 m², perceel 8731 m²'],
  ['Kerkstraat', 'Vlot bereikbaar via de N8731'],
  ['Burgemeester De Coninckplein', 'De burgemeester woont om de hoek'],
  ['Koning Albertlaan', 'Koning Albert wandelde hier'],
  ['Rue de la Station', 'La station de métro est proche'],
  ['Sint-Jansstraat', 'Tussen de Jansstraat en de Nieuwstraat'],
  ['Stationsplein', 'Aan het station, met plaats voor twee wagens'],
  ['Hoogstraat', 'Deze villa scoort het hoogst. Kom kijken'],
  ['Oostraat', 'Terras op het Oosten, tuin op het Zuid-Oost. Kom kijken'],
])('%s is not told by "%s"', (street, text) => {
  expect(tellsAddress(street, '8731')(text)).toBe(false)
})

describe('a street in another language is told too', () => {
  test.each([
    ['Kerkstraat', 'Située rue de l’Église.'],
    ['Rue de l’Église', 'Vlak bij de hoek van de Kerkstraat.'],
    ['Stationsstraat', 'In der Bahnhofstraße.'],
    ['Avenue des Tilleuls', 'Aan de Lindenlaan.'],
    ['Gentsesteenweg', 'Sur la chaussée de Gand.'],
    ['Chaussée de Ninove', 'Aan de Ninoofsesteenweg.'],
    ['Steenweg op Leuven', 'Chaussée de Louvain.'],
    ['Grand-Place', 'Op de Grote Markt.'],
    ['Rue Royale', 'In de Koningsstraat.'],
    ['Place Saint-Pierre', 'Op het Sint-Pietersplein.'],
    ['Emile Braunplein', 'Aan het Braunplein.'],
    ['Koninginnelaan', 'Avenue de la Reine.'],
    ['Aalstersesteenweg', 'Chaussée d’Alost.'],
    ['Leopold II-laan', 'Avenue Léopold II.'],
    ['Avenue Franklin Roosevelt', 'Av. Roosevelt.'],
    ['Rue de la Gare', 'Hoek Stationsst. en Dorp.'],
    ['Kerkstraat', 'Bestand kerkstr12.jpg'],
  ])('%s: %s', (street, text) => expect(tellsAddress(street, '9')(text)).toBe(true))

  test.each([
    ['Kerkstraat', 'Vlak bij de kerk, in een rustige straat.'],
    ['Kerkstraat', 'Zicht op het Kerkplein en de place de l’Église.'],
    ['Schoolstraat', 'Rue calme, école proche.'],
    ['Stationsstraat', 'À cinq minutes de la gare.'],
    ['Parklaan', 'Avenue arborée, près du parc.'],
    ['Gentsesteenweg', 'Vlot naar Gent, à deux pas de la chaussée.'],
    ['Grote Markt', 'Op wandelafstand van de markt.'],
    ['Oude Steenweg', 'Vlak bij de steenweg.'],
  ])('%s, but not: %s', (street, text) => expect(tellsAddress(street, '9')(text)).toBe(false))
})

test.each([
  ['Rue de la Gare', 'Au bout de la rue de la G., au calme', true],
  ['Rue de la Gare', 'À deux pas de la rue de la V.', false],
  ['Kerkstraat', 'In de K.straat, vlak bij de school', true],
  ['Kerkstraat', 'In de K. str. naast nummer 4', true],
  ['Kerkstraat', 'In de M.straat. Keuken en bad.', false],
  ['Avenue Louise', 'Av. L., près du bois', true],
  ['Avenue Louise', 'Une belle avenue. L’école est proche.', false],
  ['Chaussée d’Alsemberg', 'Le long de la chée d’A. et du parc', true],
])('of %s the text “%s” says its initial: %s', (street, text, tells) => {
  expect(tellsAddress(street, undefined)(text)).toBe(tells)
})
