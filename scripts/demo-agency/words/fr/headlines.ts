import type { Facts } from '#scripts/demo-agency/facts/facts.ts'
import type { Sentences } from '#scripts/demo-agency/words/sentence-picker.ts'

/** French headlines by topic. */
export const headlinesFr: Sentences = {
  house: [
    '{noun} avec {feature} à {town}',
    '{noun} avec {feature} et {feature2}',
    '{feature} et {feature2} à {town}',
    'près {de_near}, avec {feature}',
    '{noun} de {living} avec {feature}',
    '{beds} et {feature} à {town}',
    '{noun} de {year} avec {feature}',
  ],
  'house.new': ['maison récente avec {feature} à {town}', 'label {label} et {feature} à {town}'],
  'house.renovate': [
    '{noun} à rénover, avec {feature}',
    '{noun} à rénover à {town}',
    '{living} à transformer à {town}',
    'à rénover : {noun} sur {plot}',
  ],
  flat: [
    'appartement avec {feature} à {town}',
    'appartement de {living} avec {feature}',
    '{beds} et {feature} à {town}',
    '{feature} et {feature2} près {de_near}',
    'à deux pas {de_near}, avec {feature}',
  ],
  plot: [
    'terrain à bâtir de {plot} à {town}',
    'parcelle large de {front} à {town}',
    'bâtir sur {plot} à {town}',
  ],
  land: ['terre de {plot} à {town}', 'prairie près {de_near}'],
  wood: ['bois de {plot} à {town}', 'parcelle boisée près {de_near}'],
  leisure: ['parcelle de loisirs de {plot} à {town}'],
  shop: [
    'surface commerciale de {living} à {town}',
    'commerce avec vitrine à {town}',
    '{living} pour entreprendre à {town}',
    'local commercial près {de_near}',
  ],
  office: ['bureaux de {living} à {town}', 'bureau avec entrée privative à {town}'],
  warehouse: ['entrepôt de {living} à {town}', 'atelier ou stockage à {town}, {living}'],
  garage: ['box de garage à {town}', 'garage fermé près {de_near}', 'garage de {living} à {town}'],
  building: ['immeuble de rapport à {town}', 'placement à {town} : {living}', 'immeuble près {de_near}'],
  mixed: ['commerce et logement à {town}', 'vivre et travailler à {town}'],
  holiday: [
    'logement de vacances à {town}',
    'résidence de week-end près {de_near}',
    'week-ends au vert, avec {beds}',
  ],
}

/** Returns the features of a home that a French headline may mention. */
export function featuresFr({ layout, family, fabric }: Facts): string[] {
  const flat = family === 'flat'
  const list = [
    layout.garden > 400 ? 'grand jardin' : layout.garden > 0 ? 'jardin' : undefined,
    layout.garden > 90 && layout.point === 'Z' ? 'jardin plein sud' : undefined,
    layout.pool ? 'piscine' : undefined,
    layout.garages > 1 ? 'double garage' : layout.garages === 1 ? 'garage' : undefined,
    layout.terrace > 0 ? 'terrasse' : undefined,
    layout.study ? 'bureau' : undefined,
    layout.attic ? 'grenier' : undefined,
    layout.cellar ? 'cave' : undefined,
    layout.lift ? 'ascenseur' : undefined,
    layout.bathrooms > 1 ? 'deux salles de bains' : undefined,
    layout.parkings > 0 ? (flat ? 'parking' : 'allée') : undefined,
    fabric.heating === 'heatPump' ? 'pompe à chaleur' : undefined,
    flat && layout.bedrooms === 2 ? 'deux chambres' : undefined,
  ]
  const known = list.filter((feature) => feature !== undefined)
  return known.length > 1 ? known : [...known, 'beaucoup de lumière', 'bon agencement']
}
