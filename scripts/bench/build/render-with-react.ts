// The peer of the build: the same site made by React alone. Timed are loading the records, computing the views of all
// pages, creating their elements, rendering them and writing them to disk, and also rendering on its own. Reading and
// parsing the built pages, the source of the elements, is not timed.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { parsePage, toElement } from '#scripts/bench/build/html-to-react.ts'
import { viewPages } from '#scripts/bench/build/view-pages.ts'
import { listFiles } from '#scripts/build/output/dist-files.ts'
import { composeSite, siteOptions } from '#site'

const [dist = 'dist', out = '.cache/bench/react', data = 'data'] = process.argv.slice(2)
const begin = process.cpuUsage()
const site = await composeSite({ ...siteOptions({ SITE_DATA: data }), quarantine: true })
viewPages(site)
let making = process.cpuUsage(begin).user
let rendering = 0
let pages = 0
for (const file of await listFiles(dist, 'index.html')) {
  const html = await readFile(join(dist, file), 'utf8')
  // Redirect pages come from our own script, not from Astro.
  if (html.length < 5000) continue
  const page = parsePage(html)
  const start = process.cpuUsage()
  const element = toElement(page)
  const before = process.cpuUsage()
  const text = renderToStaticMarkup(element)
  rendering += process.cpuUsage(before).user
  await mkdir(dirname(join(out, file)), { recursive: true })
  await writeFile(join(out, file), text)
  making += process.cpuUsage(start).user
  pages += 1
}
process.stdout.write(`RENDERED ${pages} ${rendering} ${making}\n`)
