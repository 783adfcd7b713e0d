import type { Context } from 'hono'
import type { PostedTexts } from '#forms/answers.ts'
import type { PostedFile, PostedFiles, PostedValue } from '#service/kit/uploads/posted-file.ts'
import { mostValues } from './body/body-sizes.ts'
import { readParts } from './body/read-parts.ts'
import { decodeJson } from './decode-json.ts'

/** A body that was posted: its texts and files, or why it cannot be read. */
export type Post =
  | Readonly<{ ok: true; texts: PostedTexts; files: PostedFiles }>
  | Readonly<{ ok: false; status: 400 | 415 }>

/**
 * Reads a body: posted by a page, or JSON whose values are texts or lists of texts. Of files only those of `fileFields`
 * are held; of any other the name alone.
 */
export async function readPost({ req }: Context, fileFields: readonly string[] = []): Promise<Post> {
  const type = req.header('content-type') ?? ''
  switch (type.split(';')[0]?.trim().toLowerCase()) {
    case 'application/json':
      return toPost(readJson(await readText(req)))
    case 'application/x-www-form-urlencoded':
      return toPost(readQuery(await readText(req)))
    case 'multipart/form-data':
      return toPost(await readParts(req.raw.body, { type, fileFields }))
    default:
      return { ok: false, status: 415 }
  }
}

/** Returns a body as text; '' when its sender broke off, which is no form either. */
async function readText(req: Context['req']): Promise<string> {
  // Whose sender broke off is told nothing: nobody is there.
  return await req.text().catch(() => '')
}

function readQuery(body: string): readonly PostedValue[] | undefined {
  // To take more values apart would keep the service busy for seconds.
  let count = 0
  for (let at = body.indexOf('&'); at >= 0 && count <= mostValues; count++) at = body.indexOf('&', at + 1)
  return count > mostValues ? undefined : [...new URLSearchParams(body)]
}

function readJson(text: string): readonly PostedValue[] | undefined {
  const body = decodeJson(text)
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return undefined
  const values: PostedValue[] = []
  for (const [name, value] of Object.entries(body)) {
    const several: readonly unknown[] = Array.isArray(value) ? value : [value]
    for (const one of several) {
      if (typeof one !== 'string' || values.length === mostValues) return undefined
      values.push([name, one])
    }
  }
  return values
}

function toPost(values: readonly PostedValue[] | undefined): Post {
  if (values === undefined) return { ok: false, status: 400 }
  // Maps, since a body may name what every object has, such as its prototype.
  const texts = new Map<string, string[]>()
  const files = new Map<string, PostedFile>()
  for (const [name, value] of values) {
    // A file control without a file posts an empty one without a name.
    if (typeof value !== 'string' && value.name !== '') files.set(name, value)
    const known = texts.get(name)
    const text = typeof value === 'string' ? value : value.name
    if (known === undefined) texts.set(name, [text])
    else known.push(text)
  }
  return { ok: true, texts: Object.fromEntries(texts), files: Object.fromEntries(files) }
}
