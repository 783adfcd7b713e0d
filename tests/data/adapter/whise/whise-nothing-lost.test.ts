import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Adapter } from '#data/adapter/adapter.ts'
import { readWhise } from '#data/adapter/whise/whise.ts'
import { fourteenEstates } from './fourteen-estates.ts'
import { readEstates } from './read-estates.ts'

/** Copies of what another field says: smaller sizes of a picture, what a detail is called, and the words for its number. */
const copies = /^(?:pictures\.\*\.(?:urlLarge|urlSmall)|details\.\d+\.(?:group|label|type))$/

type Path = readonly (string | number)[]

/** Returns the path of each value in an estate; those of all its pictures, or of all its files, are one. */
function pathsOf(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return value === undefined ? [] : [path]
  if ('enum' in value) return pathsOf(value.enum, [...path, 'enum'])
  const isMedia = /^(?:pictures|documents)$/.test(String(path.at(-1)))
  return Object.entries(value).flatMap(([name, inner]) =>
    pathsOf(inner, [...path, isMedia ? '*' : Array.isArray(value) ? Number(name) : name]),
  )
}

/** Returns a value with another one, or none, at a path. */
function change(value: unknown, [name, ...rest]: Path, to: unknown): unknown {
  if (name === undefined) return to
  if (Array.isArray(value))
    return value.map((inner, at) => (name === '*' || at === name ? change(inner, rest, to) : inner))
  const object = Object(value)
  return { ...object, [name]: change(object[name], rest, to) }
}

/** Returns all that comes of an answer, and the fields without a place. */
async function readAll(read: Adapter, estates: readonly unknown[]) {
  const { properties, projects, left, problems } = await readEstates(estates, read)
  return { all: JSON.stringify([properties, projects, [...left], problems]), left }
}

type Estates = readonly (typeof fourteenEstates)[number][]

/** A listing alone, or a project with its units. */
const answers: readonly Estates[] = Object.values(
  Object.groupBy(fourteenEstates, ({ id, parentId }) => String(parentId ?? id)),
).map((estates = []) => estates)

/** Returns the fields that are read, those that are reported, and the values that may be any other without a difference. */
async function sortFields(read: Adapter, tried: readonly Estates[]) {
  const fields = { read: new Set<string>(), reported: new Set<string>(), lost: new Set<string>() }
  for (const estates of tried) {
    const before = await readAll(read, estates)
    const differs = async (estate: object, path: Path, to: unknown): Promise<boolean> => {
      const changed = estates.map((other) => (other === estate ? change(other, path, to) : other))
      return (await readAll(read, changed)).all !== before.all
    }
    for (const estate of estates)
      for (const path of new Map(pathsOf(estate).map((found) => [found.join('.'), found])).values()) {
        if (copies.test(path.join('.')) || isScore(estate, path)) continue
        const field = fieldOf(estate, path)
        const [top = ''] = path
        const isReported = ['', 'units/', 'projects/'].some((group) =>
          [field, top].some((name) => before.left.has(group + name)),
        )
        if (isReported) fields.reported.add(field)
        else if (
          (await differs(estate, path, undefined)) ||
          (await differs(estate, path, 1)) ||
          (await differs(estate, path, 'zzz'))
        )
          fields.read.add(field)
        else fields.lost.add(`${String(estate['id'])} ${path.join('.')}`)
      }
  }
  return fields
}

/** The label of a score tells it, whatever its number. */
function isScore(estate: Estates[number], [top, at, name]: Path): boolean {
  return (
    top === 'details' && name === 'id' && /score/.test(String(Object(Object(estate[top])[at ?? ''])['label']))
  )
}

/** Returns the field of a value as the report names it: `details/1020`, `sms/nl`, `pictures/order`. */
function fieldOf(estate: Estates[number], [top = '', at = '', ...rest]: Path): string {
  const entry = Object(Object(estate[top])[at])
  if (top === 'details') return `details/${String(entry.id)}`
  if ('languageId' in entry) return `${top}/${String(entry.languageId).slice(0, 2)}`
  return [top, ...(Array.isArray(estate[top]) ? rest.slice(0, 1) : [])].join('/')
}

/** What listings, projects or units have no field for. */
const withoutPlace =
  'availability client clientId createDateTime details/1752 details/2222 details/407 details/43 details/496 ' +
  'details/78 details/79 displayPrice documents/id energyValue estateOrder investmentEstate maxArea minArea name ' +
  'number office pictures/id pictures/order pictures/orientation pictures/updateDateTime pictures/urlXXL price ' +
  'priceChangeDateTime publicationText/nl referenceNumber regions/id regions/name representatives/firstName ' +
  'shortDescription/nl sms/fr sms/nl soldRentDate subCategory'

test('every value of an answer is read, reported as without a place, or a problem', async () => {
  const { reported, lost } = await sortFields(readWhise, answers)
  expect([...lost]).toEqual([])
  expect([...reported].toSorted().join(' ')).toBe(withoutPlace)
})

test('a field that is neither read nor reported is found', async () => {
  const blind: Adapter = async (crmExport, ...rest) => {
    const answer = JSON.parse(new TextDecoder().decode(crmExport.bytes))
    const estates = answer.estates.map((estate: object) => ({ ...estate, energyClass: undefined }))
    const bytes = new TextEncoder().encode(JSON.stringify({ ...answer, estates }))
    return readWhise({ ...crmExport, bytes }, ...rest)
  }
  const { lost } = await sortFields(blind, answers.slice(0, 1))
  expect([...lost]).toEqual(['7001 energyClass'])
})

test('no value, however odd, breaks the reading of an answer', async () => {
  const [estate] = fourteenEstates
  const fields = fc.constantFrom(...Object.keys(estate ?? {}))
  const value = fc.oneof(fc.jsonValue(), fc.record({ id: fc.jsonValue() }), fc.constant({ toString: 1 }))
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fields, value), async (odd) => {
      await readEstates([{ ...estate, ...odd }, odd])
    }),
    { numRuns: 100 },
  )
})
