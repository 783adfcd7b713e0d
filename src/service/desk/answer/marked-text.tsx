import type { ReactNode } from 'react'

/** Returns the parts between empty lines. */
export function paragraphsOf(text: string): readonly string[] {
  return text
    .split(/\r?\n\s*\r?\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** The paragraphs of a text, in which the words that the desk filled in are marked. */
export function MarkedText({ text, marks }: Readonly<{ text: string; marks: readonly string[] }>) {
  return paragraphsOf(text).map((part) => <p key={part}>{markFilled(part, marks)}</p>)
}

/** Marks the words in a text that the desk filled in. */
export function markFilled(text: string, filledIn: readonly string[]): ReactNode[] {
  const [first, ...others] = filledIn
  if (first === undefined) return [text]
  return text
    .split(first)
    .flatMap((part, index) => [
      ...(index === 0 ? [] : [<mark key={first}>{first}</mark>]),
      ...markFilled(part, others),
    ])
}
