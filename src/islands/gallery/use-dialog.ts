import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { enterHistory, type HistoryEntry } from './history-entry.ts'

/** Opens a dialog with its own history entry, which is removed when the dialog closes. */
export function useDialog(
  dialog: RefObject<HTMLDialogElement | null>,
  hash = '',
  onOpened: () => void,
): Readonly<{ leave: () => void; isLeft: boolean; rename: (hash?: string) => void }> {
  const [isLeft, setLeft] = useState(false)
  const entry = useRef<HistoryEntry>(undefined)
  const opened = useRef({ hash, onOpened })
  useEffect(() => {
    dialog.current?.showModal()
    entry.current = enterHistory(opened.current.hash, () => setLeft(true))
    opened.current.onOpened()
  }, [dialog])
  const leave = (): void => {
    setLeft(true)
    entry.current?.leave()
  }
  // A player has no hash: the address is that of the page.
  const rename = useCallback(
    (to = '') => entry.current?.rename(to === '' ? location.pathname + location.search : to),
    [],
  )
  return { leave, isLeft, rename }
}
