import { type Column, decodeColumns, encodeColumns, type StoredColumn } from './column-file.ts'

/** Where the listings of a list are, in step with its index; loaded for the map and for areas alone. */
export type SearchPoints = Readonly<{
  /** WGS 84 degrees; NaN when unknown. */
  latitude: Float32Array
  longitude: Float32Array
  /** 1 where only the town may be known: the point is the town's. */
  isTown: Uint8Array
  /** The middles of the towns, in step with `towns` of the index; NaN when unknown. */
  townLatitude: Float32Array
  townLongitude: Float32Array
}>

/** Degrees are stored to five decimals: about a metre. */
const perDegree = 1e5

const degreeColumns = ['latitude', 'longitude', 'townLatitude', 'townLongitude'] as const

/** Returns the points of a list as a file of columns, whose numbers are not negative: the lowest bit is the sign, and 0 is unknown. */
export function encodePoints(points: SearchPoints): Uint8Array<ArrayBuffer> {
  const degrees = degreeColumns.map((name): [string, StoredColumn] => {
    const values = Array.from(points[name], (value) => {
      const steps = Math.round(value * perDegree)
      return Number.isNaN(value) ? 0 : steps < 0 ? -2 * steps : 2 * steps + 1
    })
    return [name, { kind: 'numbers', values }]
  })
  return encodeColumns(null, {
    isTown: { kind: 'codes', values: points.isTown },
    ...Object.fromEntries(degrees),
  })
}

/**
 * Returns the points that a file holds, to five decimals of a degree.
 * @throws {SearchFileError} when the file is not one of points
 */
export function decodePoints(file: Uint8Array): SearchPoints {
  const { numbers } = decodeColumns(file)
  return {
    isTown: Uint8Array.from(numbers('isTown')),
    latitude: toDegrees(numbers('latitude')),
    longitude: toDegrees(numbers('longitude')),
    townLatitude: toDegrees(numbers('townLatitude')),
    townLongitude: toDegrees(numbers('townLongitude')),
  }
}

function toDegrees(column: Column): Float32Array {
  return Float32Array.from(column, (value) => {
    if (value === 0) return Number.NaN
    return (value % 2 === 0 ? -value / 2 : (value - 1) / 2) / perDegree
  })
}
