import type { ByteReader, ByteWriter } from './binary.ts'
import type { RowOrder } from './row-order.ts'
import { SearchFileError } from './search-file.ts'

/** Steps in which amounts come: most prices are whole thousands, most rents whole tens of euro. */
const steps = [5000, 1000, 500, 100, 50, 25, 10, 5, 1] as const

/** Share of the amounts that the step must fit; each of the others costs some four bytes. */
const fitting = 0.9

/**
 * Writes amounts, 0 for none, as multiples of the greatest step that fits nearly all of them, last digit apart;
 * the exceptions follow one by one.
 */
export function writeAmounts(writer: ByteWriter, amounts: Uint32Array, order: RowOrder): void {
  const step = commonStep(amounts)
  const ordered = amounts.map((_, at) => amounts[order[at] ?? 0] ?? 0)
  const multiples = ordered.map((amount) => (amount % step === 0 ? amount / step : 0))
  writer.number(step)
  writePlanes(
    writer,
    multiples.map((multiple) => Math.floor(multiple / 10)),
  )
  writer.bytes(multiples.map((multiple) => multiple % 10))
  const exceptions = [...ordered.entries()].filter(([, amount]) => amount % step !== 0)
  writer.number(exceptions.length)
  let last = 0
  for (const [at, amount] of exceptions) {
    writer.number(at - last)
    writer.number(amount)
    last = at
  }
}

/** @throws {SearchFileError} when the bytes are not those of {@link writeAmounts} */
export function readAmounts(reader: ByteReader, order: RowOrder): Uint32Array {
  const step = reader.number()
  const tens = readPlanes(reader, order.length)
  const digits = reader.bytes(order.length)
  const amounts = new Uint32Array(order.length)
  for (let at = 0; at < order.length; at += 1) {
    amounts[order[at] ?? 0] = ((tens[at] ?? 0) * 10 + (digits[at] ?? 0)) * step
  }
  let at = 0
  for (let left = reader.number(); left > 0; left -= 1) {
    at += reader.number()
    const row = order[at]
    if (row === undefined) throw new SearchFileError('the file names a row that there is not')
    amounts[row] = reader.number()
  }
  return amounts
}

/** Writes whole numbers as planes: all their lowest bytes, then the next ones, as many as the largest needs. */
export function writePlanes(writer: ByteWriter, values: ArrayLike<number>): void {
  let largest = 0
  for (let row = 0; row < values.length; row += 1) largest = Math.max(largest, values[row] ?? 0)
  const planes = largest < 0x100 ? 1 : largest < 0x1_0000 ? 2 : largest < 0x100_0000 ? 3 : 4
  writer.number(planes)
  for (let plane = 0; plane < planes; plane += 1) {
    writer.bytes(Array.from(values, (value) => Math.floor(value / 0x100 ** plane) & 0xff))
  }
}

/** @throws {SearchFileError} when the bytes are not those of {@link writePlanes} */
export function readPlanes(reader: ByteReader, size: number): Uint32Array {
  const planes = reader.number()
  if (planes < 1 || planes > 4) throw new SearchFileError(`the file has ${planes} bytes for a number`)
  const bytes = reader.bytes(size * planes)
  // The lowest plane is copied by the browser itself.
  const values = new Uint32Array(bytes.subarray(0, size))
  for (let plane = 1; plane < planes; plane += 1) {
    const start = plane * size
    const shift = plane * 8
    for (let row = 0; row < size; row += 1) {
      values[row] = (values[row] ?? 0) | ((bytes[start + row] ?? 0) << shift)
    }
  }
  return values
}

function commonStep(amounts: Uint32Array): number {
  const known = amounts.filter((amount) => amount > 0)
  return (
    steps.find((step) => known.filter((amount) => amount % step === 0).length >= known.length * fitting) ?? 1
  )
}
