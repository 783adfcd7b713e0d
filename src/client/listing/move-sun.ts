import { toBrussels } from '#domain/values/brussels-time.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import { loadStyleSheet } from '#contracts/load-style-sheet.ts'
import { type SunFile, sunFilePath, type SunWords, sunWordsPath } from '#sun/sun-file.ts'
import styleSheetUrl from '#styles/property/sun-moving.css?url'
import { drawSun, type Winds } from '#sun/draw-sun.ts'
import { dayOfYear, drawnMoment } from '#sun/four-days.ts'
import { leastHeight, shareInSun } from '#sun/shade.ts'
import { daylight, hoursOfSun, sunAtMinute } from '#sun/sun-day.ts'
import { sayClock } from './say-clock.ts'

/** From 4 to 23 o'clock, in minutes. */
const range = { from: 240, until: 1380, step: 10, start: 900 }
const hour = 60
/** Milliseconds between two steps of the day that passes. */
const pace = 70

/**
 * Puts a drawing that moves in the place of the four drawings and the table: a slider over the hour, and four days, of which
 * the last is today. The first one shown is the middle day, not the best one.
 */
export async function moveSun(section: HTMLElement): Promise<void> {
  const language = document.documentElement.lang.slice(0, 2)
  const [{ home, places }, words] = await Promise.all([
    load<SunFile>(sunFilePath(Number(section.dataset['sun']))),
    load<SunWords>(sunWordsPath(language)),
    loadStyleSheet(styleSheetUrl),
  ])
  const today = toBrussels(Date.now()).on
  const captions = [...section.querySelectorAll<HTMLElement>('figure')].map((figure) => ({
    name: figure.querySelector('b')?.textContent ?? '',
    note: figure.dataset['note'] ?? '',
  }))
  const days = [
    ...(['december', 'march', 'june'] as const).map((day, at) => ({
      ...drawnMoment(day, today),
      on: dayOfYear(day, today),
      name: captions[at]?.name ?? '',
      note: captions[at]?.note ?? '',
    })),
    { on: today, minute: range.start, name: words.today, note: sayDay(today, words.numberTag) },
  ]
  const part = document.createElement('div')
  part.className = 'sun__move'
  part.innerHTML = `<div class="sun__stage"><p class="sun__now"><b></b><span></span></p><p class="sun__lit"></p><svg viewBox="0 0 540 540" aria-hidden="true"></svg></div>
<fieldset class="sun__choice"><legend class="vh">${words.days}</legend>${days
    .map(
      ({ name, note, ...moment }, at) =>
        `<label><input class="vh" type="radio" name="sun-day" value="${at}"${at === 1 ? ' checked' : ''}><svg viewBox="0 0 540 540" aria-hidden="true">${drawSun(home, moment, `sun-${at}`)}</svg><b>${name}</b><small>${note}</small></label>`,
    )
    .join('')}</fieldset>
<div class="sun__hours">${places.map((place) => `<span>${words.places[place]}</span><svg class="sun__bar" viewBox="${range.from} 0 ${range.until - range.from} 10" preserveAspectRatio="none" aria-hidden="true"></svg>`).join('')}<input type="range" min="${range.from}" max="${range.until}" step="${range.step}" value="${range.start}" aria-label="${words.hour}"><p aria-hidden="true">${[6, 9, 12, 15, 18, 21].map((each) => `<span>${each}</span>`).join('')}</p></div>
<button class="button button--ghost button--small" type="button" hidden>${words.play}</button>`
  const find = <Kind extends Element>(selector: string) => part.querySelector<Kind>(selector)
  const slider = find<HTMLInputElement>('input[type=range]')
  const button = find<HTMLButtonElement>('button')
  if (slider === null || button === null) return
  const write = (selector: string, text: string) => {
    const element = find(selector)
    if (element !== null) element.innerHTML = text
  }
  const shown = () => days[Number(find<HTMLInputElement>('[name=sun-day]:checked')?.value)] ?? days[1]

  const show = (): void => {
    const day = shown()
    if (day === undefined) return
    const minute = slider.valueAsNumber
    const sun = sunAtMinute(home, day.on, minute)
    const clock = sayClock(minute, words.clock)
    const lit = places.map((place) => {
      const share = Math.round(shareInSun(home, place, sun) * 100)
      const says = sun.height < leastHeight ? words.unlit : words.lit.replace('#', String(share))
      return { name: words.places[place], says }
    })
    write('.sun__stage svg', drawSun(home, { on: day.on, minute }, 'sun-now', words.winds as Winds))
    write('.sun__now b', clock)
    const height = sun.height > 0.5 ? words.height.replace('#', String(Math.round(sun.height))) : words.down
    write('.sun__now span', `${day.name}, ${height}`)
    write('.sun__lit', lit.map(({ name, says }) => `<span>${name} <b>${says}</b></span>`).join(''))
    slider.ariaValueText = [clock, ...lit.map(({ name, says }) => `${name} ${says}`)].join(', ')
    for (const line of part.querySelectorAll('.sun__bar path')) line.setAttribute('d', `M${minute} 0v10`)
  }
  const showDay = (): void => {
    const day = shown()
    if (day === undefined) return
    const span = ({ from, until }: Readonly<{ from: number; until: number }>, name: string) =>
      `<rect class="${name}" x="${from}" width="${until - from}" height="10"/>`
    for (const [at, bar] of [...part.querySelectorAll('.sun__bar')].entries()) {
      const place = places[at] ?? 'garden'
      const light = daylight(home, day.on)
      const hours = hoursOfSun(home, place, day.on)
      bar.innerHTML = `${light === undefined ? '' : span(light, 'is-day')}${hours.map((each) => span(each, 'is-sun')).join('')}<path d=""/>`
    }
    show()
  }

  slider.addEventListener('input', show)
  find('fieldset')?.addEventListener('change', showDay)
  letPass(button, slider, words, show)
  section.querySelector('.sun__days')?.before(part)
  section.classList.add('is-moving')
  showDay()
}

/** Lets the day pass on a press, and stops at the next one; not for those who want less motion. */
function letPass(
  button: HTMLButtonElement,
  slider: HTMLInputElement,
  { play, stop }: SunWords,
  show: () => void,
): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  button.hidden = false
  let timer: number | undefined
  const end = (): void => {
    clearInterval(timer)
    timer = undefined
    button.textContent = play
  }
  slider.addEventListener('input', end)
  button.addEventListener('click', () => {
    if (timer !== undefined) {
      end()
      return
    }
    button.textContent = stop
    if (slider.valueAsNumber >= range.until - hour) slider.valueAsNumber = range.from
    timer = window.setInterval(() => {
      slider.valueAsNumber += range.step
      show()
      if (slider.valueAsNumber >= range.until) end()
    }, pace)
  })
}

function sayDay(on: PlainDate, numberTag: string): string {
  return new Intl.DateTimeFormat(numberTag, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(on),
  )
}

async function load<Content>(path: string): Promise<Content> {
  return (await (await fetch(path)).json()) as Content
}
