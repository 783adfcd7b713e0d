import { fill } from '#islands/kit/words.ts'
import type { KeptListWords } from './kept-words.ts'

type GoneListingProps = Readonly<{
  id: number
  words: Pick<KeptListWords, 'gone' | 'goneName' | 'remove' | 'removeOf'>
  /** Absent in a shared list. */
  onRemove?: () => void
}>

/** Says that a property is no longer on offer, with a button that removes it from the list. */
export function GoneListing({ id, words, onRemove }: GoneListingProps) {
  const text = fill(words.gone, { id })
  return (
    <li>
      {text}
      {onRemove !== undefined && (
        <button
          type="button"
          className="more"
          aria-label={fill(words.removeOf, { title: fill(words.goneName, { id }) })}
          onClick={onRemove}
        >
          {words.remove}
        </button>
      )}
    </li>
  )
}
