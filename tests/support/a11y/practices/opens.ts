import { expect, type Locator, type Page } from '@playwright/test'
import { pageWith } from '#tests/support/catalogue/sample-pages.ts'
import { expectSlide, illustratedPage, lightbox, pictureLinks } from '#tests/support/pages/gallery-page.ts'
import { expectMap, targets } from '#tests/support/pages/map-page.ts'
import { pathOf } from '#tests/support/a11y/states/state.ts'
import {
  expectNamed,
  expectState,
  holdsFocus,
  type Part,
  type Practice,
  press,
  type Rule,
  toldOf,
} from './practice.ts'

/** A button that shows and hides what follows it; `closes` is whether Escape hides it too, `isText` whether it only has words. */
function disclosure(
  where: string,
  path: string,
  button: Part,
  panel: Part,
  {
    closes = false,
    isText = false,
    ...more
  }: Partial<Practice> & Readonly<{ closes?: boolean; isText?: boolean }> = {},
): Practice {
  const open: Rule = async (page) => {
    await button(page).focus()
    await press(page, 'Enter')
    await expect(panel(page)).toBeVisible()
  }
  const rules: Record<string, Rule> = {
    'its button has the role of one, and a name': async (page) => {
      // Browsers call the summary of a details element so, and say of it what they say of a button.
      expect((await toldOf(button(page))).role).toMatch(/^(?:button|DisclosureTriangle(?:Grouped)?)$/)
      await expectNamed(button(page))
    },
    'it says that it is closed, and hides what it opens': async (page) => {
      await expectState(button(page), 'expanded', false)
      await expect(panel(page)).toBeHidden()
    },
    'Enter opens it, and it says so': async (page) => {
      await open(page)
      await expectState(button(page), 'expanded', true)
    },
    'Space opens it, and closes it again': async (page) => {
      await button(page).focus()
      await press(page, 'Space')
      await expect(panel(page)).toBeVisible()
      await button(page).focus()
      await press(page, 'Space')
      await expect(panel(page)).toBeHidden()
    },
  }
  if (!isText)
    rules['Tab leads from it into what it opened'] = async (page) => {
      await open(page)
      // An island fills some of them as they are opened.
      await expect(panel(page).locator('a, button, input, select, summary').first()).toBeVisible()
      if (!(await holdsFocus(panel(page)))) await press(page, 'Tab')
      await expect.poll(() => holdsFocus(panel(page))).toBe(true)
    }
  if (closes)
    rules['Escape closes it, and the focus is on its button'] = async (page) => {
      await open(page)
      await press(page, 'Tab')
      // An island wakes as it is opened.
      await expect(async () => {
        await press(page, 'Escape')
        await expect(panel(page)).toBeHidden({ timeout: 500 })
      }).toPass()
      await expect(button(page)).toBeFocused()
    }
  return { name: `disclosure: ${where}`, path, ...more, rules }
}

/** A dialog; `shut` finds its way out, and what opened it gets the focus back. */
function dialog(
  where: string,
  path: string,
  {
    opener,
    box,
    isModal = true,
    role = 'dialog',
    ...more
  }: Partial<Practice> & Readonly<{ opener?: Part; box: Part; isModal?: boolean; role?: string }>,
): Practice {
  const start: Rule =
    more.start ??
    (async (page) => {
      await opener?.(page).focus()
      await press(page, 'Enter')
      await expect(box(page)).toBeVisible()
    })
  const rules: Record<string, Rule> = {
    [`it has the role ${role}, and a name`]: async (page) => {
      expect((await toldOf(box(page))).role).toBe(role)
      await expectNamed(box(page))
    },
    'the focus moves into it': (page) => expect.poll(() => holdsFocus(box(page))).toBe(true),
  }
  if (isModal) {
    rules['Tab stays in it'] = (page) => expectKept(page, box(page), 'Tab')
    rules['Shift+Tab stays in it'] = (page) => expectKept(page, box(page), 'Shift+Tab')
    rules['what lies behind it cannot be reached'] = (page) => expectInert(page, box(page))
    rules['its buttons have names'] = async (page) => {
      const buttons = await box(page).getByRole('button').all()
      expect(buttons.length).toBeGreaterThan(0)
      for (const each of buttons) await expectNamed(each)
    }
  }
  if (opener !== undefined)
    rules['Escape closes it, and what opened it has the focus'] = async (page) => {
      await press(page, 'Escape')
      await expect(box(page)).toBeHidden()
      await expect(opener(page)).toBeFocused()
    }
  return { name: `dialog: ${where}`, path, ...more, start, rules }
}

async function expectKept(page: Page, box: Locator, key: string): Promise<void> {
  await expect.poll(() => holdsFocus(box)).toBe(true)
  for (let presses = 0; presses < 45; presses += 1) {
    await press(page, key)
    // Past the last control a browser leads to its own bars, where no element has the focus.
    const isOut = await page.evaluate(() => document.activeElement === document.body)
    expect(isOut || (await holdsFocus(box))).toBe(true)
  }
}

async function expectInert(page: Page, box: Locator): Promise<void> {
  const link = page.locator('main a[href]').first()
  const isIn = await box.evaluate((each) => each.contains(document.querySelector('main a[href]')))
  expect(isIn).toBe(false)
  await link.evaluate((each) => {
    if (each instanceof HTMLElement) each.focus()
  })
  await expect(link).not.toBeFocused()
}

const home = pathOf('home', 'nl')
const list = pathOf('results:sale', 'nl')
const choice =
  (at: number): Part =>
  (page) =>
    page.locator('form[data-goal=sale] details').nth(at)
const filter =
  (at: number): Part =>
  (page) =>
    page.locator('#filters details').nth(at)
const within =
  (part: Part, selector: string): Part =>
  (page) =>
    part(page).locator(selector).first()
const fold =
  (selector: string): Part =>
  (page) =>
    page.locator(selector).first()
const month = pageWith('property', 'nl', 'data-month=')
const sun = pageWith('property', 'nl', 'data-sun')

/** Disclosures, and the links of a menu behind them. */
export const disclosures: readonly Practice[] = [
  disclosure('a part of the menu', home, fold('.nav summary'), fold('.nav .drop__panel'), { closes: true }),
  disclosure('the languages', home, fold('.topbar summary'), fold('.topbar .drop__panel'), { closes: true }),
  disclosure(
    'towns in the search box',
    home,
    within(choice(0), 'summary'),
    within(choice(0), '.multi__panel'),
    {
      closes: true,
    },
  ),
  disclosure(
    'kinds in the search box',
    home,
    within(choice(1), 'summary'),
    within(choice(1), '.multi__panel'),
    {
      closes: true,
    },
  ),
  disclosure('towns of a list', list, within(filter(0), 'summary'), within(filter(0), '.multi__panel'), {
    closes: true,
  }),
  disclosure(
    'more filters',
    `${list}?city=berlare`,
    within(filter(3), 'summary'),
    within(filter(3), '.multi__panel'),
    {
      closes: true,
      // Before its search is shown, the list takes no focus.
      start: (page) => expect(page.locator('html')).not.toHaveAttribute('data-q'),
    },
  ),
  disclosure('the tools of the map', `${list}?view=map`, fold('.map__menu summary'), fold('.map__more'), {
    closes: true,
    start: expectMap,
  }),
  disclosure('what a home costs a month', month, fold('[data-month] summary'), fold('#month')),
  disclosure('how the sun is worked out', sun, fold('.sun__how summary'), fold('.sun__how p'), {
    isText: true,
  }),
  disclosure('a part of the footer', home, fold('.footer summary'), fold('.footer details > :nth-child(2)'), {
    width: 390,
  }),
]

const menuButton: Part = (page) => page.locator('.menu-button')
const sheetButton: Part = (page) => page.locator('.filters__open')
const pins: Part = (page) => targets(page, /€/).first()

/** Dialogs, and what holds the focus as they do. */
export const dialogs: readonly Practice[] = [
  dialog('the consent question', home, {
    isNew: true,
    box: fold('dialog.consent'),
    start: (page) => expect(page.locator('dialog.consent')).toBeVisible(),
  }),
  dialog('the consent settings', home, { opener: fold('[data-consent-link]'), box: fold('dialog.consent') }),
  dialog('a picture, large', illustratedPage(), {
    opener: (page) => pictureLinks(page).first(),
    box: lightbox,
    start: async (page) => {
      await pictureLinks(page).first().focus()
      await press(page, 'Enter')
      await expectSlide(page, /\d/)
    },
  }),
  dialog('all pictures on a phone', illustratedPage(), {
    width: 390,
    opener: (page) => pictureLinks(page).first(),
    box: fold('dialog.pictures'),
  }),
  dialog('the menu', home, { width: 390, opener: menuButton, box: fold('#drawer'), role: 'navigation' }),
  dialog('the filters', list, { width: 390, opener: sheetButton, box: fold('#filters'), role: 'form' }),
  dialog('the card of a home on the map', `${list}?view=map&around=berlare-5&price=900000-`, {
    opener: pins,
    box: fold('.map__card'),
    isModal: false,
    start: async (page) => {
      await expectMap(page)
      await pins(page).focus()
      await press(page, 'Enter')
      await expect(page.locator('.map__card')).toBeVisible()
    },
  }),
]
