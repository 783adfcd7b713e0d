import type { Section } from '#domain/site/section.ts'
import type { Property } from '#domain/listing/property.ts'

/**
 * Returns the section under which search engines should keep a property: that of its sale or rent, else
 * the first that it has; undefined when none of its sections is public.
 */
export function canonicalSection(
  property: Property,
  sections: ReadonlyMap<string, Section>,
): Section | undefined {
  const shown = publicSections(property, sections)
  return shown.find(({ kind }) => kind === 'sale' || kind === 'rent') ?? shown[0]
}

/** Returns the public sections that a property is shown in, in its own order. */
export function publicSections(
  property: Property,
  sections: ReadonlyMap<string, Section>,
): readonly Section[] {
  return property.sections.flatMap((key) => {
    const section = sections.get(key)
    return section?.isPublic === true ? [section] : []
  })
}
