import type { Locale } from '#domain/values/locale.ts'
import { formatBytes, formatPercent } from '#i18n/format.ts'
import type { FileWords } from '#ui/forms/form-view.ts'

type Props = Readonly<{
  files: readonly File[]
  /** From 0 to 1. */
  share: number
  words: FileWords
  locale: Locale
  onCancel: () => void
}>

/** How far the files of a form are, with a button that stops them. */
export function UploadProgress({ files, share, words, locale, onCancel }: Props) {
  const names = files.map(({ name }) => name).join(', ')
  const total = files.reduce((sum, { size }) => sum + size, 0)
  const percent = Math.floor(share * 100)
  const state = words.sent
    .replace('{{sent}}', formatBytes(total * share, locale))
    .replace('{{total}}', formatBytes(total, locale))
    .replace('{{percent}}', formatPercent(percent, locale))
  return (
    <div className="upload upload--sending">
      <p className="upload__name">{names}</p>
      <p className="upload__state">{state}</p>
      <button className="upload__button" type="button" onClick={onCancel}>
        {words.cancel}
      </button>
      <progress max={100} value={percent} aria-label={names} />
    </div>
  )
}
