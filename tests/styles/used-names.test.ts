import { glob, readFile } from 'node:fs/promises'
import { type Selector, transform } from 'lightningcss'
import { expect, test } from 'vitest'
import { colorRoles } from '#domain/site/theme.ts'

/** The class names, attributes and custom properties of a style sheet. */
type Names = Readonly<{
  selectors: ReadonlySet<string>
  declared: ReadonlySet<string>
  read: ReadonlySet<string>
}>

/** Properties of the theme, which the head of every page declares. */
const themed = colorRoles.map((role) => `--${role}`)

function namesIn(css: string): Names {
  const names = { selectors: new Set<string>(), declared: new Set<string>(), read: new Set<string>() }
  transform({
    filename: 'a.css',
    code: Buffer.from(css),
    visitor: {
      Selector: (selector) => selector.forEach(note),
      Declaration: {
        custom: ({ name }) => {
          if (name.startsWith('--')) names.declared.add(name)
        },
      },
      Variable: ({ name }) => {
        names.read.add(name.ident)
      },
    },
  })
  return names

  function note(part: Selector[number]): void {
    if (part.type === 'class' || part.type === 'attribute') names.selectors.add(part.name)
    if (part.type === 'pseudo-class' && 'selectors' in part) part.selectors?.flat().forEach(note)
  }
}

/** Returns the names that code and the style sheets of libraries know, and those that it puts together: `state--${tone}`. */
function wordsIn(code: string): Readonly<{ has: (name: string) => boolean }> {
  const bare = code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$|^import .*$|\bfrom '.*'/gm, '')
  const words = new Set(bare.match(/[\w-]+/g))
  const shapes = new Set(
    bare.match(/(?<=`(?:[^`]* )?)(?:[\w-]*(?:--|__)\$\{\w+\}|\$\{\w+\}(?:--|__)[\w-]+)/g),
  )
  const made = [...shapes].map((shape) => new RegExp(`^${shape.replace(/\$\{\w+\}/, String.raw`[a-z]+`)}$`))
  // A script writes `dataset.showMore` for `data-show-more`.
  const key = (name: string) => name.slice(5).replace(/-([a-z])/g, (_, letter) => letter.toUpperCase())
  return {
    has: (name) =>
      words.has(name) ||
      (name.startsWith('data-') && new RegExp(`dataset\\b.*\\b${key(name)}\\b`).test(bare)) ||
      made.some((shape) => shape.test(name)),
  }
}

/** Returns the selectors that no markup can match, and the custom properties that are never read or nowhere declared. */
function findUnused(css: string, code: string, properties: readonly string[] = []): readonly string[] {
  const { selectors, declared, read } = namesIn(css)
  const words = wordsIn(code)
  const known = new Set([...declared, ...properties])
  return [
    ...[...selectors].filter((name) => !words.has(name)).map((name) => `${name} is in no markup`),
    ...[...known]
      .filter((name) => !read.has(name) && !words.has(name))
      .map((name) => `${name} is never read`),
    ...[...read]
      .filter((name) => !known.has(name) && !words.has(name))
      .map((name) => `${name} is not declared`),
  ]
}

test('every style is of markup that a page, an island or the service can write', async () => {
  const read = async (pattern: string) =>
    (await Promise.all((await Array.fromAsync(glob(pattern))).map((file) => readFile(file, 'utf8')))).join(
      '\n',
    )
  const libraries = await read('node_modules/{photoswipe,maplibre-gl}/dist/{photoswipe,maplibre-gl}.css')
  const code = await read('src/**/*.{ts,tsx,astro}')
  const css = (await read('src/**/*.css')).replace(/^@import .*$/gm, '')
  expect(libraries).toContain('.pswp')
  expect(findUnused(css, code + libraries, themed)).toEqual([])
})

test.each([
  ['.list__gone { color: red }', 'list__gone is in no markup'],
  ['.list { & :is(p, .gone) { color: red } }', 'gone is in no markup'],
  ['.list:not(:has([data-gone])) { color: red }', 'data-gone is in no markup'],
  ['.list { --gone: red }', '--gone is never read'],
  ['.list { color: var(--gone) }', '--gone is not declared'],
  ['.list--Gone { color: red }', 'list--Gone is in no markup'],
])('%s is found', (css, finding) => {
  expect(findUnused(css, '// .gone\n<ul class={`list list--${kind}`}>')).toEqual([finding])
})

test.each([
  '.list--long { color: red }',
  '.card__title { color: red }',
  '[data-is-open] { color: red }',
  '.list { --size: 1px; width: var(--size) }',
])('%s is not', (css) => {
  expect(
    findUnused(css, '<ul class={`list list--${kind}`}><h2 class={`${card}__title`}> list.dataset.isOpen'),
  ).toEqual([])
})
