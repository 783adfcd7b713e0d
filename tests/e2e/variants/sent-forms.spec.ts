import { expect, type Page, test } from '@playwright/test'
import { checkLooks, findViolations } from '#tests/support/pages/check-page.ts'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileOfPath } from '#scripts/build/output/dist-files.ts'
import { hydratedScriptBudget, ownScriptBudget } from '#scripts/checks/built/budgets.ts'
import { listen } from '#scripts/server/listen.ts'
import { allFeatures, formsPort } from '#tests/support/sites/all-features.ts'
import { totalOf } from '#tests/support/pages/weigh-scripts.ts'
import { serveVariant, type VariantSite } from '#tests/support/sites/variant-site.ts'
import { closedAnnouncement, refusal } from '#tests/support/pages/visitor.ts'

/** Returns the address of a form with a home, as the page of one links to it; the form alone where none does. */
function aboutHome(form: string): string {
  const link = new RegExp(`${form}\\?property=\\d+`)
  const pages = site.routes.filter(({ kind }) => kind === 'property')
  const found = pages.map(
    ({ path }) => link.exec(readFileSync(join(site.out, fileOfPath(path)), 'utf8'))?.[0],
  )
  return found.find((path) => path !== undefined) ?? form
}

type Received = Readonly<{ path: string; type: string; body: string }>

let site: VariantSite
const received: Received[] = []
const endpoint = createServer((request, response) => {
  void answer(request, response)
})

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { url = '', headers } = request
  received.push({ path: url, type: headers['content-type'] ?? '', body: await text(request) })
  response.writeHead(303, { location: `${site.origin}/nl/` }).end()
}

test.beforeAll(async () => {
  site = await serveVariant(allFeatures)
  await listen(endpoint, formsPort)
})
test.afterAll(() => {
  endpoint.closeAllConnections()
  endpoint.close()
  site.close()
})
test.beforeEach(() => {
  received.length = 0
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a visit request arrives with every answer', async ({ page }) => {
    await page.goto(`${site.origin}${aboutHome('/nl/bezoek-plannen/')}`)
    await page.getByLabel('Voornaam').fill('Noor')
    await page.getByLabel('Naam', { exact: true }).fill('D’Hondt & Zn')
    await page.getByLabel('E-mailadres').fill('noor@voorbeeld.be')
    await page.getByLabel('Telefoon').fill('0470 12 34 56')
    await page.getByLabel(/privacyverklaring/).check()
    await page.getByRole('button', { name: 'Vraag het bezoek aan' }).click()
    await expect(page).toHaveURL(`${site.origin}/nl/`)
    expect(received.map(({ path, type }) => [path, type])).toEqual([
      ['/forms/nl/request-visit', 'application/x-www-form-urlencoded'],
    ])
    expect(Object.fromEntries(new URLSearchParams(received[0]?.body))).toEqual({
      // The service reads it from the address of the page.
      subject: '',
      firstName: 'Noor',
      lastName: 'D’Hondt & Zn',
      email: 'noor@voorbeeld.be',
      phone: '0470 12 34 56',
      remark: '',
      privacy: 'on',
      trap: '',
    })
  })

  test('a form with a missing answer is not sent', { tag: '@night' }, async ({ page }) => {
    await page.goto(`${site.origin}${aboutHome('/nl/bezoek-plannen/')}`)
    await page.getByRole('button', { name: 'Vraag het bezoek aan' }).click()
    await expect(page.getByLabel('Voornaam')).toBeFocused()
    expect(received).toEqual([])
  })
})

/** Opens a form as a visitor who has refused consent and closed the announcement, which would cover it. */
async function open(page: Page, path: string): Promise<void> {
  await page.addInitScript(closedAnnouncement)
  await page.addInitScript((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
  }, refusal)
  await page.goto(`${site.origin}${path}`)
}

test('what is missing is named above the form and at each field, and every line leads to its field', async ({
  page,
}) => {
  await open(page, aboutHome('/nl/bezoek-plannen/'))
  await page.getByLabel('Voornaam').fill('Noor')
  await page.getByLabel('Telefoon').fill('0470 12')
  await expect(page.locator('form.form')).toHaveAttribute('novalidate')
  await expect(page.locator('.field__error')).toHaveCount(0)
  await page.getByRole('button', { name: 'Vraag het bezoek aan' }).press('Enter')
  const box = page.getByRole('alert')
  await expect(box).toBeFocused()
  await expect(page).toHaveTitle(/^Fout: /)
  await expect(box.getByRole('heading')).toHaveText('Kijk 3 velden na')
  await expect(page.locator('.field__error')).toHaveCount(3)
  await expect(page.getByLabel('Voornaam')).toHaveValue('Noor')
  await box.getByRole('link', { name: /telefoonnummer/ }).press('Enter')
  const phone = page.getByRole('textbox', { name: 'Telefoon' })
  await expect(phone).toBeFocused()
  await expect(phone).toHaveAccessibleDescription(/0470 12 34 56/)
  await phone.fill('0470 12 34 56')
  await expect(page.locator('.field__error')).toHaveCount(3)
  await phone.blur()
  await expect(page.locator('.field__error')).toHaveCount(2)
  await expect(box.getByRole('heading')).toHaveText('Kijk 2 velden na')
  await expect(page).toHaveTitle(/^Fout: (?!Fout)/)
  expect(await findViolations(page, ['main'])).toEqual([])
  expect(received).toEqual([])
})

for (const [kind, path] of [
  ['a form', '/nl/bezoek-plannen/'],
  ['a form in steps', '/nl/kandidatuur-huur/'],
  ['a form that asks for towns', '/nl/vip-mailing/'],
  ['a form with a file', '/nl/solliciteren/'],
  ['a form that is said back', '/nl/bod-uitbrengen/'],
] as const)
  test(
    `${kind} loads no framework at rest, and little script once it is touched`,
    { tag: kind === 'a form' ? [] : '@night' },
    async ({ page }) => {
      const scripts = new Set<string>()
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.add(request.url())
      })
      await open(page, path)
      await page.waitForLoadState('networkidle')
      expect(await totalOf(scripts)).toBeLessThanOrEqual(ownScriptBudget)
      await open(page, aboutHome(path))
      await page.getByLabel('E-mailadres').focus()
      await expect(page.locator('form.form')).toHaveAttribute('novalidate')
      await page.waitForLoadState('networkidle')
      const woken = await totalOf(scripts)
      test.info().annotations.push({ type: 'bytes', description: String(woken) })
      expect(woken, 'not hydrated').toBeGreaterThan(50_000)
      expect(woken).toBeLessThanOrEqual(hydratedScriptBudget)
    },
  )

test('a form says in its own language what to correct', { tag: '@night' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, aboutHome('/de/besichtigung-anfragen/'))
  const form = page.locator('form.form')
  await form.locator('input[name="firstName"]').focus()
  await expect(form).toHaveAttribute('novalidate')
  await form.getByRole('button').click()
  await expect(page.getByRole('alert').getByRole('heading')).toHaveText('Prüfen Sie 4 Felder')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('a form that is sent is accessible and fits', { tag: '@night' }, async ({ page }) => {
  await open(page, aboutHome('/nl/bezoek-plannen/'))
  await expect(page.getByRole('textbox', { name: 'Laat dit veld leeg' })).not.toBeInViewport()
  await checkLooks(page, 'sent form', ['main'])
})
