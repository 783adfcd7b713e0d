import { expect, test } from 'vitest'
import { createContext } from '#tests/views/listing/listing-context.ts'
import { perSite } from '#views/kit/per-site.ts'

test('a value is made once per site and key', () => {
  let made = 0
  const value = perSite((_, key: string) => `${key} ${(made += 1)}`)
  const [one, other] = [createContext(), createContext()]
  expect([value(one, 'a'), value(one, 'b'), value(one, 'a')]).toEqual(['a 1', 'b 2', 'a 1'])
  expect(value(other, 'a')).toBe('a 3')
})
