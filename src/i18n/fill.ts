/** A sentence in both forms of the plural, with its `{{placeholders}}`. */
export type PluralForms = Readonly<{ one: string; other: string }>

/** The values of a sentence's placeholders. */
export type WordValues = Readonly<Record<string, string | number>>

/**
 * Returns a sentence with its placeholders filled in; one without a value stays as it is.
 * @example fill('Pagina {{page}} van {{pages}}', { page: 2, pages: 5 }) // 'Pagina 2 van 5'
 */
export function fill(text: string, values: WordValues): string {
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
}

/**
 * Returns the form of a sentence that fits a number, with the number as the language writes it in `{{count}}`.
 * @example fillCount({ one: '{{count}} pand', other: '{{count}} panden' }, 1200, 'nl-BE') // '1.200 panden'
 */
export function fillCount(forms: PluralForms, count: number, numberTag: string): string {
  const form = new Intl.PluralRules(numberTag).select(count) === 'one' ? forms.one : forms.other
  return fill(form, { count: count.toLocaleString(numberTag) })
}
