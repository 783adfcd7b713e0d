import { expect, type Locator, type Page } from '@playwright/test'
import { formOn } from '#tests/support/forms/fill-form.ts'
import { formPage } from '#tests/support/forms/form-page.ts'
import { sendEmpty } from '#tests/support/forms/open-form.ts'
import { expectSlide, illustratedPage, lightbox, pictureLinks } from '#tests/support/pages/gallery-page.ts'
import { keep, someIds } from '#tests/support/pages/kept.ts'
import { pathOf } from '#tests/support/a11y/states/state.ts'
import { expectNamed, expectState, type Practice, press, toldOf } from './practice.ts'

const list = pathOf('results:sale', 'nl')
const openGallery = async (page: Page): Promise<void> => {
  // Who wants less motion has no slide show.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await pictureLinks(page).first().focus()
  await press(page, 'Enter')
  await expectSlide(page, /^1 van/)
}
const inGallery = (page: Page, name: string): Locator =>
  lightbox(page).getByRole('button', { name, exact: true })
/** The slide that is seen; those beside it are hidden. */
const slide = (page: Page): Locator => lightbox(page).locator('.pswp__item[aria-hidden=false]')
const track = (page: Page): Locator => page.locator('.strip__track')

const carousels: readonly Practice[] = [
  {
    name: 'carousel: the pictures of a home, large',
    path: illustratedPage(),
    start: openGallery,
    rules: {
      'it has the name of the home': (page) => expectNamed(lightbox(page)),
      'a slide is a group, and says that it is a slide': async (page) => {
        const { role, states } = await toldOf(slide(page))
        expect(role).toBe('group')
        expect(states['roledescription']).toBe('dia')
      },
      'a slide says which it is of how many': async (page) => {
        expect((await toldOf(slide(page))).name).toMatch(/^1 van \d+/)
        await press(page, 'ArrowRight')
        await expect.poll(async () => (await toldOf(slide(page))).name).toMatch(/^2 van \d+/)
      },
      'slides that are not seen are hidden': async (page) => {
        await expect(lightbox(page).locator('.pswp__item[aria-hidden=true]')).not.toHaveCount(0)
        await expect(slide(page)).toHaveCount(1)
      },
      'its buttons have names': async (page) => {
        for (const each of await lightbox(page).getByRole('button').all()) await expectNamed(each)
      },
      'the button that starts it comes before the slides': async (page) => {
        const play = inGallery(page, 'Diavoorstelling starten')
        const isFirst = await play.evaluate(
          (each) =>
            (each.compareDocumentPosition(document.querySelector('.pswp__item') ?? each) &
              Node.DOCUMENT_POSITION_FOLLOWING) >
            0,
        )
        expect(isFirst).toBe(true)
      },
      'the name of that button says what it does, and it is not one that stays pressed': async (page) => {
        await inGallery(page, 'Diavoorstelling starten').press('Enter')
        await expect(inGallery(page, 'Diavoorstelling pauzeren')).toBeFocused()
        expect((await toldOf(inGallery(page, 'Diavoorstelling pauzeren'))).states['pressed']).toBeUndefined()
      },
      'nothing moves before it is started': async (page) => {
        await page.waitForTimeout(5500)
        await expectSlide(page, /^1 van/)
      },
      'moving slides are not said, others are': async (page) => {
        const words = lightbox(page).getByRole('status')
        await expectState(words, 'live', 'polite')
        await inGallery(page, 'Diavoorstelling starten').press('Enter')
        await expect(words).toHaveAttribute('aria-live', 'off')
      },
      'it stops while the focus is on its next slide': async (page) => {
        await inGallery(page, 'Diavoorstelling starten').press('Enter')
        await inGallery(page, 'Volgende foto').focus()
        await expect(inGallery(page, 'Diavoorstelling starten')).toBeVisible()
      },
      'the button for the next slide keeps the focus': async (page) => {
        await inGallery(page, 'Volgende foto').press('Enter')
        await expectSlide(page, /^2 van/)
        await expect(inGallery(page, 'Volgende foto')).toBeFocused()
        await inGallery(page, 'Vorige foto').press('Space')
        await expectSlide(page, /^1 van/)
      },
    },
  },
  {
    name: 'carousel: the row of pictures',
    path: illustratedPage(),
    rules: {
      'it has a name, and lists its pictures': async (page) => {
        expect((await toldOf(track(page))).role).toBe('list')
        await expectNamed(track(page))
        await expect(track(page).getByRole('listitem')).not.toHaveCount(0)
      },
      'arrows move it by keyboard': async (page) => {
        await track(page).focus()
        await press(page, 'ArrowRight')
        await expect.poll(() => track(page).evaluate((each) => each.scrollLeft)).toBeGreaterThan(0)
      },
      'each picture is a link with a name of its own': async (page) => {
        const links = await track(page).getByRole('link').all()
        const names: string[] = []
        for (const link of links.slice(0, 5)) names.push((await toldOf(link)).name)
        expect(new Set(names).size).toBe(names.length)
        expect(names).not.toContain('')
      },
    },
  },
]

const visit = formPage('request-visit', 'nl')
const box = (page: Page): Locator => page.locator('.errors')

const messages: readonly Practice[] = [
  {
    name: 'alert: the errors of a form',
    path: visit.path,
    start: async (page) => {
      await formOn(page, visit).locator('input:not([type=hidden])').first().focus()
      await expect(formOn(page, visit)).toHaveAttribute('novalidate')
    },
    rules: {
      'there is none before something is wrong': (page) => expect(box(page)).toHaveCount(0),
      'it comes when the form is sent, has the focus and a name': async (page) => {
        await sendEmpty(page, visit)
        await expect(box(page)).toBeFocused()
        await expectNamed(box(page))
      },
      'its links lead to the fields': async (page) => {
        await sendEmpty(page, visit)
        await box(page).getByRole('link').first().press('Enter')
        await expect(formOn(page, visit).locator('[aria-invalid]').first()).toBeFocused()
      },
      'a field with an error says that it has one, and which': async (page) => {
        await sendEmpty(page, visit)
        const field = formOn(page, visit).locator('input[aria-invalid]').first()
        await expectState(field, 'invalid', 'true')
        expect((await toldOf(field)).description).not.toBe('')
      },
      'a field that has to be filled in says so': (page) =>
        expectState(formOn(page, visit).locator('[name=firstName]'), 'required', true),
    },
  },
]

const table = (page: Page): Locator => page.locator('table.compare')
const steps = (page: Page): Locator => page.locator('.paging')

const structures: readonly Practice[] = [
  {
    name: 'table: homes that are compared',
    path: pathOf('personal:compare', 'nl'),
    before: async (page) => keep(page, 'compared', await someIds(page, 3)),
    start: (page) => expect(page.locator('table.compare tbody tr').first()).toBeVisible(),
    rules: {
      'it has its role, and lies in a region with a name': async (page) => {
        expect((await toldOf(table(page))).role).toBe('table')
        await expectNamed(page.locator('.compare-scroll'))
      },
      'each column has a head, and each row': async (page) => {
        await expect(table(page).getByRole('columnheader')).toHaveCount(4)
        const rows = table(page).locator('tbody tr:not(.compare__group)')
        await expect(rows.getByRole('rowheader')).toHaveCount(await rows.count())
      },
      'what scrolls sideways can be scrolled by keyboard': async (page) => {
        await page.setViewportSize({ width: 390, height: 844 })
        const region = page.locator('.compare-scroll')
        await region.focus()
        await press(page, 'ArrowRight')
        await expect.poll(() => region.evaluate((each) => each.scrollLeft)).toBeGreaterThan(0)
      },
    },
  },
  {
    name: 'feed: a list of homes, in pages instead',
    path: list,
    rules: {
      'the pages are a navigation with a name': async (page) => {
        expect((await toldOf(steps(page))).role).toBe('navigation')
        await expectNamed(steps(page))
      },
      'the page one is on is marked, and only that': async (page) => {
        await expect(steps(page).locator('[aria-current=page]')).toHaveCount(1)
        await expect(steps(page).locator('[aria-current=page]')).toHaveText('1')
      },
      'each page says in words which it is': async (page) => {
        for (const each of await steps(page).locator('li a').all())
          expect((await toldOf(each)).name).toMatch(/\p{L}.*\d/u)
      },
      'each home is an article with a heading that is its link': async (page) => {
        const articles = page.locator('.listing').getByRole('article')
        await expect(articles.getByRole('heading').getByRole('link')).toHaveCount(await articles.count())
      },
    },
  },
  {
    name: 'link: the way past the menu',
    path: list,
    rules: {
      'it is the first stop, and leads to the content': async (page) => {
        await press(page, 'Tab')
        await expect(page.locator('.skip')).toBeFocused()
        expect((await toldOf(page.locator('.skip'))).role).toBe('link')
        await press(page, 'Enter')
        await press(page, 'Tab')
        expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
      },
    },
  },
]

/** Carousels, messages, tables, pages and links. */
export const shows: readonly Practice[] = [...carousels, ...messages, ...structures]
