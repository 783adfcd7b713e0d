import type { Picture } from '#domain/site/picture.ts'

/** Words of a picture's text, in four languages, that say what it shows. */
const shows = {
  room: /kamer\b|keuken|eetplaats|inkomhal|nachthal|zolder|kelder|leefruimte|living|wasplaats|berging|chambre|cuisine|séjour|salon|salle|hall\b|grenier|cave\b|buanderie|bureau|room\b|kitchen|hallway|landing|attic|cellar|laundry|zimmer|küche|diele|flur\b|dachboden|keller|waschküche/i,
  bedroom: /slaapkamer|chambre|bedroom|schlafzimmer/i,
  outside: /\btuin|terras|balkon|jardin|balcon|garden|terrace|balcony|garten/i,
}

/** Whether a picture's text, in the first language that it has, says that it shows a room, a bedroom, or garden, terrace or balcony. */
export function isPictureOf(what: keyof typeof shows, { alt }: Pick<Picture, 'alt'>): boolean {
  return shows[what].test(alt.nl ?? alt.fr ?? alt.en ?? alt.de ?? '')
}

/**
 * Returns the pictures of a listing in the agency's order, with a room right behind the first one where a second front, neither room
 * nor garden, stood there: no front is seen twice in a row.
 */
export function roomSecond(pictures: readonly Picture[]): readonly Picture[] {
  const [first, second, ...others] = pictures
  const room = others.find((picture) => isPictureOf('room', picture))
  if (first === undefined || second === undefined || room === undefined) return pictures
  if (isPictureOf('room', second) || isPictureOf('outside', second)) return pictures
  return [first, room, second, ...others.filter((picture) => picture !== room)]
}

/**
 * Returns the pictures of a listing after its first one, which the page opens with: rooms before what is outside, so
 * that no front is seen twice in a row.
 */
export function roomsFirst([, ...others]: readonly Picture[]): readonly Picture[] {
  const [rooms, rest] = [true, false].map((isRoom) =>
    others.filter((picture) => isPictureOf('room', picture) === isRoom),
  )
  return [...(rooms ?? []), ...(rest ?? [])]
}
