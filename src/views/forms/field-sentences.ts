import type { Locale } from '#domain/values/locale.ts'
import type { ErrorCode } from '#forms/answers.ts'
import { possibleErrors } from '#forms/check/possible-errors.ts'
import { type Field, defaultMaxLength } from '#forms/field.ts'
import { formatNumber } from '#i18n/format.ts'
import { type Translate, translator } from '#i18n/translate.ts'

/** Returns a sentence that says what to do for each code that a field can be refused with. */
export function viewSentences(field: Field, locale: Locale): Readonly<Record<string, string>> {
  const t = translator(locale)
  return Object.fromEntries(possibleErrors(field).map((code) => [code, viewSentence(code, field, locale, t)]))
}

function viewSentence(code: ErrorCode, field: Field, locale: Locale, t: Translate): string {
  const { control, name, maxLength = defaultMaxLength } = field
  const { min = 0, max = 0 } = control.kind === 'number' ? control : {}
  switch (code) {
    case 'missing':
    case 'notChosen':
      return t(`forms.errors.${code}`, { label: t(`forms.fields.${name}`) })
    case 'tooLow':
      return t('forms.errors.tooLow', { min: formatNumber(min, locale) })
    case 'tooHigh':
      return t('forms.errors.tooHigh', { max: formatNumber(max, locale) })
    case 'tooLong':
      return t('forms.errors.tooLong', { length: formatNumber(maxLength, locale) })
    default:
      return t(`forms.errors.${code}`)
  }
}
