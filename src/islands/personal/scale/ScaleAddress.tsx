import { useRef, useState } from 'react'
import { useWords } from '#islands/kit/use-words.ts'

/** The address of a comparison, to read and to copy. */
export function ScaleAddress({ url }: Readonly<{ url: string }>) {
  const t = useWords()
  const field = useRef<HTMLInputElement>(null)
  const [answer, setAnswer] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      setAnswer(t('personal.copied'))
    } catch {
      // Not allowed: it can be copied by hand.
      field.current?.select()
      setAnswer(t('scale.copyFailed'))
    }
  }
  return (
    <div className="street__address no-print">
      <label>
        <span>{t('scale.address')}</span>
        <input ref={field} type="text" readOnly value={url} onFocus={({ target }) => target.select()} />
      </label>
      <button type="button" className="button button--ghost" onClick={() => void copy()}>
        {t('scale.copy')}
      </button>
      <output>{answer}</output>
    </div>
  )
}
