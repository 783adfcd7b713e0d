import { glob, readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'

/** The same for every agency: official label colours and paper white; sun and shade, walls and lawns of a drawing. */
const official = new Set(['src/styles/base/tokens.css', 'src/styles/property/sun-drawing.css'])

/** A colour by hex or function; the names `black` and `white` are allowed for masks. */
const colour =
  /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b(?![-\w])|\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\([^)]*\d/gi
const comment = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$|<!--[\s\S]*?-->/gm

function findColours(text: string): readonly string[] {
  return text.replace(comment, '').match(colour) ?? []
}

test('only the theme defines colours', async () => {
  const found: string[] = []
  for await (const file of glob('src/**/*.{css,ts,tsx,astro}')) {
    if (official.has(file)) continue
    for (const each of findColours(await readFile(file, 'utf8'))) found.push(`${file}: ${each}`)
  }
  expect(found).toEqual([])
})

test('all custom properties used in style sheets exist', async () => {
  const { colorRoles } = await import('#domain/site/theme.ts')
  const defined = new Set<string>([
    ...colorRoles.map((role) => `--${role}`),
    '--font-display',
    '--font-text',
    '--r-1',
    '--r-2',
  ])
  const used = new Map<string, string>()
  for await (const file of glob('src/**/*.{css,ts,tsx,astro}')) {
    const text = (await readFile(file, 'utf8')).replace(comment, '')
    for (const [, name = ''] of text.matchAll(/(--[a-z][\w-]*)\s*:/g)) defined.add(name)
    // The editor's package has its own, which the agency's colours go into (scripts/build/files/editor-page.ts).
    for (const [, name = ''] of text.matchAll(/var\((--(?!sui-)[a-z][\w-]*)\s*\)/g)) used.set(name, file)
  }
  expect([...used].filter(([name]) => !defined.has(name))).toEqual([])
})

describe('the test itself', () => {
  test.each([
    'color: #fff;',
    'fill="#2b361e"',
    "shadow = 'rgb(23 28 16 / 0.28)'",
    'a { color: hsl(90, 10%, 20%) }',
  ])('finds the colour in %s', (text) => expect(findColours(text)).toHaveLength(1))
  test.each([
    'href="#main"',
    "import '#domain/site/theme.ts'",
    '/* #fff */',
    'color-mix(in srgb, var(--ink) 20%, black)',
    '#i-close',
    '#add-more',
  ])('finds none in %s', (text) => expect(findColours(text)).toEqual([]))
})
