import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import type { RecordLog } from '#data/problems/problem-log.ts'

/** What a transfer consists of: its listings, and the files that came with them, by their path beside the listings. */
export type Transfer = Readonly<{ xml: Uint8Array; files: TransferFiles }>
/** Files of a transfer by `fileKey`, each read when it is needed. */
export type TransferFiles = ReadonlyMap<string, () => Promise<Uint8Array>>

/**
 * What a transfer may hold once it is unpacked: 12,000 listings have some 150 MB of text, and a picture packs to about its own
 * size; a text packs to a twentieth, or to less where listings are alike.
 */
const limits = { files: 200_000, xmlBytes: 400_000_000, fileBytes: 50_000_000, growth: 200 }

/**
 * Opens a transfer, a ZIP with one XML file and its pictures, or the XML file alone; undefined with a fatal problem when the ZIP
 * cannot be read, is larger than any transfer, or has no or several XML files.
 */
export async function openTransfer(bytes: Uint8Array, log: RecordLog): Promise<Transfer | undefined> {
  if (!isZip(bytes)) return { xml: bytes, files: new Map() }
  try {
    return await unpack(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  } catch (error) {
    // All of it is in memory: an error is about the archive, never about a disk.
    log.fatal(undefined, 'a ZIP that cannot be taken', {
      expected: 'one XML file and its pictures, complete, without a password',
      received: error instanceof Error ? error.message : error,
      remedy: 'transfer it again; it may have been cut off',
    })
    return undefined
  }
}

/** Returns the name of a file as it is found: software writes it in other casing, or as in an address, among the listings. */
export function fileKey(path: string): string {
  return path.replace(/%20/g, ' ').normalize('NFC').toLowerCase()
}

function isZip([one, two, three, four]: Uint8Array): boolean {
  return one === 0x50 && two === 0x4b && ((three === 3 && four === 4) || (three === 5 && four === 6))
}

async function unpack(archive: Buffer): Promise<Transfer> {
  const zip = await fromBufferPromise(archive, { lazyEntries: true })
  if (zip.entryCount > limits.files) throw new Error(`${zip.entryCount} files in it`)
  const entries: Entry[] = []
  let left = Math.max(20_000_000, limits.growth * archive.length)
  let packed = 0
  for await (const entry of zip.eachEntry()) {
    left -= entry.uncompressedSize
    packed += entry.compressedSize
    // Files that share their bytes would be more than the archive.
    if (left < 0 || packed > archive.length) throw new Error('it would grow to more than any transfer has')
    if (!/\/$|^__MACOSX\/|(?:^|\/)\./.test(entry.fileName)) entries.push(entry)
  }
  const [listings, ...others] = entries.filter(({ fileName }) => /\.xml$/i.test(fileName))
  if (listings === undefined || others.length > 0)
    throw new Error(listings === undefined ? 'no XML file' : `${others.length + 1} XML files`)
  const folder = listings.fileName.slice(0, listings.fileName.lastIndexOf('/') + 1)
  const files = entries.flatMap((entry) =>
    entry === listings || !entry.fileName.startsWith(folder)
      ? []
      : [
          [
            fileKey(entry.fileName.slice(folder.length)),
            () => readEntry(zip, entry, limits.fileBytes),
          ] as const,
        ],
  )
  return { xml: await readEntry(zip, listings, limits.xmlBytes), files: new Map(files) }
}

async function readEntry(zip: ZipFile, entry: Entry, most: number): Promise<Uint8Array> {
  if (entry.uncompressedSize > most) throw new Error(`${entry.fileName} has ${entry.uncompressedSize} bytes`)
  const parts: Buffer[] = []
  // It ends with an error where the directory of the archive lies about the size.
  for await (const part of await zip.openReadStreamPromise(entry)) parts.push(part as Buffer)
  return Buffer.concat(parts)
}
