/** A label in Dutch, French and English. */
export type Label = readonly [nl: string, fr: string, en: string]
