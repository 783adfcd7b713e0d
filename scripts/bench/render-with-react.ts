// The peer of the build: every built page made of React elements, rendered to text and written to disk. That is what
// is timed, and beside it the rendering alone; reading and parsing the pages is not.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { parsePage, toElement } from '#scripts/bench/html-to-react.ts'
import { listFiles } from '#scripts/build/dist-files.ts'

const [dist = 'dist', out = '.cache/bench/react'] = process.argv.slice(2)
let rendering = 0
let making = 0
let pages = 0
for (const file of await listFiles(dist, 'index.html')) {
  const html = await readFile(join(dist, file), 'utf8')
  // Pages of moved addresses are written by our own script, not by Astro.
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
