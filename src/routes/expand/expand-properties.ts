import type { Section } from '#domain/site/agency.ts'
import type { Catalogue } from '#domain/site/catalogue.ts'
import type { Translations } from '#domain/values/locale.ts'
import type { Property } from '#domain/listing/property.ts'
import { canonicalSection, publicSections } from '#routes/table/canonical.ts'
import { isListed } from '#domain/listing/availability.ts'
import { propertySlugs, typeAndTown } from '#routes/path/listing-slug.ts'
import { sectionPath, sectionsByKey } from '#routes/table/menu-pages.ts'
import type { RouteDraft } from './route-draft.ts'
import { propertyKey } from '#routes/path/route-keys.ts'
import { belowBase } from '#routes/path/route-path.ts'
import { hasTowns, sectionStep, townStep } from '#routes/path/steps.ts'

/** Returns the pages of every property: one under each public section that it is shown in. */
export function expandProperties(catalogue: Catalogue): readonly RouteDraft[] {
  const sections = sectionsByKey(catalogue)
  const bases = new Map([...sections].map(([key, section]) => [key, sectionPath(catalogue, section)]))
  return catalogue.properties.flatMap((property) => {
    const canonical = canonicalSection(property, sections)
    const slugs = propertySlugs(property)
    const { town } = property.address
    return publicSections(property, sections).map((section): RouteDraft => {
      const isCanonical = section === canonical
      return {
        key: propertyKey(property.id, section.key),
        target: { kind: 'property', propertyId: property.id, section: section.key },
        type: 'page',
        original: `/property/${property.id}/`,
        path: belowBase(
          bases.get(section.key) ?? section.slug,
          (locale) => `${town.slug}/${slugs[locale]}/${property.id}`,
        ),
        steps: stepsTo(section, property),
        label: propertyLabel(property),
        canonicalKey:
          isCanonical || canonical === undefined ? undefined : propertyKey(property.id, canonical.key),
        isIndexable: isCanonical && section.kind !== 'discreet' && isListed(property),
        source: { file: 'properties.json', record: String(property.id) },
      }
    })
  })
}

function stepsTo(section: Section, property: Property): RouteDraft['steps'] {
  return hasTowns(section)
    ? [sectionStep(section), townStep(section, property.address.town)]
    : [sectionStep(section)]
}

function propertyLabel(property: Property): Translations {
  return Object.keys(property.headline).length === 0 ? { nl: typeAndTown(property) } : property.headline
}
