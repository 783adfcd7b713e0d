import type { KeptContext } from './kept-words.ts'
import { Icon } from '#ui/kit/Icon.tsx'

type KeptEmptyProps = Readonly<{
  text: string
  /** Accessible name of the links. */
  onward: string
  lists: KeptContext['lists']
}>

/** Message of an empty list, with links to the lists of the site. */
export function KeptEmpty({ text, onward, lists }: KeptEmptyProps) {
  return (
    <div className="kept-empty">
      <p>{text}</p>
      <nav className="lost__links" aria-label={onward}>
        {lists.map(({ label, href }) => (
          <a key={href} href={href}>
            {label}
            <Icon name="right" />
          </a>
        ))}
      </nav>
    </div>
  )
}
