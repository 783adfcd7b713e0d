import type { Facts } from '#scripts/demo-agency/facts/facts.ts'
import type { Coordinates } from '#domain/place/place.ts'
import { type CrmRecord, toRecord } from '#scripts/demo-agency/records/record.ts'
import type { SpecialCases } from '#scripts/demo-agency/facts/special-cases.ts'
import { projectPlans } from '#scripts/demo-agency/projects/plans.ts'
import { assignHomes } from './assign-homes.ts'
import { assignProjectHomes } from './assign-projects.ts'
import { galleryOf } from './fitting.ts'
import { homes, projectHomes } from './homes.ts'

/** What a listing shows: files in their order, none when it has no pictures, and whether its roof is flat. */
export type Gallery = Readonly<{ files: readonly string[]; isFlatRoofed: boolean }>

/**
 * Returns the gallery of each listing: one home's, or its project's; none for those without pictures. Each unit of a
 * project begins with another picture of it, since two may stand on one page.
 */
export function makeGalleries(
  listings: readonly Facts[],
  cases: SpecialCases,
): (facts: Facts) => Gallery | undefined {
  const pictured = listings.filter(({ id }) => !cases.noPictures.has(id))
  const places = new Map(listings.map((facts) => [facts, placeIn(toRecord(facts, cases), facts)]))
  const given = assignHomes(listings, pictured, homes, (facts) => places.get(facts) ?? facts.town)
  const ofProjects = assignProjectHomes(projectPlans, projectHomes)
  const units = listings.filter(({ projectId }) => projectId > 0)
  return (facts) => {
    const project = ofProjects.get(facts.projectId)
    if (project !== undefined) {
      const turn = units.filter(({ projectId }) => projectId === facts.projectId).indexOf(facts)
      const turned = [...project.pictures.slice(turn), ...project.pictures.slice(0, turn)]
      return { files: turned.map((picture) => `${picture}.webp`), isFlatRoofed: true }
    }
    const home = given.get(facts.id)
    return home === undefined
      ? undefined
      : { files: galleryOf(facts, home), isFlatRoofed: home.isFlatRoofed === true }
  }
}

function placeIn({ GoogleX, GoogleY }: CrmRecord, { isAddressPublic, town }: Facts): Coordinates {
  return isAddressPublic ? { latitude: Number(GoogleX), longitude: Number(GoogleY) } : town
}
