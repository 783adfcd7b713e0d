import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isWithinTerm, offeredEnds } from '#domain/listing/offer-term.ts'
import { fromBrussels, toBrussels } from '#domain/values/brussels-time.ts'
import { day } from '#tests/support/catalogue/catalogue-factory.ts'

const hours = ['09:00', '12:00', '20:00']
const term = (now: string) => ({ now: Date.parse(now), leastHours: 24 })

test.each([
  ['2026-11-24T10:00:00Z', '2026-11-24', '20:00', false],
  ['2026-11-24T10:00:00Z', '2026-11-25', '10:59', false],
  ['2026-11-24T10:00:00Z', '2026-11-25', '11:00', true],
  ['2026-11-24T10:00:00Z', '2027-02-22', '11:00', true],
  ['2026-11-24T10:00:00Z', '2027-02-22', '11:01', false],
  // The night of 28 March has an hour less, and that of 25 October an hour more.
  ['2026-03-28T11:00:00Z', '2026-03-29', '12:00', false],
  ['2026-03-28T11:00:00Z', '2026-03-29', '13:00', true],
  ['2026-10-24T10:00:00Z', '2026-10-25', '11:00', true],
  ['2026-01-10T11:00:00Z', '2026-04-10', '12:00', true],
])('made at %s, an end on %s at %s is %s', (now, on, at, isRight) => {
  expect(isWithinTerm({ on: day(on), at }, term(now))).toBe(isRight)
})

test('what is offered first and last can be chosen, whatever the hour and the season', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1_760_000_000, max: 1_900_000_000 }),
      fc.integer({ min: 1, max: 720 }),
      (seconds, leastHours) => {
        const now = seconds * 1000
        const ends = offeredEnds(hours, { now, leastHours })
        if (ends === undefined) throw new Error('nothing is offered')
        for (const end of [ends.earliest, ends.latest])
          expect(isWithinTerm(end, { now, leastHours })).toBe(true)
        const first = fromBrussels(ends.earliest.on, ends.earliest.at)
        expect(first - now).toBeGreaterThanOrEqual(leastHours * 3_600_000)
        expect(first - now).toBeLessThan((leastHours + 25) * 3_600_000)
        expect(toBrussels(now).on < ends.latest.on).toBe(true)
      },
    ),
    { numRuns: 30 },
  )
})
