import type { Facts, Point } from '../../facts.ts'
import type { Pool } from '../teller.ts'

/** Dutch headlines by topic. */
export const headlinesNl: Pool = {
  house: [
    '{noun} met {feature} nabij {near}',
    '{noun} met {feature} en {feature2}',
    '{ruim} {noun} met {feature} in {town}',
    '{noun} uit {year} met {feature}',
    '{feature} en {feature2} in {town}',
    'wonen nabij {near}, met {feature}',
    '{beds} en {feature} in {town}',
    '{noun} op {plot} met {feature}',
    'gezinswoning met {feature} dicht bij {near}',
    '{rustig} {noun} met {feature}',
    '{noun} in de {street}, met {feature}',
    '{living} wonen met {feature}',
  ],
  'house.new': [
    '{jong} {noun} met {feature}',
    'instapklaar: {noun} met {feature}',
    'label {label} en {feature} in {town}',
    'recent gebouwd en {feature} in {town}',
  ],
  'house.renovate': [
    '{noun} te renoveren, met {feature}',
    'renovatieproject in {town} met {feature}',
    'op te knappen {noun} met {feature}',
    '{noun} met toekomst op {plot}',
    'werk aan de winkel: {noun} in {town}',
    '{living} om zelf in te vullen in {town}',
  ],
  flat: [
    '{noun} met {feature} nabij {near}',
    '{licht} {noun} met {feature}',
    '{noun} met {feature} en {feature2}',
    '{beds} en {feature} in {town}',
    '{noun} van {living} in de {street}',
    'wonen bij {near}, met {feature}',
    '{verzorgd} {noun} in {town} met {feature}',
    '{living} met {feature} in {town}',
    '{feature} en {feature2} vlak bij {near}',
    '{noun} op wandelafstand van {near}',
  ],
  plot: [
    'bouwgrond van {plot} in {town}',
    'bouwperceel met {front} breedte in {town}',
    '{plot} om te bouwen nabij {near}',
    'perceel voor uw woning in de {street}',
    'bouwen op {plot} in {town}',
    'vlak bouwperceel van {plot} nabij {near}',
  ],
  land: [
    'weiland van {plot} in {town}',
    'landbouwgrond nabij {near}',
    '{plot} grond voor dier of tuin in {town}',
    'stuk grond van {plot}, vlot bereikbaar',
  ],
  wood: ['eigen bos van {plot} in {town}', 'gemengd bosperceel nabij {near}', 'bosgrond in {town}: {plot}'],
  leisure: [
    'recreatieperceel van {plot} in {town}',
    'weekendgrond nabij {near}',
    'recreatiegrond voor een chalet in {town}',
  ],
  shop: [
    'handelspand van {living} nabij {near}',
    'winkelruimte met etalage in {town}',
    '{living} om te ondernemen in {town}',
    'zichtlocatie in de {street} in {town}',
    'commerciële ruimte van {living} in {town}',
    'pand met etalage dicht bij {near}',
  ],
  office: [
    'kantoor van {living} in {town}',
    'lichte kantoorruimte nabij {near}',
    '{living} kantoor met eigen inkom',
    'praktijk- of kantoorruimte in {town}',
  ],
  warehouse: [
    'magazijn van {living} in {town}',
    'loods met sectionaalpoort in {town}',
    'bedrijfsruimte nabij {road}, {living}',
    'atelier of opslag van {living} in {town}',
    'kmo-gebouw vlot bereikbaar in {town}',
  ],
  garage: [
    'garagebox in {town} nabij {near}',
    'gesloten garage in de {street}',
    'droge stalplaats van {living} in {town}',
    'garage of berging in hartje {town}',
    'veilige garagebox dicht bij {near}',
  ],
  building: [
    'opbrengsteigendom met {beds} in {town}',
    'verhuurd gebouw nabij {near}',
    'belegging in {town}: {living} woonruimte',
    'gebouw met meerdere woonsten in {town}',
    'rendement in de {street} in {town}',
  ],
  mixed: [
    'winkel met woonst in de {street}',
    'wonen en werken nabij {near}',
    'handelsgelijkvloers met {beds} in {town}',
    'zaak en thuis onder één dak in {town}',
  ],
  holiday: [
    'vakantieverblijf nabij {near}',
    'buitenverblijf met {beds} in {town}',
    'chalet op {plot} in het groen',
    'weekendhuis in {town}, vlak bij {near}',
    'tweede verblijf met terras nabij {near}',
  ],
}

const gardens: Readonly<Record<Point, string>> = {
  N: 'tuin',
  NO: 'tuin',
  O: 'ochtendzon',
  ZO: 'tuin op het zuidoosten',
  Z: 'zuidtuin',
  ZW: 'tuin op het zuidwesten',
  W: 'avondzon in de tuin',
  NW: 'tuin',
}

/** Returns what a Dutch headline may praise about a home. */
export function featuresNl({ layout, family, fabric }: Facts): string[] {
  const flat = family === 'flat'
  const list = [
    layout.garden > 90 ? gardens[layout.point] : undefined,
    layout.garden > 400 ? 'grote tuin' : undefined,
    layout.pool ? 'zwembad' : undefined,
    layout.garages > 1 ? 'dubbele garage' : layout.garages === 1 ? 'garage' : undefined,
    layout.terrace > 9 ? `terras van ${layout.terrace} m²` : layout.terrace > 0 ? 'terras' : undefined,
    layout.study ? 'bureau' : undefined,
    layout.attic ? 'zolder' : undefined,
    layout.cellar ? 'kelder' : undefined,
    layout.lift ? 'lift' : undefined,
    layout.bedrooms > 4 ? 'plaats voor een groot gezin' : undefined,
    layout.bathrooms > 1 ? 'twee badkamers' : undefined,
    layout.parkings > 0 ? (flat ? 'staanplaats' : 'oprit') : undefined,
    fabric.heating === 'heatPump' ? 'warmtepomp' : undefined,
    flat && layout.bedrooms === 2 ? 'twee slaapkamers' : undefined,
    layout.facades === 3 ? 'zijtoegang' : undefined,
    !flat && layout.garden > 0 && layout.garden <= 90 ? 'stadstuin' : undefined,
  ]
  const known = list.filter((feature) => feature !== undefined)
  return known.length > 1 ? known : [...known, 'veel licht', 'een goede indeling']
}
