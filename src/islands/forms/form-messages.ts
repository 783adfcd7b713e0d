import type { KeyBelow, Translate } from '#i18n/translate.ts'

/** How the keys of the messages begin that a form says while it is filled in and sent. */
export const formMessages = [
  'forms.errors.',
  'forms.correct',
  'forms.steps.',
  'forms.files.',
  'forms.towns.',
  'forms.fits.',
  'filters.field.towns',
  'filters.none',
  'results.count',
] as const

/** Says the messages of a form. */
export type FormTranslate = Translate<KeyBelow<(typeof formMessages)[number]>>
