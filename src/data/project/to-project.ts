import { partsOf } from '#domain/values/plain-date.ts'
import type { Project, Unit } from '#domain/listing/project.ts'
import { cellText } from '../cell/cell.ts'
import type { Fields } from '../cell/fields.ts'
import { compareVersions } from '../figures/compare-versions.ts'
import { toPlace } from '../place/to-address.ts'
import { isElsewhere } from '../place/to-town.ts'
import { toStatus } from '../property/availability.ts'
import { toCategoryIds } from '../property/categories.ts'
import type { RecordContext, Unpublished } from '../property/property-context.ts'
import type { RecordGroup } from '../record/group-records.ts'
import { type ProjectCell, projectRecord } from '../record/project-record.ts'
import { toPastDate } from '../record/to-past-date.ts'
import { toResponsible } from '../record/to-agency.ts'
import { toDocuments, toPictures } from '../record/to-media.ts'
import { toLines, toProse } from '../record/to-translations.ts'
import { toVersions } from '../record/to-versions.ts'
import { toWebAddress } from '../record/to-web-address.ts'
import { tellsAddress } from '../property/street-mentions.ts'
import { hideProjectStreet } from './hide-project-street.ts'
import { toPriceSpan } from './price-span.ts'
import { toUnit } from './to-unit.ts'

/** The result of a record: a project, a note that it is not for the site, or nothing after an error. */
export type ToProject =
  | Readonly<{ kind: 'project'; project: Project }>
  | Readonly<{ kind: 'unpublished'; note: Unpublished }>
  | Readonly<{ kind: 'broken' }>

const translatedTexts = [
  'Name',
  'TypeDescription',
  'DescriptionA',
  'Delivery',
  'Constructions',
  'Technical',
  'Situation',
] as const

/** Returns the project of a record and its translations. */
export function toProject(group: RecordGroup, context: RecordContext): ToProject {
  const thisYear = partsOf(context.now).year
  const read = toVersions<ProjectCell, typeof projectRecord>(group, projectRecord, thisYear)
  if (read === undefined || !hasGoal(read.fields)) return { kind: 'broken' }
  const { record, fields, versions } = read
  const { log } = group
  const status = toStatus(fields)
  const unpublished = (reason: string): ToProject => ({
    kind: 'unpublished',
    note: { file: log.file, record: String(group.id), reason },
  })
  if (status === 'unpublished') return unpublished(`Status ${fields.text('Status')}`)
  if (isElsewhere(fields)) return unpublished('a point near no Belgian place')
  compareVersions(group, versions, translatedTexts)
  const { street, number, address, position } = toPlace(fields, context.towns, 'PublicAddress')
  const units = soldWith(status === 'sold', toUnits(record.Units ?? [], group, context), group)
  const isTold = address.kind === 'hidden' && street !== undefined ? tellsAddress(street, number) : undefined
  const listed = toPictures(record.PictureItems ?? [], context.pictures, log, 'PictureItems')
  const pictures =
    listed.length > 0 ? listed : toPictures([record.SmallPicture], context.pictures, log, 'SmallPicture')
  const project: Project = {
    id: group.id,
    file: log.file,
    name: { ...toLines(versions, 'TypeDescription'), ...toLines(versions, 'Name') },
    description: toProse(versions, 'DescriptionA'),
    number: fields.text('ProjectNumber', 40),
    categories: toProjectCategories(fields, context),
    address,
    position,
    availability: status === 'sold' || isSoldOut(units) ? 'soldOut' : 'available',
    externalUrl: toWebAddress(fields.cell('ExternalWeb'), log, 'ExternalWeb'),
    ...toPriceSpan(fields, units),
    units,
    delivery: toDelivery(toLines(versions, 'Delivery')),
    deliveryOn: fields.date('DeliveryDate'),
    constructions: toProse(versions, 'Constructions'),
    technical: toProse(versions, 'Technical'),
    situation: toProse(versions, 'Situation'),
    pictures,
    documents: toDocuments(record.DocumentItems, context.codes.documents, log),
    ...toResponsible(fields, address.town.zip, context.offices, context.people),
    publishedOn: toPastDate(fields, 'DateOnline', context.now),
    modifiedOn: toPastDate(fields, 'ModifyDate', context.now),
  }
  return { kind: 'project', project: hideProjectStreet(project, isTold, log) }
}

// A project always sells homes, so its goal may be missing; 2 is the site's own value for new build.
function hasGoal(fields: Fields<ProjectCell>): boolean {
  const goal = cellText(fields.cell('Goal'))
  if (goal === undefined || /^[0-2]$/.test(goal)) return true
  fields.log.error('Goal', 'a Goal that is none', {
    expected: '0, 1, 2 or empty',
    received: fields.cell('Goal'),
    remedy: 'set the goal in the CRM and export again, or build with --quarantine to leave the project out',
  })
  return false
}

// ProjectWebID is the category in the site's list of projects, used when the project has none.
function toProjectCategories(fields: Fields<ProjectCell>, context: RecordContext): readonly number[] {
  const own = toCategoryIds(fields, ['WebID'], context.categories)
  return own.length > 0 ? own : toCategoryIds(fields, ['ProjectWebID'], context.categories)
}

function toUnits(values: readonly unknown[], { log }: RecordGroup, context: RecordContext): readonly Unit[] {
  const units = new Map<number, Unit>()
  for (const [index, value] of values.entries()) {
    const unit = toUnit(value, index, log, context)
    if (unit === undefined) continue
    if (units.has(unit.id)) {
      log.error(`Units[${index}].ID`, 'an ID that another unit of the project has', {
        expected: 'one unit per id',
        received: unit.id,
        remedy: 'give one of them another ID; with --quarantine the first one is kept',
      })
    } else units.set(unit.id, unit)
  }
  return [...units.values()]
}

// All units of a sold project are sold, so that the page does not contradict itself.
function soldWith(isSold: boolean, units: readonly Unit[], { log }: RecordGroup): readonly Unit[] {
  if (!isSold || isSoldOut(units) || units.length === 0) return units
  log.warn('Status', 'a sold project with units that are not; they are shown as sold', {
    expected: 'every unit sold',
    received: units.flatMap(({ lot, availability }) => (availability === 'sold' ? [] : [lot])).join(', '),
    remedy: 'set the units to Verkocht, or the project to active',
  })
  return units.map((unit) => ({ ...unit, availability: 'sold' }))
}

function isSoldOut(units: readonly Unit[]): boolean {
  return units.length > 0 && units.every((unit) => unit.availability === 'sold')
}

function toDelivery(words: NonNullable<Project['delivery']>): Project['delivery'] {
  return Object.keys(words).length === 0 ? undefined : words
}
