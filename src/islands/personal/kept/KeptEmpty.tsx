import type { KeptContext } from './kept-words.ts'
import { Icon } from '#ui/kit/Icon.tsx'

type KeptEmptyProps = Readonly<{
  text: string
  /** Names the links. */
  onward: string
  lists: KeptContext['lists']
}>

/** Said in place of a list that has nothing, with the lists to go on to. */
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
