import { createLanguages } from '#i18n/languages.ts'

/** The languages of a site whose agency words no message itself. */
export const languages = createLanguages()
