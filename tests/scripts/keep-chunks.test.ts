import { expect, test } from 'vitest'
import { ageChunks, buildsKept } from '#scripts/build/keep-chunks.ts'

test('a script lives on for a few builds after the last one that made it, then goes', () => {
  let ages = ageChunks({}, ['old.js', 'same.js'], ['same.js', 'new.js'])
  expect(ages).toEqual({ 'old.js': 1 })
  for (let build = 1; build < buildsKept; build += 1)
    ages = ageChunks(ages, ['old.js', 'same.js'], ['same.js'])
  expect(ages).toEqual({ 'old.js': buildsKept })
  expect(ageChunks(ages, ['old.js', 'same.js'], ['same.js'])).toEqual({})
})

test('a script that is made again is new', () => {
  expect(ageChunks({ 'a.js': 3 }, ['a.js'], ['a.js'])).toEqual({})
})
