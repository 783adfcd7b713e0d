import type { Locale } from '#domain/values/locale.ts'
import { formatBytes } from '#i18n/formats/format-bytes.ts'
import { formatPercent } from '#i18n/format.ts'
import { useWords } from '#islands/kit/use-words.ts'
import type { FormTranslate } from '../form-messages.ts'

type Props = Readonly<{
  files: readonly File[]
  /** From 0 to 1. */
  share: number
  locale: Locale
  onCancel: () => void
}>

/** How far the files of a form are, with a button that stops them. */
export function UploadProgress({ files, share, locale, onCancel }: Props) {
  const t: FormTranslate = useWords()
  const names = files.map(({ name }) => name).join(', ')
  const total = files.reduce((sum, { size }) => sum + size, 0)
  const percent = Math.floor(share * 100)
  const state = t('forms.files.sent', {
    sent: formatBytes(total * share, locale),
    total: formatBytes(total, locale),
    percent: formatPercent(percent, locale),
  })
  return (
    <div className="upload upload--sending">
      <p className="upload__name">{names}</p>
      <p className="upload__state">{state}</p>
      <button className="upload__button" type="button" onClick={onCancel}>
        {t('forms.files.cancel')}
      </button>
      <progress max={100} value={percent} aria-label={names} />
    </div>
  )
}
