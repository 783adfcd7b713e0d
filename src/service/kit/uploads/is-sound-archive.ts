import type { Readable } from 'node:stream'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { maxFileBytes } from '#forms/file-types.ts'
import { createTurns } from './turns.ts'

const megabyte = 1024 * 1024

/**
 * Returns the bytes that everything in an archive has at most once it is unpacked. Documents have some MB, and pack to a
 * tenth or more: a small one that would unpack to far more than itself is refused by its directory, before it costs time.
 */
function mostBytes(packed: number): number {
  return Math.min(50 * megabyte, Math.max(5 * megabyte, 100 * packed))
}

/** Files in an archive at most. */
const mostFiles = 1000
/** How deep archives may be in each other: a document may hold a table of numbers. */
const mostDepth = 2

/** Two are unpacked at once, since other visitors need their turn too; whoever would wait behind fifty comes later. */
const unpackInTurn = createTurns(2, 50)

/**
 * Whether an archive, such as a DOCX or ODT document, can be unpacked by whoever opens it: all of its files together are
 * small, none leads out of its folder, and its directory says the truth about them. It is read as a stream that stops at
 * the first lie; nothing of it is held but an archive in the archive.
 * @throws {BusyError} when too many archives are waiting
 * @see https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT, sections 4.3 and 4.4 (read 2026-11)
 */
export async function isSoundArchive(content: Uint8Array): Promise<boolean> {
  const archive = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  return await unpackInTurn(() =>
    unpack(archive, mostBytes(archive.length), mostDepth).then(
      () => true,
      // All of it is in memory: an error is about the archive, never about a disk.
      () => false,
    ),
  )
}

/**
 * Unpacks an archive and returns how many of `most` bytes are left.
 * @throws when it cannot be unpacked, or has more
 */
async function unpack(archive: Buffer, most: number, depth: number): Promise<number> {
  if (depth === 0) throw new Error('archives in archives in archives')
  const zip = await fromBufferPromise(archive, { lazyEntries: true, strictFileNames: true })
  // Without a comment, behind which there could be anything.
  if (zip.comment !== '' || zip.entryCount > mostFiles) throw new Error('a comment, or too many files')
  let left = most
  let packed = 0
  for await (const entry of zip.eachEntry()) {
    packed += entry.compressedSize
    left -= entry.uncompressedSize
    // Files that share their bytes would be more than the archive.
    if (packed > archive.length || left < 0) throw new Error('more than it may hold')
    if (entry.fileName.includes('\0')) throw new Error('a name with a zero')
    const inner = await readEntry(zip, entry)
    if (inner !== undefined) left = await unpack(inner, left, depth - 1)
  }
  return left
}

/** Reads a file of an archive to its end, and returns it where it is an archive itself. */
async function readEntry(zip: ZipFile, entry: Entry): Promise<Buffer | undefined> {
  const stream: Readable = await zip.openReadStreamPromise(entry)
  const parts: Buffer[] = []
  let isArchive = false
  let size = 0
  for await (const chunk of stream) {
    const part: Buffer = chunk
    if (size === 0) isArchive = part.subarray(0, 4).toString('latin1') === 'PK\x03\x04'
    size += part.length
    if (!isArchive) continue
    if (size > maxFileBytes) throw new Error('an archive in it is larger than a file may be')
    parts.push(part)
  }
  return isArchive ? Buffer.concat(parts) : undefined
}
