import type { Facts, Point } from '#scripts/demo-agency/facts/facts.ts'
import type { Sentences } from '#scripts/demo-agency/words/sentence-picker.ts'

/** Dutch headlines by topic. */
export const headlinesNl: Sentences = {
  house: [
    '{noun} met {feature} in {town}',
    '{noun} met {feature} nabij {near}',
    '{noun} met {feature} en {feature2}',
    '{noun} met {beds} nabij {near}',
    '{noun} met {beds} en {feature}',
    '{noun} op {plot} met {feature}',
    '{noun} in de {street} met {feature}',
    '{ruim} {noun} met {feature} in {town}',
    '{ruim} {noun} met {beds} in {town}',
    '[rustig|goed] gelegen {noun} met {feature}',
    '[rustig|goed] gelegen {noun} nabij {near}',
    'gezinswoning met {kids} en {feature}',
    'gezinswoning met {kids} nabij {near}',
    'gezinswoning op {familyPlot} in {town}',
  ],
  'house.new': [
    '{recent} {noun} met {feature}',
    '{recent} {noun} nabij {near}',
    '{instapklaar} {noun} met {feature} in {town}',
    '{energiezuinig} {noun} met {feature}',
    '{energiezuinig} {noun} in {town}, bouwjaar {year}',
  ],
  'house.renovated': [
    '{gerenoveerd} {noun} met {feature}',
    '{gerenoveerd} {noun} nabij {near}',
    'volledig {gerenoveerd} {noun} in {town}',
    '{instapklaar} {noun} met {feature}',
    '{instapklaar} {noun} nabij {near}',
  ],
  'house.good': [
    '{verzorgd} {noun} met {feature}',
    '{verzorgd} {noun} nabij {near}',
    '{verzorgd} {noun} met {beds} in {town}',
    'goed onderhouden {noun} met {feature}',
  ],
  'house.freshen': [
    'op te frissen {noun} met {feature}',
    'op te frissen {noun} nabij {near}',
    'op te frissen {noun} met {beds}',
    '{noun} uit {year} op te frissen, met {feature}',
  ],
  'house.renovate': [
    'te renoveren {noun} met {feature}',
    'te renoveren {noun} nabij {near}',
    'te renoveren {noun} in de {street}',
    'te renoveren {noun} op {plot} in {town}',
    'te renoveren {noun} met {beds} in {town}',
    'grondig te renoveren {noun} in {town}',
    'renovatieproject nabij {near}',
    'renovatieproject met {feature} in {town}',
  ],
  flat: [
    '{noun} met {feature} nabij {near}',
    '{noun} met {feature} in {town}',
    '{noun} met {feature} en {feature2}',
    '{noun} met {beds} en {feature}',
    '{noun} met {beds} nabij {near}',
    '{noun} van {living} met {feature}',
    '{noun} op wandelafstand van {near}',
    '{noun} in de {street} met {feature}',
    '{licht} {noun} met {feature}',
    '{licht} {noun} met {beds} in {town}',
    '{verzorgd} {noun} met {feature}',
    '{verzorgd} {noun} nabij {near}',
    '[rustig|goed] gelegen {noun} met {feature}',
  ],
  'flat.new': [
    '{recent} {noun} met {feature}',
    '{recent} {noun} nabij {near}',
    '{energiezuinig} {noun} in {town}',
    '{instapklaar} {noun} met {feature}',
  ],
  plot: [
    'bouwgrond van {plot} in {town}',
    'bouwgrond van {plot} nabij {near}',
    'bouwgrond in {town}, {front} breed',
    'bouwperceel van {plot}, {front} breed',
    'bouwgrond in de {street} in {town}',
    'goed gelegen bouwgrond van {plot}',
    'rechthoekig bouwperceel van {plot} in {town}',
  ],
  land: [
    'weiland van {plot} in {town}',
    'landbouwgrond van {plot} nabij {near}',
    'landbouwgrond van {plot} in {town}',
    'goed bereikbaar weiland van {plot}',
  ],
  wood: ['bosperceel van {plot} in {town}', 'gemengd bos van {plot} nabij {near}', 'bosperceel nabij {near}'],
  leisure: [
    'recreatieperceel van {plot} in {town}',
    'weekendgrond van {plot} nabij {near}',
    'recreatiegrond voor een chalet in {town}',
  ],
  shop: [
    'handelspand van {living} in {town}',
    'handelspand van {living} nabij {near}',
    'handelspand op een zichtlocatie in {town}',
    'handelsruimte met etalage in de {street}',
    'winkelruimte van {living} met etalage',
    'winkelruimte met etalage nabij {near}',
  ],
  office: [
    'kantoor van {living} in {town}',
    'lichte kantoorruimte nabij {near}',
    'kantoorruimte van {living} met eigen inkom',
    'praktijk- of kantoorruimte in {town}',
  ],
  warehouse: [
    'magazijn van {living} in {town}',
    'magazijn met sectionaalpoort in {town}',
    'vlot bereikbaar magazijn van {living}',
    'atelier of opslagruimte van {living}',
    'kmo-gebouw van {living} in {town}',
  ],
  garage: [
    'garagebox nabij {near}',
    'garagebox in de {street} in {town}',
    'gesloten garagebox in {town}',
    'gesloten garage nabij {near}',
    'goed bereikbare garagebox in {town}',
    'garagebox van {living} in {town}',
  ],
  building: [
    'opbrengsteigendom van {living} in {town}',
    'opbrengsteigendom nabij {near}',
    'opbrengsteigendom in de {street}',
    'gebouw met meerdere wooneenheden in {town}',
    'opbrengsteigendom met aparte tellers in {town}',
  ],
  mixed: [
    'handelspand met woonst in de {street}',
    'handelspand met woonst nabij {near}',
    'handelsgelijkvloers met woonst in {town}',
    'wonen en werken onder één dak in {town}',
  ],
  holiday: [
    'vakantieverblijf nabij {near}',
    'vakantieverblijf met {beds} in {town}',
    'vakantieverblijf op {plot} in {town}',
    'weekendverblijf met terras in {town}',
    'tweede verblijf nabij {near}',
  ],
}

const sides: Readonly<Partial<Record<Point, string>>> = {
  ZO: 'tuin op het zuidoosten',
  Z: 'zuidtuin',
  ZW: 'tuin op het zuidwesten',
  W: 'tuin op het westen',
}

/** One phrase per garden, so that no headline mentions it twice. */
function gardenNl({ garden, point }: Facts['layout']): string | undefined {
  if (garden === 0) return undefined
  const side = garden > 90 ? sides[point] : undefined
  if (garden > 400) return side === undefined ? 'grote tuin' : `grote ${side}`
  return side ?? (garden > 90 ? 'tuin' : 'stadstuin')
}

/** Returns the features of a home that a Dutch headline may mention. */
export function featuresNl({ layout, family, fabric }: Facts): string[] {
  const flat = family === 'flat'
  const list = [
    gardenNl(layout),
    layout.pool ? 'zwembad' : undefined,
    layout.garages > 1 ? 'dubbele garage' : layout.garages === 1 ? 'garage' : undefined,
    flat && layout.terrace > 9 ? `terras van ${layout.terrace} m²` : undefined,
    !flat && layout.terrace > 27 ? 'ruim terras' : undefined,
    layout.terrace > 0 && layout.terrace <= (flat ? 9 : 27) ? 'terras' : undefined,
    layout.study ? 'bureau' : undefined,
    layout.lift ? 'lift' : undefined,
    layout.parkings > 0 ? (flat ? 'autostaanplaats' : 'oprit') : undefined,
    fabric.heating === 'heatPump' ? 'warmtepomp' : undefined,
  ]
  const known = list.filter((feature) => feature !== undefined)
  if (known.length > 1) return known
  const isWorn = fabric.condition === 'renovate' || fabric.condition === 'restore'
  return [...known, isWorn ? 'veel mogelijkheden' : 'veel lichtinval', 'praktische indeling']
}
