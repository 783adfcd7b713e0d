import { expect, test } from 'vitest'
import { moveSun } from '#client/listing/move-sun.ts'
import { sunFilePath } from '#sun/sun-file.ts'
import type { SunHome } from '#sun/sun-home.ts'
import { builtFiles, enter, find, serve, showPage, textsOf } from '#tests/support/island/page.ts'

/** A house near Berlare whose garden and terrace look south-west. */
const home: SunHome = {
  at: { latitude: 51.03, longitude: 4 },
  rear: 225,
  block: { u: 2, v: 6, width: 8, depth: 11, floors: 2, eaves: 5.8, ridge: 9 },
  plot: { width: 12, depth: 40, drawnDepth: 40 },
  garden: { u: 0, v: 17, width: 12, depth: 23 },
  terrace: { u: 2, v: 17, width: 8, depth: 3 },
}

/** Moves the sun over a home, on a page that has its drawings of three days. */
async function open(): Promise<void> {
  document.documentElement.lang = 'nl-BE'
  serve({ ...builtFiles(), [sunFilePath(7)]: { home, places: ['terrace', 'garden'] } })
  const figure = (day: string) => `<figure data-note="${day}dag"><b>${day}</b></figure>`
  showPage(
    `<section data-sun="7"><div class="sun__days">${['Winter', 'Lente', 'Zomer'].map(figure).join('')}</div></section>`,
  )
  await moveSun(find('section'))
}

const slider = () => find<HTMLInputElement>('.sun__hours [type=range]')
const days = () => [...document.querySelectorAll<HTMLInputElement>('[name=sun-day]')]
const plain = (text: string) => text.replaceAll('\u00A0', ' ')
const now = () => textsOf('.sun__now > *').map(plain)
/** How much of the terrace and the garden has sun, in words. */
const lit = () => textsOf('.sun__lit b')
const choose = (at: number, minute: number) => {
  days()[at]?.click()
  enter(slider(), String(minute))
}

test('the drawing that moves stands before those of the four days, and begins in the middle of the year', async () => {
  await open()
  expect(find('.sun__move').nextElementSibling?.className).toBe('sun__days')
  expect(find('section').className).toBe('is-moving')
  expect(textsOf('.sun__choice b').slice(0, 3)).toEqual(['Winter', 'Lente', 'Zomer'])
  expect(days().map(({ checked }) => checked)).toEqual([false, true, false, false])
  expect(now()[0]).toBe('15.00 uur')
  expect(now()[1]).toMatch(/^Lente, .*\d/)
})

test('hour and day say where the sun stands, and what it lights', async () => {
  await open()
  choose(2, 15 * 60)
  expect(lit().map((words) => Number(/\d+/.exec(words)?.[0]))).toEqual([100, 100])
  const high = Number(/\d+/.exec(now()[1] ?? '')?.[0])
  choose(0, 15 * 60)
  expect(Number(/\d+/.exec(now()[1] ?? '')?.[0])).toBeLessThan(high)
  choose(2, 10 * 60)
  expect(lit()[0]).not.toContain('100')
  choose(0, 5 * 60)
  expect(new Set(lit()).size).toBe(1)
  expect(lit()[0]).not.toMatch(/\d/)
  expect(now()[1]).not.toMatch(/\d/)
  expect(plain(slider().ariaValueText ?? '')).toBe(['5.00 uur', ...textsOf('.sun__lit > span')].join(', '))
})

test('the bars show the hours of a day, longer in summer than in winter', async () => {
  await open()
  const width = (at: number) => {
    choose(at, 15 * 60)
    return Number(find('.sun__bar .is-day').getAttribute('width'))
  }
  expect(width(2)).toBeGreaterThan(width(0) + 7 * 60)
  enter(slider(), '700')
  expect(find('.sun__bar path').getAttribute('d')).toMatch(/^M700 /)
})

test('the day passes on a press until the next, or a hand on the slider, and begins anew at its end', async () => {
  await open()
  const button = find<HTMLButtonElement>('.sun__move button')
  const play = button.textContent
  expect(button.hidden).toBe(false)
  enter(slider(), String(23 * 60 - 10))
  button.click()
  expect(button.textContent).not.toBe(play)
  await expect.poll(() => slider().valueAsNumber).toBeGreaterThan(4 * 60)
  expect(slider().valueAsNumber).toBeLessThan(20 * 60)
  button.click()
  const stopped = slider().valueAsNumber
  expect(button.textContent).toBe(play)
  button.click()
  await expect.poll(() => slider().valueAsNumber).toBeGreaterThan(stopped)
  enter(slider(), '600')
  expect(button.textContent).toBe(play)
})
