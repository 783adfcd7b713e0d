import { type Browser, expect, type Page, test } from '@playwright/test'
import { type DeskPerson, type DeskSite, enterDesk, serveDesk } from '#tests/support/sites/desk-site.ts'

test.describe.configure({ mode: 'default', timeout: 300_000 })

/** The browser of each, which runs no script of the site. */
const pages = new Map<DeskPerson, Page>()
let site: DeskSite

test.beforeAll(async ({ browser }) => {
  test.setTimeout(300_000)
  site = await serveDesk()
  await site.receive(40)
  for (const who of ['lotte', 'noor', 'wannes'] as const) pages.set(who, await signedIn(browser, who))
})
test.afterAll(async () => site.close())

async function signedIn(browser: Browser, who: DeskPerson): Promise<Page> {
  const viewport = { width: 1280, height: 900 }
  const context = await browser.newContext({ javaScriptEnabled: false, viewport })
  const page = await context.newPage()
  await enterDesk(page, site, who)
  return page
}

function pageOf(who: DeskPerson): Page {
  const page = pages.get(who)
  if (page === undefined) throw new Error(`${who} has not signed in`)
  return page
}

/** Opens a page of the desk with all that is folded away. */
async function open(page: Page, path: string): Promise<void> {
  const response = await page.goto(new URL(path, `${site.origin}/desk/nl/`).href)
  expect(response?.status(), path).toBe(200)
  await page.evaluate(() => {
    for (const folded of document.querySelectorAll('details')) folded.open = true
  })
}

/** Fills in the form of an act on the page that is open, presses its button, and expects the bar that says what was done. */
async function press(
  page: Page,
  act: string,
  typed: Readonly<Record<string, string | number | true>> = {},
  label?: string,
): Promise<void> {
  const form = page.locator(`form[action$="${act}"], form:has([formaction$="${act}"])`).first()
  for (const [name, value] of Object.entries(typed)) {
    const control = form.locator(`[name="${name}"]`).first()
    const isRadio = (await control.getAttribute('type')) === 'radio'
    if (isRadio) await form.locator(`[name="${name}"][value="${value}"]`).setChecked(true, { force: true })
    else if (name === 'agent') await control.selectOption({ label: String(value) })
    else if (typeof value === 'number') await control.selectOption({ index: value })
    else if (value === true) await control.setChecked(true, { force: true })
    else await control.fill(value)
  }
  const own = form.locator(`[formaction$="${act}"]`)
  const usual = form.locator('button:not([formaction], [name="do"])')
  const named = label === undefined ? usual : form.getByRole('button', { name: label })
  await ((await own.count()) > 0 ? own : named).first().click()
  await expect(page.locator('.done-bar output'), act).not.toBeEmpty()
}

/** Opens the newest request by a form, and returns its path. */
async function openRequest(page: Page, form: string): Promise<string> {
  await open(page, `requests?who=all&state=all&sort=newest&form=${form}`)
  const path = await page.locator('main tbody th a').first().getAttribute('href')
  await open(page, path ?? '')
  return new URL(page.url()).pathname
}

/** Returns the day that many days from now. */
function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

test('a request is taken, noted about, called about, answered, given away, hidden, done and put back', async () => {
  const page = pageOf('lotte')
  const path = await openRequest(page, 'site-contact')
  await press(page, '/take')
  for (const [act, typed] of [
    ['/note', { note: 'Belt na 18 uur.' }],
    ['/called', { note: 'Wil een ander uur.' }],
    ['/no-answer', {}],
    ['/wait', { until: inDays(3) }],
    ['/assign', { agent: 'Noor Van Acker' }],
    ['/done', {}],
  ] as const) {
    await open(page, path)
    await press(page, act, typed)
  }
  await press(page, '/put-back')
  await open(page, `${path}/answer`)
  await press(page, '/answer', { subject: 'Uw vraag', text: 'Dag. Dat kan.' })
  await open(page, 'requests?who=all')
  await press(page, '/bulk', { id: true }, 'Zet op klaar')
  await press(page, '/bulk')
  await open(page, 'requests/new')
  await press(page, '/requests/new', { name: 'Dirk Roels', phone: '0470 12 34 56', about: 'question' })
})

test('an agent of another office finds nothing of what a manager reaches by number', async () => {
  const page = pageOf('lotte')
  await open(page, 'requests?who=berlare&state=all')
  const links = async (of: Page): Promise<readonly string[]> =>
    await of
      .locator('main tbody th a')
      .evaluateAll((all) =>
        all.map((link) => new URL(link.getAttribute('href') ?? '', location.href).pathname),
      )
  const paths = await links(page)
  expect(paths.length).toBeGreaterThan(5)
  const wannes = pageOf('wannes')
  await open(wannes, 'requests?who=me&state=all')
  const own = await links(wannes)
  for (const path of paths.filter((each) => !own.includes(each)))
    expect.soft((await wannes.goto(`${site.origin}${path}`))?.status(), path).toBe(404)
})
