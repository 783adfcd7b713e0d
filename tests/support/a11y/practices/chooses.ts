import { expect, type Locator, type Page } from '@playwright/test'
import { pageWith } from '#tests/support/catalogue/sample-pages.ts'
import { keep, someIds } from '#tests/support/pages/kept.ts'
import { pathOf } from '#tests/support/a11y/states/state.ts'
import { expectNamed, expectState, type Part, type Practice, press, type Rule, toldOf } from './practice.ts'

const focused = (page: Page): Locator => page.locator(':focus')

/** Radio buttons of which one is chosen; arrows choose. */
function radios(where: string, path: string, group: Part, more: Partial<Practice> = {}): Practice {
  const all: Part = (page) => group(page).getByRole('radio')
  const chosen: Part = (page) => group(page).locator('input:checked')
  const at = (page: Page) => all(page).evaluateAll((each) => each.findIndex((one) => one.matches(':checked')))
  const enter: Rule = async (page) => {
    await expect(chosen(page)).toHaveCount(1)
    await chosen(page).focus()
  }
  return {
    name: `radio group: ${where}`,
    path,
    ...more,
    rules: {
      'the group and each of its buttons have a name': async (page) => {
        expect((await toldOf(group(page))).role).toMatch(/^(?:group|radiogroup)$/)
        await expectNamed(group(page))
        for (const radio of await all(page).all()) await expectNamed(radio)
      },
      'one of them is chosen, and says so': async (page) => {
        await expect(chosen(page)).toHaveCount(1)
        await expectState(chosen(page), 'checked', 'true')
      },
      'Tab goes to the chosen one, then past the group': async (page) => {
        await enter(page)
        await press(page, 'Shift+Tab')
        expect(await group(page).evaluate((each) => each.contains(document.activeElement))).toBe(false)
        await press(page, 'Tab')
        await expect(chosen(page)).toBeFocused()
      },
      'the arrow down chooses the next one, the arrow up the one before': async (page) => {
        await enter(page)
        const before = await at(page)
        const count = await all(page).count()
        await press(page, 'ArrowDown')
        await expect.poll(() => at(page)).toBe((before + 1) % count)
        await expect(chosen(page)).toBeFocused()
        await press(page, 'ArrowUp')
        await expect.poll(() => at(page)).toBe(before)
      },
      'from the last one an arrow leads to the first': async (page) => {
        await enter(page)
        const count = await all(page).count()
        const before = await at(page)
        for (let presses = 0; presses < count; presses += 1) await press(page, 'ArrowRight')
        await expect.poll(() => at(page)).toBe(before)
      },
    },
  }
}

/** Buttons that are dragged along a line. */
function slider(where: string, path: string, part: Part, start?: Rule): Practice {
  const value = (page: Page) => part(page).evaluate((each) => Number(Reflect.get(each, 'value')))
  const bound = (page: Page, name: 'min' | 'max') =>
    part(page).evaluate((each, of) => Number(Reflect.get(each, of)), name)
  const moves =
    (key: string, sign: 1 | -1): Rule =>
    async (page) => {
      await part(page).focus()
      const before = await value(page)
      await press(page, key)
      await expect.poll(async () => ((await value(page)) - before) * sign).toBeGreaterThan(0)
    }
  return {
    name: `slider: ${where}`,
    path,
    ...(start === undefined ? {} : { start }),
    rules: {
      'it has its role, a name and its bounds': async (page) => {
        const told = await toldOf(part(page))
        expect(told.role).toBe('slider')
        expect(told.name.trim()).not.toBe('')
        expect(Number(told.states['valuemax'])).toBeGreaterThan(Number(told.states['valuemin']))
      },
      // Chromium's tree has the number alone.
      'it says its value in words': (page) =>
        expect(part(page)).toHaveAttribute('aria-valuetext', /[^\d.,\s]/),
      'the arrow right and the arrow up add': async (page) => {
        await moves('ArrowRight', 1)(page)
        await moves('ArrowUp', 1)(page)
      },
      'the arrow left and the arrow down take away': async (page) => {
        await moves('ArrowLeft', -1)(page)
        await moves('ArrowDown', -1)(page)
      },
      'Page Up and Page Down take larger steps': async (page) => {
        await moves('PageUp', 1)(page)
        await moves('PageDown', -1)(page)
      },
      'Home and End lead to its bounds': async (page) => {
        await part(page).focus()
        await press(page, 'Home')
        await expect.poll(() => value(page)).toBe(await bound(page, 'min'))
        await press(page, 'End')
        await expect.poll(() => value(page)).toBe(await bound(page, 'max'))
      },
    },
  }
}

const home = pathOf('home', 'nl')
const list = pathOf('results:sale', 'nl')
const towns: Part = (page) => page.locator('form[data-goal=sale] details').first()
const boxes: Part = (page) => towns(page).locator('label:not([hidden]) > input')
const openTowns: Rule = async (page) => {
  await towns(page).locator('summary').focus()
  await press(page, 'Enter')
  await expect(page.locator('form[data-goal=sale] output.vh')).toBeAttached()
  await expect(towns(page).getByRole('searchbox')).toBeFocused()
}
const month = pageWith('property', 'nl', 'data-month=')
const openMonth: Rule = async (page) => {
  await page.locator('[data-month] summary').first().click()
  await page.locator('[data-month] input[inputmode]').first().fill('3')
  await expect(page.locator('.month__sum')).not.toBeEmpty()
}
const sun = pageWith('property', 'nl', 'data-sun')
const sort: Part = (page) => page.locator('[name=sort]:visible')
const purpose: Part = (page) => page.locator('.consent .switch input:enabled').first()
const heart: Part = (page) => page.locator('main [data-favourite]').first()

/** Radio groups, and sliders. */
export const movers: readonly Practice[] = [
  radios('to buy or to let', home, (page) => page.locator('.search__goals')),
  radios('where a home is bought', pathOf('calculator', 'nl'), (page) =>
    page.locator('fieldset:has([name=region])'),
  ),
  radios(
    'table or scale',
    pathOf('personal:compare', 'nl'),
    (page) => page.locator('main fieldset, main [role=radiogroup]').first(),
    {
      before: async (page) => keep(page, 'compared', await someIds(page, 3)),
    },
  ),
  radios(
    'the days of the sun',
    sun,
    (page) => page.locator('#sun fieldset, #sun [role=radiogroup]').first(),
    {
      start: (page) => page.locator('#sun').scrollIntoViewIfNeeded(),
    },
  ),
  slider(
    'the hour of the sun',
    sun,
    (page) => page.locator('#sun').getByRole('slider'),
    async (page) => {
      await page.locator('#sun').scrollIntoViewIfNeeded()
      await expect(page.locator('#sun').getByRole('slider')).toBeVisible()
    },
  ),
  slider('own means', month, (page) => page.locator('[data-month]').getByRole('slider').first(), openMonth),
  slider(
    'years of a loan',
    month,
    (page) => page.locator('[data-month]').getByRole('slider').last(),
    openMonth,
  ),
]

/** Check boxes, switches, lists of choices and buttons that stay pressed. */
export const choices: readonly Practice[] = [
  {
    name: 'checkbox group: towns',
    path: home,
    start: openTowns,
    rules: {
      'the group has a name, and so has each box': async (page) => {
        expect((await toldOf(towns(page).locator('fieldset'))).role).toBe('group')
        await expectNamed(towns(page).locator('fieldset'))
        for (const box of (await boxes(page).all()).slice(0, 5)) await expectNamed(box)
      },
      'Space ticks a box, which says so, and unticks it': async (page) => {
        await boxes(page).first().focus()
        await press(page, 'Space')
        await expectState(boxes(page).first(), 'checked', 'true')
        await press(page, 'Space')
        await expectState(boxes(page).first(), 'checked', 'false')
      },
      'arrows lead from the field to the boxes and back': async (page) => {
        await press(page, 'ArrowDown')
        await expect(boxes(page).first()).toBeFocused()
        await press(page, 'ArrowDown')
        await expect(boxes(page).nth(1)).toBeFocused()
        await press(page, 'ArrowUp', 'ArrowUp')
        await expect(towns(page).getByRole('searchbox')).toBeFocused()
      },
      'End and Home lead to the last and the first box': async (page) => {
        await press(page, 'ArrowDown', 'End')
        await expect(boxes(page).last()).toBeFocused()
        await press(page, 'Home')
        await expect(boxes(page).first()).toBeFocused()
      },
      'a letter leads to the next box that begins with it': async (page) => {
        await press(page, 'ArrowDown', 'z')
        expect((await toldOf(focused(page))).name).toMatch(/^Z/)
      },
      'what is found as one types is said': async (page) => {
        await page.keyboard.type('qqq')
        await expect(towns(page).getByRole('status')).not.toBeEmpty()
      },
      'every box that is shown can be reached by Tab': async (page) => {
        await page.keyboard.type('sint')
        await expect.poll(() => boxes(page).count()).toBeLessThan(8)
        for (const box of await boxes(page).all()) {
          await press(page, 'Tab')
          await expect(box).toBeFocused()
        }
      },
    },
  },
  {
    name: 'switch: a purpose of consent',
    path: home,
    start: async (page) => {
      await page.locator('[data-consent-link]').click()
      await page.locator('.consent [value=swap]:visible').click()
      await expect(purpose(page)).toBeVisible()
    },
    rules: {
      'it has a role, a name and a state': async (page) => {
        const { role, name, states } = await toldOf(purpose(page))
        expect(role).toMatch(/^(?:checkbox|switch)$/)
        expect(name.trim()).not.toBe('')
        expect(states['checked']).toBe('false')
      },
      'Space turns it on and off': async (page) => {
        await purpose(page).focus()
        await press(page, 'Space')
        await expectState(purpose(page), 'checked', 'true')
        await press(page, 'Space')
        await expectState(purpose(page), 'checked', 'false')
      },
      'one that cannot be turned says so': (page) =>
        expectState(page.locator('.consent .switch input:disabled').first(), 'disabled', true),
    },
  },
  {
    name: 'listbox: the order of a list',
    path: `${list}?city=berlare`,
    start: (page) => expect(page.locator('html')).not.toHaveAttribute('data-q'),
    rules: {
      'it has its role, a name and a value': async (page) => {
        const { role, name } = await toldOf(sort(page))
        expect(role).toMatch(/combobox/i)
        expect(name.trim()).not.toBe('')
      },
      'an arrow chooses, and the focus stays': async (page) => {
        await sort(page).focus()
        const before = await sort(page).inputValue()
        await press(page, 'ArrowDown')
        await expect.poll(() => sort(page).inputValue()).not.toBe(before)
        await expect(sort(page)).toBeFocused()
      },
      'a letter chooses what begins with it, and End the last': async (page) => {
        await sort(page).focus()
        await press(page, 'End')
        await expect(sort(page).locator('option').last()).toHaveJSProperty('selected', true)
      },
    },
  },
  {
    name: 'button: a heart that stays pressed',
    path: list,
    rules: {
      'it has its role and the name of its home': async (page) => {
        const { role, name } = await toldOf(heart(page))
        expect(role).toMatch(/button/i)
        expect(name).toContain((await page.locator('main .card__title').first().innerText()).trim())
      },
      'it says that it is not pressed': (page) => expectState(heart(page), 'pressed', 'false'),
      'Space presses it, and its name stays': async (page) => {
        const { name } = await toldOf(heart(page))
        await heart(page).focus()
        await press(page, 'Space')
        await expectState(heart(page), 'pressed', 'true')
        expect((await toldOf(heart(page))).name).toBe(name)
        await expect(heart(page)).toBeFocused()
      },
      'Enter presses it, and lets it go': async (page) => {
        await heart(page).focus()
        await press(page, 'Enter')
        await expectState(heart(page), 'pressed', 'true')
        await press(page, 'Enter')
        await expectState(heart(page), 'pressed', 'false')
      },
      'what it did is said': async (page) => {
        await heart(page).focus()
        await press(page, 'Enter')
        await expect(page.locator('.toast')).not.toBeEmpty()
        expect((await toldOf(page.locator('.toast'))).role).toBe('status')
      },
    },
  },
]
