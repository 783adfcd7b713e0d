import type { WantedPaper } from './owner-document.ts'

/** Returns the name of a wanted paper in a form; those of kind `other` are told apart by what they are called. */
export function paperName({ kind, name }: WantedPaper): string {
  return kind === 'other' && name !== undefined ? `other/${name.text}` : kind
}
