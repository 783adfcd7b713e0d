import { expect, type Page, test } from '@playwright/test'
import { formOn, type Person, personNamed, sendButton } from '#tests/support/forms/fill-form.ts'
import { arrivedAt, type FormPage, formPage } from '#tests/support/forms/form-page.ts'
import { openForm } from '#tests/support/forms/open-form.ts'
import { requestsOf } from '#tests/support/forms/stored-requests.ts'
import { tabTo } from '#tests/support/pages/keyboard.ts'
import { serveSiteWithService, type SiteWithService } from '#tests/support/sites/site-with-service.ts'

let site: SiteWithService

test.beforeAll(async () => {
  site = await serveSiteWithService()
})
test.afterAll(async () => site.close())

/** Types into text fields in the order in which Tab reaches them. */
async function type(page: Page, shown: FormPage, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) {
    await tabTo(page, formOn(page, shown).locator(`[name="${name}"]`))
    await page.keyboard.type(text)
  }
}

async function agree(page: Page, shown: FormPage): Promise<void> {
  for (const { name } of shown.form.agreements) {
    await tabTo(page, formOn(page, shown).locator(`[name="${name}"]`))
    await page.keyboard.press('Space')
  }
}

const textsOf = ({ name, email }: Person) => ({
  firstName: 'Noor',
  lastName: name,
  email,
  phone: '0470 12 34 56',
})

/** Returns the next day, some days from now, whose number is that of its month, as it is typed. */
function sameDayAndMonth(): string {
  const days = Array.from({ length: 80 }, (_, ahead) =>
    new Date(Date.now() + (ahead + 3) * 86_400_000).toISOString().slice(0, 10).split('-'),
  )
  const [year, month] = days.find(([, month, day]) => month === day) ?? []
  return `${month}${month}${year}`
}

test('by keyboard alone, a visit is booked at a moment, after a mistake', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const shown = formPage('request-visit', 'nl')
  const person = personNamed('Toets')
  await openForm(page, site, shown)
  const { phone, ...rest } = textsOf(person)
  await type(page, shown, { ...rest, phone: '0470 12' })
  await tabTo(page, formOn(page, shown).locator('.slot input:enabled').first())
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await agree(page, shown)
  await tabTo(page, sendButton(page, shown))
  await page.keyboard.press('Enter')
  const box = page.getByRole('alert')
  await expect(box).toBeFocused()
  await tabTo(page, box.getByRole('link'))
  await page.keyboard.press('Enter')
  const input = formOn(page, shown).locator('[name="phone"]')
  await expect(input).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(phone)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(arrivedAt(shown))
  expect(requestsOf(site, person)).toHaveLength(1)
})

test(
  'by keyboard alone, a job is applied for with a file that was chosen twice',
  { tag: '@night' },
  async ({ page }) => {
    const shown = formPage('job-contact', 'nl')
    const person = personNamed('Cv')
    await openForm(page, site, shown)
    await tabTo(page, formOn(page, shown).locator('[name="vacancy"]'))
    await page.keyboard.press('ArrowDown')
    await type(page, shown, { ...textsOf(person), motivation: 'Omdat ik elk dorp ken.' })
    const input = formOn(page, shown).locator('[name="resume"]')
    // Otherwise the browser's own dialog may open before the test waits for it.
    page.on('filechooser', () => {})
    await tabTo(page, input)
    for (const name of ['oud.pdf', 'cv.pdf']) {
      const chooser = page.waitForEvent('filechooser')
      await page.keyboard.press('Space')
      const file = { name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }
      await (await chooser).setFiles(file)
      const remove = page.getByRole('button', { name: `Verwijder ${name}` })
      await tabTo(page, remove)
      if (name === 'cv.pdf') break
      await page.keyboard.press('Enter')
      await expect(input).toBeFocused()
    }
    await agree(page, shown)
    await tabTo(page, sendButton(page, shown))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(arrivedAt(shown))
    expect(requestsOf(site, person)).toHaveLength(1)
  },
)

test(
  'by keyboard alone, an offer is made, read back, changed and confirmed',
  { tag: '@night' },
  async ({ page }) => {
    const shown = formPage('purchase-offer', 'nl')
    const person = personNamed('Bod')
    await openForm(page, site, shown)
    await type(page, shown, { amount: '350000' })
    await tabTo(page, formOn(page, shown).locator('[name="validUntil"]'))
    // The order of day and month is the browser's.
    await page.keyboard.type(sameDayAndMonth())
    await tabTo(page, formOn(page, shown).locator('[name="validUntilTime"]'))
    await page.keyboard.press('ArrowDown')
    await type(page, shown, textsOf(person))
    await type(page, shown, { street: 'Dorpsstraat', houseNumber: '12', zip: '9290', city: 'Berlare' })
    await agree(page, shown)
    await tabTo(page, sendButton(page, shown))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nog één stap')
    await tabTo(page, page.getByRole('button', { name: 'Antwoorden wijzigen' }))
    await page.keyboard.press('Enter')
    const amount = formOn(page, shown).locator('[name="amount"]')
    await expect(amount).toHaveValue('350000')
    await tabTo(page, amount)
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('355000')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('definition').filter({ hasText: '355.000' })).toBeVisible()
    // A person needs longer than a robot.
    await page.waitForTimeout(1600)
    await tabTo(page, page.getByRole('button', { name: 'Bevestig en verstuur' }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(arrivedAt(shown))
    expect(requestsOf(site, person)).toHaveLength(1)
  },
)
