import { expect, test } from 'vitest'
import { countGuesses } from '#service/owners/accounts/password/count-guesses.ts'

/** Fewer than a program tries in a night. */
const few = 1e9

test.each([
  ['a sentence of love, in Dutch', 'ikhouvanjou'],
  ['one in French', 'jetaime'],
  ['one in German', 'ichliebedich'],
  ['a Dutch word', 'wasmachine'],
  ['a first name', 'Annelies'],
  ['a surname', 'Vandenbroucke'],
  ['a French word', 'papillon'],
  ['a German word', 'Schmetterling'],
  ['an English word', 'butterfly'],
  ['a common password', 'qwerty123'],
  ['a row of keys', 'azertyuiop'],
])('%s is found soon: %s', (_, password) => {
  expect(countGuesses(password, [])).toBeLessThan(few)
})

test('what everybody knows of an owner is found sooner than what nobody does', () => {
  const known = countGuesses('Zwaluwhof-Ter-Eiken', ['zwaluwhof-ter-eiken'])
  expect(known).toBeLessThan(few)
  expect(countGuesses('Zwaluwhof-Ter-Eiken', [])).toBeGreaterThan(100 * known)
})

test('a password of random characters is not found, however long it is', () => {
  expect(countGuesses('vT9#kq2Lw!xR', [])).toBeGreaterThan(1e11)
  const from = performance.now()
  expect(countGuesses('vT9#kq2Lw!xR'.repeat(10), [])).toBeGreaterThan(1e11)
  // The work grows with the cube of what is looked at.
  expect(performance.now() - from).toBeLessThan(5000)
})
