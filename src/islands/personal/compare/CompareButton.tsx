import type { CompareButtonWords } from '#islands/personal/kept/kept-words.ts'

type CompareButtonProps = Readonly<{
  id: number
  title: string
  isPressed: boolean
  words: CompareButtonWords
}>

/** Adds a property to the comparison or removes it; the page's script handles the click and announces the result. */
export function CompareButton({ id, title, isPressed, words }: CompareButtonProps) {
  return (
    <button
      type="button"
      className="compare-button"
      data-compare={id}
      data-added={words.added}
      data-removed={words.removed}
      data-full={words.full}
      aria-pressed={isPressed}
    >
      {words.compare}
      <span className="vh"> {title}</span>
    </button>
  )
}
