import { storedText } from '#stores/stored-text.ts'

/** Marks hearts and comparisons where something is kept, and once that changes on another page or in another tab. */
export function startKept(): void {
  const mark = () => void import('./kept-marks.ts').then((marks) => marks.markStored()).catch(() => {})
  // An empty list is kept as `[]`.
  if (/\d/.test(storedText('favourites') + storedText('compared'))) mark()
  addEventListener('storage', mark)
  addEventListener('pageshow', ({ persisted }) => persisted && mark())
}
