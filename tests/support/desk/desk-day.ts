import { type Browser, expect, type Page, test } from '@playwright/test'
import { type DeskPerson, type DeskSite, enterDesk, serveDesk } from '#tests/support/sites/desk-site.ts'

/** A desk with forty requests at which everybody has signed in. */
export type DeskDay = Readonly<{
  site: () => DeskSite
  /** The page of somebody, whose browser runs no script of the site. */
  pageOf: (who: DeskPerson) => Page
  /** Opens a page of the desk with all that is folded away. */
  open: (page: Page, path: string) => Promise<void>
  /** Opens the newest request by a form, and returns its path. */
  openRequest: (page: Page, form: string) => Promise<string>
}>

/** Serves a desk for the tests of a file, and signs three people in. */
export function useDeskDay(): DeskDay {
  const pages = new Map<DeskPerson, Page>()
  let served: DeskSite | undefined
  test.beforeAll(async ({ browser }) => {
    test.setTimeout(300_000)
    served = await serveDesk()
    await served.receive(40)
    for (const who of ['lotte', 'noor', 'wannes'] as const)
      pages.set(who, await signedIn(browser, served, who))
  })
  test.afterAll(async () => served?.close())
  const site = (): DeskSite => {
    if (served === undefined) throw new Error('the desk is not there')
    return served
  }
  const open: DeskDay['open'] = async (page, path) => {
    const response = await page.goto(new URL(path, `${site().origin}/desk/nl/`).href)
    expect(response?.status(), path).toBe(200)
    await page.evaluate(() => {
      for (const folded of document.querySelectorAll('details')) folded.open = true
    })
  }
  return {
    site,
    open,
    pageOf: (who) => {
      const page = pages.get(who)
      if (page === undefined) throw new Error(`${who} has not signed in`)
      return page
    },
    openRequest: async (page, form) => {
      await open(page, `requests?who=all&state=all&sort=newest&form=${form}`)
      const path = await page.locator('main tbody th a').first().getAttribute('href')
      await open(page, path ?? '')
      return new URL(page.url()).pathname
    },
  }
}

async function signedIn(browser: Browser, site: DeskSite, who: DeskPerson): Promise<Page> {
  const viewport = { width: 1280, height: 900 }
  const context = await browser.newContext({ javaScriptEnabled: false, viewport })
  const page = await context.newPage()
  // A control that is not there is said at once.
  page.setDefaultTimeout(20_000)
  await enterDesk(page, site, who)
  return page
}

/**
 * Fills in the form of an act on the page that is open, presses its button, and expects the bar that says what was done.
 * A number chooses from a menu by its index, `true` ticks.
 */
export async function press(
  page: Page,
  act: string,
  typed: Readonly<Record<string, string | number | true>> = {},
  label?: string,
): Promise<void> {
  const [asked] = Object.keys(typed)
  const forms = page.locator(`form[action$="${act}"], form:has([formaction$="${act}"])`)
  // The row of a table may have a form for the same act, which asks nothing.
  const form = (
    asked === undefined ? forms : forms.filter({ has: page.locator(`[name="${asked}"]`) })
  ).first()
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
