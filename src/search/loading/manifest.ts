import type { SearchManifest } from '#search/files/list-files.ts'
import { searchFormat } from '#search/files/search-file.ts'

/** Whether a value is a manifest of this version of the site. */
export function isManifest(value: unknown): value is SearchManifest {
  return (
    typeof value === 'object' &&
    value !== null &&
    'format' in value &&
    value.format === searchFormat &&
    'files' in value &&
    typeof value.files === 'object'
  )
}
