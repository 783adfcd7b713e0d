import { expect, test } from '@playwright/test'
import { consentFlags } from '#contracts/consent.ts'
import { storageKey } from '#stores/stored-values.ts'
import {
  answerOf,
  choiceOf,
  expectNoQuestion,
  keptChoice,
  noChoice,
  questionOf,
  settingsLink,
} from '#tests/support/pages/consent-page.ts'
import { fontShift, layoutShiftOf, watchLayoutShift } from '#tests/support/pages/layout-shift.ts'
import { openPage } from '#tests/support/pages/open-page.ts'
import { newVisitor } from '#tests/support/pages/visitor.ts'

test.use(newVisitor)

test('a new visitor sees the dialog, without React and without layout shift', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  await watchLayoutShift(page)
  const trouble = await openPage(page, '/nl/over-ons/')
  await expect(questionOf(page)).toBeVisible()
  await expect(questionOf(page).getByRole('heading')).toBeFocused()
  await page.waitForLoadState('networkidle')
  expect(scripts.filter((path) => /\/react\./.test(path))).toEqual([])
  expect(await layoutShiftOf(page)).toBeLessThanOrEqual(fontShift)
  expect(await keptChoice(page)).toEqual(noChoice)
  expect(trouble).toEqual([])
})

test('yes and no look the same; choosing by purpose is a quiet third way', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, '/nl/')
  const looks = await Promise.all(
    ['Alles aanvaarden', 'Alleen noodzakelijke', 'Zelf kiezen'].map((name) =>
      answerOf(page, name).evaluate((button) => {
        const { width, height } = button.getBoundingClientRect()
        const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(button)
        return { width, height, backgroundColor, color, fontSize, fontWeight }
      }),
    ),
  )
  const [all, none, choose] = looks
  expect(all).toEqual(none)
  expect(choose?.backgroundColor).toBe('rgba(0, 0, 0, 0)')
  expect(Math.min(...looks.map(({ height }) => height))).toBeGreaterThanOrEqual(44)
})

test('accepting closes the dialog, is stored, and is not asked again', async ({ page }) => {
  const trouble = await openPage(page, '/nl/')
  await answerOf(page, 'Alles aanvaarden').click()
  await expect(questionOf(page)).toHaveCount(0)
  expect(await keptChoice(page)).toEqual(choiceOf(consentFlags))
  await page.getByRole('link', { name: 'Te koop' }).first().click()
  await page.waitForURL('**/te-koop/')
  await expectNoQuestion(page)
  expect(trouble).toEqual([])
})

test('the settings start with only the locked functional cookies, and store a partial choice', async ({
  page,
}) => {
  const trouble = await openPage(page, '/nl/')
  await answerOf(page, 'Zelf kiezen').click()
  await expect(answerOf(page, 'Alles aanvaarden')).toBeHidden()
  await expect(questionOf(page).getByText('zonder cookies van derden')).toBeHidden()
  await expect(questionOf(page).getByRole('heading')).toBeFocused()
  const switches = questionOf(page).getByRole('checkbox')
  await expect(switches).toHaveCount(5)
  await expect(switches.first()).toBeChecked()
  await expect(switches.first()).toBeDisabled()
  for (const each of (await switches.all()).slice(1)) await expect(each).not.toBeChecked()
  await questionOf(page).getByText('Statistiek').click()
  await questionOf(page).getByRole('checkbox', { name: 'Advertentieopslag' }).press('Space')
  await questionOf(page).getByRole('checkbox', { name: 'Advertentiegegevens' }).click()
  await questionOf(page).getByRole('checkbox', { name: 'Advertentiegegevens' }).click()
  await answerOf(page, 'Keuze bewaren').click()
  await expect(questionOf(page)).toHaveCount(0)
  expect(await keptChoice(page)).toEqual(choiceOf(['ad_storage', 'analytics_storage']))
  expect(trouble).toEqual([])
})

test(
  'the answers stay in sight below the purposes, also in a low window',
  { tag: '@night' },
  async ({ page }) => {
    await openPage(page, '/nl/')
    await answerOf(page, 'Zelf kiezen').click()
    for (const [width, height] of [
      [1280, 800],
      [390, 844],
      [390, 500],
    ] as const) {
      await page.setViewportSize({ width, height })
      for (const name of ['Keuze bewaren', 'Alleen noodzakelijke'])
        await expect(answerOf(page, name)).toBeInViewport({ ratio: 1 })
    }
  },
)

test(
  'Terug shows the question again, and settings saved unchanged grant nothing',
  { tag: '@night' },
  async ({ page }) => {
    await openPage(page, '/nl/')
    await answerOf(page, 'Zelf kiezen').click()
    await answerOf(page, 'Terug').click()
    await expect(answerOf(page, 'Alles aanvaarden')).toBeVisible()
    await expect(questionOf(page).getByRole('checkbox')).toHaveCount(0)
    await answerOf(page, 'Zelf kiezen').click()
    await answerOf(page, 'Keuze bewaren').click()
    await expect(questionOf(page)).toHaveCount(0)
    expect(await keptChoice(page)).toEqual(choiceOf([]))
  },
)

test('Escape stores nothing and leaves the page usable; the footer link and the next page show the dialog again', async ({
  page,
}) => {
  const trouble = await openPage(page, '/nl/te-koop/')
  await expect(questionOf(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(questionOf(page)).toHaveCount(0)
  expect(await keptChoice(page)).toEqual(noChoice)
  await page.locator('[data-favourite]').first().click()
  await expect(page.locator('[data-favourite]').first()).toHaveAttribute('aria-pressed', 'true')
  await settingsLink(page).click()
  await expect(questionOf(page)).toBeVisible()
  // Nothing was allowed, so nothing is revoked.
  await expect(questionOf(page)).not.toContainText('ingetrokken')
  await page.keyboard.press('Escape')
  await expect(settingsLink(page)).toBeFocused()
  await expect.poll(() => new URL(page.url()).hash).toBe('')
  await page.locator('.card__title a').first().click()
  await page.waitForURL(/\d\/$/)
  await expect(questionOf(page)).toBeVisible()
  expect(trouble).toEqual([])
})

test('the dialog works by keyboard alone, and traps the focus', async ({ page }) => {
  await openPage(page, '/nl/')
  await expect(questionOf(page)).toBeVisible()
  const order: string[] = []
  for (let press = 0; press < 4; press += 1) {
    await page.keyboard.press('Tab')
    order.push(await page.evaluate(() => document.activeElement?.textContent ?? ''))
  }
  expect(order).toEqual(['Alles aanvaarden', 'Alleen noodzakelijke', 'Zelf kiezen', 'Lees het cookiebeleid'])
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  expect(await keptChoice(page)).toEqual(choiceOf([]))
})

test('the footer link revokes everything with one click, and says so', async ({ page }) => {
  const trouble = await openPage(page, '/nl/over-ons/')
  await answerOf(page, 'Alles aanvaarden').click()
  await settingsLink(page).click()
  await expect.poll(() => keptChoice(page)).toEqual(noChoice)
  await expect(questionOf(page)).toContainText('Uw toestemming is ingetrokken.')
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(questionOf(page)).toBeVisible()
  expect(trouble).toEqual([])
})

test('a choice in one tab closes the dialog in the other', { tag: '@night' }, async ({ page, context }) => {
  await openPage(page, '/nl/')
  const other = await context.newPage()
  await openPage(other, '/nl/te-koop/')
  await expect(questionOf(page)).toBeVisible()
  await answerOf(other, 'Alleen noodzakelijke').click()
  await expect(questionOf(page)).toHaveCount(0)
})

test(
  'an invalid stored choice grants nothing, and the dialog opens again',
  { tag: '@night' },
  async ({ page }) => {
    await page.addInitScript(
      (entries) => {
        for (const [key, value] of entries) localStorage.setItem(key, value)
      },
      [
        [storageKey('consent'), '{"all":true}'],
        [storageKey('ad_storage'), 'true'],
      ] as const,
    )
    const trouble = await openPage(page, '/nl/')
    await expect(questionOf(page)).toBeVisible()
    expect(trouble).toEqual([])
  },
)
