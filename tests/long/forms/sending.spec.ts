import { expect, type Page, type Route, test } from '@playwright/test'
import { findViolations } from '#tests/support/pages/check-page.ts'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { findListing } from '#tests/support/catalogue/find-listing.ts'
import { refusal } from '#tests/support/pages/visitor.ts'
import { serveSiteWithService, type SiteWithService } from '#tests/support/sites/site-with-service.ts'

const form = '/nl/bel-mij-terug/'
const button = 'Laat me terugbellen'
const thanks = /\/nl\/bedankt\/contact-me\/$/

let site: SiteWithService

test.beforeAll(async () => {
  site = await serveSiteWithService()
})
test.afterAll(async () => site.close())

/** Opens a form as a visitor who has refused consent. */
async function open(page: Page, path = form): Promise<void> {
  await page.addInitScript((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
  }, refusal)
  await page.goto(`${site.origin}${path}`)
}

async function fill(page: Page, name: string): Promise<void> {
  await page.getByLabel('Voornaam').fill('Noor')
  await page.getByLabel('Naam', { exact: true }).fill(name)
  await page.getByLabel('Telefoon').fill('0470 12 34 56')
  await page.getByLabel(/privacyverklaring/).check()
  await expect(page.locator('form.form')).toHaveAttribute('novalidate')
}

/** Takes a moment in another window, without script. */
async function take(other: Page, moment: string): Promise<void> {
  await other.route('**/*.js', (route) => route.abort())
  await other.goto(`${site.origin}/nl/bezoek-plannen/?property=2442`)
  await other.getByLabel('Voornaam').fill('Tweede')
  await other.getByLabel('Naam', { exact: true }).fill('Peeters')
  await other.getByLabel('E-mailadres').fill('tweede@voorbeeld.be')
  await other.getByLabel('Telefoon').fill('0472 12 34 56')
  await other.getByLabel(/privacyverklaring/).check()
  await other.getByRole('button', { name: 'Vraag het bezoek aan' }).click()
  await other.locator(`input[value="${moment}"]`).check()
  // A person needs longer than a robot.
  await other.waitForTimeout(1600)
  await other.getByRole('button', { name: 'Bevestig en verstuur' }).click()
  await expect(other).toHaveURL(/appointment/)
  await other.close()
}

/** How many requests the agency got from somebody. */
async function received(name: string): Promise<number> {
  const mails = await site.mails()
  return mails.filter((mail) => mail.includes(name)).length
}

/** How many requests of somebody are stored. */
function stored(name: string): number {
  const database = new DatabaseSync(join(site.dir, 'service.sqlite'), { readOnly: true })
  const rows = database.prepare('select id from submission where payload like ?').all(`%"${name}"%`)
  database.close()
  return rows.length
}

test('a form is sent once and leads to its thank-you page', async ({ page }) => {
  await open(page)
  await fill(page, 'Eenmaal')
  const send = page.getByRole('button', { name: button })
  await send.dblclick()
  await expect(page).toHaveURL(thanks)
  await expect.poll(() => received('Eenmaal')).toBe(1)
  await page.goto(`${site.origin}${form}`)
  await expect(page.getByLabel('Voornaam')).toHaveValue('')
})

test('while the line is lost the answers are kept, and sent once when it is back', async ({
  page,
  context,
}) => {
  await open(page)
  await fill(page, 'Verbroken')
  await context.setOffline(true)
  await page.getByRole('button', { name: button }).click()
  await expect(page.getByRole('heading', { name: /Geen verbinding/ })).toBeVisible()
  await expect(page.locator('.notice a[href^="tel:"]')).toBeVisible()
  await expect(page.getByLabel('Voornaam')).toHaveValue('Noor')
  expect(await findViolations(page, ['main'])).toEqual([])
  expect(await received('Verbroken')).toBe(0)
  await context.setOffline(false)
  await expect(page).toHaveURL(thanks)
  await expect.poll(() => received('Verbroken')).toBe(1)
})

test('a visit is booked by keyboard; who comes second for the moment gets the nearest free one', async ({
  page,
}) => {
  const moments = page.getByRole('group', { name: 'Welk moment past u?' })
  const send = page.getByRole('button', { name: 'Vraag het bezoek aan' })
  const fillVisit = async (name: string): Promise<void> => {
    await open(page, '/nl/bezoek-plannen/?property=2442')
    await page.getByLabel('Voornaam').fill(name)
    await page.getByLabel('Naam', { exact: true }).fill('Peeters')
    await page.getByLabel('E-mailadres').fill(`${name.toLowerCase()}@voorbeeld.be`)
    await page.getByLabel('Telefoon').fill(name === 'Eerste' ? '0470 12 34 56' : '0471 12 34 56')
    await page.getByLabel(/privacyverklaring/).check()
    await expect(moments.getByRole('radio').first()).toBeVisible()
  }
  const choose = async (): Promise<string> => {
    const day = moments.getByRole('group').nth(1)
    await day.getByRole('radio').first().focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    return (await moments.locator('input:checked').getAttribute('value')) ?? ''
  }
  await fillVisit('Eerste')
  await choose()
  expect(await findViolations(page, ['main'])).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/forms\/nl\/appointment\/[\w-]+\?booked$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bedankt. Uw bezoek ligt vast')
  await expect.poll(() => received('Eerste')).toBeGreaterThan(0)
  // The office has two seats at a time: the second visitor takes the last one, the third is too late.
  const late = await page.context().newPage()
  await fillVisit('Derde')
  const wanted = await choose()
  await take(late, wanted)
  await send.click()
  await expect(page.getByRole('alert')).toContainText('Net te laat: dat moment is volzet')
  await expect(moments.locator(`input[value="${wanted}"]`)).toBeDisabled()
  await expect(moments.locator('input:checked')).toBeEnabled()
  await send.click()
  await expect(page).toHaveURL(/appointment/)
})

for (const lost of ['while it is under way', 'after it was told'])
  test(`a visit whose answer is lost is booked once, reloaded ${lost}`, async ({ page }) => {
    const name = `Herladen ${lost.length}`
    const moments = page.getByRole('group', { name: 'Welk moment past u?' })
    await open(page, '/nl/bezoek-plannen/?property=2442')
    await page.getByLabel('Voornaam').fill(name)
    await page.getByLabel('Naam', { exact: true }).fill('Peeters')
    await page.getByLabel('E-mailadres').fill(`herladen${lost.length}@voorbeeld.be`)
    await page.getByLabel('Telefoon').fill(`047${lost.length % 10} 98 76 54`)
    await page.getByLabel(/privacyverklaring/).check()
    await moments.locator('input:enabled').nth(4).check()
    const send = page.getByRole('button', { name: 'Vraag het bezoek aan' })
    let isLost = true
    await page.route('**/forms/nl/request-visit', async (route) => {
      if (!isLost || route.request().method() !== 'POST') return await route.continue()
      await route.fetch()
      if (lost === 'after it was told') await route.abort()
    })
    await send.click()
    await expect.poll(() => received(name)).toBeGreaterThan(0)
    if (lost === 'after it was told') await expect(page.getByRole('alert')).toBeVisible()
    isLost = false
    await page.reload()
    if (lost === 'after it was told') {
      // The moment is full by now, and it is still theirs to send.
      await expect(moments.locator('input:checked')).toBeEnabled()
      await send.click()
    }
    await expect(page).toHaveURL(/appointment\/[\w-]+\?booked$/)
    expect(stored(name)).toBe(1)
  })

test('documents that were requested before lead to the page that says so', async ({ page }) => {
  for (const heading of ['Bedankt', 'U vroeg deze documenten al aan.']) {
    await open(page, '/nl/documenten-aanvragen/?property=2442')
    await page.getByLabel('Voornaam').fill('Noor')
    await page.getByLabel('Naam', { exact: true }).fill('Tweemaal')
    await page.getByLabel('E-mailadres').fill('noor@voorbeeld.be')
    await page.getByLabel(/privacyverklaring/).check()
    await expect(page.locator('form.form')).toHaveAttribute('novalidate')
    await page.getByRole('button', { name: 'Vraag de documenten aan' }).click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
  expect(await findViolations(page, ['main'])).toEqual([])
})

test('an answer that is lost on its way back makes no second request', async ({ page }) => {
  await open(page)
  await fill(page, 'Dubbel')
  let tries = 0
  await page.route('**/forms/nl/contact-me', async (route) => {
    tries += 1
    await route.fetch()
    await (tries === 1 ? route.abort() : route.continue())
  })
  await page.getByRole('button', { name: button }).click()
  await expect(page).toHaveURL(thanks)
  expect(tries).toBe(2)
  await expect.poll(() => received('Dubbel')).toBe(1)
})

test('a form that the service cannot store says so, keeps its answers, and can be sent again', async ({
  page,
}) => {
  await open(page)
  await fill(page, 'Gefaald')
  const database = new DatabaseSync(join(site.dir, 'service.sqlite'))
  database.exec('alter table submission rename to away')
  const send = page.getByRole('button', { name: button })
  await send.click()
  await expect(page.getByRole('alert').getByRole('heading')).toHaveText(/niet bij ons aangekomen/)
  await expect(page.getByLabel('Voornaam')).toHaveValue('Noor')
  expect(await findViolations(page, ['main'])).toEqual([])
  database.exec('alter table away rename to submission')
  database.close()
  await page.getByRole('button', { name: 'Probeer opnieuw' }).click()
  await expect(page).toHaveURL(thanks)
  await expect.poll(() => received('Gefaald')).toBe(1)
})

for (const [what, answer] of [
  ['fails', (route: Route) => route.fulfill({ status: 500, body: 'away' })],
  ['is blocked', (route: Route) => route.abort()],
] as const)
  test(`where the challenge ${what}, the browser posts the form, which asks to confirm it`, async ({
    page,
  }) => {
    await page.route('**/forms/challenge/*', answer)
    await open(page)
    await fill(page, `Bewijsloos ${what}`)
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nog één stap')
    // A person needs longer than a robot.
    await page.waitForTimeout(1600)
    await page.getByRole('button', { name: 'Bevestig en verstuur' }).click()
    await expect(page).toHaveURL(thanks)
    await expect.poll(() => received(`Bewijsloos ${what}`)).toBe(1)
  })

test('a service that cannot be reached is said to a device that is online, with ways to reach the agency', async ({
  page,
}) => {
  await open(page)
  await fill(page, 'Onbereikbaar')
  await page.route('**/forms/**', (route) => route.abort())
  await page.getByRole('button', { name: button }).click()
  const alert = page.getByRole('alert')
  await expect(alert.getByRole('heading')).toHaveText(/niet bij ons aangekomen/)
  await expect(alert.locator('a[href^="tel:"]')).toBeVisible()
  await expect(alert.locator('a[href^="mailto:"]')).toBeVisible()
  await expect(page.getByLabel('Naam', { exact: true })).toHaveValue('Onbereikbaar')
  await page.unroute('**/forms/**')
  await page.getByRole('button', { name: 'Probeer opnieuw' }).click()
  await expect(page).toHaveURL(thanks)
  await expect.poll(() => received('Onbereikbaar')).toBe(1)
})

test('a form with a file whose service cannot be reached says so too', async ({ page }) => {
  await open(page, '/nl/solliciteren/')
  await fill(page, 'Kandidaat')
  await page.getByLabel('E-mailadres').fill('noor@voorbeeld.be')
  await page.getByLabel('Waarom wilt u bij ons werken?').fill('Omdat ik elk dorp ken.')
  await page
    .locator('input[name="resume"]')
    .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
  await page.route('**/forms/**', (route) => route.abort())
  await page.getByRole('button', { name: 'Solliciteer' }).click()
  await expect(page.getByRole('alert').locator('a[href^="tel:"]')).toBeVisible()
})

test('moments that cannot be loaded are said, and asked for again', async ({ page }) => {
  await page.route('**/forms/*/slots/**', (route) => route.fulfill({ status: 503, json: { code: 'later' } }))
  await open(page, '/nl/bezoek-plannen/?property=2442')
  await page.getByLabel('Voornaam').fill('Noor')
  const moments = page.getByRole('group', { name: 'Welk moment past u?' })
  await expect(moments).toContainText(/kunnen nu niet getoond worden\..* bel ons op 0/)
  await page.unroute('**/forms/*/slots/**')
  await moments.getByRole('button', { name: 'Probeer opnieuw' }).click()
  await expect(moments.getByRole('radio').first()).toBeVisible()
})

test('who leaves a half-filled form and comes back finds the answers', async ({ page }) => {
  await open(page)
  await fill(page, 'Teruggekomen')
  await page.goto(`${site.origin}/nl/`)
  await page.goto(`${site.origin}${form}`)
  await expect(page.getByLabel('Naam', { exact: true })).toHaveValue('Teruggekomen')
  await expect(page.getByLabel(/privacyverklaring/)).toBeChecked()
})

test('a CV arrives as an attachment; another file is refused before it is sent', async ({ page }) => {
  await open(page, '/nl/solliciteren/')
  await fill(page, 'Sollicitant')
  await page.getByLabel('E-mailadres').fill('noor@voorbeeld.be')
  await page.getByLabel('Waarom wilt u bij ons werken?').fill('Omdat ik elk dorp ken.')
  const resume = page.locator('input[name="resume"]')
  await resume.setInputFiles({ name: 'cv.exe', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
  const send = page.getByRole('button', { name: 'Solliciteer' })
  await send.click()
  // The error appears when the file is chosen, the box above the form once the press is answered.
  await expect(page.locator('.field__error')).toHaveText('Kies een bestand van deze soort: .pdf, .docx, .odt')
  await expect(page.getByRole('alert')).toBeFocused()
  await resume.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
  await send.click()
  await expect(page).toHaveURL(/\/nl\/bedankt\/job-contact\/$/)
  await expect
    .poll(async () => (await site.mails()).filter((mail) => mail.includes('filename=cv.pdf')).length)
    .toBe(1)
})

for (const width of [390, 1280])
  test(`the page of a refused form is accessible and fits at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/nl/bezoek-plannen/?property=2442')
    const answer = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.locator('form.form').evaluate((element) => {
      if (element instanceof HTMLFormElement) element.submit()
    })
    expect((await answer).headers()['content-security-policy']).toContain("default-src 'none'")
    await expect(page).toHaveTitle(/^Fout: /)
    expect(await findViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a refused form keeps its answers and its home, and arrives once it is right', async ({ page }) => {
    const listing = findListing(/property=\d+/, { lacks: /class="strip__flag"/ })
    const id = listing.split('/').at(-2)
    await page.goto(`${site.origin}/nl/info-aanvragen/?property=${id}`)
    await page.getByLabel('Voornaam').fill('Noor')
    await page.getByLabel('Naam', { exact: true }).fill('Scriptloos')
    await page.getByLabel('E-mailadres').fill('noor@voorbeeld.be')
    await page.getByLabel('Telefoon').fill('0470 12')
    await page.getByLabel('Uw bericht').fill('Is de zolder droog?')
    await page.getByLabel(/privacyverklaring/).check()
    await page.getByRole('button', { name: 'Stel uw vraag' }).click()
    await expect(page).toHaveTitle(/^Fout: /)
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(
      page.getByRole('complementary', { name: 'Het pand' }).getByRole('link').first(),
    ).toHaveAttribute('href', new RegExp(`/${id}/$`))
    await expect(page.getByLabel('Naam', { exact: true })).toHaveValue('Scriptloos')
    await page.getByRole('textbox', { name: 'Telefoon' }).fill('0470 12 34 56')
    await page.getByRole('button', { name: 'Stel uw vraag' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nog één stap')
    await expect(page.getByRole('complementary', { name: 'Het pand' })).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: 'zolder' })).toBeVisible()
    // A button that is pressed at once asks again.
    await expect(async () => {
      await page.getByRole('button', { name: 'Bevestig en verstuur' }).click()
      await expect(page).toHaveURL(/\/nl\/bedankt\/request-info\/$/, { timeout: 500 })
    }).toPass()
    await expect
      .poll(async () => {
        const mails = (await site.mails()).filter((mail) => mail.includes(`/${id}/`))
        return new Set(mails.map((mail) => /^X-Receiver|^Reply-To: (.*)$/m.exec(mail)?.[1])).size
      })
      .toBe(2)
  })
})
