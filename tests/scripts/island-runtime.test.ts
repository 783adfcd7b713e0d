import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createIslandRuntime } from '#scripts/build/island-runtime.ts'

const page = (before: string) =>
  `<p>${before}</p><script>(()=>{(self.Astro||(self.Astro={})).touch=1})();</script><script>(()=>{customElements.define("astro-island",f)})();</script><astro-island></astro-island><script>own()</script>`

test('pages share one file for what wakes their islands, and keep their own scripts', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'island-runtime-'))
  await mkdir(join(dir, '_astro'))
  const runtime = createIslandRuntime()
  const [one, other] = ['one', 'other'].map((words) => runtime.takeOut(page(words)))
  const file =
    /<p>one<\/p><script async src="\/(_astro\/islands\.[\w-]{8}\.js)"><\/script><astro-island>/.exec(
      one ?? '',
    )?.[1]
  expect(other).toContain(`src="/${file}"`)
  expect(one).toContain('<script>own()</script>')
  await runtime.write(dir)
  const text = await readFile(join(dir, file ?? ''), 'utf8')
  expect(text).toContain('.touch=1')
  expect(text).toContain('"astro-island"')
  await rm(dir, { recursive: true })
})

test('the file is shorter than what the pages had', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'island-runtime-'))
  await mkdir(join(dir, '_astro'))
  const runtime = createIslandRuntime()
  const long = 'self.Astro = (function () { var touched = 1; return touched })()'
  const name = /src="\/([^"]*)"/.exec(runtime.takeOut(`<script>${long}</script>`))?.[1] ?? ''
  await runtime.write(dir)
  expect(await readFile(join(dir, name), 'utf8')).toBe('self.Astro=1;')
  await rm(dir, { recursive: true })
})

test('a page without islands stays as it is', () => {
  const html = '<script>own()</script><p>self.Astro</p>'
  expect(createIslandRuntime().takeOut(html)).toBe(html)
})
