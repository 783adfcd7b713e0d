import { expect, type Locator, type Page } from '@playwright/test'
import { type Consent, consentFlags } from '#contracts/consent.ts'
import { storageKey } from '#stores/stored-values.ts'

/** The consent dialog. */
export function questionOf(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Mogen we uw bezoek meten?' })
}

/** A button of the consent dialog. */
export function answerOf(page: Page, name: string): Locator {
  return questionOf(page).getByRole('button', { name })
}

/** The link to the consent settings in the footer. */
export function settingsLink(page: Page): Locator {
  return page.getByRole('link', { name: 'Cookie-instellingen' })
}

/** Expects no consent dialog once the page is idle. */
export async function expectNoQuestion(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await expect(page.locator('dialog.consent')).toHaveCount(0)
}

/** Returns the stored consent: each flag, and whether a choice was made. */
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

/** Returns the stored consent after some flags were granted and the others refused. */
export function choiceOf(granted: Consent): Readonly<Record<string, string | boolean>> {
  return {
    consent: true,
    ...Object.fromEntries(consentFlags.map((flag) => [flag, String(granted.includes(flag))])),
  }
}

/** The stored consent before a choice. */
export const noChoice = { consent: false, ...Object.fromEntries(consentFlags.map((flag) => [flag, null])) }

/** Returns the entries of local storage for a choice. */
export function storedChoice(granted: Consent): readonly (readonly [string, string])[] {
  return [
    ...consentFlags.map((flag) => [storageKey(flag), String(granted.includes(flag))] as const),
    [storageKey('terms'), '6 tagManager analytics ads pixel reviews'],
    [storageKey('consent'), String(Date.now())],
  ]
}
