import type { Catalogue } from '#domain/site/catalogue.ts'
import type { Translations } from '#domain/values/locale.ts'
import type { Project } from '#domain/listing/project.ts'
import type { Step } from '#routes/expand/route-draft.ts'
import { prefixEntry } from '#routes/ledger/prefix-entries.ts'
import { projectSlugs } from '#routes/path/listing-slug.ts'
import { projectKey } from '#routes/path/route-keys.ts'
import { belowBase } from '#routes/path/route-path.ts'
import { sectionStep, townNames, townSegment, townStep } from '#routes/path/steps.ts'
import { ordinary, type PageKindDefinition } from '#routes/expand/page-kind.ts'

/** New-build projects. */
export const project: PageKindDefinition<Readonly<{ kind: 'project'; projectId: number }>> = {
  ...ordinary,
  expand: ({ catalogue, routeEntries, languages }) => {
    const entry = prefixEntry(routeEntries, 'project')
    if (entry === undefined) return []
    return catalogue.projects.map((listing) => {
      const { id, file, address } = listing
      const slugs = projectSlugs(listing, languages)
      return {
        key: projectKey(id),
        target: { kind: 'project', projectId: id },
        original: `/project/${id}/`,
        path: belowBase(
          entry.path,
          (locale) => `${townSegment(address.town, locale)}/${slugs[locale]}/${id}`,
        ),
        steps: projectSteps(catalogue, listing),
        label: projectLabel(listing),
        isIndexable: true,
        source: { file, record: String(id) },
      }
    })
  },
}

/** Returns the breadcrumb above a project: the list of projects and its town. */
export function projectSteps(catalogue: Catalogue, { address }: Project): readonly Step[] {
  const list = catalogue.sections.find(({ kind, isPublic }) => kind === 'projects' && isPublic)
  return list === undefined ? [] : [sectionStep(list), townStep(list, address.town)]
}

/** Returns the name of a project, or its town where it has none. */
export function projectLabel({ name, address }: Project): Translations {
  return Object.keys(name).length === 0 ? townNames(address.town) : name
}
