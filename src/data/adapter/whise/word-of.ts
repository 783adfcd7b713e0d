/**
 * Returns a value of an answer as text; '' for a list or an object, which may even have a `toString` of its own.
 * @example wordOf(13) // '13'
 */
export function wordOf(value: unknown): string {
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : ''
}
