import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { litWindows, type OnlineHome } from '#domain/banner/lit-windows.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import { addDays } from '#domain/values/plain-date.ts'

const first = '2026-11-02' as PlainDate
const days = 7
const homes = fc
  .uniqueArray(fc.record({ id: fc.nat(9999), age: fc.nat(40) }), {
    selector: ({ id }) => id,
    maxLength: 120,
  })
  .map((list) => list.map(({ id, age }): OnlineHome => ({ id, since: addDays(first, age) })))

function newOn(list: readonly OnlineHome[], day: PlainDate): readonly OnlineHome[] {
  return list.filter(({ since }) => since <= day && addDays(since, days) >= day)
}

describe('the lit window of a new home', () => {
  test('is its own on every day, and stays the same all week whatever comes after', () => {
    fc.assert(
      fc.property(homes, fc.nat(47), (list, age) => {
        const day = addDays(first, age)
        const windows = litWindows(list, days, 26)
        const lit = newOn(list, day).flatMap(({ id }) => windows.get(id) ?? [])
        expect(new Set(lit).size).toBe(lit.length)
        expect(lit.every((window) => window >= 0 && window < 26)).toBe(true)
        const known = list.filter(({ since }) => since <= day)
        expect(newOn(known, day).map(({ id }) => litWindows(known, days, 26).get(id))).toEqual(
          newOn(known, day).map(({ id }) => windows.get(id)),
        )
      }),
    )
  })

  test('is there for 26 homes of one day, and for no more', () => {
    const list = Array.from({ length: 30 }, (_, index) => ({
      id: 2570 + index,
      since: first,
    }))
    expect(litWindows(list, days, 26).size).toBe(26)
    expect(litWindows(list, days, 0).size).toBe(0)
  })

  test('would move if homes that are new no longer were left out', () => {
    const old = { id: 26, since: first }
    const late = { id: 52, since: addDays(first, 5) }
    expect(litWindows([old, late], days, 26).get(52)).not.toBe(litWindows([late], days, 26).get(52))
  })
})
