import type { Section } from '#domain/site/section.ts'
import type { Town } from '#domain/place/place.ts'
import type { PropertyType } from '#domain/listing/property-type.ts'
import type { Property } from '#domain/listing/property.ts'

/** What is kept of a listing that was sold or let, and told once its record is gone: no street, no picture, nobody's name but the agency's. */
export type DealFacts = Readonly<{
  town: Pick<Town, 'slug' | 'name' | 'names' | 'country'>
  type?: PropertyType
  /** The CRM's words for a type that is on no list. */
  typeText?: string
  officeId: string
  agentId?: string
}>

/** Returns what may be told of a listing that was sold or let; undefined for one that was offered discreetly. */
export function dealFacts(property: Property, sections: readonly Section[]): DealFacts | undefined {
  const discreet = new Set(sections.filter(({ kind }) => kind === 'discreet').map(({ key }) => key))
  if (property.sections.some((key) => discreet.has(key))) return undefined
  const { type, typeText, officeId, agentId, address } = property
  const { slug, name, names, country } = address.town
  return { town: { slug, name, names, country }, type, typeText, officeId, agentId }
}
