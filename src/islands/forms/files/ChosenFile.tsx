import type { Locale } from '#domain/values/locale.ts'
import { formatBytes } from '#i18n/formats/format-bytes.ts'
import { useWords } from '#islands/kit/use-words.ts'
import type { FormTranslate } from '../form-messages.ts'

type Props = Readonly<{
  file?: File
  isRefused: boolean
  locale: Locale
  /** Absent while the form is under way. */
  onRemove?: () => void
}>

/** The file that a visitor has chosen; always there, so that screen readers tell when it changes. */
export function ChosenFile({ file, isRefused, locale, onRemove }: Props) {
  const t: FormTranslate = useWords()
  return (
    <div aria-live="polite">
      {file !== undefined && (
        <div className="upload">
          <p className="upload__name">{file.name}</p>
          <p className={isRefused ? 'upload__state upload__state--bad' : 'upload__state'}>
            {formatBytes(file.size, locale)}
            {isRefused && `, ${t('forms.files.refused')}`}
          </p>
          {onRemove !== undefined && (
            <button className="upload__button" type="button" onClick={onRemove}>
              {t('forms.files.remove')}
              <span className="vh"> {file.name}</span>
            </button>
          )}
        </div>
      )}
    </div>
  )
}
