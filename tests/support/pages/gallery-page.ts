import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import type { Locale } from '#domain/values/locale.ts'
import type { BuildReport, RouteLine } from '#scripts/build/build-report.ts'
import { fileOfPath } from '#scripts/build/output/dist-files.ts'

/** Returns the path of the first page of a kind whose HTML has all texts. */
export function pageWith(kind: RouteLine['kind'], texts: readonly string[], locale: Locale = 'nl'): string {
  const report: BuildReport = JSON.parse(readFileSync('.cache/build-report.json', 'utf8'))
  const routes: readonly RouteLine[] = JSON.parse(readFileSync('.cache/routes.json', 'utf8'))
  const found = routes.find((route) => {
    if (route.kind !== kind || route.locale !== locale) return false
    const html = readFileSync(join(report.out, fileOfPath(route.path)), 'utf8')
    return texts.every((text) => html.includes(text))
  })
  if (found === undefined) throw new Error(`no ${kind} page holds ${texts.join(' and ')}`)
  return found.path
}

/** Returns the path of a property with pictures and a plan. */
export function illustratedPage(locale: Locale = 'nl'): string {
  return pageWith('property', ['class="strip__track"', 'id="plans"'], locale)
}

/** The links to pictures and plans, in the order of the gallery. */
export function pictureLinks(page: Page): Locator {
  return page.locator('.strip li a, .plan__sheet')
}

export function lightbox(page: Page): Locator {
  return page.locator('dialog.gallery')
}

/** Waits until the gallery shows a slide. */
export async function expectSlide(page: Page, words: RegExp | string): Promise<void> {
  // The gallery loads React first.
  await expect(lightbox(page).locator('output')).toHaveText(words, { timeout: 20_000 })
  await expect(lightbox(page)).toHaveAttribute('aria-busy', 'false')
}

/** Waits until the gallery is closed and its elements are removed. */
export async function expectClosed(page: Page): Promise<void> {
  await expect(lightbox(page)).toHaveCount(0)
  await expect(page.locator('.pswp')).toHaveCount(0)
}
