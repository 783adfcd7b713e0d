import { inflateSync } from 'node:zlib'

/** A printed document: how many pages it has, and its words without any space, as fonts set spaces by moving on. */
export type PdfText = Readonly<{ pages: number; text: string }>

type PdfObject = Readonly<{ dict: string; stream?: string }>
type Decode = (bytes: string) => string

/**
 * Reads a PDF that Chromium printed. Its library (Skia) writes plain objects, one name for each font of the document, and
 * for each font a table from codes to characters: that is all this understands.
 * @throws {Error} when the document has no page that it can find
 */
export function readPdf(bytes: Uint8Array): PdfText {
  const objects = readObjects(Buffer.from(bytes).toString('latin1'))
  const pages = [...objects.values()].filter(({ dict }) => /\/Type \/Page\b/.test(dict)).length
  if (pages === 0) throw new Error('The document has no page, or was not written by Chromium.')
  const fonts = readFonts(objects)
  const drawn = [...objects.values()].filter(({ stream = '' }) => / Tf\b/.test(stream))
  return { pages, text: drawn.map(({ stream = '' }) => readWords(stream, fonts)).join('') }
}

/** Returns words as {@link readPdf} gives them, to look for them there. */
export function withoutSpaces(words: string): string {
  return words.normalize('NFC').replaceAll(/[\s\u00AD\u200B]/g, '')
}

function readObjects(file: string): ReadonlyMap<string, PdfObject> {
  const objects = new Map<string, PdfObject>()
  const start = /(\d+) 0 obj\n([\s\S]*?)(?:(stream\r?\n)|endobj)/g
  for (let found = start.exec(file); found !== null; found = start.exec(file)) {
    const [, id = '', dict = '', stream] = found
    if (stream === undefined) {
      objects.set(id, { dict })
      continue
    }
    const end = start.lastIndex + Number(/\/Length (\d+)/.exec(dict)?.[1])
    const content = file.slice(start.lastIndex, end)
    const isDeflated = dict.includes('/FlateDecode') && !/\/Subtype \/Image|\/Length1/.test(dict)
    objects.set(id, { dict, stream: isDeflated ? inflate(content) : content })
    start.lastIndex = end
  }
  return objects
}

function inflate(content: string): string {
  return inflateSync(Buffer.from(content, 'latin1')).toString('latin1')
}

/** What each font name of the content streams makes of its codes. */
function readFonts(objects: ReadonlyMap<string, PdfObject>): ReadonlyMap<string, Decode> {
  const names = [...objects.values()].flatMap(({ dict }) => [...dict.matchAll(/\/(F\d+) (\d+) 0 R/g)])
  return new Map(
    names.flatMap(([, name = '', id = '']): [string, Decode][] => {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.dict ?? '')?.[1] ?? ''
      const map = objects.get(table)?.stream
      return map === undefined ? [] : [[name, createDecoder(map)]]
    }),
  )
}

/** A table lists single codes, `<12> <00E9>`, and ranges of them, `<12> <15> <00E9>`. */
function createDecoder(table: string): Decode {
  const characters = new Map<number, string>()
  const width = (/begincodespacerange\s*<([\da-fA-F]+)>/.exec(table)?.[1]?.length ?? 4) / 2
  for (const [, block = ''] of table.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, code = '', to = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>/g))
      characters.set(parseInt(code, 16), fromUtf16(to))
  for (const [, block = ''] of table.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, from = '', until = '', to = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g)) {
      const first = parseInt(from, 16)
      for (let code = first; code <= parseInt(until, 16); code += 1)
        characters.set(code, String.fromCodePoint(parseInt(to, 16) + code - first))
    }
  return (bytes) => {
    let text = ''
    for (let at = 0; at < bytes.length; at += width) {
      const code = Buffer.from(bytes.slice(at, at + width), 'latin1').readUIntBE(0, width)
      text += characters.get(code) ?? ''
    }
    return text
  }
}

function fromUtf16(hex: string): string {
  return Buffer.from(hex, 'hex').swap16().toString('utf16le')
}

/** The words of a content stream: strings in angle brackets hold digits, those in round ones bytes. */
function readWords(stream: string, fonts: ReadonlyMap<string, Decode>): string {
  let decode: Decode = () => ''
  let text = ''
  const part = /\/(F\d+) [\d.]+ Tf|<([\da-fA-F]+)>|\(((?:\\[\s\S]|[^\\)])*)\)/g
  for (const [, font, hex, literal] of stream.matchAll(part)) {
    if (font !== undefined) decode = fonts.get(font) ?? (() => '')
    else if (hex !== undefined) text += decode(Buffer.from(hex, 'hex').toString('latin1'))
    else text += decode(unescape(literal ?? ''))
  }
  return withoutSpaces(text)
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

function unescape(literal: string): string {
  return literal.replaceAll(/\\([0-7]{1,3}|[\s\S])/g, (_, code: string) =>
    /^[0-7]/.test(code) ? String.fromCodePoint(parseInt(code, 8)) : (escapes[code] ?? code),
  )
}
