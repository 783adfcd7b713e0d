import { parse } from 'yaml'

/** Front matter and body of a text file. */
export type FrontMatter =
  | Readonly<{ kind: 'document'; meta: unknown; body: string }>
  | Readonly<{ kind: 'broken'; reason: string }>

/**
 * Decodes YAML front matter between two lines of `---`, and returns the Markdown after it; without front matter, meta
 * is empty.
 */
export function decodeFrontMatter(text: string): FrontMatter {
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n/g, '\n')
  const found = /^---\n(?:([\s\S]*?)\n)?---[ \t]*(?:\n|$)/.exec(source)
  if (found === null && source.startsWith('---\n'))
    return { kind: 'broken', reason: 'its last line --- is missing' }
  if (found === null) return { kind: 'document', meta: {}, body: source }
  try {
    const meta: unknown = parse(found[1] ?? '') ?? {}
    return { kind: 'document', meta, body: source.slice(found[0].length) }
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
    return { kind: 'broken', reason }
  }
}
