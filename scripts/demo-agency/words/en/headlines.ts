import type { Facts } from '#scripts/demo-agency/facts/facts.ts'
import type { Sentences } from '#scripts/demo-agency/words/sentence-picker.ts'

/** English headlines by topic. */
export const headlinesEn: Sentences = {
  house: [
    '{noun} with {feature} in {town}',
    '{noun} with {feature} and {feature2}',
    '{feature} and {feature2} in {town}',
    'close to {near}, with {feature}',
    '{noun} of {living} with {feature}',
    '{beds} and {feature} in {town}',
    '{noun} from {year} with {feature}',
  ],
  'house.new': ['recent house with {feature} in {town}', 'label {label} and {feature} in {town}'],
  'house.renovate': [
    '{noun} to renovate, with {feature}',
    '{noun} to renovate in {town}',
    '{living} to make your own in {town}',
  ],
  flat: [
    'apartment with {feature} in {town}',
    'apartment of {living} with {feature}',
    '{beds} and {feature} in {town}',
    '{feature} and {feature2} near {near}',
  ],
  plot: ['building plot of {plot} in {town}', 'plot {front} wide in {town}', 'build on {plot} in {town}'],
  land: ['land of {plot} in {town}', 'pasture near {near}'],
  wood: ['woodland of {plot} in {town}', 'a wood of your own near {near}'],
  leisure: ['leisure plot of {plot} in {town}'],
  shop: [
    'commercial space of {living} in {town}',
    'shop with window in {town}',
    '{living} for your business in {town}',
  ],
  office: ['offices of {living} in {town}', 'office with its own entrance in {town}'],
  warehouse: ['warehouse of {living} in {town}', 'workshop or storage in {town}, {living}'],
  garage: [
    'lock-up garage in {town}, dry and secure',
    'enclosed garage near {near}',
    'garage of {living} in {town}',
  ],
  building: ['investment property in {town}', '{living} to let out in {town}'],
  mixed: ['shop and home in {town}', 'live and work in {town}'],
  holiday: ['holiday home in {town}', 'weekend home near {near}', 'weekends outdoors, with {beds}'],
}

/** Returns the features of a home that an English headline may mention. */
export function featuresEn({ layout, family, fabric }: Facts): string[] {
  const flat = family === 'flat'
  const list = [
    layout.garden > 400 ? 'large garden' : layout.garden > 0 ? 'garden' : undefined,
    layout.garden > 90 && layout.point === 'Z' ? 'south-facing garden' : undefined,
    layout.pool ? 'pool' : undefined,
    layout.garages > 1 ? 'double garage' : layout.garages === 1 ? 'garage' : undefined,
    layout.terrace > 0 ? 'terrace' : undefined,
    layout.study ? 'study' : undefined,
    layout.attic ? 'attic' : undefined,
    layout.cellar ? 'cellar' : undefined,
    layout.lift ? 'lift' : undefined,
    layout.bathrooms > 1 ? 'two bathrooms' : undefined,
    layout.parkings > 0 ? (flat ? 'parking' : 'drive') : undefined,
    fabric.heating === 'heatPump' ? 'heat pump' : undefined,
    flat && layout.bedrooms === 2 ? 'two bedrooms' : undefined,
  ]
  const known = list.filter((feature) => feature !== undefined)
  return known.length > 1 ? known : [...known, 'plenty of light', 'a good layout']
}
