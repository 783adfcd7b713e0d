import { Icon } from '#ui/kit/Icon.tsx'
import type { Chip } from '#islands/results/list/results-props.ts'

type ChipsProps = Readonly<{
  chips: readonly Chip[]
  clear?: Readonly<{ words: string; href: string }>
}>

/** The active filters, as links that each remove one. */
export function Chips({ chips, clear }: ChipsProps) {
  if (chips.length === 0) return undefined
  return (
    <div className="tags">
      {chips.map(({ key, words, remove, href }) => (
        <a key={key} className="tag" href={href} aria-label={remove} data-replay="">
          {words}
          <Icon name="close" />
        </a>
      ))}
      {clear !== undefined && (
        <a className="more small" href={clear.href} data-replay="">
          {clear.words}
        </a>
      )}
    </div>
  )
}
