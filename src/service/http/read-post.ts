import type { Context } from 'hono'
import type { PostedTexts } from '#forms/answers.ts'

/** Files that were posted, by the name of their control. */
export type PostedFiles = Readonly<Record<string, File>>

/** A body that was posted: its texts and files, or why it cannot be read. */
export type Post =
  | Readonly<{ ok: true; texts: PostedTexts; files: PostedFiles }>
  | Readonly<{ ok: false; status: 400 | 415 }>

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
  const texts: Record<string, readonly string[]> = {}
  const files: Record<string, File> = {}
  for (const [name, value] of Object.entries(body)) {
    const values: readonly unknown[] = Array.isArray(value) ? value : [value]
    // A file control without a file posts an empty one.
    for (const file of values) if (file instanceof File && file.size > 0) files[name] = file
    const words = values.map((part) => (part instanceof File ? part.name : part))
    if (!words.every((word) => typeof word === 'string')) return { ok: false, status: 400 }
    texts[name] = words
  }
  return { ok: true, texts, files }
}
