import type { Locale } from '#domain/values/locale.ts'
import { formatBytes } from '#i18n/format.ts'
import type { FileWords } from '#ui/forms/form-view.ts'

type Props = Readonly<{
  file?: File
  isRefused: boolean
  words: FileWords
  locale: Locale
  /** Absent while the form is under way. */
  onRemove?: () => void
}>

/** The file that a visitor has chosen; always there, so that screen readers tell when it changes. */
export function ChosenFile({ file, isRefused, words, locale, onRemove }: Props) {
  return (
    <div aria-live="polite">
      {file !== undefined && (
        <div className="upload">
          <p className="upload__name">{file.name}</p>
          <p className={isRefused ? 'upload__state upload__state--bad' : 'upload__state'}>
            {formatBytes(file.size, locale)}
            {isRefused && `, ${words.refused}`}
          </p>
          {onRemove !== undefined && (
            <button className="upload__button" type="button" onClick={onRemove}>
              {words.remove}
              <span className="vh"> {file.name}</span>
            </button>
          )}
        </div>
      )}
    </div>
  )
}
