import { glob, readFile } from 'node:fs/promises'
import { type Selector, transform } from 'lightningcss'
import { expect, test } from 'vitest'

/**
 * Returns the selectors whose subject may be any element below one with `:has()`. For these the browser restyles the whole
 * document whenever something changes that any `:has()` of the page looks at, a tick in a filter for example.
 */
function findBroadSelectors(css: string): readonly string[] {
  // Nested rules are written out first.
  const flat = transform({
    filename: 'a.css',
    code: Buffer.from(css),
    targets: { chrome: 90 << 16 },
  }).code
  const broad: string[] = []
  transform({
    filename: 'a.css',
    code: flat,
    visitor: {
      Selector(selector) {
        if (isBroad(selector)) broad.push(JSON.stringify(selector))
      },
    },
  })
  return broad
}

function isBroad(selector: Selector): boolean {
  const last = selector.findLastIndex(({ type }) => type === 'combinator')
  const ancestors = selector.slice(0, Math.max(last, 0))
  const subject = selector.slice(last + 1)
  return ancestors.some(looksInside) && !subject.some(isNamed)
}

function looksInside(part: Selector[number]): boolean {
  return part.type === 'pseudo-class' && (part.kind === 'has' || innerOf(part).flat().some(looksInside))
}

function isNamed(part: Selector[number]): boolean {
  if (part.type === 'pseudo-class') {
    const inner = part.kind === 'is' || part.kind === 'where' ? innerOf(part) : []
    return inner.length > 0 && inner.every((selector) => selector.some(isNamed))
  }
  return part.type === 'class' || part.type === 'id' || part.type === 'attribute' || part.type === 'type'
}

function innerOf(part: Selector[number]): readonly Selector[] {
  if (part.type !== 'pseudo-class') return []
  switch (part.kind) {
    case 'is':
    case 'where':
    case 'not':
    case 'has':
      return part.selectors
    default:
      return []
  }
}

test('no selector makes the browser restyle the whole document at each tick', async () => {
  const found: string[] = []
  for await (const file of glob('src/**/*.css')) {
    for (const each of findBroadSelectors(await readFile(file, 'utf8'))) found.push(`${file}: ${each}`)
  }
  expect(found).toEqual([])
})

test.each([
  '.list:has(.map) > :not(.a) { color: red }',
  '.list:not(:has(.map)) * { color: red }',
  '.list:has(.map) { & > :first-child { color: red } }',
  '.list:has(.map) :is(.a, :hover) { color: red }',
])('%s is found', (css) => expect(findBroadSelectors(css)).toHaveLength(1))

test.each([
  '.list:has(.map) > .a { color: red }',
  '.list:has(.map) :is(.a, p) { color: red }',
  '* { color: red }',
])('%s is not', (css) => expect(findBroadSelectors(css)).toEqual([]))
