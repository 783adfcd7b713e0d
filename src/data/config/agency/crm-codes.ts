import * as v from 'valibot'
import {
  conditionCodes,
  floorCoveringCodes,
  frameCodes,
  glazingCodes,
  heatingCodes,
  kitchenCodes,
  roofCodes,
  vacancyCodes,
} from '#domain/listing/building.ts'
import { documentKinds } from '#domain/listing/document.ts'
import { orientations } from '#domain/listing/fact.ts'
import { type Availability, availabilities } from '#domain/listing/property.ts'
import { type PropertyType, propertyTypeCodes } from '#domain/listing/property-type.ts'
import type { CodeList } from '#data/cell/fields.ts'
import { parseConfig } from '#data/config/parse-config.ts'
import type { DataSource } from '#data/file/data-source.ts'
import type { RecordLog } from '#data/problems/problem-log.ts'
import { fold } from '#text/fold.ts'

const file = 'crm-codes.json'

/** The code lists of CRM words, by fact. */
export type CrmCodes = ReturnType<typeof toCrmCodes>

/**
 * Loads the project's `crm-codes.json` merged with the directory's own, which wins.
 */
export async function loadCrmCodes(source: DataSource): Promise<CrmCodes> {
  const files = [await source.loadDefault(file), await source.loadOwn(file)]
  return toCrmCodes(
    files.flatMap((loaded) => (loaded.kind === 'json' ? [loaded.value] : [])),
    source.log.record(file),
  )
}

/** Returns the code lists of decoded files, of which later ones win; an invalid list breaks the site. */
export function toCrmCodes(files: readonly unknown[], log: RecordLog) {
  const parsed = files.flatMap((value) => parseConfig(lists, value, { ...log, error: log.fatal }) ?? [])
  const list = <Code extends string>(name: ListName, known: readonly Code[]): CodeList<Code> => {
    const pairs = parsed.flatMap((found) => toPairs(name, known, new Map(Object.entries(found[name])), log))
    return { name, codes: new Map(pairs) }
  }
  return {
    types: list<PropertyType>('types', propertyTypeCodes),
    conditions: list('conditions', conditionCodes),
    heatings: list('heatings', heatingCodes),
    glazings: list('glazings', glazingCodes),
    frames: list('frames', frameCodes),
    kitchens: list('kitchens', kitchenCodes),
    roofs: list('roofs', roofCodes),
    floorCoverings: list('floorCoverings', floorCoveringCodes),
    vacancies: list('vacancies', vacancyCodes),
    subStatuses: list<Availability>('subStatuses', availabilities),
    orientations: list('orientations', orientations),
    documents: list('documents', documentKinds),
  }
}

const listOfWords = v.optional(v.record(v.string(), v.array(v.string())), {})
const lists = v.strictObject({
  types: listOfWords,
  conditions: listOfWords,
  heatings: listOfWords,
  glazings: listOfWords,
  frames: listOfWords,
  kitchens: listOfWords,
  roofs: listOfWords,
  floorCoverings: listOfWords,
  vacancies: listOfWords,
  subStatuses: listOfWords,
  orientations: listOfWords,
  documents: listOfWords,
})

type ListName = keyof v.InferOutput<typeof lists>
type Pair<Code> = readonly [word: string, code: Code]

/** Returns the folded words of one list with their codes. */
function toPairs<Code extends string>(
  name: ListName,
  known: readonly Code[],
  words: ReadonlyMap<string, readonly string[]>,
  log: RecordLog,
): readonly Pair<Code>[] {
  const unknown = [...words.keys()].filter((code) => !known.some((each) => each === code))
  if (unknown.length > 0) {
    log.fatal(name, 'a code that the site does not know', {
      expected: known.join(', '),
      received: unknown.join(', '),
      remedy: 'put its words under one of the expected codes, or take it out',
    })
  }
  const pairs = known.flatMap((code) =>
    [...new Set(words.get(code)?.map(fold))].map((word): Pair<Code> => [word, code]),
  )
  for (const [word, found] of Map.groupBy(pairs, ([word]) => word)) {
    if (found.length === 1) continue
    log.warn(`${name}.${word}`, 'a word under two codes; the last one counts', {
      expected: 'each word under one code',
      received: found.map(([, code]) => code).join(', '),
      remedy: 'take it out of one of them',
    })
  }
  return pairs
}
