import { homeMonth, type MonthChoice } from '#domain/costs/home-month.ts'
import { isRateFresh } from '#domain/costs/month-settings.ts'
import { isPlainDate } from '#domain/values/plain-date.ts'
import { euroCents } from '#domain/values/money.ts'
import type { MonthBlock } from '#contracts/month-block.ts'
import { createAmountFormats } from '#text/amount-formats.ts'
import { parseDecimal } from '#text/parse-number.ts'

// The page loads this module when a visitor changes a figure, or finds a rate that is too old.
const block = document.querySelector<HTMLElement>('[data-month]')
if (block !== null) startMonth(block)

/** Milliseconds after the last move of a slider until the sum is said. */
const saidAfter = 500
const highestRate = 15

/** Counts a home's month again whenever one of its fields changes, everywhere on the page where it stands. */
function startMonth(block: HTMLElement): void {
  // The build writes it by the type.
  const data = JSON.parse(block.dataset['month'] ?? '') as MonthBlock
  const { euro, years } = createAmountFormats(data.numberTag)
  const field = (name: string) => block.querySelector<HTMLInputElement>(`[name="${name}"]`)
  const [own, term, rate, use] = ['own', 'years', 'rate', 'use'].map(field)
  const status = block.querySelector('[role="status"]')
  if (!own || !term || !rate) return

  const today = new Date().toISOString().slice(0, 10)
  if (data.readOn !== undefined && isPlainDate(today) && !isRateFresh({ readOn: data.readOn }, today))
    if (rate.value === rate.defaultValue) rate.value = ''

  const choice = (): MonthChoice => {
    const percent = parseDecimal(rate.value)
    return {
      ownMeans: euroCents(Number(own.value)),
      years: Number(term.value),
      yearlyPercent: percent !== undefined && percent <= highestRate ? percent : undefined,
      isOwnHome: use?.checked === true,
    }
  }
  const write = (name: string, words: string) => {
    for (const each of document.querySelectorAll(`[data-month-of="${name}"]`)) each.textContent = words
  }
  const show = () => {
    const chosen = choice()
    const { total, loan, loanCosts, month } = homeMonth(data.home, chosen)
    for (const each of document.querySelectorAll<HTMLElement>('[data-month-known]')) {
      each.hidden = (month === undefined) !== (each.dataset['monthKnown'] === 'no')
    }
    write('own', euro(chosen.ownMeans))
    write('less', `−\u00A0${euro(chosen.ownMeans)}`)
    write('years', years(chosen.years))
    write('costs', euro(euroCents((total - data.price) / 100)))
    write('loanCosts', euro(loanCosts))
    write('borrowed', euro(loan))
    write('share', data.share.replace('{}', String(Math.round((loan / data.price) * 100))))
    if (month === undefined) return ''
    const sum = data.about.replace('{}', euro(month.sum))
    write('about', sum)
    write('sum', euro(month.sum))
    write('interest', euro(month.interest))
    let from = 0
    for (const { name, amount } of month.parts) {
      if (amount === undefined) continue
      write(name, euro(amount))
      const bar = block.querySelector(`[data-month-bar="${name}"]`)
      bar?.setAttribute('x', String(from))
      bar?.setAttribute('width', String((amount / (month.sum || 1)) * 100))
      from += (amount / (month.sum || 1)) * 100
    }
    return sum
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
