import { type CDPSession, expect, type Page, test } from '@playwright/test'
import { refusal } from '#tests/support/pages/visitor.ts'
import { serveSiteWithService, type SiteWithService } from '#tests/support/sites/site-with-service.ts'

const thanks = /\/nl\/bedankt\/job-contact\/$/

let site: SiteWithService

test.beforeAll(async () => {
  site = await serveSiteWithService()
})
test.afterAll(async () => site.close())

/** Returns a CV of a size in bytes. */
function resume(bytes: number, name = 'cv.pdf') {
  return { name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7'.padEnd(bytes, ' ')) }
}

async function openFilled(page: Page, name: string): Promise<void> {
  await page.addInitScript((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
  }, refusal)
  await page.goto(`${site.origin}/nl/solliciteren/`)
  const challenge = page.waitForResponse('**/forms/challenge/*')
  await page.getByLabel('Voornaam').fill('Noor')
  await page.getByLabel('Naam', { exact: true }).fill(name)
  await page.getByLabel('E-mailadres').fill('noor@voorbeeld.be')
  await page.getByLabel('Telefoon').fill('0470 12 34 56')
  await page.getByLabel('Waarom wilt u bij ons werken?').fill('Omdat ik elk dorp ken.')
  await page.getByLabel(/privacyverklaring/).check()
  await challenge
}

/** Makes the line of a page slow; returns what makes it fast again. */
async function slowDown(page: Page, line: Readonly<{ upload: number; latency: number }>) {
  const session: CDPSession = await page.context().newCDPSession(page)
  const set = async (uploadThroughput: number, latency: number): Promise<void> => {
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: -1,
      uploadThroughput,
    })
  }
  await set(line.upload, line.latency)
  return async () => set(-1, 0)
}

/** How many requests the agency got from somebody. */
async function received(name: string): Promise<number> {
  const mails = await site.mails()
  return mails.filter((mail) => mail.includes(name) && mail.includes('filename=cv.pdf')).length
}

test(
  'an upload shows how far it is; stopped, it leaves the form as it was, and arrives once when it is sent again',
  { tag: '@night' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openFilled(page, 'Onderbroken')
    const input = page.locator('input[name="resume"]')
    await input.setInputFiles(resume(1_900_000))
    const speedUp = await slowDown(page, { upload: 100_000, latency: 0 })
    const send = page.getByRole('button', { name: 'Solliciteer' })
    await send.click()
    const bar = page.getByRole('progressbar', { name: 'cv.pdf' })
    await expect(bar).toBeVisible()
    await expect.poll(async () => Number(await bar.getAttribute('value'))).toBeGreaterThanOrEqual(25)
    await expect(page.getByText(/van 1,9\sMB, \d+\s%/)).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'Voor 25 % verstuurd' })).toHaveCount(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await page.getByRole('button', { name: 'Annuleren' }).click()
    await expect(bar).toHaveCount(0)
    await expect(send).toBeFocused()
    await expect(page.getByText('Verzenden gestopt.')).toBeVisible()
    await expect(page.getByLabel('Naam', { exact: true })).toHaveValue('Onderbroken')
    await expect(page.getByRole('button', { name: 'Verwijder cv.pdf' })).toBeVisible()
    expect(await received('Onderbroken')).toBe(0)
    await speedUp()
    await send.click()
    await expect(page).toHaveURL(thanks)
    await expect.poll(() => received('Onderbroken')).toBe(1)
  },
)

test(
  'a form that is stopped after it arrived, and sent again, is one request',
  { tag: '@night' },
  async ({ page }) => {
    await openFilled(page, 'Tekort')
    await page.locator('input[name="resume"]').setInputFiles(resume(200_000))
    const speedUp = await slowDown(page, { upload: -1, latency: 60_000 })
    const send = page.getByRole('button', { name: 'Solliciteer' })
    await send.click()
    await expect.poll(() => received('Tekort')).toBe(1)
    await page.getByRole('button', { name: 'Annuleren' }).click()
    await expect(page.getByText('Verzenden gestopt.')).toBeVisible()
    await speedUp()
    await send.click()
    await expect(page).toHaveURL(thanks)
    expect(await received('Tekort')).toBe(1)
  },
)

test(
  'a chosen file is named, can be removed, and is refused at once when it cannot be sent',
  { tag: '@night' },
  async ({ page }) => {
    await openFilled(page, 'Gekozen')
    const input = page.locator('input[name="resume"]')
    await input.setInputFiles(resume(240_000))
    await expect(page.getByText('240 kB')).toBeVisible()
    await page.getByRole('button', { name: 'Verwijder cv.pdf' }).press('Enter')
    await expect(input).toBeFocused()
    await expect(input).toHaveValue('')
    await expect(page.getByText('240 kB')).toHaveCount(0)
    const error = page.locator('.field__error')
    await input.setInputFiles(resume(5 * 1024 * 1024 + 1))
    await expect(error).toHaveText('Dit bestand is te groot: kies er een van hoogstens 5 MB')
    await expect(input).toHaveAccessibleDescription(/te groot/)
    await input.setInputFiles(resume(1000, 'portfolio.pages'))
    await expect(error).toHaveText('Kies een bestand van deze soort: .pdf, .docx, .odt')
    await expect(page.getByText('1 kB, wordt niet verstuurd')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await input.setInputFiles(resume(1000))
    await expect(error).toHaveCount(0)
  },
)
