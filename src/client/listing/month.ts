import { homeMonth, type MonthChoice } from '#domain/costs/home-month.ts'
import { usualOwnMeans } from '#domain/costs/financing.ts'
import { isRateFresh } from '#domain/costs/month-settings.ts'
import { isPlainDate } from '#domain/values/plain-date.ts'
import { euroCents } from '#domain/values/money.ts'
import { type MonthBlock, type MonthFile, monthFilePath } from '#contracts/words/month-file.ts'
import { loadStyleSheet } from '#contracts/load-style-sheet.ts'
import { createAmountFormats } from '#text/amount-formats.ts'
import { parseDecimal } from '#text/parse-number.ts'
import styleSheetUrl from '#styles/property/month.css?url'

/** Milliseconds after the last move of a slider until the sum is said. */
const saidAfter = 500
const highestRate = 15
const svg = 'http://www.w3.org/2000/svg'

/**
 * Adds the fields to a home's month, and counts it again whenever one of them changes, everywhere on the page where it stands.
 * Rejects where the fields cannot be loaded; the page then keeps the month that it opened with.
 */
export async function openMonth(block: HTMLElement): Promise<void> {
  const [response] = await Promise.all([
    fetch(monthFilePath(document.documentElement.lang.slice(0, 2))),
    loadStyleSheet(styleSheetUrl),
  ])
  if (!response.ok) throw new Error(`the fields of the month: ${response.status}`)
  // The build writes both by their types.
  const file = (await response.json()) as MonthFile
  const { price, ...home } = JSON.parse(block.dataset['month'] ?? '') as MonthBlock
  const { euro, years } = createAmountFormats(file.numberTag)
  const body = block.querySelector<HTMLElement>('#month')
  body?.insertAdjacentHTML('afterbegin', file.html)
  body?.classList.add('month__body')
  const field = (name: string) => block.querySelector<HTMLInputElement>(`[name="${name}"]`)
  const [own, term, rate, use] = ['own', 'years', 'rate', 'use'].map(field)
  const status = block.querySelector('output.vh')
  if (!body || !own || !term || !rate || !use) return

  const step = Number(own.step)
  own.max = String(Math.ceil(home.total / 100 / step) * step)
  own.value = String(usualOwnMeans(file.rates, price, home.total) / 100)
  if (home.ownTotal === undefined) use.closest('label')?.remove()
  const today = new Date().toISOString().slice(0, 10)
  const { readOn } = file
  if (readOn !== undefined && isPlainDate(today) && !isRateFresh({ readOn }, today)) rate.value = ''
  const bar = body.insertBefore(document.createElementNS(svg, 'svg'), body.querySelector('dl'))
  bar.setAttribute('viewBox', '0 0 100 4')
  bar.setAttribute('preserveAspectRatio', 'none')
  bar.setAttribute('aria-hidden', 'true')

  const choice = (): MonthChoice => {
    const percent = parseDecimal(rate.value)
    return {
      ownMeans: euroCents(Number(own.value)),
      years: Number(term.value),
      yearlyPercent: percent !== undefined && percent <= highestRate ? percent : undefined,
      isOwnHome: use.checked,
    }
  }
  const show = (): string => {
    const chosen = choice()
    const { loan, loanCosts, month } = homeMonth({ ...home, rates: file.rates }, chosen)
    showKnown(month !== undefined)
    write('own', euro(chosen.ownMeans))
    write('years', years(chosen.years))
    own.ariaValueText = euro(chosen.ownMeans)
    term.ariaValueText = years(chosen.years)
    if (month === undefined) return ''
    const share = file.percent.replace('{}', String(Math.round((loan / price) * 100)))
    const words = {
      own: euro(chosen.ownMeans),
      loan: euro(loan),
      share,
      costs: euro(loanCosts),
      years: years(chosen.years),
      interest: euro(month.interest),
    }
    write('borrowed', fill(file.borrowed, words))
    const sum = euro(month.sum)
    const about = fill(file.about, { amount: sum })
    write('about', about)
    write('sum', sum)
    bar.replaceChildren()
    let x = 0
    for (const { name, amount } of month.parts) {
      const width = ((amount ?? 0) / Math.max(1, month.sum)) * 100
      const part = bar.appendChild(document.createElementNS(svg, 'rect'))
      for (const [key, value] of Object.entries({ x, width, height: 4, 'data-part': name }))
        part.setAttribute(key, String(value))
      if (amount !== undefined) write(name, euro(amount))
      x += width
    }
    return about
  }
  let saying = 0
  block.addEventListener('input', () => {
    const sum = show()
    clearTimeout(saying)
    saying = window.setTimeout(() => {
      if (status) status.textContent = sum
    }, saidAfter)
  })
  show()
}

/** Shows what says a sum, or else what says that there is none. */
export function showKnown(isKnown: boolean): void {
  for (const each of document.querySelectorAll<HTMLElement>('[data-month-known]'))
    each.hidden = isKnown === (each.dataset['monthKnown'] === 'no')
}

function write(name: string, words: string): void {
  for (const each of document.querySelectorAll(`[data-month-of="${name}"]`)) each.textContent = words
}

function fill(words: string, values: Readonly<Record<string, string>>): string {
  return words.replace(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all)
}
