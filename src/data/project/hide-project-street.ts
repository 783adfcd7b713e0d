import type { Project, Unit } from '#domain/listing/project.ts'
import type { RecordLog } from '#data/problems/problem-log.ts'
import {
  hideInDocuments,
  hideInPictures,
  hideInPlans,
  namesStreet,
  withoutStreet,
} from '../property/hide-street.ts'

/**
 * Returns a project without mentions of its hidden street in texts, pictures, files and external addresses; `street` is
 * undefined when the address is published.
 */
export function hideProjectStreet(project: Project, street: string | undefined, log: RecordLog): Project {
  if (street === undefined) return project
  const { delivery, externalUrl } = project
  return {
    ...project,
    name: withoutStreet(project.name, street, log, 'Name'),
    description: withoutStreet(project.description, street, log, 'DescriptionA'),
    delivery: delivery === undefined ? undefined : withoutStreet(delivery, street, log, 'Delivery'),
    constructions: withoutStreet(project.constructions, street, log, 'Constructions'),
    technical: withoutStreet(project.technical, street, log, 'Technical'),
    situation: withoutStreet(project.situation, street, log, 'Situation'),
    externalUrl: namesStreet(externalUrl ?? '', street) ? undefined : externalUrl,
    pictures: hideInPictures(project.pictures, street),
    documents: hideInDocuments(project.documents, street),
    units: project.units.map((unit) => hideInUnit(unit, street)),
  }
}

// A lot whose name mentions the street is named by its number.
function hideInUnit(unit: Unit, street: string): Unit {
  const { id, lot, typeText, plan } = unit
  return {
    ...unit,
    lot: namesStreet(lot, street) ? String(id) : lot,
    typeText: namesStreet(typeText ?? '', street) ? undefined : typeText,
    plan: plan === undefined ? undefined : hideInPlans([plan], street)[0],
  }
}
