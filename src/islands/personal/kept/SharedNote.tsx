import { useWords } from '#islands/kit/use-words.ts'
import type { KeptContext } from './kept-words.ts'

type SharedNoteProps = Readonly<{
  page: KeptContext['page']
  onKeep: () => void
}>

/** Says that this is a shared list, and offers to adopt it or to return to one's own. */
export function SharedNote({ page, onKeep }: SharedNoteProps) {
  const t = useWords()
  const keep = () => {
    onKeep()
    history.replaceState(history.state, '', location.pathname)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }
  return (
    <div className="kept-note">
      <p>{t('personal.shared')}</p>
      <div className="actions">
        <button type="button" className="button button--small" onClick={keep}>
          {/* A shared comparison replaces the visitor's own; a shared list is added to it. */}
          {t(page === 'compare' ? 'personal.keepSharedCompare' : 'personal.keepShared')}
        </button>
        <a href="?">{t('personal.ownList')}</a>
      </div>
    </div>
  )
}
