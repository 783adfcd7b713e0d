import type { NumberWords } from '../listings/number-words.ts'
import type { ListingReport } from '../listings/report-listing.ts'
import type { SavedEntry } from '../saved-entry.ts'

/** What the editor hands to the control of a listing's number. */
export type GivenNumber = Readonly<{
  /** ID of the label's control. */
  id: string
  /** Collection of the listing. */
  listing: string
  value: unknown
  /** Whether the listing has a file, whose name is the number. */
  isSaved: boolean
  words: NumberWords
  pick: (value: number | '') => void
}>

/** The numbers that the CRM has, by collection, as the service said last. */
const imported = new Map<string, ReadonlySet<number>>()

/** Whether the CRM has the listing that is about to be saved; undefined for another entry, and where the service has not answered. */
export function isImported({
  collection,
  path,
}: Pick<SavedEntry, 'collection' | 'path'>): boolean | undefined {
  const id = toNumber(/(\d+)\.json$/.exec(path)?.[1])
  return id === undefined ? undefined : imported.get(collection)?.has(id)
}

/** The most listings that are offered at once; who wants another one searches. */
const mostOffered = 30

/**
 * The number of a listing: typed, chosen among those of the CRM, or the next free one. Below it stands what the CRM says of
 * it and what the law still asks, as the service reads the files.
 */
export class ListingNumber extends HTMLElement {
  #given: GivenNumber | undefined
  #asked: number | undefined
  readonly #input = document.createElement('input')
  readonly #choice = document.createElement('div')
  readonly #report = document.createElement('div')

  set given(given: GivenNumber) {
    const isFirst = this.#given === undefined
    this.#given = given
    if (isFirst) this.#build(given)
    const value = toNumber(given.value)
    if (document.activeElement !== this.#input) this.#input.value = value === undefined ? '' : String(value)
    this.#choice.hidden = given.isSaved || value !== undefined
    if (document.activeElement !== this.#input) void this.#ask(value ?? 0)
  }

  #build({ id, isSaved, words, pick }: GivenNumber): void {
    const names = { id, ariaLabel: words.label }
    Object.assign(this.#input, { ...names, type: 'number', min: '1', step: '1', readOnly: isSaved })
    this.#input.addEventListener('input', () => {
      pick(toNumber(this.#input.value) ?? '')
    })
    this.#input.addEventListener('change', () => void this.#ask(toNumber(this.#input.value) ?? 0))
    this.style.display = 'block'
    this.#report.setAttribute('role', 'status')
    this.append(this.#input, this.#choice, this.#report)
  }

  /** Asks the service about a number, once for each. */
  async #ask(id: number): Promise<void> {
    const given = this.#given
    if (given === undefined || this.#asked === id) return
    this.#asked = id
    const language = document.documentElement.lang.slice(0, 2)
    const answer = await askService(`/preview/reports/${language}/${given.listing}/${id}`)
    // Another number was asked for meanwhile.
    if (this.#asked !== id) return
    if (answer.kind === 'report') {
      this.#report.replaceChildren(...answer.report.sections.map(toSection))
      imported.set(given.listing, new Set(answer.report.known.map((known) => known.id)))
      this.#offer(given, answer.report)
    } else {
      const text = answer.kind === 'problems' ? answer.text : given.words[answer.kind]
      this.#report.replaceChildren(toSection({ heading: text, lines: [] }))
    }
  }

  #offer({ words, pick }: GivenNumber, { known, next }: ListingReport): void {
    const choose = (id: number): void => {
      pick(id)
      this.#input.value = String(id)
      void this.#ask(id)
    }
    const search = document.createElement('input')
    Object.assign(search, { type: 'search', placeholder: words.search, ariaLabel: words.search })
    const list = document.createElement('div')
    list.style.cssText = 'max-height: 16rem; overflow: auto'
    const show = (): void => {
      const wanted = search.value.trim().toLowerCase()
      const found = known.filter(({ id, name }) => `${id} ${name}`.toLowerCase().includes(wanted))
      list.replaceChildren(
        ...found.slice(0, mostOffered).map(({ id, name }) => toButton(`${id} ${name}`, () => choose(id))),
      )
    }
    search.addEventListener('input', show)
    show()
    const heading = document.createElement('p')
    heading.textContent = words.choose
    this.#choice.replaceChildren(
      toButton(words.next.replace('{{number}}', String(next)), () => choose(next)),
      ...(known.length === 0 ? [] : [heading, search, list]),
    )
  }
}

type Answer =
  | Readonly<{ kind: 'report'; report: ListingReport }>
  | Readonly<{ kind: 'problems'; text: string }>
  | Readonly<{ kind: 'closed' | 'failed' }>

async function askService(path: string): Promise<Answer> {
  try {
    const response = await fetch(path)
    if (response.ok) return { kind: 'report', report: await response.json() }
    if (response.status === 422) return { kind: 'problems', text: await response.text() }
    return { kind: response.status === 403 ? 'closed' : 'failed' }
  } catch {
    // There is no service, or no network: the form works without.
    return { kind: 'failed' }
  }
}

function toNumber(value: unknown): number | undefined {
  const number = Number(value)
  return Number.isInteger(number) && number > 0 ? number : undefined
}

function toSection({ heading, lines }: ListingReport['sections'][number]): HTMLElement {
  const section = document.createElement('section')
  const title = document.createElement('p')
  title.style.cssText = 'font-weight: 600; white-space: pre-wrap'
  title.textContent = heading
  const list = document.createElement('ul')
  for (const line of lines) list.append(Object.assign(document.createElement('li'), { textContent: line }))
  section.append(title, ...(lines.length === 0 ? [] : [list]))
  return section
}

function toButton(label: string, press: () => void): HTMLElement {
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: label })
  button.style.cssText = 'display: block; padding: 4px 0; text-align: start; text-decoration: underline'
  button.addEventListener('click', press)
  return button
}
