import { expect, test } from '@playwright/test'
import { answerOf } from '#tests/support/pages/consent-page.ts'
import { keep, kept, lasting, soldId, someIds } from '#tests/support/pages/kept.ts'
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

  test('undo restores a removed one, by keyboard too', async ({ page }) => {
    await keep(page, 'favourites', await someIds(page, 2))
    await openPage(page, favouritesPage)
    await page.locator('.kept-tile [data-favourite]').first().press('Enter')
    await expect(page.locator('.kept-tile')).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Ongedaan maken' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('.kept-tile')).toHaveCount(2)
    await page.getByRole('button', { name: 'Alles verwijderen' }).click()
    await expect(page.getByText('U bewaarde nog niets.')).toBeVisible()
    await page.getByRole('button', { name: 'Ongedaan maken' }).click()
    await expect(page.locator('.kept-tile')).toHaveCount(2)
  })

  test('two tabs stay in sync', async ({ page, context }) => {
    const other = await context.newPage()
    await openPage(page, list)
    await openPage(other, favouritesPage)
    await expect(other.getByText('U bewaarde nog niets.')).toBeVisible()
    await page.locator('[data-favourite]').first().click()
    await expect(other.locator('.kept-tile')).toHaveCount(1)
    await expect(other.locator('.header [data-count]')).toHaveText('1')
    await other.locator('.kept-tile [data-favourite]').click()
    await expect(page.locator('[data-favourite]').first()).toHaveAttribute('aria-pressed', 'false')
  })

  test("a shared list is marked, does not change one's own, and can be adopted", async ({ page }) => {
    const [own = 0, ...shared] = await someIds(page, 3)
    await keep(page, 'favourites', [own])
    await openPage(page, `${favouritesPage}?ids=${shared.join(',')},<b>,-1`)
    await expect(page.getByText('Iemand deelde deze lijst met u.')).toBeVisible()
    await expect(page.locator('.kept-tile')).toHaveCount(2)
    expect(await kept(page, 'favourites')).toEqual([own])
    await page.getByRole('button', { name: 'Voeg toe aan mijn lijst' }).click()
    await expect(page.locator('.kept-tile')).toHaveCount(3)
    await expect(page).toHaveURL(/\/nl\/favorieten\/$/)
    expect(await kept(page, 'favourites')).toEqual([own, ...shared])
  })

  test('a removed listing is named and can be removed from the list', async ({ page }) => {
    const [own = 0] = await someIds(page, 1)
    await keep(page, 'favourites', [999_999, own])
    await openPage(page, favouritesPage)
    await expect(page.getByText('Pand 999999 staat niet meer in ons aanbod.')).toBeVisible()
    await expect(page.locator('.kept-tile')).toHaveCount(1)
    await page.getByRole('button', { name: 'Verwijder pand 999999' }).click()
    await expect(page.getByText('Pand 999999')).toHaveCount(0)
    expect(await kept(page, 'favourites')).toEqual([own])
  })

  test('a sold one stays, marked as sold', async ({ page }) => {
    const sold = await soldId(page)
    await keep(page, 'favourites', [sold])
    await openPage(page, favouritesPage)
    await expect(page.locator('.kept-tile .card__flag')).toHaveText('Verkocht')
    await expect(page.locator('.kept-tile__note')).toContainText('Intussen verkocht')
  })

  test('without share sheet the link of a list is copied', async ({ page, context }) => {
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

  test('a failed download is reported and can be retried', async ({ page }) => {
    await keep(page, 'favourites', await someIds(page, 1))
    await page.route('**/search/**', (route) => route.abort())
    await page.goto(`${process.env['SITE_URL']}${favouritesPage}`)
    await expect(page.getByRole('alert')).toContainText(
      'De gegevens van de panden konden niet geladen worden.',
    )
    await page.unroute('**/search/**')
    await page.getByRole('button', { name: 'Probeer opnieuw' }).click()
    await expect(page.locator('.kept-tile')).toHaveCount(1)
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
    test(`favourites last for the visit when storage is ${name}, and the site says for how long`, async ({
      page,
    }) => {
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
    })
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
