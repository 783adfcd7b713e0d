import { describe, expect, it } from 'vitest'
import { figureKey } from '#data/figures/figure.ts'
import { readFigures } from '#data/figures/read-figures.ts'
import type { Locale } from '#domain/values/locale.ts'

const keys = (text: string, locale: Locale): string[] => readFigures(text, locale).map(figureKey)

describe('figures of a text', () => {
  it.each<readonly [Locale, string, readonly string[]]>([
    ['nl', 'een living van 41 m² op 1.250 m² grond', ['m² 41', 'm² 1250']],
    ['fr', 'un séjour de 41\u00a0m² sur 1\u202f250\u00a0m²', ['m² 41', 'm² 1250']],
    ['fr', 'un terrain de 1 250 mètres carrés', ['m² 1250']],
    ['en', 'a living room of 41 square metres on 1,250 m2', ['m² 41', 'm² 1250']],
    ['de', '41,5 Quadratmeter, Grundstück 1.250 m²', ['m² 41.5', 'm² 1250']],
    ['nl', 'grond van 1 ha 2 a 30 ca', ['m² 10230']],
    ['fr', '12 a 30 ca de terrain', ['m² 1230']],
    ['en', '1.5 ha of land', ['m² 15000']],
    ['nl', 'slaapkamers van 15, 11 en 9 m²', ['m² 15', 'm² 11', 'm² 9']],
    ['de', '18,5 Meter breit', ['m 18.5']],
    ['en', '18.5 metres wide, 2 km from the station', ['m 18.5', 'km 2']],
    ['nl', 'vraagprijs € 389.000', ['€ 389000']],
    ['fr', 'prix 389\u202f000\u00a0€, charges 150 euros', ['€ 389000', '€ 150']],
    ['en', 'asking €389,000', ['€ 389000']],
    ['de', '6 % Registrierungsgebühr', ['% 6']],
    ['fr', 'TVA de 21 pour cent', ['% 21']],
    ['nl', 'EPC van 298 kWh/m², label C', ['kWh/m² 298', 'energy label C']],
    ['fr', 'certificat PEB A+ : 12 kWh/m²', ['kWh/m² 12', 'energy label A+']],
    ['en', 'ten minutes from the station, a lease of nine years', ['minutes 10', 'years 9']],
    ['fr', 'dix minutes, bail de neuf ans', ['minutes 10', 'years 9']],
    ['nl', 'drie maanden huur, 77 jaar en 74 jaar', ['months 3', 'years 77', 'years 74']],
    ['de', 'drei Monatsmieten', ['months 3']],
    ['nl', 'vier ruime slaapkamers, twee badkamers en 2 garages', ['bedrooms 4', 'bathrooms 2', 'garages 2']],
    ['fr', 'quatre belles chambres et deux salles de bains', ['bedrooms 4', 'bathrooms 2']],
    ['en', 'four large bedrooms, two bathrooms', ['bedrooms 4', 'bathrooms 2']],
    ['de', 'mit vier Schlafzimmern und zwei Badezimmern', ['bedrooms 4', 'bathrooms 2']],
    ['nl', 'op de tweede verdieping', ['floor 2']],
    ['fr', 'au 2e étage; au premier étage', ['floor 2', 'floor 1']],
    ['en', 'on the 2nd floor', ['floor 2']],
    ['de', 'in der zweiten Etage, 3. Stock', ['floor 2', 'floor 3']],
    ['nl', 'E-peil E20, gebouwd in 1970', ['E-level 20', 'year 1970']],
    ['fr', 'niveau E20', ['E-level 20']],
    ['fr', 'maison de 2022 avec garage', ['year 2022']],
  ])('in %s: %s', (locale, text, expected) => {
    expect(keys(text, locale).toSorted()).toEqual(expected.toSorted())
  })

  it.each<readonly [Locale, string]>([
    ['nl', 'Kerkstraat 12, 9100 Sint-Niklaas'],
    ['nl', 'bel 03 776 19 70 of +32 478 12 34 56'],
    ['nl', 'een slaapkamer aan de E34, onze garages'],
    ['fr', 'le 1er décembre, une chambre, un garage; la maison a gardé sa cheminée'],
    ['fr', 'un immeuble neuf, chambres à l’étage, classe d’école'],
    ['en', 'the 1st of March, one bedroom, first come first served'],
    ['de', 'am 1. März, ein Schlafzimmer, ca. drei Wege'],
    ['nl', 'lot A0.03 van project P147'],
  ])('reads none in %s: %s', (locale, text) => {
    expect(keys(text, locale)).toEqual([])
  })

  it('does not take the year before a surface for a surface', () => {
    expect(keys('vernieuwd in 2019 en 41 m² groot', 'nl')).toEqual(['m² 41', 'year 2019'])
  })

  it('does not join a house number to the surface behind it', () => {
    expect(keys('Dorp 12, 350 m²', 'nl')).toEqual(['m² 350'])
  })
})
