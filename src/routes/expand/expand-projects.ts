import type { Section } from '#domain/site/agency.ts'
import type { Catalogue } from '#domain/site/catalogue.ts'
import type { Translations } from '#domain/values/locale.ts'
import type { Project, Unit } from '#domain/listing/project.ts'
import type { RouteEntry } from '#domain/site/route-entry.ts'
import { dutchType, projectSlugs, unitSlug } from '#routes/path/listing-slug.ts'
import { prefixEntry, type PrefixEntry } from '#routes/ledger/prefix-entries.ts'
import type { RouteDraft, Step } from './route-draft.ts'
import { projectKey, unitKey } from '#routes/path/route-keys.ts'
import { belowBase } from '#routes/path/route-path.ts'
import { sectionStep, townStep } from '#routes/path/steps.ts'

/** Returns the pages of every project, and of every unit where `routes.json` gives units a path. */
export function expandProjects(catalogue: Catalogue, entries: readonly RouteEntry[]): readonly RouteDraft[] {
  const projectEntry = prefixEntry(entries, 'project')
  const unitEntry = prefixEntry(entries, 'unit')
  if (projectEntry === undefined || unitEntry === undefined) return []
  const list = catalogue.sections.find(({ kind, isPublic }) => kind === 'projects' && isPublic)
  return catalogue.projects.flatMap((project) => {
    const steps = stepsTo(list, project)
    return [
      toProjectDraft(project, projectEntry, steps),
      ...project.units.map((unit) => toUnitDraft(project, unit, unitEntry, steps)),
    ]
  })
}

function toProjectDraft(project: Project, entry: PrefixEntry, steps: readonly Step[]): RouteDraft {
  const slugs = projectSlugs(project)
  const { town } = project.address
  return {
    key: projectKey(project.id),
    target: { kind: 'project', projectId: project.id },
    type: 'page',
    original: `/project/${project.id}/`,
    path: belowBase(entry.path, (locale) => `${town.slug}/${slugs[locale]}/${project.id}`),
    steps,
    label: projectLabel(project),
    isIndexable: true,
    source: { file: 'projects.json', record: String(project.id) },
  }
}

function toUnitDraft(project: Project, unit: Unit, entry: PrefixEntry, steps: readonly Step[]): RouteDraft {
  const slugs = projectSlugs(project)
  const { town } = project.address
  const last = `${project.id}/${unitSlug(unit)}/${unit.id}`
  return {
    key: unitKey(project.id, unit.id),
    target: { kind: 'unit', projectId: project.id, unitId: unit.id },
    type: 'page',
    original: `/project/${project.id}/${unit.id}/`,
    path: belowBase(entry.path, (locale) => `${town.slug}/${slugs[locale]}/${last}`),
    steps: [...steps, { label: projectLabel(project), key: projectKey(project.id) }],
    label: { nl: [dutchType(unit), unit.lot].filter((word) => word !== undefined).join(' ') },
    isIndexable: true,
    source: { file: 'projects.json', record: `${project.id}, unit ${unit.id}` },
  }
}

function stepsTo(list: Section | undefined, project: Project): readonly Step[] {
  return list === undefined ? [] : [sectionStep(list), townStep(list, project.address.town)]
}

function projectLabel(project: Project): Translations {
  return Object.keys(project.name).length === 0 ? { nl: project.address.town.name } : project.name
}
