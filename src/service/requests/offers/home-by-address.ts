import type { ListingSubject } from '#contracts/subjects-file.ts'

type Located = Pick<ListingSubject, 'kind' | 'title' | 'place' | 'reference'>

/**
 * Returns a home by address and reference, a unit by its name too: it shares them with its project.
 * @example 'Donklaan 00, 9290 Berlare, Referentie KK-2417'
 */
export function addressOf({ kind, title, place, reference }: Located): string {
  return [kind === 'unit' ? title : undefined, place, reference]
    .filter((part) => part !== undefined)
    .join(', ')
}

/** Returns a home as papers about an offer show it: by address and reference, without its headline; a unit keeps its name. */
export function byAddress(home: ListingSubject): ListingSubject {
  if (home.kind === 'unit') return home
  const { place, reference = '' } = home
  return { ...home, title: place, titleLang: undefined, place: reference, reference: undefined }
}
