import type { Owner } from '#service/owners/accounts/find-owner.ts'
import type { DoorContext } from './door-context.ts'

/** Returns what everybody knows of an owner and the agency, and what is therefore tried first as a password. */
export function knownWords(
  { words }: Pick<DoorContext, 'words'>,
  { name, email }: Pick<Owner, 'name' | 'email'>,
): readonly string[] {
  const { agency, offices } = words.recipients
  return [
    name,
    email,
    agency.name,
    agency.email,
    ...offices.flatMap(({ name: office, place }) => [office, place]),
  ].flatMap(partsOf)
}

/** Returns a text, its parts, and the text without what is between them. @example partsOf('Kouter & Kaai') // ['Kouter & Kaai', 'KouterKaai', 'Kouter', 'Kaai'] */
function partsOf(text: string): readonly string[] {
  const parts = text.match(/[\p{L}\p{N}]+/gu) ?? []
  return [text, parts.join(''), ...parts.filter((part) => part.length > 2)]
}
