import { expect, test } from 'vitest'
import { openWords } from '#client/page/office-open.ts'

const opening = {
  spans: [
    { days: [0], from: '09:00', until: '12:30', words: 'until half past twelve' },
    { days: [0], from: '13:30', until: '18:00', words: 'until six' },
  ],
  closed: [{ first: '2026-12-24', last: '2027-01-02' }],
}
const at = (iso: string) => openWords(opening, new Date(iso))

test('an office is open in its hours on Belgium’s clock, whatever the visitor’s', () => {
  // 30 November 2026 is a Monday, in winter; 1 June 2026 one in summer.
  expect(at('2026-11-30T08:00Z')).toBe('until half past twelve')
  expect(at('2026-11-30T07:59Z')).toBeUndefined()
  expect(at('2026-11-30T11:30Z'), 'the hour at which it closes').toBeUndefined()
  expect(at('2026-06-01T15:59Z')).toBe('until six')
  expect(at('2026-06-01T16:00Z')).toBeUndefined()
})

test('an office is closed on other days, and on the days when it says so', () => {
  expect(at('2026-12-01T09:00Z')).toBeUndefined()
  expect(at('2026-12-28T09:00Z'), 'a Monday of the holidays').toBeUndefined()
  expect(at('2027-01-04T09:00Z')).toBe('until half past twelve')
})
