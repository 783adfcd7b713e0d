import type { Locale } from '#domain/values/locale.ts'
import { type EuroCents, euroCents } from '#domain/values/money.ts'
import { fill } from '#i18n/fill.ts'
import { formatMoney } from '#i18n/format.ts'
import type { AskedWords } from './offer-texts.ts'

/** Returns the home that the page names beside its form: title and place. */
export function homeOnPage(): string {
  const parts = [...document.querySelectorAll('.subject:not([hidden]) :is(.subject__title, .subject__line)')]
  const [title, place] = parts.map(({ textContent }) => textContent.trim())
  return [title, place].filter((part) => part !== undefined && part !== '').join(', ') || '…'
}

/** Returns the price that the page names beside its form; undefined for one in more words: "from", "+ btw". */
export function priceOnPage(locale: Locale): EuroCents | undefined {
  const [, price] = document.querySelectorAll('.subject:not([hidden]) .subject__line')
  const words = inOneLine(price?.textContent ?? '')
  const amount = euroCents(Number(words.replaceAll(/\D/g, '')))
  return inOneLine(formatMoney(amount, locale)) === words ? amount : undefined
}

function inOneLine(text: string): string {
  return text.replaceAll(/\s/g, ' ').trim()
}

/** Returns what an offer is beside the asked price; undefined where one of them is not known. */
export function besideAsked(
  amount: EuroCents | undefined,
  price: EuroCents | undefined,
  words: AskedWords,
  locale: Locale,
): string | undefined {
  if (amount === undefined || price === undefined) return undefined
  const between = formatMoney(euroCents(Math.abs(amount - price) / 100), locale)
  const kind = amount < price ? 'below' : amount > price ? 'above' : 'equal'
  return fill(words[kind], { amount: between })
}
