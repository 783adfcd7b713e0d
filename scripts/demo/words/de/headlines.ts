import type { Facts } from '../../facts.ts'
import type { Pool } from '../teller.ts'

/** German headlines by topic. */
export const headlinesDe: Pool = {
  house: [
    '{noun} mit {feature} in {town}',
    '{noun} mit {feature} und {feature2}',
    '{feature} und {feature2} in {town}',
    'nahe {near_dat}, mit {feature}',
    '{noun} von {living} mit {feature}',
    '{beds} und {feature} in {town}',
    '{noun} von {year} mit {feature}',
  ],
  'house.new': ['neueres Haus mit {feature} in {town}', 'Label {label} und {feature} in {town}'],
  'house.renovate': [
    '{noun} zum Renovieren, mit {feature}',
    '{noun} zum Renovieren in {town}',
    '{living} zum Selbstgestalten in {town}',
  ],
  flat: [
    'Appartement mit {feature} in {town}',
    'Appartement von {living} mit {feature}',
    '{beds} und {feature} in {town}',
    '{feature} und {feature2} nahe {near_dat}',
  ],
  plot: [
    'Baugrundstück von {plot} in {town}',
    'Grundstück in {town}, {front} breit',
    'bauen auf {plot} in {town}',
  ],
  land: ['Land von {plot} in {town}', 'Weide nahe {near_dat}'],
  wood: ['Wald von {plot} in {town}', 'eigener Wald nahe {near_dat}'],
  leisure: ['Freizeitgrundstück von {plot} in {town}'],
  shop: [
    'Geschäftsfläche von {living} in {town}',
    'Laden mit Schaufenster in {town}',
    '{living} für Ihr Geschäft in {town}',
  ],
  office: ['Büros von {living} in {town}', 'Büro mit eigenem Eingang in {town}'],
  warehouse: ['Lager von {living} in {town}', 'Werkstatt oder Lager in {town}, {living}'],
  garage: [
    'Garagenbox in {town}, gut erreichbar',
    'geschlossene Garage nahe {near_dat}',
    'Garage von {living} in {town}',
  ],
  building: ['Renditeobjekt in {town}', 'Anlage in {town}: {living}'],
  mixed: ['Laden und Wohnung in {town}', 'wohnen und arbeiten in {town}'],
  holiday: [
    'Ferienunterkunft in {town}',
    'Wochenendhaus nahe {near_dat}',
    'Wochenenden draußen, mit {bedsDat}',
  ],
}

/** Returns what a German headline may praise about a home. */
export function featuresDe({ layout, family, fabric }: Facts): string[] {
  const flat = family === 'flat'
  const list = [
    layout.garden > 400 ? 'Gartengrün' : layout.garden > 0 ? 'Garten' : undefined,
    layout.garden > 90 && layout.point === 'Z' ? 'Südgarten' : undefined,
    layout.pool ? 'Schwimmbad' : undefined,
    layout.garages > 1 ? 'Doppelgarage' : layout.garages === 1 ? 'Garage' : undefined,
    layout.terrace > 0 ? 'Terrasse' : undefined,
    layout.study ? 'Arbeitszimmer' : undefined,
    layout.attic ? 'Speicher' : undefined,
    layout.cellar ? 'Keller' : undefined,
    layout.lift ? 'Aufzug' : undefined,
    layout.bathrooms > 1 ? 'Gästebad' : undefined,
    layout.parkings > 0 ? (flat ? 'Stellplatz' : 'Auffahrt') : undefined,
    fabric.heating === 'heatPump' ? 'Wärmepumpe' : undefined,
  ]
  const known = list.filter((feature) => feature !== undefined)
  return known.length > 1 ? known : [...known, 'viel Licht', 'viel Ruhe']
}
