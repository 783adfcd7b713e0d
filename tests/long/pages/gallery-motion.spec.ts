import { type CDPSession, expect, type Page, test } from '@playwright/test'
import {
  expectClosed,
  expectSlide,
  illustratedPage,
  lightbox,
  pictureLinks,
} from '#tests/support/pages/gallery-page.ts'
import { openPage } from '#tests/support/pages/open-page.ts'

const path = illustratedPage()
const play = (page: Page) => lightbox(page).getByRole('button', { name: 'Diavoorstelling starten' })
const pause = (page: Page) => lightbox(page).getByRole('button', { name: 'Diavoorstelling pauzeren' })

test.describe('the slide show', () => {
  test('advances after its button is clicked, until it is paused', async ({ page }) => {
    await page.clock.install()
    await openPage(page, path)
    await pictureLinks(page).first().click()
    await expectShown(page, /^1 van/)
    // No animation runs before the button is pressed.
    await page.clock.runFor(12_000)
    await expectSlide(page, /^1 van/)
    await play(page).click()
    await expect(lightbox(page).locator('output')).toHaveAttribute('aria-live', 'off')
    await page.clock.runFor(5_100)
    await expectSlide(page, /^2 van/)
    await page.clock.runFor(5_100)
    await expectSlide(page, /^3 van/)
    await pause(page).click()
    await page.clock.runFor(12_000)
    await expectSlide(page, /^3 van/)
    await expect(lightbox(page).locator('.gallery__ghost')).toHaveCount(0)
  })

  test('stops when the visitor changes the slide', async ({ page }) => {
    await page.clock.install()
    await openPage(page, path)
    await pictureLinks(page).first().click()
    await expectShown(page, /^1 van/)
    await play(page).click()
    await page.keyboard.press('ArrowRight')
    await expectSlide(page, /^2 van/)
    await expect(play(page)).toBeVisible()
  })

  test('stops when "Volgende" is pressed or has the focus', async ({ page }) => {
    await page.clock.install()
    await openPage(page, path)
    await pictureLinks(page).first().click()
    await expectShown(page, /^1 van/)
    const next = lightbox(page).getByRole('button', { name: 'Volgende' })
    await play(page).click()
    await next.focus()
    await expect(play(page)).toBeVisible()
    await page.clock.runFor(12_000)
    await expectSlide(page, /^1 van/)
    await play(page).click()
    await next.click()
    await expectSlide(page, /^2 van/)
    await expect(play(page)).toBeVisible()
  })

  test('stops when the device prefers reduced motion, and has no button then', async ({ page }) => {
    await page.clock.install()
    await openPage(page, path)
    await pictureLinks(page).first().click()
    await expectShown(page, /^1 van/)
    await play(page).click()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(pause(page)).toHaveCount(0)
    await page.clock.runFor(12_000)
    await expectSlide(page, /^1 van/)
    await expect(play(page)).toHaveCount(0)
  })
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 820 } })

  test('a swipe changes the slide, a pinch zooms, a pull down closes', async ({ page, context }) => {
    const trouble = await openPage(page, path)
    const finger = await context.newCDPSession(page)
    await pictureLinks(page).first().tap()
    // On a phone all pictures come first; one of them is shown alone.
    await page.locator('.pictures li a').first().tap()
    await expectSlide(page, /^1 van/)
    await settle(page)
    await drag(finger, [{ x: 320, y: 400 }], [{ x: 60, y: 405 }])
    await expectSlide(page, /^2 van/)
    await settle(page)
    const spread = [
      [
        { x: 170, y: 400 },
        { x: 220, y: 400 },
      ],
      [
        { x: 60, y: 400 },
        { x: 330, y: 400 },
      ],
    ] as const
    await drag(finger, ...spread)
    await expect(lightbox(page).getByRole('button', { name: 'Uitzoomen' })).toBeVisible()
    await lightbox(page).getByRole('button', { name: 'Uitzoomen' }).tap()
    await expect(lightbox(page).getByRole('button', { name: 'Inzoomen' })).toBeVisible()
    await settle(page)
    await drag(finger, [{ x: 195, y: 300 }], [{ x: 198, y: 700 }])
    await expectClosed(page)
    expect(new URL(page.url()).pathname).toBe(path)
    expect(trouble).toEqual([])
  })
})

/** With the test's clock, animations of the library advance only by it. */
async function expectShown(page: Page, words: RegExp): Promise<void> {
  await lightbox(page).waitFor()
  await page.clock.runFor(1_000)
  await expectSlide(page, words)
}

/** Waits until the picture is in the same place in three frames. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const at = () => document.querySelector('.pswp [aria-hidden=false] .pswp__img')?.getBoundingClientRect()
    const frame = () => new Promise(requestAnimationFrame)
    const before = at()
    for (let frames = 0; frames < 3; frames++) await frame()
    const after = at()
    return before !== undefined && before.x === after?.x && before.width === after.width
  })
}

type Point = Readonly<{ x: number; y: number }>

/** Drags fingers from some points to others. */
async function drag(session: CDPSession, from: readonly Point[], to: readonly Point[]): Promise<void> {
  const steps = 12
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [...from] })
  for (let step = 1; step <= steps; step++) {
    const touchPoints = from.map(({ x, y }, finger) => ({
      x: x + (((to[finger]?.x ?? x) - x) * step) / steps,
      y: y + (((to[finger]?.y ?? y) - y) * step) / steps,
    }))
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints })
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
