import type { Context } from 'hono'
import type { PostedTexts } from '#forms/answers.ts'

/** Files that were posted, by the name of their control. */
export type PostedFiles = Readonly<Record<string, File>>

/** A body that was posted: its texts and files, or why it cannot be read. */
export type Post =
  | Readonly<{ ok: true; texts: PostedTexts; files: PostedFiles }>
  | Readonly<{ ok: false; status: 400 | 415 }>

/** Values that a body may have at most; the longest form with every choice ticked has some hundred. */
const mostValues = 1000

/** Reads a form's body: posted by a page, or JSON whose values are texts or lists of texts. */
export async function readPost({ req }: Context): Promise<Post> {
  const header = req.header('content-type') ?? ''
  const type = header.split(';')[0]?.trim().toLowerCase()
  switch (type) {
    case 'application/json':
      return toPost(await req.json<unknown>().catch(() => undefined))
    case 'application/x-www-form-urlencoded':
    case 'multipart/form-data': {
      const separator = type.startsWith('multipart') ? `--${boundaryOf(header)}` : '&'
      return hasTooMany(Buffer.from(await req.arrayBuffer()), separator)
        ? { ok: false, status: 400 }
        : toPost(await req.parseBody({ all: true }).catch(() => undefined))
    }
    default:
      return { ok: false, status: 415 }
  }
}

/** Whether a body has more values than any form: to take them apart would keep the service busy for seconds. */
function hasTooMany(body: Buffer, separator: string): boolean {
  let count = 0
  for (let at = body.indexOf(separator); at >= 0 && count <= mostValues; count++)
    at = body.indexOf(separator, at + separator.length)
  return count > mostValues
}

function boundaryOf(type: string): string {
  return /boundary="?([^";]+)/i.exec(type)?.[1] ?? ''
}

function toPost(body: unknown): Post {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return { ok: false, status: 400 }
  // Maps, since a body may name what every object has, such as its prototype.
  const texts = new Map<string, readonly string[]>()
  const files = new Map<string, File>()
  for (const [name, value] of Object.entries(body)) {
    const values: readonly unknown[] = Array.isArray(value) ? value : [value]
    // A file control without a file posts an empty one.
    for (const file of values) if (file instanceof File && file.size > 0) files.set(name, file)
    const words = values.map((part) => (part instanceof File ? part.name : part))
    if (!words.every((word) => typeof word === 'string')) return { ok: false, status: 400 }
    texts.set(name, words)
  }
  return { ok: true, texts: Object.fromEntries(texts), files: Object.fromEntries(files) }
}
