import { type ByteReader, type ByteWriter, unzigzag, zigzag } from './binary.ts'
import { SearchFileError } from './search-file.ts'

/**
 * Writes days, 0 for not known, as distances from the day before them in the list: rows are ordered by id, and
 * later ids were published later, nearly always.
 */
export function writeDays(writer: ByteWriter, days: Uint16Array): void {
  let last = 0
  for (const day of days) {
    writer.number(day === 0 ? 0 : zigzag(day - last) + 1)
    if (day !== 0) last = day
  }
}

/** @throws {SearchFileError} when the bytes are not those of {@link writeDays} */
export function readDays(reader: ByteReader, size: number): Uint16Array {
  const days = new Uint16Array(size)
  let last = 0
  for (let row = 0; row < size; row += 1) {
    const code = reader.number()
    if (code === 0) continue
    last += unzigzag(code - 1)
    if (last < 1 || last > 0xffff) throw new SearchFileError('the file names a day that there is not')
    days[row] = last
  }
  return days
}
