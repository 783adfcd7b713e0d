import type { Locale } from '../values/locale.ts'

/**
 * Messages of the interface that an agency words itself, by language and key.
 * @example { fr: { 'layout.choose': 'Entrer' } }
 */
export type OwnWords = Readonly<Partial<Record<Locale, Readonly<Record<string, string>>>>>
