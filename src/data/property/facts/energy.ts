import { type Energy, type EnergyLabel, energyLabels } from '#domain/listing/property.ts'
import { type Cell, cellText, empty, invalid, type Parsed, parsed } from '#data/cell/cell.ts'
import type { Fields } from '#data/cell/fields.ts'
import { isPlainDate, parseLastDay } from '#data/cell/parse-date.ts'
import { parseEnergy } from '#data/cell/parse-number.ts'
import { type Codes, codesOf, findCode } from '#data/cell/find-code.ts'
import { fold, foldLetters } from '#text/fold.ts'
import type { PropertyCell } from '#data/record/property-record.ts'

const states: Codes<'requested' | 'notApplicable'> = codesOf({
  requested: 'aangevraagd inaanvraag inopmaak encours endemande requested beantragt',
  notApplicable: 'nietvantoepassing nvt nietnodig sansobjet nonapplicable notapplicable',
})
// A home that produces more energy than it uses has a score below 0.
const scoreLimits = { min: -500, max: 3_000 }
const totalLimits = { min: 0, max: 10_000_000 }
const co2Limits = { min: 0, max: 1_000_000 }
const mostELevel = 300

/** Returns the energy certificate of the record; a label is never computed. */
export function toEnergy(fields: Fields<PropertyCell>): Energy {
  const labelState = findCode(
    states,
    fold(fields.text('EPCLabelText') ?? '').replace(/^(?:epc|peb|epb|attest)+/, ''),
  )
  const label = labelState === undefined ? toEnergyLabel(fields) : undefined
  const score = fields.number('EnergyPerformance', scoreLimits, 'kWh/m² per year', parseEnergy)
  // CRMs write 0 for a missing score; only with an A label is it a real score.
  const scoreKwhPerM2Year = score === 0 && label?.startsWith('A') !== true ? undefined : score
  const uniqueCode = fields.read(
    'EPCUniqueCode',
    parseUniqueCode,
    'the code as the certificate prints it: 20260312-0001234567-RES-1',
  )
  const isPresent = label !== undefined || scoreKwhPerM2Year !== undefined || uniqueCode !== undefined
  return {
    state: fields.code('EPCState', states) ?? labelState ?? (isPresent ? 'present' : 'unknown'),
    label,
    scoreKwhPerM2Year,
    totalKwhPerYear: fields.positive('EPCTotal', totalLimits, 'kWh per year', parseEnergy),
    co2KgPerYear: fields.positive('CO2Emission', co2Limits, 'kg per year', parseEnergy),
    eLevel: toELevel(fields),
    uniqueCode,
    validUntil: fields.read(
      'EPCValidUntil',
      parseLastDay,
      'a day of the calendar, or a month: 2032-03, 03/2032',
    ),
  }
}

/** Returns the energy label of a record; an unknown label is left out with a warning. */
export function toEnergyLabel(fields: Fields<'EPCLabelText'>): EnergyLabel | undefined {
  return fields.read('EPCLabelText', parseEnergyLabel, 'a label from A++ to G')
}

/**
 * Reads an energy label, with or without `EPC` or `label` before it.
 * @example parseEnergyLabel('label b+') // 'B+'
 */
export function parseEnergyLabel(value: Cell): Parsed<EnergyLabel> {
  const text = cellText(value)
  if (text === undefined || text === '0') return empty
  const bare = foldLetters(text)
    .replace(/^["']|["'.]$/g, '')
    .replace(/[−–]/g, '-')
    .replace(/^(?:(?:epc|peb|epb|energ(?:ie|y|etique)|label|klasse|classe|class)[ :_-]*)+/, '')
    .replace(/ ?plus/g, '+')
    .replace(/ /g, '')
    .toUpperCase()
  const label = energyLabels.find((known) => known === bare)
  return label === undefined ? invalid : parsed(label)
}

/** Returns the E-level of a new building; CRMs write it with or without the letter. */
export function toELevel(fields: Fields<'ELevel'>): number | undefined {
  return fields.read('ELevel', parseELevel, 'an E-level: E30 or 30')
}

function parseELevel(value: Cell): Parsed<number> {
  const text = cellText(value)
  if (text === undefined || text === '0') return empty
  const level = /^(?:(?:e-?(?:peil|level)|niveau)[ :]*)?e? ?(-?\d{1,3})$/i.exec(text)?.[1]
  return level === undefined || Math.abs(Number(level)) > mostELevel ? invalid : parsed(Number(level))
}

function parseUniqueCode(value: Cell): Parsed<string> {
  const text = cellText(value)
    ?.replace(/\s*[-–—−]\s*/g, '-')
    .replace(/^(?:(?:epc|peb|epb|uc|unieke?|code|nummer|num[ée]ro|nr|n°|no)[ .:-]*)+(?=\d{8})/i, '')
  if (text === undefined || text === '0') return empty
  // Where a part is letters, a space stands for a hyphen.
  const code = text.replace(/\s+/g, /[a-z]/i.test(text) ? '-' : '')
  const isCode = /^[\dA-Z][\dA-Z-]{5,40}$/i.test(code) && /\d/.test(code) && !isPlainDate(code)
  return isCode ? parsed(code.toUpperCase()) : invalid
}
