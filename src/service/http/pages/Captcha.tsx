import { digitsInWords } from '#i18n/digits-in-words.ts'
import type { Translate } from '#i18n/translate.ts'
import { FieldError } from '#ui/forms/FormField.tsx'
import type { ConfirmationNote } from '#service/kit/web/confirmation.ts'

type Props = Readonly<{ digits: string; t: Translate; note?: ConfirmationNote }>

/** A field for digits that are written as words: people and screen readers read them, simple robots do not. */
export function Captcha({ digits, t, note }: Props) {
  const words = digitsInWords(digits, t)
  const error = note === 'captchaEmpty' || note === 'captchaInvalid' ? t(`forms.captcha.${note}`) : undefined
  return (
    <div className={error === undefined ? 'field' : 'field field--bad'}>
      <label htmlFor="captcha">{t('forms.captcha.label', { words })}</label>
      <FieldError id={error === undefined ? undefined : 'captcha-error'} text={error} />
      <input
        className="input"
        id="captcha"
        name="captcha"
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
        aria-describedby={error === undefined ? undefined : 'captcha-error'}
        aria-invalid={error === undefined ? undefined : true}
      />
    </div>
  )
}
