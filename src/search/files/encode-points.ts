import { type ByteWriter, createByteWriter, zigzag } from './binary.ts'
import { perDegree, pointCodes } from './point-codes.ts'
import { sealFile } from './search-file.ts'
import type { SearchIndex, SearchPoints } from '#search/engine/search-index.ts'

/** A place in whole hundred-thousandths of a degree. */
type Whole = Readonly<{ north: number; east: number }>

/** Returns the points of a list as bytes: its towns, then each listing by its distance from its town's middle. */
export function encodePoints(
  points: SearchPoints,
  { town }: Pick<SearchIndex, 'town'>,
): Uint8Array<ArrayBuffer> {
  const writer = createByteWriter()
  const middles = toWholes(points.townLatitude, points.townLongitude)
  writer.number(points.latitude.length)
  writer.number(middles.length)
  writer.bytes(middles.map((middle) => (middle === undefined ? pointCodes.unknown : pointCodes.own)))
  writePlaces(writer, middles)
  const codes: number[] = []
  const own: Whole[] = []
  for (const [row, place] of toWholes(points.latitude, points.longitude).entries()) {
    const middle = middles[town[row] ?? 0] ?? { north: 0, east: 0 }
    const isTown = points.isTown[row] === 1
    if (place === undefined) codes.push(pointCodes.unknown)
    else if (isTown && place.north === middle.north && place.east === middle.east)
      codes.push(pointCodes.middle)
    else {
      codes.push(isTown ? pointCodes.ownOfTown : pointCodes.own)
      own.push({ north: place.north - middle.north, east: place.east - middle.east })
    }
  }
  writer.bytes(codes)
  writePlaces(writer, own)
  return sealFile('KKPT', writer.finish())
}

function writePlaces(writer: ByteWriter, places: readonly (Whole | undefined)[]): void {
  const known = places.filter((place) => place !== undefined)
  for (const { north } of known) writer.number(zigzag(north))
  for (const { east } of known) writer.number(zigzag(east))
}

function toWholes(latitude: Float32Array, longitude: Float32Array): readonly (Whole | undefined)[] {
  return Array.from(latitude, (north, row) => {
    const east = longitude[row] ?? Number.NaN
    if (Number.isNaN(north) || Number.isNaN(east)) return undefined
    return { north: Math.round(north * perDegree), east: Math.round(east * perDegree) }
  })
}
