import type { Facts } from '#scripts/demo-agency/facts/facts.ts'
import type { Sentences } from '#scripts/demo-agency/words/sentence-picker.ts'

/** German headlines by topic. */
export const headlinesDe: Sentences = {
  house: [
    '{noun} mit {feature} in {town}',
    '{noun} mit {feature} und {feature2}',
    '{noun} mit {feature} nahe {near_dat}',
    '{noun} mit {bedsDat} in {town}',
    '{noun} mit {bedsDat} und {feature}',
    '{noun} auf {plot} mit {feature}',
    'ruhig gelegen: {noun} mit {feature}',
  ],
  'house.new': [
    'neuwertig: {noun} mit {feature}',
    '{noun} mit {feature}, Baujahr {year}',
    '{noun} mit Energielabel {label} in {town}',
  ],
  'house.renovated': ['{noun} mit {feature}, {renovated} renoviert', 'renoviert: {noun} mit {feature}'],
  'house.renovate': [
    '{noun} zum Renovieren in {town}',
    '{noun} zum Renovieren mit {feature}',
    '{noun} zum Renovieren nahe {near_dat}',
    'Renovierungsobjekt mit {feature} in {town}',
  ],
  flat: [
    '{noun} mit {feature} in {town}',
    '{noun} mit {feature} und {feature2}',
    '{noun} mit {feature} nahe {near_dat}',
    '{noun} mit {bedsDat} in {town}',
    '{noun} mit {bedsDat} nahe {near_dat}',
    '{noun} mit {living} und {feature}',
  ],
  plot: [
    'Baugrundstück mit {plot} in {town}',
    'Baugrundstück in {town}, {front} breit',
    'Baugrundstück mit {plot} nahe {near_dat}',
  ],
  land: ['Grundstück mit {plot} in {town}', 'Weide mit {plot} nahe {near_dat}'],
  wood: ['Waldgrundstück mit {plot} in {town}', 'Waldgrundstück nahe {near_dat}'],
  leisure: ['Freizeitgrundstück mit {plot} in {town}'],
  shop: [
    'Geschäftslokal mit {living} in {town}',
    'Geschäftslokal mit Schaufenster in {town}',
    'Geschäftslokal nahe {near_dat}',
  ],
  office: ['Bürofläche mit {living} in {town}', 'Büro mit eigenem Eingang in {town}'],
  warehouse: ['Lager mit {living} in {town}', 'Lager mit Sektionaltor in {town}'],
  garage: [
    'Garagenbox in {town}, gut erreichbar',
    'geschlossene Garage nahe {near_dat}',
    'Garage mit {living} in {town}',
  ],
  building: ['Renditeobjekt mit {living} in {town}', 'Renditeobjekt nahe {near_dat}'],
  mixed: ['Geschäftslokal mit Wohnung in {town}', 'Wohnen und Arbeiten in {town}'],
  holiday: [
    'Ferienunterkunft in {town}',
    'Ferienunterkunft nahe {near_dat}',
    'Wochenendhaus mit Terrasse in {town}',
  ],
}

/** Returns the features of a home that a German headline may mention, in the dative. */
export function featuresDe({ layout, family, fabric }: Facts): string[] {
  const flat = family === 'flat'
  const list = [
    layout.garden > 90 && layout.point === 'Z'
      ? 'Südgarten'
      : layout.garden > 400
        ? 'großem Garten'
        : layout.garden > 0
          ? 'Garten'
          : undefined,
    layout.pool ? 'Schwimmbad' : undefined,
    layout.garages > 1 ? 'Doppelgarage' : layout.garages === 1 ? 'Garage' : undefined,
    layout.terrace > 0 ? 'Terrasse' : undefined,
    layout.study ? 'Arbeitszimmer' : undefined,
    layout.lift ? 'Aufzug' : undefined,
    layout.parkings > 0 ? (flat ? 'Stellplatz' : 'Einfahrt') : undefined,
    fabric.heating === 'heatPump' ? 'Wärmepumpe' : undefined,
  ]
  const known = list.filter((feature) => feature !== undefined)
  return known.length > 1 ? known : [...known, 'viel Tageslicht', 'praktischer Aufteilung']
}
