import { useState } from 'react'
import { Icon } from '#ui/kit/Icon.tsx'
import type { SharingWords } from './kept-words.ts'
import { sharedUrl, shareLink } from './share-link.ts'

type ShareButtonProps = Readonly<{
  ids: readonly number[]
  words: Pick<SharingWords, 'share' | 'shareTitle' | 'copied' | 'copyFailed'>
}>

/** Shares a list: opens the system's share sheet, else copies the link, else shows the link to copy by hand. */
export function ShareButton({ ids, words }: ShareButtonProps) {
  const [outcome, setOutcome] = useState<'shared' | 'copied' | 'failed'>()
  const url = outcome === 'failed' ? sharedUrl(ids) : ''
  const share = async () => setOutcome(await shareLink(sharedUrl(ids), words.shareTitle))
  return (
    <>
      <button type="button" className="button button--ghost button--small" onClick={() => void share()}>
        <Icon name="share" />
        {words.share}
      </button>
      <output>{outcome === 'copied' && words.copied}</output>
      {outcome === 'failed' && (
        <label className="kept-copy">
          {words.copyFailed}
          <input type="text" readOnly defaultValue={url} onFocus={({ target }) => target.select()} />
        </label>
      )}
    </>
  )
}
