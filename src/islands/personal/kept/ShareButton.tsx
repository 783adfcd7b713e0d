import { useWords } from '#islands/kit/use-words.ts'
import { useState } from 'react'
import { Icon } from '#ui/kit/Icon.tsx'
import { sharedUrl, shareLink } from './share-link.ts'

type ShareButtonProps = Readonly<{
  ids: readonly number[]
  agency: string
  /** How the list is shown, if not as usual. */
  view?: string
}>

/** Shares a list: opens the system's share sheet, else copies the link, else shows the link to copy by hand. */
export function ShareButton({ ids, agency, view }: ShareButtonProps) {
  const t = useWords()
  const [outcome, setOutcome] = useState<'shared' | 'copied' | 'failed'>()
  const url = sharedUrl(ids, view)
  const share = async () => setOutcome(await shareLink(url, t('personal.shareTitle', { agency })))
  return (
    <>
      <button type="button" className="button button--ghost button--small" onClick={() => void share()}>
        <Icon name="share" />
        {t('personal.share')}
      </button>
      <output>{outcome === 'copied' && t('personal.copied')}</output>
      {outcome === 'failed' && (
        <label className="kept-copy">
          {t('personal.copyFailed')}
          <input type="text" readOnly defaultValue={url} onFocus={({ target }) => target.select()} />
        </label>
      )}
    </>
  )
}
