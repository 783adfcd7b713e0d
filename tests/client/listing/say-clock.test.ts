import { expect, test } from 'vitest'
import { sayClock } from '#client/listing/say-clock.ts'

test.each([
  [905, 'H.M uur', '15.05 uur'],
  [0, 'H:M', '0:00'],
  [659, 'Hh M', '10h 59'],
])('minute %i of the day is said as %s: %s', (minute, pattern, said) => {
  expect(sayClock(minute, pattern)).toBe(said)
})
