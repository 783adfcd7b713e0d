import { Buffer, isUtf8 } from 'node:buffer'
import type { RecordLog } from '#data/problems/problem-log.ts'

/** What a file says of its own encoding, and the encoding of one that is not in UTF-8. */
type Encoding = Readonly<{ named?: string; otherwise?: string }>

/** Names of encodings with one byte per letter, as browsers read them. */
const singleByte = /^(?:iso-?8859-\d+|(?:windows-|cp|x-cp)125\d|(?:us-)?ascii|latin1|macintosh)$/i

/** Files that are no text, by their first bytes, and what is to be done. */
const otherFiles: readonly (readonly [start: string, kind: string, remedy: string])[] = [
  ['PK\x03\x04', 'a ZIP archive', 'unpack it, and import the file in it'],
  ['\xD0\xCF\x11\xE0', 'an old Excel workbook', 'save the sheet as CSV UTF-8, and import that'],
  ['\x1F\x8B', 'a GZIP archive', 'unpack it, and import the file in it'],
  ['Rar!', 'a RAR archive', 'unpack it, and import the file in it'],
  ['7z\xBC\xAF', 'a 7z archive', 'unpack it, and import the file in it'],
  ['%PDF', 'a PDF', 'export the listings as data'],
]
/** What is in the beginning of each ZIP that is a document of Office. */
const officeFile = /\[Content_Types\]\.xml|vnd\.oasis\.opendocument/
const page = /^\s*<(?:!doctype\s+html|html)\b/i
const dataExpected = 'an export of the CRM as text'

/**
 * Returns the text of a file in UTF-8 or UTF-16, or in the encoding that it names; undefined with a fatal problem when it is
 * empty, of another kind or in another encoding.
 */
export function decodeText(bytes: Uint8Array, log: RecordLog, encoding: Encoding = {}): string | undefined {
  const start = Buffer.from(bytes.subarray(0, 4000)).toString('latin1')
  const [, kind, remedy] = otherFiles.find(([known]) => start.startsWith(known)) ?? []
  if (officeFile.test(start) && kind === 'a ZIP archive')
    return refuse(log, 'a workbook, no text', 'a workbook', 'save the sheet as CSV UTF-8, and import that')
  if (kind !== undefined && remedy !== undefined) return refuse(log, `${kind}, no text`, kind, remedy)
  const text = decodeBytes(bytes, log, encoding)
  if (text === undefined) return undefined
  if (page.test(text))
    return refuse(
      log,
      'a web page, no export',
      text.trim().slice(0, 60),
      'export the file again; it may be an error page of the CRM, or one that asks to log in',
    )
  return text.trim() === ''
    ? refuse(log, 'the file is empty', `${bytes.length} bytes`, 'export the file again')
    : text
}

function decodeBytes(bytes: Uint8Array, log: RecordLog, { named, otherwise }: Encoding): string | undefined {
  const wide = wideEncoding(bytes)
  const isNamed = named !== undefined && singleByte.test(named)
  if (wide === undefined && isUtf8(bytes)) {
    if (isNamed && bytes.some((byte) => byte > 0x7f))
      log.warn(undefined, `said to be in ${named}, and in UTF-8; it is read as UTF-8`, {
        expected: 'the encoding that the first line names',
        received: 'UTF-8',
        remedy: 'have the CRM name UTF-8 in the first line',
      })
    return new TextDecoder().decode(bytes)
  }
  const other = wide ?? (isNamed ? named : otherwise)
  try {
    if (other !== undefined) return new TextDecoder(other, { fatal: true }).decode(bytes)
  } catch (error) {
    // Bytes that are none of the encoding, or an encoding that is none.
    if (!(error instanceof TypeError || error instanceof RangeError)) throw error
  }
  return refuse(
    log,
    'not text in UTF-8',
    `${bytes.length} bytes that are none`,
    'export the file again, as text in UTF-8, or correct the encoding that its first line names',
  )
}

/** Returns the kind of UTF-16 by its mark, or by the zeros of its first letters. */
function wideEncoding([one, two, three, four]: Uint8Array): string | undefined {
  if (one === 0xff && two === 0xfe) return 'utf-16le'
  if (one === 0xfe && two === 0xff) return 'utf-16be'
  if (two === 0 && four === 0 && one !== 0 && three !== 0) return 'utf-16le'
  return one === 0 && three === 0 && two !== 0 && four !== 0 ? 'utf-16be' : undefined
}

function refuse(log: RecordLog, message: string, received: string, remedy: string): undefined {
  log.fatal(undefined, message, { expected: dataExpected, received, remedy })
  return undefined
}
