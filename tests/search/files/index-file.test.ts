import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { energyLabels } from '#domain/listing/property.ts'
import type { PropertyType } from '#domain/listing/property-type.ts'
import { decodeIndex } from '#search/files/decode-index.ts'
import { decodePoints } from '#search/files/decode-points.ts'
import { encodeIndex } from '#search/files/encode-index.ts'
import { encodePoints } from '#search/files/encode-points.ts'
import { openFile, sealFile, searchFormat, SearchFileError } from '#search/files/search-file.ts'
import type { SearchIndex, SearchPoints } from '#search/engine/search-index.ts'

const towns = ['aalst', 'berlare', 'sint-niklaas', "'s-gravenwezel"]
const types: readonly (PropertyType | undefined)[] = ['villa', 'apartment', 'land', undefined]
const amount = fc.oneof(
  fc.constant(0),
  fc.integer({ min: 1, max: 900 }).map((thousand) => thousand * 1000),
  fc.integer({ min: 1, max: 0xffff_ffff }),
)
const row = fc.record({
  town: fc.nat(towns.length - 1),
  type: fc.nat(types.length - 1),
  categories: fc.nat(7),
  price: amount,
  priceTo: amount,
  bedrooms: fc.nat(255),
  living: fc.nat(10),
  plot: fc.nat(11),
  label: fc.nat(energyLabels.length),
  features: fc.nat(7),
  date: fc.nat(0xffff),
})
type Row = ReturnType<typeof row.generate>['value']

const toIndex = (rows: readonly Row[], hasRanges: boolean): SearchIndex => {
  const bytes = (read: (each: Row) => number) => Uint8Array.from(rows, read)
  const price = Uint32Array.from(rows, (each) => each.price)
  return {
    size: rows.length,
    towns,
    categoryIds: [1, 2, 7],
    types,
    labels: energyLabels,
    town: Uint16Array.from(rows, (each) => each.town),
    type: bytes((each) => each.type),
    categories: bytes((each) => each.categories),
    price,
    priceTo: hasRanges ? Uint32Array.from(rows, (each) => each.priceTo) : price,
    bedrooms: bytes((each) => each.bedrooms),
    living: bytes((each) => each.living),
    plot: bytes((each) => each.plot),
    label: bytes((each) => each.label),
    features: bytes((each) => each.features),
    date: Uint16Array.from(rows, (each) => each.date),
  }
}
const anyIndex = fc
  .tuple(fc.array(row, { maxLength: 300 }), fc.boolean())
  .map(([rows, hasRanges]) => toIndex(rows, hasRanges))

/** Decoding ends with a value or in the one error that callers know. */
const expectSound = (decode: () => unknown): void => {
  try {
    decode()
  } catch (error) {
    expect(error).toBeInstanceOf(SearchFileError)
  }
}

describe('the index of a list', () => {
  test('comes back from its file as it was', () => {
    fc.assert(
      fc.property(anyIndex, (index) => {
        expect(decodeIndex(encodeIndex(index))).toEqual(index)
      }),
    )
  })

  test('can have more towns than a byte counts', () => {
    const many = Array.from({ length: 600 }, (_, at) => `town-${at}`)
    const index = toIndex([], false)
    const grown = { ...index, towns: many, labels: energyLabels }
    expect(decodeIndex(encodeIndex(grown)).towns).toEqual(many)
    const rows = many.map((_, town) => ({
      town,
      type: 0,
      categories: 1,
      price: 1000,
      priceTo: 1000,
      bedrooms: 2,
      living: 1,
      plot: 1,
      label: 1,
      features: 0,
      date: 9000,
    }))
    const full = { ...toIndex(rows, false), towns: many }
    expect(decodeIndex(encodeIndex(full))).toEqual(full)
  })

  test('is not written where a column names what there is not', () => {
    const index = toIndex(
      [
        {
          town: 3,
          type: 0,
          categories: 1,
          price: 1,
          priceTo: 1,
          bedrooms: 1,
          living: 10,
          plot: 11,
          label: 1,
          features: 0,
          date: 1,
        },
      ],
      false,
    )
    expect(() => encodeIndex(index)).not.toThrow()
    const unnamed = Object.entries({ town: 4, type: 4, categories: 8, living: 11, plot: 12, label: 99 })
    for (const [name, value] of unnamed)
      expect(() => encodeIndex({ ...index, [name]: index.town.map(() => value) })).toThrow(
        `row 0 has ${value} for ${name}`,
      )
  })

  test('is not read from a file that was cut, wherever', () => {
    fc.assert(
      fc.property(anyIndex, fc.nat(), (index, at) => {
        const file = encodeIndex(index)
        const cut = file.subarray(0, at % file.length)
        expect(() => decodeIndex(cut)).toThrow(SearchFileError)
      }),
    )
  })

  test('is not read from anything else, even under a right name', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        expect(() => decodeIndex(bytes)).toThrow(SearchFileError)
        expectSound(() => decodeIndex(sealFile('KKIX', bytes)))
      }),
    )
    fc.assert(
      fc.property(anyIndex, fc.nat(), fc.nat(255), (index, at, byte) => {
        const payload = openFile('KKIX', encodeIndex(index)).slice()
        payload[at % payload.length] = byte
        expectSound(() => decodeIndex(sealFile('KKIX', payload)))
      }),
    )
  })

  test('of another format says so: the page is older or newer than its files', () => {
    const file = sealFile('KKIX', new Uint8Array(), searchFormat + 1)
    expect(() => decodeIndex(file)).toThrow(expect.objectContaining({ isOtherFormat: true }))
  })
})

describe('the points of a list', () => {
  const degrees = fc.integer({ min: -18_000_000, max: 18_000_000 }).map((whole) => whole / 1e5)
  const known = fc.option(fc.tuple(degrees, degrees), { nil: [Number.NaN, Number.NaN] as const, freq: 5 })
  const listed = fc.tuple(row, known, fc.nat(1), fc.boolean())
  const anyPoints = fc.tuple(fc.array(listed, { maxLength: 200 }), fc.tuple(known, known, known, known))

  test('come back to five decimals, those in the middle of a town as its middle', () => {
    fc.assert(
      fc.property(anyPoints, ([rows, middles]) => {
        const index = toIndex(
          rows.map(([each]) => each),
          false,
        )
        const places = rows.map(([{ town }, place, , isMiddle]) =>
          isMiddle ? (middles[town] ?? place) : place,
        )
        const points: SearchPoints = {
          latitude: Float32Array.from(places, ([latitude]) => latitude),
          longitude: Float32Array.from(places, ([, longitude]) => longitude),
          isTown: Uint8Array.from(rows, ([, place, isTown]) => (Number.isNaN(place[0]) ? 0 : isTown)),
          townLatitude: Float32Array.from(middles, ([latitude]) => latitude),
          townLongitude: Float32Array.from(middles, ([, longitude]) => longitude),
        }
        const decoded = decodePoints(encodePoints(points, index), index)
        const rounded = (column: Float32Array) => column.map((value) => Math.round(value * 1e5) / 1e5)
        expect(decoded.latitude).toEqual(rounded(points.latitude))
        expect(decoded.longitude).toEqual(rounded(points.longitude))
        expect(decoded.townLatitude).toEqual(rounded(points.townLatitude))
        expect(decoded.townLongitude).toEqual(rounded(points.townLongitude))
        const isPlaced = (_: number, at: number): boolean => !Number.isNaN(points.latitude[at])
        expect(decoded.isTown.filter(isPlaced)).toEqual(points.isTown.filter(isPlaced))
      }),
    )
  })

  test('of another list are refused, and so is anything else', () => {
    const index = toIndex([], false)
    const none = new Float32Array()
    const points = {
      latitude: none,
      longitude: none,
      isTown: new Uint8Array(),
      townLatitude: new Float32Array(towns.length),
      townLongitude: new Float32Array(towns.length),
    }
    const file = encodePoints(points, index)
    expect(decodePoints(file, index)).toEqual(points)
    expect(() => decodePoints(file, { ...index, towns: ['aalst'] })).toThrow(SearchFileError)
    expect(() => decodePoints(encodeIndex(index), index)).toThrow(SearchFileError)
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expectSound(() => decodePoints(sealFile('KKPT', bytes), index))
      }),
    )
  })
})
