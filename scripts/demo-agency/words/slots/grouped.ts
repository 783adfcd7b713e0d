import type { DemoLocale } from '#scripts/demo-agency/facts/in-languages.ts'

const group = { nl: '.', fr: '\u202f', en: ',', de: '.' } as const

/** Returns a whole number grouped as a language does. */
export function grouped(value: number, locale: DemoLocale): string {
  return String(value).replaceAll(/\B(?=(\d{3})+$)/g, group[locale])
}
