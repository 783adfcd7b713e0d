import { prefixEntry } from '#routes/ledger/prefix-entries.ts'
import { dutchType, projectSlugs, unitSlug } from '#routes/path/listing-slug.ts'
import { projectKey, unitKey } from '#routes/path/route-keys.ts'
import { belowBase } from '#routes/path/route-path.ts'
import { ordinary, type PageKindDefinition } from '#routes/expand/page-kind.ts'
import { projectLabel, projectSteps } from './project.ts'

/** Units of projects, where `routes.json` gives them a path. */
export const unit: PageKindDefinition<Readonly<{ kind: 'unit'; projectId: number; unitId: number }>> = {
  ...ordinary,
  hasOriginalAddress: false,
  expand: ({ catalogue, routeEntries }) => {
    const entry = prefixEntry(routeEntries, 'unit')
    if (entry === undefined) return []
    return catalogue.projects.flatMap((project) => {
      const slugs = projectSlugs(project)
      const { slug } = project.address.town
      const steps = [
        ...projectSteps(catalogue, project),
        { label: projectLabel(project), key: projectKey(project.id) },
      ]
      return project.units.map((listing) => {
        const last = `${project.id}/${unitSlug(listing)}/${listing.id}`
        const name = [dutchType(listing), listing.lot].filter((word) => word !== undefined)
        return {
          key: unitKey(project.id, listing.id),
          target: { kind: 'unit', projectId: project.id, unitId: listing.id },
          original: `/project/${project.id}/${listing.id}/`,
          path: belowBase(entry.path, (locale) => `${slug}/${slugs[locale]}/${last}`),
          steps,
          label: { nl: name.join(' ') },
          isIndexable: true,
          source: { file: project.file, record: `${project.id}, unit ${listing.id}` },
        }
      })
    })
  },
}
