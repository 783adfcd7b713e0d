import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Takes what makes islands wake out of pages, where Astro repeats it in each, into files that they share. */
export type IslandRuntime = Readonly<{
  /** Returns a page that refers to the shared file; one without islands as it is. A character stands for a byte. */
  takeOut: (html: string) => string
  /** Writes the shared files of all pages so far. */
  write: (dist: string) => Promise<void>
}>

// Astro writes two: what a directive waits for, and the element that every island is.
const inlineRuntime = /<script>((?:(?!<\/script>)[^])*?(?:self\.Astro|"astro-island")[^]*?)<\/script>/g

/** Returns an empty collection. A page saves 1.9 KB by it, and the next page has the file already. */
export function createIslandRuntime(): IslandRuntime {
  const files = new Map<string, string>()
  return {
    takeOut(html) {
      const texts = [...html.matchAll(inlineRuntime)].map(([, text = '']) => text.trim())
      if (texts.length === 0) return html
      const text = texts.join('\n')
      const hash = createHash('sha256').update(text, 'latin1').digest('base64url').slice(0, 8)
      const file = `_astro/islands.${hash}.js`
      files.set(file, text)
      let isFirst = true
      return html.replace(inlineRuntime, () => {
        const link = isFirst ? `<script async src="/${file}"></script>` : ''
        isFirst = false
        return link
      })
    },
    async write(dist) {
      for (const [file, text] of files) await writeFile(join(dist, file), text, 'latin1')
    },
  }
}
