import { isListed, isOnOffer } from '#domain/listing/availability.ts'
import type { Project } from '#domain/listing/project.ts'
import type { Property } from '#domain/listing/property.ts'
import { projectKey, propertyKey } from '#routes/path/route-keys.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { optionalPath } from '#views/kit/hrefs.ts'

/** What a person of the team offers. */
export type Offered = Readonly<{ properties: readonly Property[]; projects: readonly Project[] }>

/** Returns what a person offers, the newest first; nothing that is offered discreetly. */
export function offeredBy(context: ViewContext, personId: string): Offered {
  const { properties, projects, sections, site } = context.catalogue
  const open = new Set(
    sections.filter(({ kind }) => kind === 'sale' || kind === 'rent').map(({ key }) => key),
  )
  const hasPage = (key: string): boolean => optionalPath(context, key, site.languageDefault) !== undefined
  return {
    properties: properties.filter(
      (property) =>
        property.agentId === personId &&
        isOnOffer(property.availability) &&
        isListed(property) &&
        property.sections.some((key) => open.has(key) && hasPage(propertyKey(property.id, key))),
    ),
    projects: projects.filter(
      (project) =>
        project.agentId === personId && isOnOffer(project.availability) && hasPage(projectKey(project.id)),
    ),
  }
}
