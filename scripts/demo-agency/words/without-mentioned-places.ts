import type { Slots } from './sentence-picker.ts'

/** Slots that name a place or a road: all grammatical forms of one name. */
const forms = {
  near: ['near', 'near_dat'],
  by: ['by', 'by_dat', 'by_acc', 'zu_by', 'an_by'],
  by2: ['by2'],
  move: ['move'],
  road: ['road'],
  rail: ['rail'],
  street: ['street'],
  town: ['town'],
} as const

/** Whether a text names a place, with or without its article. */
const names = (text: string, place: string | undefined): boolean =>
  place !== undefined && text.includes(place.replace(/^(het|de|der|die|das) /, ''))

/** Returns the slots without the places that a text names, so that a description names each once. */
export function withoutMentionedPlaces(slots: Slots, text: string): Slots {
  const mentioned = Object.entries(forms)
    .filter(([name]) => names(text, slots[name]))
    .flatMap(([, slotNames]) => slotNames)
  const left: Slots = { ...slots, ...Object.fromEntries(mentioned.map((name) => [name, undefined])) }
  if ('near_dat' in slots) return left
  const sights = [...new Set([left['by'], left['by2'], left['near']])].filter((sight) => sight !== undefined)
  return { ...left, by: sights[0], by2: sights[1], near: sights.at(-1) }
}
