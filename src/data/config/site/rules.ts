import * as v from 'valibot'
import { euroCents } from '#domain/values/money.ts'
import { energyLabels } from '#domain/listing/property.ts'
import type { Rules } from '#domain/law/rules.ts'
import type { SiteLanguages } from '#domain/values/locale.ts'
import type { DataSource } from '#data/file/data-source.ts'
import { loadConfigObject } from '#data/config/parse-config.ts'
import { plainDate } from '#data/config/plain-date.ts'
import { text, toLocalised, toTranslations } from '#data/config/text.ts'

const label = v.picklist(energyLabels)
const region = v.picklist(['flanders', 'brussels', 'wallonia'])
const dated = {
  validFrom: plainDate,
  validTo: v.optional(plainDate),
  checkedOn: plainDate,
  source: v.string(),
}
const count = v.pipe(v.number(), v.minValue(0))

const translations = v.pipe(
  text,
  v.transform((value) => toTranslations(value)),
)
const money = v.pipe(
  count,
  v.transform((euro) => euroCents(euro)),
)
const ownHome = v.object({
  percent: count,
  exempt: v.optional(money),
  upToPrice: v.optional(money),
  energy: v.optional(v.object({ perClass: money, fromClasses: count, upTo: money })),
  terms: translations,
})
const purchase = v.object({
  duties: v.array(v.object({ ...dated, region, percent: count, ownHome, ownPlot: v.optional(ownHome) })),
  newBuildVat: v.array(
    v.object({
      ...dated,
      percent: count,
      rebuildPercent: count,
      rebuildTerms: translations,
      newForYears: count,
    }),
  ),
  notary: v.array(
    v.object({
      ...dated,
      scale: v.array(v.object({ percent: count, upTo: v.optional(money) })),
      deedCosts: money,
      loanDeedCosts: money,
      vatPercent: count,
    }),
  ),
  mortgages: v.array(
    v.object({ ...dated, registrationPercent: count, entryPercent: count, accessoriesPercent: count }),
  ),
})

const offerHours = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30 * 24))
const deedMonths = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(24))

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
  tenantFees: v.array(v.object({ ...dated, region, homesOnly: v.boolean() })),
  purchase: v.optional(purchase, { duties: [], newBuildVat: [], notary: [], mortgages: [] }),
  advances: v.optional(v.array(v.object({ ...dated, percent: count, offPlanPercent: count })), []),
  offers: v.optional(v.object({ leastHours: offerHours, deedMonths }), { leastHours: 24, deedMonths: 4 }),
  electricityRepair: v.array(v.object({ ...dated, months: count })),
  asbestos: v.array(v.object({ ...dated, builtBefore: count, certificatesFrom: plainDate })),
  zones: v.record(v.string(), translations),
  contactSlots: v.array(v.string()),
  notes: v.optional(text),
})

/** Loads the legal rules with their dates. */
export async function loadRules(source: DataSource, languages: SiteLanguages): Promise<Rules | undefined> {
  const found = await loadConfigObject(source, 'rules.json', rules)
  if (found === undefined) return undefined
  const { notes, ...given } = found
  return {
    ...given,
    notes:
      notes === undefined
        ? undefined
        : toLocalised(notes, languages, source.log.record('rules.json'), 'notes'),
  }
}
