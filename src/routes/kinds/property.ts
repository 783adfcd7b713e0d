import type { Section } from '#domain/site/section.ts'
import { mapLocales, type Translations } from '#domain/values/locale.ts'
import type { Property } from '#domain/listing/property.ts'
import type { Languages } from '#i18n/languages.ts'
import { canonicalSection, publicSections } from '#routes/table/canonical.ts'
import { isListed } from '#domain/listing/availability.ts'
import { propertySlugs, typeAndTown } from '#routes/path/listing-slug.ts'
import { sectionPath, sectionsByKey } from '#routes/table/menu-pages.ts'
import type { RouteDraft } from '#routes/expand/route-draft.ts'
import { type ExpandInput, ordinary, type PageKindDefinition } from '#routes/expand/page-kind.ts'
import { propertyKey } from '#routes/path/route-keys.ts'
import { belowBase } from '#routes/path/route-path.ts'
import { hasTowns, sectionStep, townSegment, townStep } from '#routes/path/steps.ts'

type Target = Readonly<{ kind: 'property'; propertyId: number; section: string }>

/** Properties: one page under each public section that shows them. */
export const property: PageKindDefinition<Target> = {
  ...ordinary,
  expand: expandProperties,
}

function expandProperties({ catalogue, languages }: ExpandInput): readonly RouteDraft<Target>[] {
  const sections = sectionsByKey(catalogue)
  const bases = new Map([...sections].map(([key, section]) => [key, sectionPath(catalogue, section)]))
  return catalogue.properties.flatMap((listing) => {
    const canonical = canonicalSection(listing, sections)
    const slugs = propertySlugs(listing, languages)
    const { town } = listing.address
    return publicSections(listing, sections).map((section): RouteDraft<Target> => {
      const isCanonical = section === canonical
      return {
        key: propertyKey(listing.id, section.key),
        target: { kind: 'property', propertyId: listing.id, section: section.key },
        original: `/property/${listing.id}/`,
        path: belowBase(
          bases.get(section.key) ?? section.slug,
          (locale) => `${townSegment(town, locale)}/${slugs[locale]}/${listing.id}`,
        ),
        steps: stepsTo(section, listing),
        label: propertyLabel(listing, languages),
        canonicalKey: propertyKey(listing.id, (canonical ?? section).key),
        isIndexable: isCanonical && section.kind !== 'discreet' && isListed(listing),
        source: { file: listing.file, record: String(listing.id) },
      }
    })
  })
}

function stepsTo(section: Section, { address }: Property): RouteDraft['steps'] {
  return hasTowns(section) ? [sectionStep(section), townStep(section, address.town)] : [sectionStep(section)]
}

function propertyLabel(listing: Property, languages: Languages): Translations {
  const isNamed = Object.keys(listing.headline).length > 0
  return isNamed ? listing.headline : mapLocales((locale) => typeAndTown(listing, languages(locale)))
}
