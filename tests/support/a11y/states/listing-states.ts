import { expect, type Page } from '@playwright/test'
import { pageWith } from '#tests/support/catalogue/sample-pages.ts'
import {
  expectSlide,
  illustratedPage,
  pageWith as pageWithAll,
  pictureLinks,
} from '#tests/support/pages/gallery-page.ts'
import { flats, mixed } from '#tests/support/pages/units-page.ts'
import { pathOf, type State } from './state.ts'

const openPictures = async (page: Page): Promise<void> => {
  await pictureLinks(page).first().click()
  await expectSlide(page, /\d/)
}
const allPictures = async (page: Page): Promise<void> => {
  await pictureLinks(page).first().click()
  await expect(page.locator('dialog.pictures')).toBeVisible()
}
const unitSelect = (page: Page) => page.locator('#units select')

/** What is opened and moved on the page of a home or a project. */
export const listingStates: readonly State[] = [
  { name: 'a picture, large', path: illustratedPage('fr'), only: 1280, open: openPictures },
  { name: 'all pictures, on a phone', path: illustratedPage('de'), only: 390, open: allPictures },
  {
    name: 'a picture of all, on a phone',
    path: illustratedPage('nl'),
    only: 390,
    open: async (page) => {
      await allPictures(page)
      await page.locator('.pictures li a').first().click()
      await expectSlide(page, /\d/)
    },
  },
  {
    name: 'a film that asks for consent',
    path: pageWithAll(
      'property',
      ['data-frame="https://www.youtube-nocookie.com/', 'class="strip__track"'],
      'en',
    ),
    only: 1280,
    open: async (page) => {
      await openPictures(page)
      await page.keyboard.press('ArrowLeft')
      await expect(page.locator('.player--asks')).toBeVisible()
    },
  },
  {
    name: 'the rooms beside their pictures',
    path: pageWith('property', 'fr', 'class="walk"'),
    open: async (page) => {
      await page.locator('.walk h3').last().scrollIntoViewIfNeeded()
      await expect(page.locator('.plan__layer a[aria-current]').first()).toBeVisible()
    },
  },
  {
    name: 'a room of a plan',
    path: pageWith('unit', 'nl', 'class="plan__rooms"'),
    open: (page) => page.locator('.plan__rooms input').nth(1).check({ force: true }),
  },
  {
    name: 'what a home costs a month',
    path: pageWith('property', 'nl', 'data-month='),
    open: async (page) => {
      await page.locator('[data-month] summary').first().click()
      await page.locator('[data-month] input[inputmode]').first().fill('3')
      await expect(page.locator('.month__sum')).not.toBeEmpty()
    },
  },
  {
    name: 'the sun on a home',
    path: pageWith('property', 'de', 'data-sun'),
    open: async (page) => {
      await page.locator('#sun').scrollIntoViewIfNeeded()
      await page.getByRole('slider').first().press('ArrowRight')
    },
  },
  {
    name: 'the map of a home',
    path: pageWith('property', 'en', 'data-map='),
    open: async (page) => {
      await page.locator('a[data-map]').click()
      await expect(page.locator('.map[data-state=ready]')).toBeVisible({ timeout: 60_000 })
    },
  },
  {
    name: 'a link that was copied',
    path: pageWith('property', 'nl', 'data-copy'),
    before: (page) => page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share')),
    open: async (page) => {
      await page.locator('[data-share]').first().click()
      await expect(page.locator('.toast')).toBeVisible()
    },
  },
  {
    name: 'a home that is compared',
    path: illustratedPage('en'),
    only: 1280,
    open: async (page) => {
      await page.locator('[data-compare]').first().click()
      await expect(page.locator('[data-compare]').first()).toHaveAttribute('aria-pressed', 'true')
    },
  },
  {
    name: 'the date of a deed',
    path: pageWith('property', 'fr', 'data-deed'),
    open: async (page) => {
      await page.locator('[data-deed] input').fill('2027-03-01')
      await expect(page.locator('[data-deed] output')).not.toBeEmpty()
    },
  },
  {
    name: 'units, by their price',
    path: pathOf(`project:${flats}`, 'fr'),
    open: async (page) => {
      await unitSelect(page).last().selectOption({ index: 1 })
      await page.locator('#units summary').first().click()
    },
  },
  {
    name: 'units of which none fits',
    path: `${pathOf(`project:${mixed}`, 'nl')}?type=appartement&bedrooms=3`,
    open: (page) => page.locator('#units').scrollIntoViewIfNeeded(),
  },
  { name: 'a project that is sold out', path: pathOf('project:70', 'de') },
]
