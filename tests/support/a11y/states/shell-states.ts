import { expect, type Page } from '@playwright/test'
import { storageKey } from '#stores/stored-values.ts'
import { pathOf, type State } from './state.ts'

const openMenu = async (page: Page): Promise<void> => {
  await page.locator('.menu-button').click()
  await expect(page.locator('#drawer')).toBeVisible()
}
const question = (page: Page) => expect(page.locator('dialog.consent')).toBeVisible()
const ownPurposes = async (page: Page): Promise<void> => {
  await question(page)
  await page.locator('.consent [value=swap]').first().click()
  await expect(page.locator('.consent__panel')).toBeVisible()
}
/** Opens the settings from the footer, as somebody does who has answered before. */
const settings = async (page: Page): Promise<void> => {
  await page.locator('[data-consent-link]').click()
  await question(page)
}

/** What opens in the frame of every page. */
export const shellStates: readonly State[] = [
  { name: 'the menu', path: pathOf('home', 'de'), only: 390, open: openMenu },
  {
    name: 'the menu with a part of it unfolded',
    path: pathOf('results:sale', 'fr'),
    only: 390,
    open: async (page) => {
      await openMenu(page)
      await page.locator('#drawer summary').first().click()
    },
  },
  {
    name: 'the menu that offers another language',
    path: `${pathOf('results:rent', 'en')}?lng=de`,
    only: 390,
    open: openMenu,
  },
  {
    name: 'the top bar that offers another language',
    path: `${pathOf('results:rent', 'en')}?lng=de`,
    only: 1280,
    open: (page) => expect(page.locator('.topbar__offer')).toBeVisible(),
  },
  {
    name: 'a part of the menu',
    path: pathOf('calculator', 'de'),
    only: 1280,
    open: (page) => page.locator('.nav summary').first().click(),
  },
  {
    name: 'the languages',
    path: pathOf('legal:privacy-statement', 'nl'),
    only: 1280,
    open: (page) => page.locator('.topbar .drop summary').click(),
  },
  {
    name: 'the way past the menu',
    path: pathOf('home', 'fr'),
    open: async (page) => {
      await page.keyboard.press('Tab')
      await expect(page.locator('.skip')).toBeFocused()
    },
  },
  { name: 'the consent dialog', path: pathOf('home', 'nl'), isNew: true, open: question },
  { name: 'the consent dialog by purpose', path: pathOf('home', 'fr'), isNew: true, open: ownPurposes },
  { name: 'the consent settings', path: pathOf('legal:cookie-policy', 'de'), open: settings },
  {
    name: 'the consent dialog after consent was withdrawn',
    path: pathOf('home', 'en'),
    before: (page) => page.evaluate((key) => localStorage.setItem(key, 'true'), storageKey('analytics')),
    open: async (page) => {
      await settings(page)
      await page.locator('.consent [value=none]').click()
      await expect(page.locator('dialog.consent')).toBeHidden()
    },
  },
  {
    name: 'a script that did not come',
    path: pathOf('calculator', 'nl'),
    before: (page) => page.route(/_astro\/Calculator\./, (route) => route.abort()),
    open: async (page) => {
      await page.locator('.calc input[inputmode]').first().fill('1')
      await expect(page.getByRole('alert').first()).toBeVisible()
    },
  },
]
