import * as v from 'valibot'
import { energyLabels } from '#domain/property.ts'
import type { Rules } from '#domain/rules.ts'
import type { DataSource } from '../file/data-source.ts'
import { loadConfigObject } from './parse-config.ts'
import { plainDate } from './plain-date.ts'
import { text, toLocalised, toTranslations } from './text.ts'

const label = v.picklist(energyLabels)
const region = v.picklist(['flanders', 'brussels', 'wallonia'])
const dated = {
  validFrom: plainDate,
  validTo: v.optional(plainDate),
  checkedOn: plainDate,
  source: v.string(),
}
const count = v.pipe(v.number(), v.minValue(0))

const rules = v.object({
  energyBands: v.array(
    v.object({
      ...dated,
      region,
      bands: v.array(v.object({ label, upToKwhPerM2Year: v.optional(v.number()) })),
    }),
  ),
  renovationDuties: v.array(
    v.object({ ...dated, region, labels: v.array(label), target: label, years: count, deedFrom: plainDate }),
  ),
  deposits: v.array(v.object({ ...dated, region, maxMonths: count })),
  electricityRepair: v.array(v.object({ ...dated, months: count })),
  asbestos: v.array(v.object({ ...dated, builtBefore: count })),
  zones: v.record(
    v.string(),
    v.pipe(
      text,
      v.transform((value) => toTranslations(value)),
    ),
  ),
  contactSlots: v.array(v.string()),
  notes: v.optional(text),
})

/** Loads the rules of law with their dates. */
export async function loadRules(source: DataSource): Promise<Rules | undefined> {
  const found = await loadConfigObject(source, 'rules.json', rules)
  if (found === undefined) return undefined
  const { notes, ...given } = found
  return {
    ...given,
    notes: notes === undefined ? undefined : toLocalised(notes, source.log.record('rules.json'), 'notes'),
  }
}
