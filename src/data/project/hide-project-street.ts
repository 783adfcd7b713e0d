import type { Project, Unit } from '#domain/listing/project.ts'
import type { RecordLog } from '#data/problems/problem-log.ts'
import type { TellsAddress } from '../property/street-mentions.ts'
import { hideInDocuments, hideInPictures, hideInPlans, withoutStreet } from '../property/hide-street.ts'

/**
 * Returns a project without mentions of its hidden street in texts, pictures, files and external addresses; `isTold` is
 * undefined when the address is published.
 */
export function hideProjectStreet(
  project: Project,
  isTold: TellsAddress | undefined,
  log: RecordLog,
): Project {
  if (isTold === undefined) return project
  const { delivery, externalUrl, number } = project
  return {
    ...project,
    name: withoutStreet(project.name, isTold, log, 'Name'),
    description: withoutStreet(project.description, isTold, log, 'DescriptionA'),
    delivery: delivery === undefined ? undefined : withoutStreet(delivery, isTold, log, 'Delivery'),
    constructions: withoutStreet(project.constructions, isTold, log, 'Constructions'),
    technical: withoutStreet(project.technical, isTold, log, 'Technical'),
    situation: withoutStreet(project.situation, isTold, log, 'Situation'),
    number: isTold(number ?? '') ? undefined : number,
    externalUrl: isTold(externalUrl ?? '') ? undefined : externalUrl,
    pictures: hideInPictures(project.pictures, isTold),
    documents: hideInDocuments(project.documents, isTold),
    units: project.units.map((unit) => hideInUnit(unit, isTold)),
  }
}

// A lot whose name mentions the street is named by its number.
function hideInUnit(unit: Unit, isTold: TellsAddress): Unit {
  const { id, lot, typeText, plan } = unit
  return {
    ...unit,
    lot: isTold(lot) ? String(id) : lot,
    typeText: isTold(typeText ?? '') ? undefined : typeText,
    plan: plan === undefined ? undefined : hideInPlans([plan], isTold)[0],
  }
}
