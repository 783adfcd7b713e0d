import type { CompareButtonWords } from '#islands/personal/kept/kept-words.ts'

type CompareButtonProps = Readonly<{
  id: number
  title: string
  isPressed: boolean
  words: CompareButtonWords
}>

/** Puts a property in the comparison or takes it out; the page's own script hears its press and says what it did. */
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
