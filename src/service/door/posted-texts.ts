import type { Context } from 'hono'
import { readPost } from '#service/kit/web/read-post.ts'

/** Longest text that a field of an account holds. */
const maxLength = 2000

/** Returns a reader of posted fields: the first text of a name, trimmed unless it is secret; `''` for none, or for one beyond reason. */
export async function readTexts(
  c: Context,
): Promise<(name: string, options?: Readonly<{ isSecret?: boolean }>) => string> {
  const post = await readPost(c)
  return (name, { isSecret = false } = {}) => {
    const [text = ''] = post.ok ? (post.texts[name] ?? []) : []
    if (text.length > maxLength) return ''
    return isSecret ? text : text.trim()
  }
}
