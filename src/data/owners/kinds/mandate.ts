import { isOnOffer } from '#domain/listing/availability.ts'
import { propertyKind } from '#domain/listing/property-kind.ts'
import type { Availability, Property } from '#domain/listing/property.ts'
import type { HomeMarket } from '#domain/owners/owner-records.ts'
import type { Mandate } from '#domain/owners/owned-home.ts'
import { parseId } from '#data/cell/parse-id-list.ts'
import { goalCodes, mandateCodes } from '#data/owners/codes.ts'
import { needSubject, type RecordKind, toAgent } from '#data/owners/load-kind.ts'
import type { OwnerFields } from '#data/owners/owner-fields.ts'

/** A mandate with the name of its home, and what the home is compared by. */
export type HomeMandate = Readonly<{ subject: string; mandate: Mandate; market?: HomeMarket }>

const names = [
  'PropertyID',
  'Goal',
  'Place',
  'DateOnline',
  'EndDate',
  'ReviewDate',
  'ManagerID',
  'Status',
  'ClosedDate',
] as const
type MandateCell = (typeof names)[number]

/** Mandates; what a record does not say is taken from the listing of the same ID, where the site has it. */
export const mandates: RecordKind<MandateCell, HomeMandate> = {
  file: 'mandates.json',
  names,
  key: 'PropertyID',
  to: (fields, { agents, listings }) => {
    const subject = needSubject(fields)
    const id = fields.read('PropertyID', parseId, 'the ID of a property')
    const listing = id === undefined ? undefined : listings.get(id)
    const goal = listing?.goal ?? fields.needCode('Goal', goalCodes)
    const status = toStatus(fields, listing)
    if (subject === undefined || goal === undefined || status === undefined) return undefined
    const closed: Availability = goal === 'sale' ? 'sold' : 'rented'
    const open = listing !== undefined && isOnOffer(listing.availability) ? listing.availability : 'available'
    return {
      subject,
      mandate: {
        goal,
        place: fields.text('Place'),
        onlineSince: fields.date('DateOnline') ?? listing?.publishedOn,
        endsOn: fields.date('EndDate'),
        reviewFrom: fields.date('ReviewDate'),
        agentId: toAgent(fields, agents) ?? listing?.agentId,
        availability: status === 'closed' ? closed : open,
        closedOn: fields.date('ClosedDate'),
      },
      market: listing && toMarket(listing),
    }
  },
}

function toStatus(
  fields: OwnerFields<MandateCell>,
  listing: Property | undefined,
): 'open' | 'closed' | undefined {
  if (fields.text('Status') !== undefined || listing === undefined)
    return fields.needCode('Status', mandateCodes)
  return isOnOffer(listing.availability) ? 'open' : 'closed'
}

function toMarket(listing: Property): HomeMarket | undefined {
  const kind = propertyKind(listing)
  if (kind === undefined || listing.price.kind !== 'published') return undefined
  return { kind, price: listing.price.amount }
}
