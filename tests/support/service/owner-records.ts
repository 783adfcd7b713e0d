import type { HomeRecords, OwnerRecords, RecordedOwner } from '#domain/owners/owner-records.ts'
import { localTime } from '#domain/owners/local-time.ts'
import type { Viewing } from '#domain/owners/viewing.ts'
import { euroCents } from '#domain/values/money.ts'
import { day } from '#tests/support/catalogue/catalogue-factory.ts'

/** Returns a text in Dutch. */
export function inDutch(text: string) {
  return { text, locale: 'nl' } as const
}

/** Returns a visit to a home that took place. */
export function viewing(id: string, on: string, changes: Partial<Viewing> = {}): Viewing {
  const at = localTime(day(on), '10:00')
  return { id, at, status: 'done', visitor: inDutch('Koppel uit Zele'), visitNumber: 1, ...changes }
}

/** Returns what the CRM says about a house of € 389,000 that is for sale since 22 September 2026. */
export function homeRecords(id: number, changes: Partial<HomeRecords> = {}): HomeRecords {
  return {
    subject: `property/${id}`,
    mandate: { goal: 'sale', availability: 'available', onlineSince: day('2026-09-22') },
    market: { kind: 'house', price: euroCents(389_000) },
    viewings: [],
    communications: [],
    publications: [],
    events: [],
    documents: [],
    wanted: [],
    offers: [],
    ...changes,
  }
}

/** An owner of the first home. */
export const an: RecordedOwner = {
  email: 'an.debacker@voorbeeld.be',
  name: 'An De Backer',
  title: 'ms',
  locale: 'nl',
  subjects: ['property/2417'],
}

/** Returns records of one owner and one home that has some of each kind. */
export function sampleRecords(): OwnerRecords {
  const at = localTime(day('2026-11-22'), '19:05')
  const home = homeRecords(2417, {
    viewings: [viewing('2', '2026-11-21'), viewing('1', '2026-11-12', { report: inDutch('Mooi licht.') })],
    communications: [
      {
        id: 'c',
        at,
        channel: 'call',
        party: 'owner',
        direction: 'out',
        title: inDutch('An belde u'),
        minutes: 12,
      },
    ],
    publications: [
      {
        id: 'm',
        kind: 'portal',
        medium: 'Portaal A',
        since: day('2026-09-23'),
        views: [{ on: day('2026-11-22'), count: 61 }],
      },
    ],
    events: [{ id: 'e', on: day('2026-09-23'), title: inDutch('Geplaatst op Portaal A') }],
    documents: [
      { id: 'd', name: inDutch('Bodemattest'), on: day('2026-10-12'), from: 'agency', file: '2417-soil.pdf' },
    ],
    wanted: [{ kind: 'electricity', askedOn: day('2026-11-16') }, { kind: 'asbestos' }],
    offers: [
      {
        id: 'o',
        receivedAt: at,
        amount: euroCents(372_000),
        bidder: inDutch('Mevrouw D., Zele'),
        conditions: [],
      },
    ],
  })
  return { owners: [an], homes: [home] }
}
