import { expect, type Page, test } from '@playwright/test'
import { openPage } from '#tests/support/pages/open-page.ts'

type Directive = (
  load: () => Promise<() => Promise<void>>,
  options: { value?: unknown },
  island: Element,
) => void

declare global {
  interface Window {
    Astro: { touch: Directive }
    heard: string[]
    /** Lets the island's files load, or fail. */
    arrive: (isThere: boolean) => void
  }
}

/** Adds an island to the home page that records clicks, keys and forms once it is hydrated. */
async function addIsland(page: Page, value?: string): Promise<void> {
  await openPage(page, '/nl/?from=mail')
  await page.waitForFunction(() => typeof window.Astro?.touch === 'function')
  await page.evaluate((value) => {
    window.heard = []
    const island = document.createElement('div')
    island.id = 'island'
    island.setAttribute('ssr', '')
    island.innerHTML = `
      <button type="button">Press</button><a href="#plain">Plain</a><a href="#held" data-replay>Held</a>
      <input aria-label="Field" data-replay="ArrowDown"><select aria-label="Choice"><option>One<option>Two</select><form data-replay action="#sent"><button>Send</button></form>`
    document.querySelector('main')?.prepend(island)
    const arrival = new Promise<boolean>((resolve) => (window.arrive = resolve))
    const load = async () => {
      window.heard.push('load')
      const isThere = await arrival
      return async () => {
        if (!isThere) return
        island.removeAttribute('ssr')
        for (const type of ['click', 'keydown', 'submit']) {
          island.addEventListener(type, (event) => {
            const { target } = event
            const name = target instanceof HTMLElement ? target.textContent || target.ariaLabel : ''
            window.heard.push(`${type} ${name}`)
            if (target instanceof Element && target.matches('[data-replay]')) event.preventDefault()
          })
        }
      }
    }
    window.Astro.touch(load, { value }, island)
  }, value)
}

const heard = (page: Page) => page.evaluate(() => window.heard.filter((what) => what !== 'load'))
const loads = (page: Page) => page.evaluate(() => window.heard.filter((what) => what === 'load').length)
const arrive = (page: Page, isThere: boolean) => page.evaluate((is) => window.arrive(is), isThere)

test('each click before hydration counts once, in order, and so do later ones', async ({ page }) => {
  await addIsland(page)
  const button = page.getByRole('button', { name: 'Press' })
  await button.click()
  await button.click()
  await page.getByRole('link', { name: 'Held' }).click()
  expect(await heard(page)).toEqual([])
  await arrive(page, true)
  await expect.poll(() => heard(page)).toEqual(['click Press', 'click Press', 'click Held'])
  await button.click()
  expect(await heard(page)).toEqual(['click Press', 'click Press', 'click Held', 'click Press'])
  expect(page.url()).not.toContain('#held')
  expect(await loads(page)).toBeLessThanOrEqual(2)
})

test('keys that a field names in [data-replay], and a [data-replay] form, are replayed', async ({ page }) => {
  await addIsland(page)
  await page.getByLabel('Field').press('ArrowDown')
  await page.getByRole('button', { name: 'Send' }).click()
  await arrive(page, true)
  await expect.poll(() => heard(page)).toEqual(['keydown Field', 'click Send', 'submit Send'])
})

test('native behaviour is not delayed', async ({ page }) => {
  await addIsland(page)
  await page.getByLabel('Field').fill('Hof')
  await page.getByRole('link', { name: 'Plain' }).click()
  expect(page.url()).toContain('#plain')
  await expect(page.getByLabel('Field')).toHaveValue('Hof')
})

test('a field that is set without focus, as by voice control, hydrates the island and keeps its value', async ({
  page,
}) => {
  await addIsland(page)
  // Sets the value with `input` and `change` events, without focus or click.
  await page.getByLabel('Choice').selectOption('Two')
  expect(await loads(page)).toBe(1)
  await arrive(page, true)
  await expect(page.locator('#island')).not.toHaveAttribute('ssr')
  await expect(page.getByLabel('Choice')).toHaveValue('Two')
  expect(await heard(page)).toEqual([])
})

test('a click with a modifier key is left to the browser', async ({ page, context }) => {
  await addIsland(page)
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Held' }).click({ modifiers: ['ControlOrMeta'] })
  await (await opened).waitForURL('**#held')
  await arrive(page, true)
  await expect(page.locator('#island')).not.toHaveAttribute('ssr')
  expect(await heard(page)).toEqual([])
})

test('when the files cannot be loaded, [data-replay] links and forms work natively', async ({ page }) => {
  await addIsland(page)
  await page.getByRole('link', { name: 'Held' }).click()
  expect(page.url()).not.toContain('#held')
  await arrive(page, false)
  await page.waitForURL('**#held')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.waitForURL('**/nl/?#sent')
})

test('with "query" it hydrates at once when the address has a query, with "now" always', async ({ page }) => {
  await addIsland(page)
  expect(await loads(page)).toBe(0)
  await addIsland(page, 'query')
  expect(await loads(page)).toBe(1)
  await addIsland(page, 'now')
  expect(await loads(page)).toBe(1)
})
