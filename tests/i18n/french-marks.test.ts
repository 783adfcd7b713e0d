import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findUnspacedMark } from '#scripts/checks/built/words/french-marks.ts'

const folder = 'content/messages/fr'

/** Returns each text of a file of messages. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

test.each(readdirSync(folder))('every French message of %s has the spaces of French', (file) => {
  const texts = textsIn(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')))
  expect(texts.map(findUnspacedMark).filter((mark) => mark !== undefined)).toEqual([])
})
