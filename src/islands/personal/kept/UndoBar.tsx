import { useWords } from '#islands/kit/use-words.ts'
import { useEffect, useRef } from 'react'

type UndoBarProps = Readonly<{ undo: (() => void) | undefined }>

/** Says that something was removed, with an undo button that takes over lost focus. */
export function UndoBar({ undo }: UndoBarProps) {
  const t = useWords()
  const button = useRef<HTMLButtonElement>(null)
  const hasUndo = undo !== undefined
  useEffect(() => {
    const isFocusLost = document.hasFocus() && document.activeElement === document.body
    if (hasUndo && isFocusLost) button.current?.focus({ preventScroll: true })
  }, [hasUndo])
  return (
    <output className="kept-undo">
      {undo !== undefined && (
        <>
          {t('personal.removed')}
          <button type="button" className="more" ref={button} onClick={undo}>
            {t('personal.undo')}
          </button>
        </>
      )}
    </output>
  )
}
