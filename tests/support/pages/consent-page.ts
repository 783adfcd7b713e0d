import { expect, type Locator, type Page } from '@playwright/test'
import { type Consent, consentFlags } from '#contracts/consent.ts'
import { storageKey } from '#stores/stored-text.ts'

/** The question for consent. */
export function questionOf(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Mogen we meetellen?' })
}

/** A button of the question. */
export function answerOf(page: Page, name: string): Locator {
  return questionOf(page).getByRole('button', { name })
}

/** The link at the foot of the page. */
export function settingsLink(page: Page): Locator {
  return page.getByRole('link', { name: 'Cookie-instellingen' })
}

/** Waits until everything that a page does by itself is done, and expects no question. */
export async function expectNoQuestion(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await expect(page.locator('dialog.consent')).toHaveCount(0)
}

/** Returns what the browser keeps of a choice: the flags by name, and whether one was made. */
export async function keptChoice(page: Page): Promise<Readonly<Record<string, string | boolean | null>>> {
  const names = consentFlags.map((flag) => [flag, storageKey(flag)] as const)
  const kept = await page.evaluate(
    (keys) => keys.map(([name, key]) => [name, localStorage.getItem(key)] as const),
    [...names, ['consent', storageKey('consent')] as const],
  )
  return Object.fromEntries(
    kept.map(([name, value]) => [name, name === 'consent' ? Number(value) > 0 : value]),
  )
}

/** What is kept once some flags were granted and the others were not. */
export function choiceOf(granted: Consent): Readonly<Record<string, string | boolean>> {
  return {
    consent: true,
    ...Object.fromEntries(consentFlags.map((flag) => [flag, String(granted.includes(flag))])),
  }
}

/** What is kept before a choice. */
export const noChoice = { consent: false, ...Object.fromEntries(consentFlags.map((flag) => [flag, null])) }

/** What is kept of a choice, as local storage holds it. */
export function storedChoice(granted: Consent): readonly (readonly [string, string])[] {
  return [
    ...consentFlags.map((flag) => [storageKey(flag), String(granted.includes(flag))] as const),
    [storageKey('consent'), '1795200000000'],
  ]
}
