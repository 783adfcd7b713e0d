import { type ByteReader, createByteReader, unzigzag } from './binary.ts'
import { perDegree, pointCodes } from './point-codes.ts'
import { openFile, SearchFileError } from './search-file.ts'
import type { SearchIndex, SearchPoints } from '#search/engine/search-index.ts'

/**
 * Returns the points that a file holds: the inverse of `encodePoints`, to five decimals of a degree.
 * @throws {SearchFileError} when the file is none, is damaged, or is not in step with the index
 */
export function decodePoints(file: Uint8Array, { size, town, towns }: SearchIndex): SearchPoints {
  const reader = createByteReader(openFile('KKPT', file))
  if (reader.number() !== size || reader.number() !== towns.length) {
    throw new SearchFileError('the points are those of another list')
  }
  const middles = readPlaces(reader, reader.bytes(towns.length))
  const codes = reader.bytes(size)
  const own = readPlaces(reader, codes)
  reader.finish()
  const points = {
    latitude: new Float32Array(size).fill(Number.NaN),
    longitude: new Float32Array(size).fill(Number.NaN),
    isTown: Uint8Array.from(codes, (code) =>
      code === pointCodes.middle || code === pointCodes.ownOfTown ? 1 : 0,
    ),
    townLatitude: Float32Array.from(middles.north, toDegrees),
    townLongitude: Float32Array.from(middles.east, toDegrees),
  }
  for (let row = 0; row < size; row += 1) {
    if (codes[row] === pointCodes.unknown) continue
    const at = town[row] ?? 0
    points.latitude[row] = toDegrees((middles.north[at] || 0) + (own.north[row] || 0))
    points.longitude[row] = toDegrees((middles.east[at] || 0) + (own.east[row] || 0))
  }
  return points
}

type Places = Readonly<{ north: Float64Array; east: Float64Array }>

/** Reads a place for each code that says that there is one; the others are NaN. */
function readPlaces(reader: ByteReader, codes: Uint8Array): Places {
  const hasPlace = codes.map((code) => (code === pointCodes.own || code === pointCodes.ownOfTown ? 1 : 0))
  const read = (): Float64Array =>
    Float64Array.from(hasPlace, (has) => (has === 1 ? unzigzag(reader.number()) : Number.NaN))
  return { north: read(), east: read() }
}

function toDegrees(whole: number): number {
  return whole / perDegree
}
