import { Busboy, type BusboyFileStream } from '@fastify/busboy'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { maxFileBytes } from '#forms/file-types.ts'
import type { PostedValue } from '#service/kit/uploads/posted-file.ts'
import { maxTextBytes, mostValues } from './body-sizes.ts'

type Wanted = Readonly<{
  /** The content type, with the boundary of the parts. */
  type: string
  /** The controls whose file is held. */
  fileFields: readonly string[]
}>

/**
 * Reads a body in parts as it arrives, and stops where it has too many parts or texts; undefined for one that is none.
 * Of a file that is too large no more is held than a file may have, and nothing of one that nobody asks for.
 */
export async function readParts(
  body: Request['body'],
  { type, fileFields }: Wanted,
): Promise<readonly PostedValue[] | undefined> {
  if (body === null) return undefined
  const source = Readable.fromWeb(body as ReadableStream)
  try {
    const parts = await collectParts(source, { type, fileFields })
    // A form has a name for each of its parts.
    return parts.length === 0 ? undefined : parts
  } catch {
    // Its sender broke off, or wrote no parts: in memory there is nothing else that could fail.
    return undefined
  } finally {
    source.destroy()
  }
}

async function collectParts(source: Readable, { type, fileFields }: Wanted): Promise<readonly PostedValue[]> {
  const parser = new Busboy({
    headers: { 'content-type': type },
    preservePath: true,
    limits: {
      parts: mostValues,
      fieldSize: maxTextBytes,
      fileSize: maxFileBytes,
      headerPairs: 20,
      headerSize: 8192,
    },
  })
  const parts: (PostedValue | Promise<PostedValue>)[] = []
  let textBytes = 0
  await new Promise<void>((resolve, reject) => {
    parser.on('partsLimit', () => reject(new Error('too many parts')))
    parser.on('field', (name, value) => {
      textBytes += value.length
      if (textBytes > maxTextBytes) reject(new Error('too much text'))
      else if (name !== undefined) parts.push([unescapeName(name), value])
    })
    parser.on('file', (name, file, fileName: string | undefined) => {
      const reading = readFile(file, fileFields.includes(name)).then((content): PostedValue => [
        unescapeName(name),
        { name: unescapeName(fileName ?? ''), content, isCut: file.truncated },
      ])
      reading.catch(reject)
      parts.push(reading)
    })
    parser.once('error', reject)
    parser.once('finish', resolve)
    source.once('error', reject)
    source.pipe(parser)
  })
  return await Promise.all(parts)
}

/** Reads a file to its end, and returns what of it is held. */
async function readFile(file: BusboyFileStream, isHeld: boolean): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = []
  file.on('limit', () => chunks.splice(0))
  for await (const chunk of file) if (isHeld && !file.truncated) chunks.push(chunk)
  return new Uint8Array(Buffer.concat(chunks))
}

/** Browsers write quotes and line breaks in names as codes. @see https://html.spec.whatwg.org/#multipart-form-data (read 2026-11) */
function unescapeName(name: string): string {
  return name.replaceAll('%22', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n')
}
