// Writes the demo agency's records to data/: `npm run demo:records`. The output is the same on every run.
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseDate } from '#data/cell/parse-date.ts'
import type { ListingHistory } from '#domain/listing/listing-history.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import { altOfPlan, demoPlans } from '#scripts/demo-agency/floor-plans/demo-plans.ts'
import type { DrawnPlan } from '#scripts/demo-agency/floor-plans/plan-items.ts'
import { makeProjects } from '#scripts/demo-agency/projects/make-projects.ts'
import { isEntry, runCommand } from '#scripts/kit/command.ts'
import { writeWhole } from '#scripts/kit/write-whole.ts'
import { makeHistories } from './make-history.ts'
import { makeListings, makeProperties } from './make-properties.ts'
import type { CrmRecord } from './record.ts'

/** Returns a JSON list with one record per line. */
export function toLines(records: readonly CrmRecord[]): string {
  return `[\n${records.map((record) => JSON.stringify(record)).join(',\n')}\n]\n`
}

/** Returns the history of the demo's listings, as the ledger keeps it. */
export function makeLedgerListings(records: readonly CrmRecord[]): Readonly<Record<string, ListingHistory>> {
  const modified = new Map(
    records.flatMap(({ ID, ModifyDate }): readonly (readonly [number, PlainDate])[] => {
      const day = parseDate(String(ModifyDate))
      return day.kind === 'value' ? [[Number(ID), day.value]] : []
    }),
  )
  // The price of a life annuity is a lump sum, not the value of the home.
  const annuities = new Set(records.flatMap(({ ID, ViagerType }) => (ViagerType === undefined ? [] : [ID])))
  const listings = makeListings().facts.filter(({ id }) => !annuities.has(id))
  return makeHistories(listings, (id) => modified.get(id))
}

/** Writes the drawings to data/pictures/plans, without those of before, and their alt texts to data/pictures.json. */
async function writePlans(plans: readonly DrawnPlan[]): Promise<void> {
  await rm(join('data', 'pictures', 'plans'), { recursive: true, force: true })
  for (const { file, svg } of plans) await writeWhole(join('data', 'pictures', file), svg)
  const wordsFile = join('data', 'pictures.json')
  const before: object = JSON.parse(await readFile(wordsFile, 'utf8'))
  const words = [
    ...Object.entries(before).filter(([file]) => !file.startsWith('plans/')),
    ...plans.map((plan) => [plan.file, { alt: altOfPlan(plan) }]),
  ]
  const lines = words.map(([file, word]) => `  ${JSON.stringify(file)}: ${JSON.stringify(word)}`)
  await writeWhole(wordsFile, `{\n${lines.join(',\n')}\n}\n`)
}

if (isEntry(import.meta)) {
  await runCommand(
    {
      usage: 'npm run demo:records',
      about:
        'Writes the records of the demo agency to data/properties.json and data/projects.json, and the history of its listings to data/url-ledger.json. The output is the same on every run. See scripts/demo-agency/README.md.',
      options: {},
    },
    async () => {
      const properties = makeProperties()
      const projects = makeProjects()
      await writeWhole(join('data', 'properties.json'), toLines(properties))
      await writeWhole(join('data', 'projects.json'), toLines(projects))
      await writePlans(demoPlans(properties))
      const ledgerFile = join('data', 'url-ledger.json')
      const { paths }: { paths: object } = JSON.parse(await readFile(ledgerFile, 'utf8'))
      const ledger = { paths, listings: makeLedgerListings(properties) }
      await writeWhole(ledgerFile, `${JSON.stringify(ledger, undefined, 1)}\n`)
      console.log(
        `${properties.length} property records, ${projects.length} project records written to data/`,
      )
      return 0
    },
  )
}
