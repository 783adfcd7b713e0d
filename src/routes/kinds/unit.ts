import { type Locale, mapLocales } from '#domain/values/locale.ts'
import { prefixEntry } from '#routes/ledger/prefix-entries.ts'
import { projectSlugs, typeIn, unitSlug } from '#routes/path/listing-slug.ts'
import { projectKey, unitKey } from '#routes/path/route-keys.ts'
import { belowBase } from '#routes/path/route-path.ts'
import { townSegment } from '#routes/path/steps.ts'
import { ordinary, type PageKindDefinition } from '#routes/expand/page-kind.ts'
import { projectLabel, projectSteps } from './project.ts'

/** Units of projects, where `routes.json` gives them a path. */
export const unit: PageKindDefinition<Readonly<{ kind: 'unit'; projectId: number; unitId: number }>> = {
  ...ordinary,
  hasOriginalAddress: false,
  expand: ({ catalogue, routeEntries, languages }) => {
    const entry = prefixEntry(routeEntries, 'unit')
    if (entry === undefined) return []
    return catalogue.projects.flatMap((project) => {
      const slugs = projectSlugs(project, languages)
      const { town } = project.address
      const steps = [
        ...projectSteps(catalogue, project),
        { label: projectLabel(project), key: projectKey(project.id) },
      ]
      return project.units.map((listing) => {
        const last = (locale: Locale): string =>
          `${project.id}/${unitSlug(listing, languages(locale))}/${listing.id}`
        const name = (locale: Locale): string =>
          [typeIn(listing, languages(locale)), listing.lot].filter((word) => word !== undefined).join(' ')
        return {
          key: unitKey(project.id, listing.id),
          target: { kind: 'unit', projectId: project.id, unitId: listing.id },
          original: `/project/${project.id}/${listing.id}/`,
          path: belowBase(
            entry.path,
            (locale) => `${townSegment(town, locale)}/${slugs[locale]}/${last(locale)}`,
          ),
          steps,
          label: mapLocales(name),
          isIndexable: true,
          source: { file: project.file, record: `${project.id}, unit ${listing.id}` },
        }
      })
    })
  },
}
