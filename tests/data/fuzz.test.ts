import fc from 'fast-check'
import { expect, test } from 'vitest'
import { propertyCells } from '#data/record/property-record.ts'
import { goodRecord, readProjects, readProperties } from './read-records.ts'

const project = {
  ID: 70,
  Goal: 0,
  language: 'nl',
  Name: 'Kaaihof',
  WebID: '2;1',
  City: 'STEKENE',
  Zip: '9190',
  PriceMin: 250000,
  PriceMax: 400000,
  Units: [{ ID: 1, Lot: 'A1', Price: 250000, Status: 'Vrij', PlanItem: { Url: 'pictures/villa-0.webp' } }],
  PictureItems: [{ Url: 'pictures/living-0.webp' }],
  DocumentItems: [{ Name: 'Lastenboek', Url: 'https://voorbeeld.be/l.pdf' }],
}

/** Names that every object of JavaScript inherits. */
const inherited = ['constructor', 'toString', 'valueOf', '__proto__', 'hasOwnProperty']

const garbage = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    undefined,
    '',
    '-',
    'None',
    0,
    -1,
    Number.NaN,
    1e308,
    true,
    false,
    [],
    {},
    [[]],
    [null],
    { Url: {} },
    '/Date(x)/',
    '2026-02-30',
  ),
  fc.constantFrom(
    '<script>alert(1)</script>',
    '../../etc/passwd',
    'javascript:alert(1)',
    '\u0000',
    '\uD800',
    '(((((',
    '9'.repeat(400),
    'é'.repeat(50_000),
  ),
  fc.constantFrom(...inherited),
  fc.string({ unit: 'binary' }),
  fc.jsonValue(),
)

/** A copy of a record in which up to eight fields are missing or have another value. */
function mutated(record: Readonly<Record<string, unknown>>): fc.Arbitrary<Record<string, unknown>> {
  const change = fc.record({
    field: fc.constantFrom(...Object.keys(record), 'HouseNumber', 'Marquee', 'VideoUrls', 'PlanItems'),
    value: garbage,
    isGone: fc.boolean(),
  })
  return fc.array(change, { minLength: 1, maxLength: 8 }).map((changes) => {
    const copy: Record<string, unknown> = { ...record }
    for (const { field, value, isGone } of changes) {
      if (isGone) delete copy[field]
      else copy[field] = value
    }
    return copy
  })
}

type Outcome = ReturnType<typeof readProperties> | ReturnType<typeof readProjects>

// Problems name a record by its ID, or by its position in the file when it has none.
function isAccountedFor({ entities, problems, unpublished }: Outcome): boolean {
  return (
    entities.length + unpublished.length === 1 ||
    problems.some(({ severity, record }) => severity === 'error' && record !== undefined)
  )
}

test('200 mutated properties: no crash, and none is dropped silently', () => {
  fc.assert(
    fc.property(mutated(goodRecord), (record) => isAccountedFor(readProperties(record))),
    { numRuns: 200 },
  )
})

test('200 mutated projects: no crash, and none is dropped silently', () => {
  fc.assert(
    fc.property(mutated(project), (record) => isAccountedFor(readProjects(record))),
    { numRuns: 200 },
  )
})

/** Whether a value can be cloned: none of it is a function. */
function isData(value: unknown): boolean {
  try {
    structuredClone(value)
    return true
  } catch {
    return false
  }
}

test.each(inherited)('a cell that says %s has no code of any list', (name) => {
  for (const field of propertyCells) {
    const { entities } = readProperties({ ...goodRecord, [field]: name })
    expect({ field, isData: isData(entities) }).toEqual({ field, isData: true })
  }
  const [unit] = project.Units
  const { entities } = readProjects({ ...project, Units: [{ ...unit, Status: name }] })
  expect(entities[0]?.units).toEqual([])
})

test('a broken record does not affect the records next to it', () => {
  fc.assert(
    fc.property(mutated(goodRecord), (record) => {
      const { entities } = readProperties(record, { ...goodRecord, ID: 1 }, { ...goodRecord, ID: 2 })
      expect(entities.map(({ id }) => id)).toEqual(expect.arrayContaining([2, 1]))
    }),
    { numRuns: 50 },
  )
})

test('every published amount and area is finite and above 0', () => {
  fc.assert(
    fc.property(mutated(goodRecord), (record) => {
      for (const property of readProperties(record).entities) {
        const measures: readonly unknown[] = Object.values(property.surfaces).filter(
          (measure) => measure !== undefined,
        )
        const amounts: readonly unknown[] = property.price.kind === 'published' ? [property.price.amount] : []
        expect(
          [...measures, ...amounts].filter(
            (number) => !(typeof number === 'number' && number > 0 && Number.isFinite(number)),
          ),
        ).toEqual([])
        expect(property.sections.length).toBeGreaterThan(0)
        expect(property.categories.length).toBeGreaterThan(0)
      }
    }),
    { numRuns: 200 },
  )
})
