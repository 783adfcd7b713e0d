/** A label in Dutch, French, English and German. */
export type Label = readonly [nl: string, fr: string, en: string, de: string]
