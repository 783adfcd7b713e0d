import type { Picture } from '#domain/site/picture.ts'

/** Words of a picture's Dutch text that say that it was taken inside. */
const inside =
  /(?:kamer|keuken|eetplaats|inkomhal|nachthal|zolder|kelder|leefruimte|living|wasplaats|berging)\b/i

/**
 * Returns the pictures of a listing after its first one, which the page opens with: rooms before what is outside, so
 * that no front is seen twice in a row.
 */
export function roomsFirst([, ...others]: readonly Picture[]): readonly Picture[] {
  const [rooms, rest] = [true, false].map((isRoom) =>
    others.filter(({ alt }) => inside.test(alt.nl ?? '') === isRoom),
  )
  return [...(rooms ?? []), ...(rest ?? [])]
}
