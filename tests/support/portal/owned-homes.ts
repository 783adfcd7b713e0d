import type { LocalTime } from '#domain/owners/local-time.ts'
import type { OwnedHome } from '#domain/owners/owned-home.ts'
import { type PageVisits, visitSources } from '#domain/owners/page-visits.ts'
import type { Publication } from '#domain/owners/publication.ts'
import { type Viewing, viewingStatuses } from '#domain/owners/viewing.ts'
import type { Locale, SpokenText } from '#domain/values/locale.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import { euroCents } from '#domain/values/money.ts'
import { addDays } from '#domain/values/plain-date.ts'

/** Monday, the day on which all homes here are read. */
export const now = '2026-11-23T16:41' as LocalTime
export const today = '2026-11-23' as PlainDate

export const day = (text: string) => text as PlainDate
export const at = (text: string) => text as LocalTime
export const said = (text: string, locale: Locale = 'nl'): SpokenText => ({ text, locale })

/** Visits on each day from one day until today: more in the weekend, by several sources. */
export function visitsSince(first: PlainDate): readonly PageVisits[] {
  const days: PageVisits[] = []
  for (let on = first; on <= today; on = addDays(on, 1)) {
    const number = days.length
    for (const [index, source] of visitSources.entries())
      days.push({ on, source, visits: ((number * 7 + index * 5) % 11) + (on === '2026-11-12' ? 9 : 0) })
  }
  return days
}

function viewsSince(first: PlainDate, most: number): Publication['views'] {
  return visitsSince(first)
    .filter(({ source }) => source === 'site')
    .map(({ on, visits }) => ({ on, count: (visits * most) % (most + 1) }))
}

/** A first viewing by somebody; what else there is to say of it comes last. */
const viewing = (
  id: string,
  moment: string,
  status: Viewing['status'],
  visitor: string,
  more: Partial<Viewing> = {},
): Viewing => ({ id, at: at(moment), status, visitor: said(visitor), visitNumber: 1, ...more })

const agentId = 'lotte'
const viewings: readonly Viewing[] = [
  viewing('v0', '2026-10-10T10:30', 'done', 'Jong koppel, Lokeren'),
  viewing('v1', '2026-10-24T10:30', 'done', 'Koppel, Gent', {
    report: said('Prijs wat hoog, kijkt verder.'),
  }),
  viewing('v2', '2026-11-10T16:00', 'cancelled', 'De heer S., Gent', {
    remark: said('Kocht intussen iets anders.'),
  }),
  viewing('v3', '2026-11-12T11:00', 'done', 'De heer en mevrouw D., Berlare', {
    agentId,
    report: said('Vallen voor het licht in de keuken.'),
  }),
  viewing('v4', '2026-11-14T11:00', 'noShow', 'Gezin, Dendermonde', {
    remark: said('Niet verwittigd. We belden, zonder antwoord.'),
  }),
  viewing('v5', '2026-11-21T10:00', 'done', 'De heer en mevrouw D., Berlare', {
    visitNumber: 2,
    agentId,
    report: said('Kwamen terug met hun architect. De zolder kan een vierde slaapkamer worden.'),
  }),
  viewing('v6', '2026-11-25T14:00', 'confirmed', 'Koppel uit Lokeren', { agentId }),
  viewing('v7', '2026-11-28T10:30', 'waiting', 'Gezin uit Gent', {
    agentId,
    remark: said('U hoeft niet thuis te zijn'),
  }),
]

/** A home for sale for two months, with everything that an owner can read. */
export const richHome: OwnedHome = {
  subject: 'property/2417',
  mandate: {
    goal: 'sale',
    place: 'Donklaan 12, Berlare',
    onlineSince: day('2026-09-22'),
    endsOn: day('2027-01-21'),
    reviewFrom: day('2027-01-07'),
    agentId: 'lotte',
    availability: 'available',
  },
  pageVisits: visitsSince(day('2026-09-22')),
  documentRequests: [
    at('2026-10-03T09:12'),
    at('2026-11-02T20:15'),
    at('2026-11-13T08:01'),
    at('2026-11-22T18:40'),
  ],
  viewings,
  communications: [
    {
      id: 'c1',
      at: at('2026-11-09T15:10'),
      channel: 'letter',
      party: 'others',
      direction: 'in',
      title: said('Stedenbouwkundig uittreksel gekregen'),
      text: said('Geen bijzonderheden.'),
      documentId: 'd3',
    },
    {
      id: 'c2',
      at: at('2026-11-14T08:00'),
      channel: 'mail',
      party: 'seekers',
      direction: 'out',
      title: said('Uw huis gemaild naar ingeschreven kopers'),
      text: said('Berlare, 3 slaapkamers, tot € 400.000.'),
      recipients: 84,
    },
    {
      id: 'c3',
      at: at('2026-11-18T09:40'),
      channel: 'call',
      party: 'owner',
      direction: 'out',
      title: said('Lotte belde u'),
      text: said('Stand van zaken besproken. De prijs blijft voorlopig.'),
      minutes: 12,
    },
    {
      id: 'c4',
      at: at('2026-11-22T19:05'),
      channel: 'form',
      party: 'seekers',
      direction: 'in',
      title: said('Bod ontvangen van de heer en mevrouw D.'),
    },
  ],
  publications: [
    {
      id: 'p1',
      kind: 'portal',
      medium: 'Portaal A',
      since: day('2026-09-23'),
      views: viewsSince(day('2026-09-23'), 90),
    },
    {
      id: 'p2',
      kind: 'social',
      medium: 'Sociale media',
      since: day('2026-10-01'),
      views: viewsSince(day('2026-10-01'), 20),
    },
  ],
  events: [
    { id: 'e1', on: day('2026-10-29'), title: said('Nieuwe foto’s van de tuin') },
    { id: 'e2', on: day('2026-11-12'), title: said('In de nieuwsbrief') },
    {
      id: 'e3',
      on: day('2026-11-21'),
      title: said('Bericht op sociale media'),
      text: said('37 keer bekeken'),
    },
  ],
  documents: [
    {
      id: 'd1',
      name: said('Bemiddelingsopdracht'),
      on: day('2026-09-15'),
      file: 'd1.pdf',
      mediaType: 'application/pdf',
      bytes: 310_000,
      from: 'agency',
    },
    {
      id: 'd2',
      name: said('Energieprestatiecertificaat (EPC)'),
      on: day('2026-09-14'),
      from: 'owner',
      check: 'inOrder',
    },
    {
      id: 'd3',
      name: said('Stedenbouwkundig uittreksel'),
      on: day('2026-11-09'),
      file: 'd3.pdf',
      mediaType: 'application/pdf',
      bytes: 1_100_000,
      from: 'agency',
    },
    {
      id: 'd4',
      name: said('Attest van de mazouttank'),
      on: day('2026-10-02'),
      file: 'd4.jpg',
      mediaType: 'image/jpeg',
      bytes: 96_000,
      from: 'owner',
      check: 'checking',
    },
  ],
  wanted: [{ kind: 'electricity', askedOn: day('2026-11-16'), dueOn: day('2026-11-30') }],
  offers: [
    {
      id: 'o1',
      receivedAt: at('2026-11-22T19:05'),
      amount: euroCents(372_000),
      bidder: said('De heer en mevrouw D., Berlare'),
      bindsUntil: at('2026-11-30T18:00'),
      loan: euroCents(290_000),
      conditions: [said('Verkoop van hun eigen woning is rond')],
      advice: said('Lotte raadt aan om te wachten tot na het plaatsbezoek van woensdag.'),
      documentId: 'd1',
    },
  ],
  comparison: {
    others: 8,
    kind: 'house',
    goal: 'sale',
    from: euroCents(340_000),
    to: euroCents(440_000),
    pageVisits: { own: 175, lowest: 92, middle: 140, highest: 341, above: 6, below: 2 },
    viewings: { own: 2, lowest: 0, middle: 2, highest: 11, above: 3, below: 3 },
    documentRequests: { own: 3, lowest: 0, middle: 3, highest: 6, above: 4, below: 4 },
  },
}

/** A home that goes online on Thursday. */
export const newHome: OwnedHome = {
  ...richHome,
  subject: 'property/2430',
  mandate: {
    goal: 'sale',
    place: 'Wilgenlaan 3, Stekene',
    onlineSince: day('2026-11-26'),
    agentId: 'wannes',
    availability: 'available',
  },
  pageVisits: [],
  documentRequests: [],
  viewings: [],
  communications: [],
  publications: [],
  events: [],
  documents: [],
  wanted: [{ kind: 'electricity' }, { kind: 'other', name: said('Verslag van de syndicus') }],
  offers: [],
  comparison: undefined,
}

/** A home online for three days about which nothing was recorded. */
export const emptyHome: OwnedHome = {
  ...newHome,
  subject: 'property/2431',
  mandate: { goal: 'rent', onlineSince: day('2026-11-20'), availability: 'available' },
  wanted: [],
}

/** A home that was sold in summer. */
export const soldHome: OwnedHome = {
  ...richHome,
  subject: 'property/2301',
  mandate: {
    ...richHome.mandate,
    place: 'Dorp 7, Overmere',
    availability: 'sold',
    closedOn: day('2026-06-04'),
  },
  wanted: [],
  offers: [],
}

/** A home with a thousand viewings and titles that are too long for a line. */
export const busyHome: OwnedHome = {
  ...richHome,
  viewings: Array.from({ length: 1000 }, (_, index) => ({
    id: `v${index}`,
    at: at(`${addDays(day('2026-01-01'), Math.floor(index / 3))}T1${index % 3}:00`),
    status: viewingStatuses[index % 5] ?? 'done',
    visitor: said(`Gezin ${'Vandenbossche-Vermeulen '.repeat(4)}${index}, Sint-Pieters-Woluwe`),
    visitNumber: 1,
    report: said('Een lang verslag. '.repeat(20)),
  })),
  communications: Array.from({ length: 60 }, (_, index) => ({
    id: `c${index}`,
    at: at(`${addDays(day('2026-09-25'), index)}T09:00`),
    channel: 'mail',
    party: 'seekers',
    direction: 'out',
    title: said(`Uw huis gemaild naar ${'ingeschreven kopers en huurders '.repeat(5)}`),
  })),
  events: Array.from({ length: 60 }, (_, index) => ({
    id: `e${index}`,
    on: addDays(day('2026-09-25'), index),
    title: said(`Bericht ${index} ${'op sociale media '.repeat(6)}`),
  })),
}
