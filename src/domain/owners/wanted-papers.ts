import type { OwnerDocument, WantedPaper } from './owner-document.ts'

/** Whether a paper is still to come: its owner has handed in none of its kind since it was asked for. */
export function isStillWanted(
  { kind, name, askedOn }: WantedPaper,
  documents: readonly OwnerDocument[],
): boolean {
  return !documents.some(
    ({ from, paper, name: given, on }) =>
      from === 'owner' &&
      paper === kind &&
      // Other papers are told apart by their names alone.
      (kind !== 'other' || given.text === name?.text) &&
      (askedOn === undefined || on >= askedOn),
  )
}
