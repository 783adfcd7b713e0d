import { expect, type Page } from '@playwright/test'
import type { Locale } from '#domain/values/locale.ts'
import type { FormId } from '#forms/form.ts'
import { formOn } from '#tests/support/forms/fill-form.ts'
import { formPage } from '#tests/support/forms/form-page.ts'
import { sendEmpty } from '#tests/support/forms/open-form.ts'
import { keep, soldId, someIds } from '#tests/support/pages/kept.ts'
import { pathOf, type State } from './state.ts'

/** Fills every list; the favourites have a sold home and one that no longer exists. */
async function fillLists(page: Page): Promise<void> {
  const ids = await someIds(page, 4)
  await keep(page, 'favourites', [await soldId(page), ...ids, 999_999])
  await keep(page, 'compared', ids.slice(0, 3))
  await keep(page, 'recent', ids)
  const search = { section: 'sale', query: '?city=berlare', name: 'Te koop: Berlare', savedOn: '2026-11-18' }
  await keep(page, 'searches', [
    search,
    { ...search, section: 'rent', query: '' },
    { ...search, section: 'gone' },
  ])
}

const shown = (page: Page) =>
  expect(page.locator('.kept-tile, .compare, .street, .saved').first()).toBeVisible()
const filled = (key: string, locale: Locale, name: string): State => ({
  name,
  path: pathOf(`personal:${key}`, locale),
  before: fillLists,
  open: shown,
})
const compared = (locale: Locale) => pathOf('personal:compare', locale)

/** What a visitor has kept, empty in `pageStates`. */
const keptStates: readonly State[] = [
  filled('favourites', 'nl', 'favourites'),
  filled('recent', 'de', 'homes seen lately'),
  filled('searches', 'fr', 'saved searches'),
  filled('compare', 'en', 'the comparison'),
  {
    name: 'the comparison to scale',
    path: `${compared('de')}?ids=2595,2594,2591&view=scale`,
    open: (page) => expect(page.locator('.street__table')).toBeVisible(),
  },
  {
    ...filled('favourites', 'fr', 'a favourite that was removed'),
    open: async (page) => {
      await page.locator('.kept-tile [data-favourite]').first().click()
      await expect(page.locator('.kept-undo, .undo').first()).toBeVisible()
    },
  },
  { name: 'a comparison that was shared', path: `${compared('nl')}?ids=2595,2594,2591`, open: shown },
]

const calculatorStates: readonly State[] = [
  {
    name: 'purchase costs, with a loan',
    path: `${pathOf('calculator', 'nl')}?region=brussels&price=389000&own=1&classes=3&loan=300000&rate=3.25&years=25`,
    open: (page) => expect(page.locator('.calc__result dl').first()).toBeVisible(),
  },
  {
    name: 'purchase costs, beside a rent',
    path: `${pathOf('calculator', 'de')}?region=flanders&price=300000&loan=200000&rate=3&years=20&rent=900`,
    open: (page) => expect(page.locator('.calc__result dl').first()).toBeVisible(),
  },
  {
    name: 'purchase costs of a price that is no number',
    path: pathOf('calculator', 'fr'),
    open: async (page) => {
      await page.locator('#calculator-price').fill('x')
      await expect(page.locator('astro-island:has(.calc)')).not.toHaveAttribute('ssr')
      await page.locator('#calculator-price').focus()
      await page.locator('#calculator-price').blur()
      await expect(page.locator('.field__error')).toBeVisible()
    },
  },
]

/** Wakes a form and sends it empty. */
const refused = (id: FormId, locale: Locale): State => {
  const form = formPage(id, locale)
  return {
    name: `errors of ${id}`,
    path: form.path,
    open: async (page) => {
      await formOn(page, form).locator('input:not([type=hidden]), textarea, select').first().focus()
      await expect(formOn(page, form)).toHaveAttribute('novalidate')
      await sendEmpty(page, form)
      await expect(page.locator('.errors')).toBeFocused()
    },
  }
}

/** Forms, before the service has them; `tests/long/forms/states.spec.ts` has what it answers. */
const formStates: readonly State[] = [
  refused('request-visit', 'de'),
  refused('rent-application', 'fr'),
  refused('job-contact', 'en'),
  refused('contact-me', 'nl'),
  refused('sign-newsletter', 'de'),
]

/** What is kept, worked out and filled in. */
export const ownStates: readonly State[] = [...keptStates, ...calculatorStates, ...formStates]
