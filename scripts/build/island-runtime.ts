import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { shorten } from './shorten.ts'

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
  /** By what pages have inline. */
  const files = new Map<string, Readonly<{ name: string; text: string }>>()
  return {
    takeOut(html) {
      const texts = [...html.matchAll(inlineRuntime)].map(([, text = '']) => text.trim())
      if (texts.length === 0) return html
      const inline = texts.join('\n')
      const file = files.get(inline) ?? createFile(inline)
      files.set(inline, file)
      let isFirst = true
      return html.replace(inlineRuntime, () => {
        const link = isFirst ? `<script async src="/${file.name}"></script>` : ''
        isFirst = false
        return link
      })
    },
    async write(dist) {
      for (const { name, text } of files.values()) await writeFile(join(dist, name), text, 'latin1')
    },
  }
}

function createFile(inline: string): Readonly<{ name: string; text: string }> {
  const text = shorten(inline, 'script')
  const hash = createHash('sha256').update(text, 'latin1').digest('base64url').slice(0, 8)
  return { name: `_astro/islands.${hash}.js`, text }
}
