import type { Language } from '#i18n/languages.ts'
import type { ErrorSummaryView, FormView } from '#ui/forms/form-view.ts'
import { slotField } from '#ui/forms/slot-field.ts'
import { slotText } from './slot-text.ts'

/**
 * Returns what a visitor reads whose moment was taken meanwhile: the nearest free one is one press; undefined for a form
 * without moments.
 */
export function takenMoment(
  form: FormView,
  { wanted, next }: Readonly<{ wanted: string; next?: string }>,
  { locale, t }: Language,
): ErrorSummaryView | undefined {
  const field = slotField(form)
  if (field === undefined) return undefined
  const moment = slotText(wanted, locale)
  return {
    title: t('forms.slot.taken.title'),
    text: t(next === undefined ? 'forms.slot.taken.none' : 'forms.slot.taken.text', { moment }),
    offer:
      next === undefined
        ? undefined
        : {
            name: field.name,
            value: next,
            label: t('forms.slot.taken.take', { moment: slotText(next, locale) }),
          },
    items: [
      { href: `#${field.id}`, label: t(`forms.slot.taken.${next === undefined ? 'without' : 'other'}`) },
    ],
  }
}
