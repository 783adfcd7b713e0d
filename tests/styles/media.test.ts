import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

/**
 * Returns what keeps a style sheet from following the size of letters that a visitor chose, or a low window: a breakpoint in
 * pixels, which counts other lengths than the text that must fit, and a part that sticks whatever the height.
 */
function findFixed(css: string): readonly string[] {
  const media = [...css.matchAll(/@(?:media|container)[^{]*\dpx[^{]*/g)].map(([found]) => found.trim())
  return [...media, ...(css.match(/position:\s*sticky/g) ?? [])]
}

test('breakpoints count letters, and what sticks yields to a low window', async () => {
  const found: string[] = []
  for await (const file of glob('src/**/*.css'))
    found.push(...findFixed(await readFile(file, 'utf8')).map((words) => `${file}: ${words}`))
  expect(found).toEqual([])
})

test('the check sees pixels and what always sticks', () => {
  const css = '@media (width >= 768px) {\n.bar { position: sticky }\n} @media (width >= 48em) {}'
  expect(findFixed(css)).toEqual(['@media (width >= 768px)', 'position: sticky'])
})
