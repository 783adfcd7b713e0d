import type { KeyBelow, Translate } from '#i18n/translate.ts'

/** The messages of a field for sentences at rest; the others come when it wakes. */
export const fieldMessages = ['say.label', 'say.failed'] as const

/** Says the messages of a field for sentences at rest. */
export type FieldTranslate = Translate<KeyBelow<(typeof fieldMessages)[number]>>
