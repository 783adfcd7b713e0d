import type { SubjectView } from '#ui/forms/about-view.ts'

type Located = Pick<SubjectView, 'place' | 'reference'>

/** Returns a home by address and reference. @example 'Donklaan 00, 9290 Berlare, Referentie KK-2417' */
export function addressOf({ place, reference }: Located): string {
  return [place, reference].filter((part) => part !== undefined).join(', ')
}

/** Returns a home as papers about an offer show it: by address and reference, without its headline. */
export function byAddress<Home extends SubjectView>(home: Home): Home {
  const { place, reference = '' } = home
  return { ...home, title: place, titleLang: undefined, place: reference, reference: undefined }
}
