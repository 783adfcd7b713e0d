import rows from '../../../data/towns.json' with { type: 'json' }

/** A town of the demo region, as the place of a listing. */
export type DemoTown = Readonly<{
  /** Name in Dutch, as written: `Sint-Gillis-Waas`. */
  name: string
  names: Readonly<Record<string, string | undefined>>
  slug: string
  zip: string
  countryId: number
  latitude: number
  longitude: number
}>

/** How many listings each town has; the order has no meaning. */
export const listingsPerTown: Readonly<Record<string, number>> = {
  berlare: 12,
  overmere: 5,
  uitbergen: 4,
  stekene: 54,
  kemzeke: 16,
  moerbeke: 11,
  wachtebeke: 9,
  lokeren: 22,
  eksaarde: 6,
  'sint-gillis-waas': 21,
  'sint-pauwels': 23,
  'de-klinge': 9,
  meerdonk: 5,
  'sint-niklaas': 36,
  'nieuwkerken-waas': 8,
  belsele: 9,
  sinaai: 8,
  dendermonde: 21,
  grembergen: 6,
  baasrode: 5,
  oudegem: 3,
  appels: 2,
  aalst: 22,
  moorsel: 3,
  wetteren: 15,
  massemen: 2,
  waasmunster: 15,
  hamme: 17,
  moerzeke: 4,
  temse: 15,
  tielrode: 3,
  steendorp: 3,
  elversele: 2,
  beveren: 12,
  melsele: 4,
  vrasene: 3,
  haasdonk: 3,
  kieldrecht: 3,
  verrebroek: 2,
  kruibeke: 4,
  bazel: 3,
  rupelmonde: 2,
  zele: 15,
  wichelen: 5,
  schellebelle: 3,
  serskamp: 2,
  laarne: 4,
  kalken: 3,
  lebbeke: 10,
  wieze: 2,
  denderbelle: 2,
  buggenhout: 7,
  opdorp: 2,
  lede: 8,
  oordegem: 2,
  jette: 2,
  edingen: 2,
  hulst: 2,
  clervaux: 2,
}

const nameOf = (upper: string): string =>
  upper
    .toLowerCase()
    .replaceAll(/(^|[\s-])(\p{L})/gu, (_, gap: string, letter: string) => gap + letter.toUpperCase())

/** All towns of data/towns.json. */
export const towns: readonly DemoTown[] = rows.map((row) => ({
  name: nameOf(row.Name),
  names: row.names,
  slug: row.slug,
  zip: row.zip,
  countryId: row.countryId,
  latitude: row.latitude,
  longitude: row.longitude,
}))

/** Returns a town by its slug. @throws {Error} when data/towns.json has none */
export function townOf(slug: string): DemoTown {
  const found = towns.find((town) => town.slug === slug)
  if (found === undefined) throw new Error(`no town ${slug} in data/towns.json`)
  return found
}

const stekeneZips = new Set(['9190', '9180', '9185', '9160'])

/** CRM id of the office that sells in a town: 1 Berlare, 2 Sint-Pauwels, 3 Stekene. */
export function officeOf(town: DemoTown): 1 | 2 | 3 {
  if (town.zip === '9290') return 1
  return stekeneZips.has(town.zip) ? 3 : 2
}
