import type { MouseEventHandler } from 'react'

/** A choice of what a list shows; each is a page of its own. */
export type ChoiceView = Readonly<{ label: string; count?: string; href: string; isCurrent: boolean }>

type Props = Readonly<{
  label: string
  choices: readonly ChoiceView[]
  onChoose?: MouseEventHandler<HTMLAnchorElement>
}>

/** Choices of what a list shows. */
export function Choices({ label, choices, onChoose }: Props) {
  return (
    <nav className="chips chips--links no-print" aria-label={label}>
      {choices.map(({ label: words, count, href, isCurrent }) => (
        <a
          key={words}
          className="chip"
          href={href}
          aria-current={isCurrent ? 'true' : undefined}
          data-replay=""
          onClick={onChoose}
        >
          {words} {count !== undefined && <span className="chip__count">{count}</span>}
        </a>
      ))}
    </nav>
  )
}
