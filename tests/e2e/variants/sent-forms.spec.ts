import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { listen } from '#scripts/server/listen.ts'
import { allFeatures, formsPort } from '#tests/support/sites/all-features.ts'
import { serveVariant, type VariantSite } from '#tests/support/sites/variant-site.ts'
import { closedAnnouncement, refusal } from '#tests/support/pages/visitor.ts'

// One worker: the endpoint has one port.
test.describe.configure({ mode: 'default' })

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
    await page.goto(`${site.origin}/nl/bezoek-plannen/`)
    await page.getByLabel('Over welk pand gaat het?').fill('2417')
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
      property: '2417',
      firstName: 'Noor',
      lastName: 'D’Hondt & Zn',
      email: 'noor@voorbeeld.be',
      phone: '0470 12 34 56',
      remark: '',
      privacy: 'on',
      trap: '',
    })
  })

  test('a form with a missing answer is not sent', async ({ page }) => {
    await page.goto(`${site.origin}/nl/bezoek-plannen/`)
    await page.getByRole('button', { name: 'Vraag het bezoek aan' }).click()
    await expect(page.getByLabel('Over welk pand gaat het?')).toBeFocused()
    expect(received).toEqual([])
  })
})

for (const width of [390, 1280]) {
  test(`a form that is sent is accessible and fits at ${width} px`, async ({ page }) => {
    await page.addInitScript(closedAnnouncement)
    await page.addInitScript((kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
    }, refusal)
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${site.origin}/nl/bezoek-plannen/`)
    await expect(page.getByRole('textbox', { name: 'Laat dit veld leeg' })).not.toBeInViewport()
    const { violations } = await new AxeBuilder({ page }).include('main').analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
}
