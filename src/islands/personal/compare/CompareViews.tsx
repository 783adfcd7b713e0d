import { useWords } from '#islands/kit/use-words.ts'

/** The two views of a comparison; the table is the one without a word in the address. */
type CompareView = 'table' | 'scale'

type CompareViewsProps = Readonly<{ view: CompareView }>

/** Chooses between the table and the homes to scale, and keeps the choice in the address. */
export function CompareViews({ view }: CompareViewsProps) {
  const t = useWords()
  const choose = (chosen: CompareView) => {
    const query = new URLSearchParams(location.search)
    if (chosen === 'scale') query.set('view', chosen)
    else query.delete('view')
    // Commas stay readable in an address that is meant to be shared.
    const text = query.toString().replaceAll('%2C', ',')
    history.replaceState(history.state, '', location.pathname + (text === '' ? '' : `?${text}`))
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }
  return (
    <fieldset className="segment no-print">
      <legend className="vh">{t('personal.view.name')}</legend>
      {(['table', 'scale'] as const).map((each) => (
        <label key={each} className="segment__option">
          <input type="radio" name="view" checked={each === view} onChange={() => choose(each)} />
          {t(`personal.view.${each}`)}
        </label>
      ))}
    </fieldset>
  )
}
