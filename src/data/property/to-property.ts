import { partsOf } from '#domain/values/plain-date.ts'
import { hidePrice } from '#domain/listing/hidden-price.ts'
import { propertyKind, type PropertyKind } from '#domain/listing/property-kind.ts'
import type { Property } from '#domain/listing/property.ts'
import { isInBelgium } from '#domain/place/region.ts'
import { createFields, type Fields } from '../cell/fields.ts'
import { compareVersions } from '#data/figures/compare-versions.ts'
import { parseId } from '../cell/parse-id-list.ts'
import { toPlace } from '../place/to-address.ts'
import { isElsewhere } from '../place/to-town.ts'
import type { RecordGroup } from '../record/group-records.ts'
import { type PropertyCell, propertyRecord } from '../record/property-record.ts'
import { toPastDate } from '../record/to-past-date.ts'
import { toResponsible } from '../record/to-agency.ts'
import { toLines, toProse } from '../record/to-translations.ts'
import { toVersions } from '../record/to-versions.ts'
import { toAvailability, toMarquee, toStatus, withdrawnBy } from './availability.ts'
import { toBuilding } from '#data/property/facts/building.ts'
import { toCategories } from './categories.ts'
import { toCharges, toTaxes } from '#data/property/terms/charges.ts'
import { toEnergy } from '#data/property/facts/energy.ts'
import { toConnections, toFeatures } from '#data/property/facts/features.ts'
import { toFlood } from '#data/property/facts/flood.ts'
import { hideStreet } from './hide-street.ts'
import { tellsAddress } from './street-mentions.ts'
import { toLegal } from '#data/property/terms/legal.ts'
import { toLifeAnnuity } from '#data/property/terms/life-annuity.ts'
import { toMedia } from '#data/property/facts/media.ts'
import { toOpenHouses } from '#data/property/terms/open-houses.ts'
import { toOrientation } from '#data/property/facts/orientation.ts'
import { toPrice } from '#data/property/terms/price.ts'
import type { RecordContext, Unpublished } from './property-context.ts'
import { toPropertyType } from './property-type.ts'
import { toRooms } from '#data/property/facts/rooms.ts'
import { toSections } from './sections.ts'
import { toSurfaces } from '#data/property/facts/surfaces.ts'
import { isPastRetention, withdraw } from './withdraw.ts'
import { toGoal } from './to-goal.ts'

/** The result of a record: a listing, a note that it is not for the site, or nothing after an error. */
export type ToProperty =
  | Readonly<{ kind: 'property'; property: Property }>
  | Readonly<{ kind: 'unpublished'; note: Unpublished }>
  | Readonly<{ kind: 'broken' }>

/**
 * Returns the listing of a record and its translations.
 * @param projectIds projects of the catalogue; other projects are ignored
 */
export function toProperty(
  group: RecordGroup,
  context: RecordContext,
  projectIds: ReadonlySet<number>,
): ToProperty {
  const read = toVersions<PropertyCell, typeof propertyRecord>(
    group,
    propertyRecord,
    partsOf(context.now).year,
  )
  if (read === undefined) return { kind: 'broken' }
  const { record, fields, versions } = read
  const status = toStatus(fields)
  const unpublished = (reason: string): ToProperty => ({
    kind: 'unpublished',
    note: { file: group.log.file, record: String(group.id), reason },
  })
  const word = withdrawnBy(fields, context.codes.subStatuses)
  if (word !== undefined) return unpublished(`SubStatusName ${word}`)
  if (status === 'unpublished') return unpublished(`Status ${fields.text('Status')}`)
  if (isElsewhere(fields)) return unpublished('a point near no Belgian place')
  const goal = toGoal(fields)
  if (goal === undefined) return { kind: 'broken' }
  compareVersions(group, versions, [
    'TypeDescription',
    'DescriptionA',
    'DescriptionB',
    'PullQuote',
    'ViagerConditions',
  ])

  const marquee = toMarquee(fields, context.marquees)
  const type = toPropertyType(fields, context.codes.types)
  const { street, number, ...place } = toPlace(fields, context.towns, 'PublishAddress')
  const categories = toCategories(fields, context.categories, { type: type.type, goal })
  const sections = toSections(group.base, goal, context.sections)
  // Without any list it is the agency that is missing, not a list of this listing: an import may come first.
  if (sections.length === 0 && context.sections.length > 0) {
    fields.log.warn('Goal', 'in no section; the listing is shown nowhere', {
      expected: `a section of sections.json for ${goal}`,
      remedy: 'add the section to sections.json',
    })
  }
  const lawFields = isInBelgium(place)
    ? fields
    : createFields<PropertyCell>({}, fields.log, partsOf(context.now).year)
  const details = toDetails(fields, lawFields, propertyKind({ type: type.type, categories }), context)
  const lifeAnnuity = toLifeAnnuity(fields, toProse(versions, 'ViagerConditions'))
  const whole: Property = {
    id: group.id,
    file: group.log.file,
    goal,
    reference: fields.text('RecordFile', 40) ?? String(group.id),
    availability: toAvailability(fields, { status, goal, marquee }, context.codes.subStatuses),
    marquee: marquee?.code,
    price: toPrice(fields, goal, lifeAnnuity !== undefined),
    categories,
    ...type,
    headline: toLines(versions, 'TypeDescription'),
    description: toProse(versions, 'DescriptionA', 'DescriptionB'),
    pullQuote: toLines(versions, 'PullQuote'),
    ...place,
    sections,
    projectId: toProjectId(fields, projectIds),
    ...toMedia(fields, record, context),
    openHouses: toOpenHouses(record.OpenHouseItems, context.now, fields.log),
    ...details,
    lifeAnnuity,
    ...toResponsible(fields, place.address.town.zip, context.offices, context.people),
    publishedOn: toPastDate(fields, 'DateOnline', context.now),
    modifiedOn: toPastDate(fields, 'ModifyDate', context.now),
  }
  const priced = fields.isAllowed('PublishPrice') ? whole : hidePrice(whole)
  const kept = isPastRetention(priced, context.keepSoldMonths, context.now) ? withdraw(priced) : priced
  return {
    kind: 'property',
    property:
      kept.address.kind === 'hidden' && street !== undefined
        ? hideStreet(kept, tellsAddress(street, number), group.log)
        : kept,
  }
}

/** @param lawFields those about Belgian law: what a home abroad says in them is about another law. */
function toDetails(
  fields: Fields<PropertyCell>,
  lawFields: Fields<PropertyCell>,
  kind: PropertyKind | undefined,
  { codes }: RecordContext,
): Pick<
  Property,
  | 'surfaces'
  | 'rooms'
  | 'building'
  | 'features'
  | 'connections'
  | 'orientation'
  | 'energy'
  | 'flood'
  | 'legal'
  | 'charges'
> {
  const surfaces = toSurfaces(fields, kind)
  const rooms = toRooms(fields)
  return {
    surfaces,
    rooms,
    building: toBuilding(fields, codes),
    features: toFeatures(fields, surfaces, rooms),
    connections: toConnections(fields),
    orientation: toOrientation(fields, codes.orientations),
    energy: toEnergy(fields),
    flood: toFlood(lawFields),
    legal: toLegal(lawFields),
    charges: { ...toCharges(fields), ...toTaxes(lawFields) },
  }
}

function toProjectId(fields: Fields<PropertyCell>, projectIds: ReadonlySet<number>): number | undefined {
  const id = fields.read('ProjectID', parseId, 'the ID of a project')
  if (id === undefined || projectIds.has(id)) return id
  fields.log.warn('ProjectID', 'a project that is not there; it is left out', {
    expected: 'an ID of projects.json',
    received: fields.cell('ProjectID'),
    remedy: 'import the project too, or correct the ID in the CRM or the editor',
  })
  return undefined
}
