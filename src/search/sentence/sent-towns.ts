import { foldLetters } from '#text/fold.ts'
import type { SentenceTown } from './sentence-file.ts'

/** A town as it is sent; a slug that follows from its first name is left out. */
export type SentTown = readonly [
  names: SentenceTown['names'],
  zips: SentenceTown['zips'],
  goals: SentenceTown['goals'],
  slug?: string,
]

/** Returns towns as they are sent. */
export function packTowns(towns: readonly SentenceTown[]): readonly SentTown[] {
  return towns.map(({ names, zips, goals, slug }) =>
    slugOf(names) === slug ? [names, zips, goals] : [names, zips, goals, slug],
  )
}

/** Returns the towns of {@link packTowns}. */
export function unpackTowns(towns: readonly SentTown[]): readonly SentenceTown[] {
  return towns.map(([names, zips, goals, slug = slugOf(names)]) => ({ names, zips, goals, slug }))
}

function slugOf([name = '']: SentenceTown['names']): string {
  return foldLetters(name).replaceAll(' ', '-')
}
