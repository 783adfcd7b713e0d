import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { type Locale, locales } from '#domain/values/locale.ts'
import type { RouteLine } from '#scripts/build/build-report.ts'

/** The widths of a phone and a desk, in px. */
export const widths = [390, 1280] as const
export type Width = (typeof widths)[number]

/** What a visitor may have before them: a page, and what they have opened or done on it. */
export type State = Readonly<{
  name: string
  path: string
  /** Where it exists at one width only. */
  only?: Width
  /** A visitor who has not answered the consent dialog. */
  isNew?: boolean
  /** What happens before the page is opened; a page of the site is open. */
  before?: (page: Page) => Promise<unknown>
  /** Opens the state on its page; the window has its width by then. */
  open?: (page: Page, width: Width) => Promise<unknown>
}>

const routes: readonly RouteLine[] = JSON.parse(readFileSync('.cache/routes.json', 'utf8'))

/** Returns the routes of the built site in a language. */
export function routesIn(locale: Locale): readonly RouteLine[] {
  return routes.filter((route) => route.locale === locale)
}

/** Returns the path of a page by its key: `results:sale`; throws when there is none. */
export function pathOf(key: string, locale: Locale): string {
  const found = routesIn(locale).find((route) => route.key === key)
  if (found === undefined) throw new Error(`no page ${key} in ${locale}`)
  return found.path
}

/** Returns the language of a state by its turn, so that all languages are seen. */
export function localeAt(turn: number): Locale {
  return locales[turn % locales.length] ?? 'nl'
}
