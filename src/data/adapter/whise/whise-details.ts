import { isObject } from '#data/file/decode-records.ts'
import type { RawRecord } from '#data/record/group-records.ts'

/** What the numbers of lists in details stand for, by detail; words are those of `crm-codes.json` and of the law. */
const enums: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // Heating.
  1020: {
    658: 'Geen verwarming',
    659: 'Gas',
    660: 'Gas',
    661: 'Mazout',
    662: 'Elektrisch',
    663: 'Kolen',
    664: 'Hout',
    665: 'Zonne-energie',
    666: 'Warme lucht',
    667: 'Warmtepomp',
    668: 'Gas',
    669: 'Mazout',
    670: 'Gas',
    671: 'Mazout',
    672: 'Vloerverwarming',
    673: 'Gasleidingen aanwezig',
    674: 'Stadsverwarming',
    675: 'Accumulatie',
    676: 'Plafondverwarming',
    1000: 'Pellets',
    1001: 'Houtkachel',
    1002: 'Inbouwhaard',
    1168: 'Mazout',
    1490: 'Warmtepomp',
    1491: 'Boiler',
    1547: 'Condensatieketel',
  },
  // Kitchen.
  1595: {
    683: 'Niet geïnstalleerd',
    684: 'Half ingericht',
    685: 'Ingericht',
    686: 'Superingericht',
    687: 'Half ingericht',
    688: 'Ingericht',
    689: 'Superingericht',
  },
  // Floor covering.
  1183: {
    704: 'Parket',
    705: 'Tegels',
    706: 'Tapijt',
    707: 'Laminaat',
    708: 'Kurk',
    709: 'Plankenvloer',
    710: 'Laminaat',
    711: 'Linoleum',
    712: 'PVC',
    713: 'Marmer',
    714: 'Natuursteen',
    715: 'Tegels',
    716: 'Chape',
    717: 'Sisal',
    718: 'Zeegras',
    976: 'Bamboe',
    1158: 'Gietvloer',
    1160: 'Gepolierd beton',
    1162: 'Industriële vloer',
    1182: 'Vinyl',
    1365: 'Beton',
    1366: 'Tapijt',
    1729: 'Baksteen',
    1730: 'Hout',
  },
  // Glazing.
  2157: {
    1003: 'Enkel glas',
    1004: 'Dubbel glas',
    1005: 'Driedubbel glas',
    1006: 'Gemengd',
    1297: 'Zonwerend',
  },
  2158: {
    1007: 'Enkel glas',
    1008: 'Dubbel glas',
    1009: 'Driedubbel glas',
    1010: 'Gemengd',
    1299: 'Zonwerend',
  },
  // Window frames.
  782: { 734: 'Hout', 735: 'PVC', 736: 'Aluminium', 737: 'Aluminium', 738: 'Hout of PVC', 1295: 'Staal' },
  // Inspection of the electricity; 1456 is none.
  1793: { 1454: 'conform', 1455: 'niet conform' },
  // Zoning, in the words of the Flemish register.
  1736: {
    1: 'agrarisch gebied',
    3: 'ontginningsgebied',
    5: 'bosgebied',
    6: 'industriegebied',
    7: 'gebied voor dagrecreatie',
    8: 'gebied voor verblijfsrecreatie',
    10: 'natuurgebied',
    11: 'parkgebied',
    12: 'woongebied',
    13: 'woongebied met een culturele, historische en/of esthetische waarde',
    14: 'woonpark',
    15: 'woonuitbreidingsgebied',
    17: 'natuurreservaat',
    18: 'landschappelijk waardevol agrarisch gebied',
    19: "gebied voor ambachtelijke bedrijven of kmo's",
    999: 'woongebied met landelijk karakter',
  },
}

/** Summons and measures are one list in Whise (2712), and two facts in the law. */
const summonses: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  1832: { summons: 'ja' },
  1833: { measure: 'rechterlijke herstelmaatregel' },
  1834: { measure: 'bestuursdwang' },
  1835: { measure: 'last onder dwangsom' },
  1836: { measure: 'minnelijke schikking' },
  1837: { summons: 'nee', measure: 'geen' },
}

const delimitedArea = /afgebakend overstromings|in+ondable délimitée|delimited flood/i

/** Returns the values of details under `details/` and their number; a second one of a number is under its place in the list too. */
export function toDetails(value: unknown): ReadonlyMap<string, unknown> {
  const details = new Map<string, unknown>()
  for (const [index, detail] of (Array.isArray(value) ? value : []).entries()) {
    if (!isObject(detail)) continue
    for (const [key, said] of readDetail(detail))
      details.set(details.has(key) ? `${key}/${index + 1}` : key, said)
  }
  return details
}

function readDetail(detail: RawRecord): readonly (readonly [string, unknown])[] {
  const id = String(detail['id'])
  const key = `details/${id}`
  const value = detail['value']
  const item = isObject(detail['enum']) ? String(detail['enum']['id']) : ''
  const summons = id === '2712' ? summonses[item] : undefined
  if (summons !== undefined) return Object.entries(summons).map(([fact, word]) => [`${key}/${fact}`, word])
  // A home without double glazing may have any other.
  if (id === '461' && String(value) === '1') return [[`${key}/yes`, 'Dubbel glas']]
  // The list has delimited flood areas and delimited bank zones; only the first is asked for.
  if (id === '2223' && (item === '1231' || delimitedArea.test(String(value)))) return [[`${key}/yes`, 'ja']]
  const score = scoreOf(detail)
  if (score !== undefined) return [[score, value]]
  return [[key, enums[id]?.[item] ?? (/date/i.test(String(detail['type'])) ? toDate(value) : value)]]
}

/** P- and G-scores have a number per agency; their label tells them. */
function scoreOf({ id, label, value }: RawRecord): string | undefined {
  const letter = /^([pg])?[- ]?(?:score)?[- :]*([a-d])$/i.exec(String(value).trim())
  if (letter === null) return undefined
  const kind = letter[1] ?? /(?:^|[^a-z])([pg])[- ]?score/i.exec(String(label))?.[1]
  if (kind !== undefined) return `details/${kind.toUpperCase()}`
  return String(id) === '2222' ? 'details/P' : undefined
}

/**
 * Returns a date of a detail, which Whise writes with the month first.
 * @example toDate('08/18/2035 00:00') // '2035-08-18'
 */
function toDate(value: unknown): unknown {
  const [, month = '', day = '', year] =
    /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?: [\d:]+(?: [AP]M)?)?$/i.exec(String(value)) ?? []
  return year === undefined || Number(month) > 12
    ? value
    : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
