import type { SharingWords } from './kept-words.ts'

type SharedNoteProps = Readonly<{
  words: Pick<SharingWords, 'shared' | 'keepShared' | 'ownList'>
  onKeep: () => void
}>

/** Says that this is a shared list, and offers to adopt it or to return to one's own. */
export function SharedNote({ words, onKeep }: SharedNoteProps) {
  const keep = () => {
    onKeep()
    history.replaceState(history.state, '', location.pathname)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }
  return (
    <div className="kept-note">
      <p>{words.shared}</p>
      <div className="actions">
        <button type="button" className="button button--small" onClick={keep}>
          {words.keepShared}
        </button>
        <a href="?">{words.ownList}</a>
      </div>
    </div>
  )
}
