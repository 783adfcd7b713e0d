import type { Localised } from '#domain/values/locale.ts'

/**
 * BCP 47 tag by which numbers, prices and dates of each language are formatted.
 * English takes the British forms: in `en-BE` prices get commas and plain numbers points.
 */
export const numberTags: Localised<string> = { nl: 'nl-BE', fr: 'fr-BE', en: 'en-GB', de: 'de-BE' }
