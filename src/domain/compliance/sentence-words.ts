/** A word of a sentence, in lower case without accents, and what stands between it and the next one. */
export type SentenceWord = Readonly<{ text: string; after: string }>

/**
 * Returns the words of a text in lower case, without accents and soft hyphens; an elided article is a word of its own
 * (`d'`), a part of a compound keeps its hyphen (`baby-`), and abbreviations lose their points and spaces.
 * @example wordsOf('Pas d’O.C.M.W.') // pas, d', ocmw
 */
export function wordsOf(text: string): readonly SentenceWord[] {
  const parts = fold(text).split(/([\p{L}\p{N}]+(?:['-]+[\p{L}\p{N}]+)*['-]?)/u)
  return parts.flatMap((part, index) =>
    index % 2 === 1 ? [{ text: part, after: parts[index + 1] ?? '' }] : [],
  )
}

/** Returns a text in lower case, without accents and soft hyphens, with one kind of apostrophe. */
export function foldLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replaceAll('ß', 'ss')
    .replace(/[’ʼ`]/g, "'")
}

function fold(text: string): string {
  return foldLetters(text)
    .replace(/(?<!\p{L})(max|min)\./gu, '$1')
    .replace(/'(?=\p{L}{2})/gu, "' ")
    .replace(/(?<!\p{L})(?:\p{L}\.\s?){2,}(?:(?<!\s)\p{L}(?!\p{L}))?/gu, squeeze)
    .replace(/(?<!\p{L})(?:\p{L}\s){3,}\p{L}(?!\p{L})/gu, squeeze)
}

function squeeze(letters: string): string {
  return `${letters.replace(/[.\s]/g, '')}${/[.\s]$/.exec(letters)?.[0] ?? ''}`
}

/** Returns the sentences of a text as they stand, also those that a line break cuts in two; `Kinderen? Neen.` is one. */
export function sentencesOf(text: string): readonly string[] {
  const joined = text.replace(/\s*\n\s*/g, ' ')
  return [...new Set([text, joined].flatMap(splitSentences))]
}

function splitSentences(text: string): readonly string[] {
  return text
    .split(
      /(?<=[.!?;])(?<!\b(?:max|min|opp|woonopp|ca|nr|incl|excl)\.)(?<!(?<!\p{L})\p{L}\.)\s+(?!(?:neen?|non|no|nein)(?:[.!]|$)|stock|obergeschoss|etage)|\n+/iu,
    )
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}
