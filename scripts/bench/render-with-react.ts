// The peer of the build: React elements of every built page, rendered to text. Only the rendering is timed.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { toElement } from '#scripts/bench/html-to-react.ts'
import { listFiles } from '#scripts/build/dist-files.ts'

const [dist = 'dist'] = process.argv.slice(2)
let micros = 0
let pages = 0
for (const file of await listFiles(dist, 'index.html')) {
  const html = await readFile(join(dist, file), 'utf8')
  // Pages of moved addresses are written by our own script, not by Astro.
  if (html.length < 5000) continue
  const element = toElement(html)
  const before = process.cpuUsage()
  renderToStaticMarkup(element)
  micros += process.cpuUsage(before).user
  pages += 1
}
process.stdout.write(`RENDERED ${pages} ${micros}\n`)
