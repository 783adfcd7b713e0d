import fc from 'fast-check'
import type { Problem } from '#domain/site/problem.ts'
import { idAt, ids, listings, withOne } from './listings.ts'

/** A feed that is broken, and what its refusal names. */
export type Break = Readonly<{ feed: readonly unknown[]; named: Partial<Problem> }>

const at = fc.integer({ min: 0, max: ids.length - 1 })
/** Breaks within one listing, or in one field of all. */
export const breaks: readonly (readonly [what: string, broken: fc.Arbitrary<Break>])[] = [
  [
    'a listing without an ID',
    at.map((index) => ({
      feed: withOne(index, { ID: undefined }),
      named: { record: `#${index + 1}`, field: 'ID' },
    })),
  ],
  [
    'an ID that is none',
    fc
      .tuple(at, fc.constantFrom(-1, 0))
      .map(([index, ID]) => ({ feed: withOne(index, { ID }), named: { field: 'ID' } })),
  ],
  [
    'an ID that two have',
    fc
      .tuple(at, at)
      .filter(([one, other]) => one !== other)
      .map(([one, other]) => ({
        feed: withOne(one, { ID: ids[other] }),
        named: { record: idAt(other), field: 'ID' },
      })),
  ],
  [
    'neither for sale nor to let',
    fc.tuple(at, fc.constantFrom('misschien', 9, undefined)).map(([index, Goal]) => ({
      feed: withOne(index, { Goal }),
      named: { record: idAt(index), field: 'Goal' },
    })),
  ],
]

/** What only the records that are there tell: most have lost a field, or are gone. */
export const losses: typeof breaks = [
  [
    'a field that is empty in most',
    fc
      .tuple(fc.constantFrom('Price' as const, 'City' as const), fc.integer({ min: 7, max: ids.length }))
      .map(([field, many]) => ({
        feed: listings.map((listing, index) => (index < many ? { ...listing, [field]: undefined } : listing)),
        named: { file: 'feed', field },
      })),
  ],
  [
    'listings that are gone',
    fc.subarray(listings, { maxLength: 9 }).map((feed) => ({ feed, named: { file: 'feed' } })),
  ],
]

/** Values without a listing around them, where a format has such. */
export const strays: (typeof breaks)[number] = [
  'a listing that is none',
  fc.tuple(at, fc.constantFrom(null, 7, 'text', true)).map(([index, stray]) => ({
    feed: listings.map((listing, position) => (position === index ? stray : listing)),
    named: { record: `#${index + 1}` },
  })),
]
