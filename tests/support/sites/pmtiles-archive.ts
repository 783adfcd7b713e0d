import sharp from 'sharp'
import { varint } from './vector-tile.ts'

const deepest = 12

/** Kinds of tiles, as the header of an archive numbers them. */
const kinds = { vector: 1, png: 2 }

/** Returns a picture of one colour, as a tile. */
export function createPictureTile(color: string): Promise<Buffer> {
  return sharp({ create: { width: 256, height: 256, channels: 3, background: color } })
    .png()
    .toBuffer()
}

/**
 * Returns a PMTiles archive (version 3) in which every tile down to zoom 12 is the same.
 * @see https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md (read 2026-11-20)
 */
export function createPmtiles(tile: Buffer, kind: keyof typeof kinds): Buffer {
  const tileCount = (4 ** (deepest + 1) - 1) / 3
  // One entry: from tile 0, for all tiles, so many bytes, at offset 0 (written as one more).
  const root = Buffer.from([1, 0, tileCount, tile.length, 1].flatMap(varint))
  const metadata = Buffer.from('{}')
  const header = Buffer.alloc(127)
  header.write('PMTiles')
  header.writeUInt8(3, 7)
  const rootAt = header.length
  const metadataAt = rootAt + root.length
  const tilesAt = metadataAt + metadata.length
  const places = [rootAt, root.length, metadataAt, metadata.length, tilesAt, 0, tilesAt, tile.length]
  const counts = [tileCount, 1, 1]
  for (const [position, value] of [...places, ...counts].entries())
    header.writeBigUInt64LE(BigInt(value), 8 + position * 8)
  const [clustered, uncompressed] = [1, 1]
  header.set([clustered, uncompressed, uncompressed, kinds[kind], 0, deepest], 96)
  const bounds = [-180, -85, 180, 85]
  for (const [position, degrees] of bounds.entries())
    header.writeInt32LE(degrees * 10_000_000, 102 + position * 4)
  return Buffer.concat([header, root, metadata, tile])
}
