import type { Legal } from '#domain/listing/property.ts'
import type { Codes } from '#data/cell/find-code.ts'

/**
 * Abbreviations of planning facts in printed advertisements, folded. CRMs contain them, but an advertisement on the
 * internet may not use them.
 * @see https://www.era.be/nl/legende (read 2026-11-21): the list of the five facts
 */
export const permitCodes: Codes<'yes' | 'no'> = { vg: 'yes', vergund: 'yes', gvg: 'no', nietvergund: 'no' }
/** `Dv`: a summons was issued. */
export const summonsCodes: Codes<'yes' | 'no'> = { dv: 'yes', gdv: 'no' }
/** `Vkr`, `Gvkr`. */
export const preEmptionCodes: Codes<'yes' | 'no'> = { vkr: 'yes', gvkr: 'no' }
/** `Vv`, `Gvv`. */
export const allotmentCodes: Codes<'yes' | 'no'> = { vv: 'yes', gvv: 'no' }
/** `Gmo`: none was imposed. */
export const measureCodes: Codes<Exclude<Legal['enforcement'], 'unknown'>> = {
  gmo: 'none',
  ho: 'courtRemedy',
  bo: 'administrative',
  lod: 'penalty',
  ms: 'settlement',
}

const zones: ReadonlyMap<string, string> = new Map([
  ['wg', 'woongebied'],
  ['wglk', 'woongebied met landelijk karakter'],
  ['wche', 'woongebied met een culturele, historische en/of esthetische waarde'],
  ['wp', 'woonpark'],
  ['wug', 'woonuitbreidingsgebied'],
  ['igb', 'industriegebied'],
  ['iab', "gebied voor ambachtelijke bedrijven of kmo's"],
  ['gdr', 'gebied voor dagrecreatie'],
  ['gvr', 'gebied voor verblijfsrecreatie'],
  ['ag', 'agrarisch gebied'],
  ['lwag', 'landschappelijk waardevol agrarisch gebied'],
  ['bg', 'bosgebied'],
  ['ng', 'natuurgebied'],
  ['nr', 'natuurreservaat'],
  ['pg', 'parkgebied'],
])

/**
 * Returns a zoning in full, in lower case like the official register.
 * @example zoningInWords('WgLk, Ag') // 'woongebied met landelijk karakter, agrarisch gebied'
 */
export function zoningInWords(zoning: string): string {
  const parts = zoning.split(/\s*[,;/+]\s*/).map((part) => zones.get(part.toLowerCase()))
  const isAllCodes = parts.every((words) => words !== undefined)
  return isAllCodes ? parts.join(', ') : zoning.toLocaleLowerCase('nl-BE')
}
