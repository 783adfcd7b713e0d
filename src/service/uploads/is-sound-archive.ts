import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'

/** Bytes that everything in an archive has at most once it is unpacked; documents have some MB. */
const mostBytes = 50 * 1024 * 1024
/** Files in an archive at most. */
const mostFiles = 1000
/** How deep archives may be in each other: a document may hold a table of numbers. */
const mostDepth = 2

const unpack = promisify(inflateRaw)

type Entry = Readonly<{ packed: Buffer; size: number; isPacked: boolean }>

/**
 * Whether an archive, such as a DOCX or ODT document, can be unpacked by whoever opens it: all of its files together are
 * small, none leads out of its folder, and its directory says the truth about them.
 * @see https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT, sections 4.3 and 4.4 (read 2026-11)
 */
export async function isSoundArchive(content: Uint8Array): Promise<boolean> {
  return (await bytesLeft(Buffer.from(content), mostBytes, mostDepth)) !== undefined
}

/** Returns how many of `most` bytes are left when an archive is unpacked; undefined when it cannot be. */
async function bytesLeft(archive: Buffer, most: number, depth: number): Promise<number | undefined> {
  const entries = depth === 0 ? undefined : readEntries(archive)
  let left = most
  for (const { packed, size, isPacked } of entries ?? []) {
    if (size > left) return undefined
    // One byte more than the directory says is enough to know that it lies.
    const options = { maxOutputLength: size + 1 }
    const plain = isPacked ? await unpack(packed, options).catch(() => undefined) : packed
    if (plain?.length !== size) return undefined
    left -= size
    if (plain.subarray(0, 4).toString('latin1') !== 'PK\x03\x04') continue
    const rest = await bytesLeft(plain, left, depth - 1)
    if (rest === undefined) return undefined
    left = rest
  }
  return entries === undefined ? undefined : left
}

/** Returns the files of an archive by its directory; undefined when that is not the whole truth. */
function readEntries(archive: Buffer): readonly Entry[] | undefined {
  const end = archive.length - 22
  // Without a comment, behind which there could be anything.
  if (end < 0 || archive.readUInt32LE(end) !== 0x06054b50) return undefined
  const count = archive.readUInt16LE(end + 10)
  if (count > mostFiles) return undefined
  const entries: Entry[] = []
  let total = 0
  let at = archive.readUInt32LE(end + 16)
  for (let index = 0; index < count; index++) {
    if (at + 46 > end || archive.readUInt32LE(at) !== 0x02014b50) return undefined
    const flags = archive.readUInt16LE(at + 8)
    const method = archive.readUInt16LE(at + 10)
    const packedSize = archive.readUInt32LE(at + 20)
    const nameLength = archive.readUInt16LE(at + 28)
    const name = archive.toString('latin1', at + 46, at + 46 + nameLength)
    const start = startOf(archive, archive.readUInt32LE(at + 42), end)
    const isEncrypted = (flags & 1) !== 0
    if (isEncrypted || (method !== 0 && method !== 8) || !isInside(name) || start === undefined)
      return undefined
    total += packedSize
    const packed = archive.subarray(start, start + packedSize)
    entries.push({ packed, size: archive.readUInt32LE(at + 24), isPacked: method === 8 })
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
  }
  // Files that share their bytes would be more than the archive.
  return at === end && total <= archive.length ? entries : undefined
}

/** Returns where the bytes of a file begin, behind its own header. */
function startOf(archive: Buffer, header: number, end: number): number | undefined {
  if (header + 30 > end || archive.readUInt32LE(header) !== 0x04034b50) return undefined
  return header + 30 + archive.readUInt16LE(header + 26) + archive.readUInt16LE(header + 28)
}

function isInside(name: string): boolean {
  return !/^[/\\]|^[a-z]:|\\|(?:^|\/)\.\.(?:\/|$)|\0/i.test(name)
}
