import { createHash } from 'node:crypto'

/** The directory of search files in a site. */
export const searchDir = 'search/files'

/** Returns the first 64 bits of a SHA-256, which the loader verifies (`expectNamed`). */
export function hashOf(...contents: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const content of contents) hash.update(content)
  return hash.digest('hex').slice(0, 16)
}
