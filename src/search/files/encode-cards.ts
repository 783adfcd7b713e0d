import type { ListCard } from '#ui/cards/list-card.ts'
import { formatLines } from './line-file.ts'
import type { LiveWords } from '#search/query/live-words.ts'
import { type CardFileHead, storeCard } from './stored-card.ts'

/** What goes into a card file; see `ListCards` for what comes out. */
export type CardFile = Readonly<{
  cards: readonly ListCard[]
  townNames: readonly string[]
  typeNames: readonly string[]
  categoryNames: readonly string[]
  searchTexts: readonly string[]
  words: LiveWords
}>

/** Returns the cards of a list in one language as text: JSON, a card a line. */
export function encodeCards({ cards, searchTexts, ...names }: CardFile): string {
  const stored = cards.map(storeCard)
  const common = commonWords(stored.map(({ card }) => card))
  const head: CardFileHead = { ids: cards.map(({ id }) => id), ...names, common }
  const rows = stored.map(({ kind, card }) => {
    const own = Object.entries(card).filter(([name]) => !Object.hasOwn(common, name))
    return { kind, card: Object.fromEntries(own) }
  })
  return formatLines(head, { cards: rows, texts: searchTexts })
}

/** Returns the words that are the same in all cards. */
function commonWords(cards: readonly object[]): Readonly<Record<string, string>> {
  const [first, ...others] = cards.map((card) => new Map<string, unknown>(Object.entries(card)))
  if (first === undefined || others.length === 0) return {}
  const same = [...first].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && others.every((other) => other.get(name) === value) ? [[name, value]] : [],
  )
  return Object.fromEntries(same)
}
