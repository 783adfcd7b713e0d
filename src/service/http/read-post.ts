import type { Context } from 'hono'
import type { PostedTexts } from '#forms/answers.ts'

/** A body that was posted: its texts, or why it cannot be read. */
export type Post = Readonly<{ ok: true; texts: PostedTexts }> | Readonly<{ ok: false; status: 400 | 415 }>

/** Reads a form's body: posted by a page, or JSON whose values are texts or lists of texts. */
export async function readPost({ req }: Context): Promise<Post> {
  const type = (req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
  switch (type) {
    case 'application/json':
      return toPost(await req.json<unknown>().catch(() => undefined))
    case 'application/x-www-form-urlencoded':
    case 'multipart/form-data':
      return toPost(await req.parseBody({ all: true }).catch(() => undefined))
    default:
      return { ok: false, status: 415 }
  }
}

function toPost(body: unknown): Post {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return { ok: false, status: 400 }
  const entries: (readonly [string, readonly string[]])[] = []
  for (const [name, value] of Object.entries(body)) {
    const texts: readonly unknown[] = Array.isArray(value) ? value : [value]
    if (!texts.every((text) => typeof text === 'string')) return { ok: false, status: 400 }
    entries.push([name, texts])
  }
  return { ok: true, texts: Object.fromEntries(entries) }
}
