import { expect, type Page, test as fresh } from '@playwright/test'
import { shellStates } from '#tests/support/a11y/states/shell-states.ts'
import { searchStates } from '#tests/support/a11y/states/search-states.ts'
import { listingStates } from '#tests/support/a11y/states/listing-states.ts'
import { ownStates } from '#tests/support/a11y/states/kept-states.ts'
import { factStates, loadListingStates, pageStates } from '#tests/support/a11y/states/page-states.ts'
import { type State, type Width, widths } from '#tests/support/a11y/states/state.ts'
import { test } from '#tests/support/pages/one-visitor.ts'
import { checkPage, show } from '#tests/support/pages/check-page.ts'
import { scrollThrough } from '#tests/support/pages/open-page.ts'

// What slides in is seen whole at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const schemes = ['light', 'dark'] as const
const opened = [...shellStates, ...searchStates, ...listingStates, ...ownStates]
const asTheyOpen = [...pageStates, ...factStates, ...(await loadListingStates())]
const states = [...asTheyOpen, ...opened]
const runs = states.flatMap((state) =>
  widths
    .filter((width) => state.only === undefined || state.only === width)
    .map((width) => ({ state, width })),
)

/** Opens a state at a width, and has axe look at it in light and in dark mode. */
async function look(
  page: Page,
  { path, isNew = false, before, open, name }: State,
  width: Width,
): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  const url = `${process.env['SITE_URL']}${path}`
  if (isNew) await page.addInitScript(() => localStorage.clear())
  if (before !== undefined) {
    await page.goto(url)
    await before(page)
  }
  await page.goto(url)
  await scrollThrough(page)
  await open?.(page, width)
  // Behind the sheet of filters the page is inert, its heading too.
  const within = (await page.locator('#filters:popover-open').count()) > 0 ? ['#filters'] : []
  for (const scheme of schemes) {
    await show(page, width, scheme)
    await checkPage(page, `${name}, ${scheme}`, within)
  }
}

test('axe looks at 300 views of 75 states or more', () => {
  expect(states.length).toBeGreaterThanOrEqual(75)
  expect(runs.length * schemes.length).toBeGreaterThanOrEqual(300)
})

for (const { state, width } of runs) {
  const title = `${state.name}, ${width} wide, has nothing that axe finds`
  // What is done in one state would be kept in the next.
  if (opened.includes(state)) fresh(title, async ({ page }) => look(page, state, width))
  else test(title, async ({ page }) => look(page, state, width))
}
