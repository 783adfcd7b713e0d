import { storedText } from '#stores/stored-text.ts'

/** Marks hearts and comparisons where something is kept, or once it is on another page or in another tab. */
export function startKept(): void {
  const mark = (): void => {
    // An empty list is kept as `[]`.
    if (/\d/.test(storedText('favourites') + storedText('compared'))) import('./toggles.ts').catch(() => {})
  }
  mark()
  for (const sign of ['storage', 'pageshow']) addEventListener(sign, mark)
}
