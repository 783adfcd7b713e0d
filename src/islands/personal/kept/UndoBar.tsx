import { useEffect, useRef } from 'react'
import type { RemovalWords } from './kept-words.ts'

type UndoBarProps = Readonly<{ undo: (() => void) | undefined; words: RemovalWords }>

/** Says that something was removed, with an undo button that takes over lost focus. */
export function UndoBar({ undo, words }: UndoBarProps) {
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
          {words.removed}
          <button type="button" className="more" ref={button} onClick={undo}>
            {words.undo}
          </button>
        </>
      )}
    </output>
  )
}
