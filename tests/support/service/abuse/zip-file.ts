import { crc32, deflateRawSync } from 'node:zlib'

/** A file in an archive; `claims` is what the archive says of it instead of the truth. */
export type ZipEntry = Readonly<{
  name: string
  content: string | Uint8Array
  claims?: Readonly<{ size?: number; flags?: number; method?: number }>
}>

/** Returns an archive of files, deflated. */
export function zipFile(entries: readonly ZipEntry[]): Buffer<ArrayBuffer> {
  const locals: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const { name, content, claims = {} } of entries) {
    const plain = Buffer.from(content)
    const packed = deflateRawSync(plain)
    const label = Buffer.from(name)
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(claims.flags ?? 0, 2)
    fields.writeUInt16LE(claims.method ?? 8, 4)
    fields.writeUInt32LE(crc32(plain), 10)
    fields.writeUInt32LE(packed.length, 14)
    fields.writeUInt32LE(claims.size ?? plain.length, 18)
    fields.writeUInt16LE(label.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, label, packed])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    central.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), fields, place, label]))
    locals.push(local)
    offset += local.length
  }
  return Buffer.concat([...locals, ...central, endOf(central, offset)])
}

function endOf(central: readonly Buffer[], offset: number): Buffer {
  const end = Buffer.alloc(18)
  end.writeUInt16LE(central.length & 0xffff, 4)
  end.writeUInt16LE(central.length & 0xffff, 6)
  end.writeUInt32LE(Buffer.concat(central).length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([Buffer.from('PK\x05\x06'), end])
}

const types =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
  '<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'

/** Returns a DOCX document with further files. */
export function docxFile(...more: readonly ZipEntry[]): Buffer<ArrayBuffer> {
  return zipFile([
    { name: '[Content_Types].xml', content: types },
    { name: 'word/document.xml', content: '<w:document/>' },
    ...more,
  ])
}

/** Returns an ODT document with further files. */
export function odtFile(...more: readonly ZipEntry[]): Buffer<ArrayBuffer> {
  return zipFile([{ name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' }, ...more])
}
