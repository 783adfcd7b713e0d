import { homesFilePath, type NamedHome } from '#contracts/homes-file.ts'
import { isLocale } from '#domain/values/locale.ts'
import { checkSubject } from '#forms/about/check-subject.ts'
import { createWords } from '#i18n/create-words.ts'
import type { Translate } from '#i18n/translate.ts'
import { foldWords } from '#text/fold.ts'

/** Says how many listings were found. */
type HomesTranslate = Translate<'subjects.which.found'>

/** Listings that are shown at most. */
const most = 8

/**
 * Looks for listings that a form can be about while a visitor types into a field: each is a link to the form about it.
 * @throws when the listings cannot be read now
 */
export async function findHomes(field: HTMLElement, subject: HTMLElement): Promise<void> {
  const input = field.querySelector('input')
  const output = field.querySelector('output')
  const list = field.querySelector('ul')
  const { lang } = document.documentElement
  const locale = lang.slice(0, 2)
  if (input === null || output === null || list === null || !isLocale(locale)) return
  const { messages = '{}', none = '' } = output.dataset
  const t: HomesTranslate = createWords(JSON.parse(messages), lang).t
  const needs = JSON.parse(subject.dataset['needs'] ?? '{}')
  const response = await fetch(homesFilePath(locale))
  if (!response.ok) throw new Error(`The listings answered ${response.status}.`)
  const homes: readonly NamedHome[] = await response.json()
  const fitting = homes
    .filter((home) => checkSubject(needs, home) === undefined)
    .map((home) => ({
      home,
      text: foldWords(`${home.title} ${home.place} ${home.reference ?? ''} ${home.query}`),
    }))
  const show = (): void => {
    const words = foldWords(input.value).split(' ').filter(Boolean)
    const found =
      words.length === 0 ? [] : fitting.filter(({ text }) => words.every((word) => text.includes(word)))
    list.replaceChildren(...found.slice(0, most).map(({ home }) => rowOf(home)))
    output.textContent =
      words.length === 0 ? '' : found.length === 0 ? none : t('subjects.which.found', { count: found.length })
  }
  input.addEventListener('input', show)
  show()
}

function rowOf({ query, title, place, price, reference }: NamedHome): HTMLLIElement {
  const row = document.createElement('li')
  const link = document.createElement('a')
  const facts = document.createElement('span')
  link.href = `?${query}`
  facts.textContent = [place, price, reference].filter((part) => part !== undefined).join(' · ')
  link.append(title, facts)
  row.append(link)
  return row
}
