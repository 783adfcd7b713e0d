import { cellText } from '../cell/cell.ts'
import type { Fields } from '../cell/fields.ts'
import type { OfficeEntry } from '#data/config/agency/offices.ts'
import type { PersonEntry } from '#data/config/agency/people.ts'

/** The office and agent of a listing. */
export type Responsible = Readonly<{ officeId: string; agentId?: string }>

/** Returns the office and the agent of a record; without one the office of its zip, else the first office. */
export function toResponsible(
  fields: Fields<'OfficeID' | 'ManagerID'>,
  zip: string | undefined,
  offices: readonly OfficeEntry[],
  people: readonly PersonEntry[],
): Responsible {
  const agent = find(fields, 'ManagerID', people, 'people.json', ({ person }) => person.id)
  const office =
    find(fields, 'OfficeID', offices, 'offices.json', (entry) => entry.office.id) ??
    offices.find((entry) => zip !== undefined && entry.office.zips.includes(zip)) ??
    offices[0]
  return { officeId: office?.office.id ?? '', agentId: agent?.person.id }
}

function find<Name extends 'OfficeID' | 'ManagerID', Entry extends Readonly<{ crmId?: string }>>(
  fields: Fields<Name>,
  name: Name,
  entries: readonly Entry[],
  file: string,
  idOf: (entry: Entry) => string,
): Entry | undefined {
  const id = cellText(fields.cell(name))
  if (id === undefined || id === '0') return undefined
  // An agency without a CRM names its offices and people by its own ids.
  const found = entries.find((entry) => entry.crmId === id) ?? entries.find((entry) => idOf(entry) === id)
  if (found === undefined) {
    fields.log.warn(name, `on no list of ${file}; it is left out`, {
      expected: `a crmId or id of ${file}`,
      received: fields.cell(name),
      remedy: `add it to ${file}`,
    })
  }
  return found
}
