import { expect, test } from '@playwright/test'
import {
  answerOf,
  choiceOf,
  keptChoice,
  noChoice,
  questionOf,
  settingsLink,
} from '#tests/support/pages/consent-page.ts'
import { openPage } from '#tests/support/pages/open-page.ts'
import { newVisitor } from '#tests/support/pages/visitor.ts'

test.use(newVisitor)

test(
  'once it is open, accepting and refusing need no network; a choice by purpose is kept once its files come',
  { tag: '@night' },
  async ({ page, context }) => {
    await page.goto(`${process.env['SITE_URL']}/nl/over-ons/`, { waitUntil: 'networkidle' })
    await expect(questionOf(page)).toBeVisible()
    await context.setOffline(true)
    // The question stays as it is, and the next press tries again.
    await answerOf(page, 'Zelf kiezen').click()
    await expect(answerOf(page, 'Alles aanvaarden')).toBeVisible()
    await context.setOffline(false)
    await page.route('**/wake-panel.*', (route) => route.abort())
    await answerOf(page, 'Zelf kiezen').click()
    await questionOf(page).getByText('Statistiek').click()
    await answerOf(page, 'Keuze bewaren').click()
    await expect(questionOf(page)).toBeVisible()
    expect(await keptChoice(page)).toEqual(noChoice)
    await page.unroute('**/wake-panel.*')
    await expect(async () => {
      await answerOf(page, 'Keuze bewaren').click()
      await expect(questionOf(page)).toHaveCount(0, { timeout: 500 })
    }).toPass()
    expect(await keptChoice(page)).toEqual(choiceOf(['analytics_storage']))
  },
)

test('without a network an open dialog can be refused', { tag: '@night' }, async ({ page, context }) => {
  await page.goto(`${process.env['SITE_URL']}/nl/over-ons/`, { waitUntil: 'networkidle' })
  await expect(questionOf(page)).toBeVisible()
  await context.setOffline(true)
  await answerOf(page, 'Alleen noodzakelijke').click()
  await expect(questionOf(page)).toHaveCount(0)
  expect(await keptChoice(page)).toEqual(choiceOf([]))
})

test('when storage is blocked the choice holds for the visit', { tag: '@night' }, async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied', 'SecurityError')
        },
      })
    }
  })
  const trouble = await openPage(page, '/nl/te-koop/')
  await answerOf(page, 'Alleen noodzakelijke').click()
  await expect(questionOf(page)).toHaveCount(0)
  await page.locator('#filters summary').first().click()
  await expect(page.locator('#filters details[open]')).toHaveCount(1)
  await page.locator('.logo').first().click()
  await page.waitForURL('**/nl/')
  await page.waitForLoadState('networkidle')
  await expect(questionOf(page)).toHaveCount(0)
  expect(trouble).toEqual([])
})

test.describe('reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the dialog appears without animation', { tag: '@night' }, async ({ page }) => {
    await openPage(page, '/nl/')
    await expect(questionOf(page)).toBeVisible()
    expect(await questionOf(page).evaluate((dialog) => dialog.getAnimations().length)).toBe(0)
    expect(await questionOf(page).evaluate((dialog) => getComputedStyle(dialog).transitionDuration)).toBe(
      '0s',
    )
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('there is no dialog, and the footer link leads to the policy', async ({ page }) => {
    const trouble = await openPage(page, '/nl/over-ons/')
    await expect(page.locator('dialog')).toHaveCount(0)
    await settingsLink(page).click()
    await page.waitForURL('**/nl/cookie-policy/')
    expect(trouble).toEqual([])
  })
})
