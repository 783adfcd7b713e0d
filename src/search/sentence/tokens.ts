import { foldLetters } from '#text/fold.ts'

/** A word or a number of a sentence. */
export type Token = Readonly<{
  /** As typed. */
  typed: string
  /** Without case and accents; `St`, `Saint` and `Sankt` are `sint`. */
  key: string
  /** The value of a number. */
  number?: number
  /** Where it is in the sentence. */
  start: number
  end: number
  /** Whether punctuation stands before it, and whether nothing or a hyphen does. */
  isBreak: boolean
  /** Whether it is what is left of an article and begins its own phrase: `maison s'il` is no `maisons`; or follows an energy label: `F or` is no `for`. */
  isElided: boolean
  isGlued: boolean
  isDashed: boolean
}>

/** Of numbers also the ordinal (`1er`, `2nd`) and the parts of a date (`1.3.`); in `9100,9140` there are two. */
const pattern =
  /m[2²](?![\p{L}\p{N}])|(?<=(?<!\p{L})[a-g])-(?=\s|$)|[tf]\d(?![\p{L}\p{N}])|p\/m(?!\p{L})|\d+(?:de|ste|er?|[eè](?:re|me)|st|nd|rd|th)(?!\p{L})|\d{1,2}(?=\.\d{1,2}\.(?!\d{3}(?!\d)))|(?<=(?<!\d)\d{1,2}\.)\d{1,2}(?=\.)|\d+(?:[.,]\d{1,3}(?!\d))*|[\p{L}\p{M}]+|\+\/-|[+€<>≤≥±~]/giu
/** How St, Saint and Sankt are read. */
export const saint = 'sint'
const saints = /^(?:st|ste|saint|sainte|sankt)$/
/** A space that groups thousands. */
const groupSpace = /^[ \u00A0\u202F]$/

/** Returns the words and numbers of a sentence in order. @example tokensOf('350 000 €').map(({ number }) => number) // 350000, undefined */
export function tokensOf(sentence: string): readonly Token[] {
  const tokens: Token[] = []
  for (const { 0: typed, index: start } of sentence.matchAll(pattern)) {
    const last = tokens.at(-1)
    const gap = sentence.slice(last?.end ?? 0, start)
    const isGroup = last !== undefined && groupSpace.test(gap) && isGrouped(last.typed, typed)
    if (isGroup) {
      const grouped = last.typed + gap + typed
      tokens[tokens.length - 1] = {
        ...last,
        typed: grouped,
        end: start + typed.length,
        number: numberOf(grouped),
      }
      continue
    }
    const key = typed === '+/-' ? '±' : foldLetters(typed)
    tokens.push({
      typed,
      key: saints.test(key) ? saint : key,
      number: /^\d/.test(typed) ? numberOf(typed) : undefined,
      start,
      end: start + typed.length,
      isBreak: last !== undefined && /[,;/!?|\n]/.test(gap),
      isElided: /\s$/.test(gap) && (/^[sn]$/.test(key) || /^[B-G]$/.test(last?.typed ?? '')),
      isGlued: last !== undefined && gap === '',
      isDashed: last !== undefined && /^\s*[-–—]\s*$/.test(gap),
    })
  }
  return tokens
}

function isGrouped(before: string, typed: string): boolean {
  return /^\d{3}$/.test(typed) && /^\d{1,3}(?:[ \u00A0\u202F]\d{3})*$/.test(before)
}

/**
 * Returns the value of a written number: a point, comma or space before three digits groups thousands, one before other
 * digits begins the decimals.
 * @example numberOf('350.000') // 350_000
 * @example numberOf('0,4') // 0.4
 */
export function numberOf(text: string): number {
  const groups = text.replace(/\p{L}+$/u, '').split(/[.,\s]/)
  const last = groups.at(-1) ?? ''
  const isWhole = groups.length === 1 || (last.length === 3 && groups[0] !== '0')
  return Number(isWhole ? groups.join('') : `${groups.slice(0, -1).join('')}.${last}`)
}

/** Returns a phrase as it is looked up: folded, without spaces, hyphens and marks. @example phraseKey('Sint-Niklaas') // 'sintniklaas' */
export function phraseKey(phrase: string): string {
  const key = tokensOf(phrase)
    .map((token) => token.key)
    .join('')
  return phrase.endsWith('-') ? `${key}-` : key
}
