import { expect, test } from '@playwright/test'
import { answerOf } from '#tests/support/pages/consent-page.ts'
import { keep, lasting, soldId, someIds } from '#tests/support/pages/kept.ts'
import { openPage } from '#tests/support/pages/open-page.ts'

const favouritesPage = '/nl/favorieten/'
const list = '/nl/te-koop/'

test.describe('favourites', () => {
  test('a heart in a list saves the property, and its page shows it', async ({ page }) => {
    const trouble = await openPage(page, list)
    const heart = page.locator('[data-favourite]').first()
    const title = (await page.locator('.card__title').first().innerText()).trim()
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('.toast')).toHaveText('Bij uw favorieten bewaard')
    await expect(page.locator('.header [data-count]')).toHaveText('1')
    await page.locator('.header .kept').click()
    await expect(page.locator('.kept-tile')).toHaveCount(1)
    await expect(page.locator('.kept-tile .card__title')).toHaveText(title)
    await expect(page.locator('.kept-bar__count')).toHaveText('1 pand')
    await page.reload()
    await expect(page.locator('.kept-tile [data-favourite]')).toHaveAttribute('aria-pressed', 'true')
    expect(lasting(trouble)).toEqual([])
  })

  test('a sold one stays, marked as sold', { tag: '@night' }, async ({ page }) => {
    const sold = await soldId(page)
    await keep(page, 'favourites', [sold])
    await openPage(page, favouritesPage)
    await expect(page.locator('.kept-tile .card__flag')).toHaveText('Verkocht')
    await expect(page.locator('.kept-tile__note')).toContainText('Intussen verkocht')
  })

  test('without share sheet the link of a list is copied', { tag: '@night' }, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const ids = await someIds(page, 2)
    await keep(page, 'favourites', ids)
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
    await openPage(page, favouritesPage)
    await page.getByRole('button', { name: 'Deel deze lijst' }).click()
    await expect(page.getByText('De link is gekopieerd.')).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toMatch(new RegExp(`/nl/favorieten/\\?ids=${ids.join(',')}$`))
  })
})

test.describe('storage', () => {
  const troubles = {
    blocked: () =>
      Object.defineProperty(globalThis, 'localStorage', {
        get: () => {
          throw new DOMException('Access is denied', 'SecurityError')
        },
      }),
    full: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('No room', 'QuotaExceededError')
      }
    },
    corrupt: () => localStorage.setItem('kept.1.favourites', '{"not":[json'),
  }
  for (const [name, cause] of Object.entries(troubles)) {
    test(
      `favourites last for the visit when storage is ${name}, and the site says for how long`,
      { tag: '@night' },
      async ({ page }) => {
        await page.addInitScript(cause)
        const trouble = await openPage(page, list)
        if (name === 'blocked') await answerOf(page, 'Alleen noodzakelijke').click()
        const heart = page.locator('[data-favourite]').first()
        await heart.click()
        await expect(heart).toHaveAttribute('aria-pressed', 'true')
        await expect(page.locator('.header [data-count]')).toHaveText('1')
        await expect(page.locator('.toast')).toHaveText(
          name === 'corrupt' ? 'Bij uw favorieten bewaard' : /^Uw browser bewaart niets/,
        )
        await openPage(page, favouritesPage)
        // Each page finds the corrupt value anew.
        await expect(page.locator('.kept-tile')).toHaveCount(name === 'corrupt' ? 0 : 1)
        expect(lasting(trouble)).toEqual([])
      },
    )
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the pages say that they need script, and have no button without effect', async ({ page }) => {
    await openPage(page, favouritesPage)
    await expect(page.getByText('Zet JavaScript aan')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Te koop' }).first()).toBeVisible()
    await expect(page.locator('.kept-wait')).toBeHidden()
    await openPage(page, list)
    await expect(page.locator('[data-favourite]').first()).toBeHidden()
  })
})
