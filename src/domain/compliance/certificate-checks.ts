import type { Legal, Property } from '#domain/listing/property.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import { addDays, addYears, partsOf } from '#domain/values/plain-date.ts'
import { dayOfCode, flemishCode, isCutCode, walloonCode } from '#domain/energy/certificate-code.ts'
import type { Advertisement, Check, Gap } from './advertisement.ts'
import type { AdvertisementRule } from './rule.ts'

const fromPaper = 'take it from the paper and correct it in the CRM or the editor'

/** Checks of certificates whose dates, codes and figures cannot be true together. */
export const certificateChecks = {
  'certificate-date': ({ property, on }, rule) => codeDateGap(property, on, rule) ?? aheadGap(property, on),
  'certificate-old': ({ property: { legal, flood }, on }, { years = {} }) => {
    const floodClassesFrom = '2023-01-01'
    if (
      flood.on !== undefined &&
      flood.on < floodClassesFrom &&
      (flood.plot ?? flood.building) !== undefined
    ) {
      return paperGap(
        'FloodReportDate',
        'the report is from before the scores P and G',
        `a day from ${floodClassesFrom} on`,
        flood.on,
      )
    }
    const isOlder = (day: PlainDate | undefined, age: number | undefined): day is PlainDate =>
      day !== undefined && age !== undefined && addYears(day, age) < on
    if (isOlder(legal.electricity.on, years.electricity)) {
      return paperGap(
        'ElectricityCertificateDate',
        'the inspection has ended',
        `one of the last ${years.electricity} years`,
        legal.electricity.on,
      )
    }
    return isOlder(legal.planningInformationOn, years.planning)
      ? paperGap(
          'PlanningInformationDate',
          'the planning information is too old to rely on',
          `one of the last ${years.planning} years`,
          legal.planningInformationOn,
        )
      : undefined
  },
  'certificate-kind': ({ property: { energy }, kind, region }) => {
    const { uniqueCode } = energy
    const suffix = flemishCode.exec(uniqueCode ?? '')?.[1]
    if (region === 'flanders' ? walloonCode.test(uniqueCode ?? '') : suffix !== undefined) {
      return paperGap(
        'EPCUniqueCode',
        'the code is of a certificate of another region',
        'a code of the region in which the home is',
        uniqueCode,
      )
    }
    if (uniqueCode !== undefined && isCutCode(uniqueCode, region)) {
      return {
        ...paperGap(
          'EPCUniqueCode',
          'the code is not whole',
          'a code such as 20260904-0003631672-RES-1, 20240904012345 or 20240904-0000363167-01-2',
          uniqueCode,
        ),
        isDoubtful: true,
      }
    }
    if (suffix === undefined || kind === undefined) return undefined
    const isHome = kind === 'house' || kind === 'apartment' || kind === 'holidayHome'
    if (suffix === 'RES' ? kind !== 'commercial' : !isHome) return undefined
    return paperGap(
      'EPCUniqueCode',
      `the code is of a certificate for ${isHome ? 'other buildings than homes' : 'homes'}`,
      isHome ? 'a code with RES' : 'a code with KNR or NR',
      uniqueCode,
    )
  },
  'certificate-figures': newHomeGap,
  'epc-not-applicable': ({ property, kind, on }) => {
    const { energy, legal, surfaces } = property
    const isLarge = (surfaces.living ?? 0) >= 50
    if (energy.state !== 'notApplicable' || kind === undefined || isNewOn(property, on) === true)
      return undefined
    if (legal.heritage !== 'no' || !isLarge || !stands(property)) return undefined
    return {
      field: 'EPCState',
      message: 'nothing in the record says why this home needs no certificate',
      expected: 'a certificate; protected homes, those under 50 m² and those to be demolished need none',
      received: 'not applicable',
      remedy: 'have it drawn up, or fill in Heritage or the surface',
    }
  },
  'electricity-untrue': ({ property, on }) => {
    const isInspected = property.legal.electricity.state !== 'notApplicable'
    // A new home is inspected when it is connected, one that is pulled down not at all.
    return isInspected || isNewOn(property, on) !== false || !stands(property)
      ? undefined
      : {
          field: 'ElectricityCertificate',
          message: 'a home with an installation needs an inspection at its sale',
          expected: 'conform, niet conform or aangevraagd',
          received: 'not applicable',
          remedy: 'have it inspected before the deed and fill in the outcome',
        }
  },
  'gas-untrue': ({ property: { building, legal } }) =>
    legal.gas.state !== 'notApplicable' ||
    building.heating?.kind !== 'code' ||
    building.heating.code !== 'gas'
      ? undefined
      : {
          field: 'GasCertificate',
          message: 'a home that is heated by gas has an installation to inspect',
          expected: 'conform, niet conform, aangevraagd, or nothing where there was no inspection',
          received: 'not applicable',
          remedy: 'correct it, or HeatingName',
        },
  'flood-untrue': ({ property: { flood } }) =>
    flood.plot === 'A' && (flood.building === 'C' || flood.building === 'D')
      ? paperGap(
          'GScore',
          'a building in a flood area stands on a plot without any',
          'scores of one report',
          `P ${flood.plot}, G ${flood.building}`,
        )
      : undefined,
  'soil-certificate': ({ property: { legal }, kind }) =>
    kind !== 'land' || legal.soil.state !== 'unknown'
      ? undefined
      : {
          field: 'GroundCertificate',
          message: 'nothing is said about the soil certificate of the land',
          expected: 'geen gegevens, gegevens or aangevraagd',
          remedy: 'ask OVAM for it before the sale and fill in what it says',
        },
  'judgment-text': ({ property: { legal } }) =>
    legal.judicialDecision !== 'yes' || legal.judicialDecisionText !== undefined
      ? undefined
      : {
          field: 'JudicialDecisionText',
          message: 'a judgment was given, and nothing says which',
          expected: 'what was decided, in a sentence',
          remedy: 'fill it in in the CRM or the editor',
        },
} satisfies Readonly<Record<string, Check>>

/** Returns what is wrong with the day in the code of an energy certificate, beside the end of the certificate. */
function codeDateGap(
  { energy: { uniqueCode, validUntil, state } }: Property,
  on: PlainDate,
  { years }: AdvertisementRule,
): Gap | undefined {
  const age = years?.energy ?? 10
  const day = state === 'present' ? dayOfCode(uniqueCode) : undefined
  if (day === undefined)
    return state === 'present' && /^\d{8}-\d+-(?:RES|KNR|NR)-/.test(uniqueCode ?? '')
      ? paperGap('EPCUniqueCode', 'the code begins with no day', '20260312-0001234567-RES-1', uniqueCode)
      : undefined
  const gap = (message: string, expected: string): Gap =>
    paperGap('EPCUniqueCode', message, expected, uniqueCode)
  if (day > on) return gap('the day in the code lies ahead', `a day up to ${on}`)
  if (addYears(day, age) < on)
    return gap(`the code is more than ${age} years old`, `a certificate of the last ${age} years`)
  // The other regions count from the visit, and their codes may be of an earlier one.
  if (validUntil === undefined || !flemishCode.test(uniqueCode ?? '')) return undefined
  // Some end on the day itself, some the day before; a certificate of the same month is no contradiction.
  const isFit = validUntil > day && validUntil <= addDays(addYears(day, age), 31)
  return isFit
    ? undefined
    : gap(
        'the code and the end of the certificate contradict each other',
        `an end at most ${age} years after ${day}`,
      )
}

function aheadGap({ legal, flood }: Property, on: PlainDate): Gap | undefined {
  const days: readonly (readonly [string, PlainDate | undefined])[] = [
    ['AsbestosDate', isDone(legal.asbestos) ? legal.asbestos.on : undefined],
    ['ElectricityCertificateDate', isDone(legal.electricity) ? legal.electricity.on : undefined],
    ['GasCertificateDate', isDone(legal.gas) ? legal.gas.on : undefined],
    ['GroundCertificateDate', isDone(legal.soil) ? legal.soil.on : undefined],
    [
      'PlanningInformationDate',
      legal.planningInformation === 'onRequest' ? undefined : legal.planningInformationOn,
    ],
    ['FloodReportDate', flood.on],
  ]
  const [ahead] = days.flatMap(([field, day]) => (day !== undefined && day > on ? [{ field, day }] : []))
  return ahead && paperGap(ahead.field, 'the day of the paper lies ahead', `a day up to ${on}`, ahead.day)
}

/** Whether the paper is there; one that was requested may be expected on a day. */
function isDone({ state }: Legal['asbestos' | 'electricity' | 'soil']): boolean {
  return state !== 'requested'
}

function paperGap(field: string, message: string, expected: string, received: string | undefined): Gap {
  return { field, message, expected, received, remedy: fromPaper }
}

/** Returns which figures of a certificate cannot be those of the home. */
function newHomeGap(
  { property: { energy, building, surfaces }, on }: Advertisement,
  { newFrom, eLevelMax = Infinity, labels = [] }: AdvertisementRule,
): Gap | undefined {
  const year = building.constructionYear
  const isNew = newFrom !== undefined && year !== undefined && year >= newFrom && year <= partsOf(on).year + 5
  if (isNew && energy.label !== undefined && labels.includes(energy.label)) {
    return paperGap(
      'EPCLabelText',
      `a home built in ${year} cannot have this label`,
      'the label of a new home',
      energy.label,
    )
  }
  if (isNew && energy.eLevel !== undefined && energy.eLevel > eLevelMax) {
    return paperGap(
      'ELevel',
      `a home built in ${year} cannot have this E-level`,
      `E${eLevelMax} at most`,
      `E${energy.eLevel}`,
    )
  }
  const { scoreKwhPerM2Year: score, totalKwhPerYear: total } = energy
  if (score === undefined || score <= 0 || total === undefined || surfaces.living === undefined)
    return undefined
  const share = total / score / surfaces.living
  // Rooms that are not lived in are heated too, so only too small a total is a contradiction.
  return share > 0.3
    ? undefined
    : paperGap(
        'EPCTotal',
        'the total and the score contradict each other for this surface',
        `about ${Math.round(score * surfaces.living)} kWh`,
        String(total),
      )
}

/** Whether a home is of the last three years; undefined where its age is not known. */
function isNewOn({ building: { constructionYear } }: Property, on: PlainDate): boolean | undefined {
  return constructionYear === undefined ? undefined : constructionYear >= partsOf(on).year - 2
}

/** Whether nothing says that a home is a ruin or is to be pulled down. */
function stands({ building: { condition }, description, headline }: Property): boolean {
  const isRuin = condition?.kind === 'code' && condition.code === 'toRestore'
  const texts = [...Object.values(description), ...Object.values(headline)].join('\n')
  return !isRuin && !/slo?op|afbraak|afbreken|d[ée]mol|tear[- ]?down|abriss|abrei/i.test(texts)
}
