import { globSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { decodeFrontMatter } from '#data/content/decode-front-matter.ts'
import { renderMarkdown } from '#data/content/render-markdown.ts'
import { findUnspacedMark } from '#scripts/checks/built/words/french-marks.ts'
import { checkGrammar } from '#scripts/checks/built/words/grammar.ts'

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

test.each(globSync('content/**/*.fr.md'))('%s has the spaces of French', (path) => {
  const document = decodeFrontMatter(readFileSync(path, 'utf8'))
  if (document.kind === 'broken') throw new Error(document.reason)
  const html = renderMarkdown(document.body)
  expect(textsIn(document.meta).map(findUnspacedMark).filter(Boolean)).toEqual([])
  expect(checkGrammar([{ lang: 'fr-BE', path, html }])).toEqual([])
})
