import { SearchFileError } from './search-file.ts'

/**
 * Checks a file against the hash in its name: `sale.0f3c5a1b2d4e6f70.bin` holds the first 64 bits of the file's SHA-256.
 * Browsers digest in a secure context only; on plain http of another machine a file is taken as it is.
 * @throws {SearchFileError} when the content does not fit the name
 */
export async function expectNamed(name: string, file: Uint8Array<ArrayBuffer>): Promise<void> {
  if (!('subtle' in crypto)) return
  const digest = new DataView(await crypto.subtle.digest('SHA-256', file))
  const hash = digest.getBigUint64(0).toString(16).padStart(16, '0')
  if (name.split('.')[1] !== hash) throw new SearchFileError(`${name} is damaged or cut`)
}
