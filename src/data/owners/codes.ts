import type { Channel, Party } from '#domain/owners/communication.ts'
import type { PaperKind } from '#domain/owners/owner-document.ts'
import type { RecordedOwner } from '#domain/owners/owner-records.ts'
import type { VisitSource } from '#domain/owners/page-visits.ts'
import type { MediumKind } from '#domain/owners/publication.ts'
import type { ViewingStatus } from '#domain/owners/viewing.ts'
import type { Goal } from '#domain/listing/property.ts'
import type { Codes } from '#data/cell/find-code.ts'

/** Goals as `properties.json` has them. */
export const goalCodes: Codes<Goal> = { 0: 'sale', 1: 'rent' }

/** Statuses of a mandate, with the numbers of `properties.json`; 2 and 4 both mean that it is over. */
export const mandateCodes: Codes<'open' | 'closed'> = { 1: 'open', 2: 'closed', 4: 'closed' }

/** How an owner is addressed. */
export const titleCodes: Codes<NonNullable<RecordedOwner['title']>> = {
  mevrouw: 'ms',
  mevr: 'ms',
  mw: 'ms',
  ms: 'ms',
  meneer: 'mr',
  dhr: 'mr',
  mr: 'mr',
}

/** States of a viewing. */
export const viewingCodes: Codes<ViewingStatus> = {
  aangevraagd: 'waiting',
  bevestigd: 'confirmed',
  geweest: 'done',
  afgezegd: 'cancelled',
  nietgekomen: 'noShow',
  waiting: 'waiting',
  confirmed: 'confirmed',
  done: 'done',
  cancelled: 'cancelled',
  noshow: 'noShow',
}

/** How a communication went. */
export const channelCodes: Codes<Channel> = {
  telefoon: 'call',
  mail: 'mail',
  brief: 'letter',
  formulier: 'form',
  gesprek: 'meeting',
  call: 'call',
  letter: 'letter',
  form: 'form',
  meeting: 'meeting',
}

/** With whom it was. */
export const partyCodes: Codes<Party> = {
  eigenaar: 'owner',
  kandidaten: 'seekers',
  derden: 'others',
  owner: 'owner',
  seekers: 'seekers',
  others: 'others',
}

/** Which way it went, seen from the agency. */
export const directionCodes: Codes<'in' | 'out'> = { in: 'in', uit: 'out', out: 'out' }

/** Kinds of media. */
export const mediumCodes: Codes<MediumKind> = {
  portaal: 'portal',
  socialemedia: 'social',
  nieuwsbrief: 'newsletter',
  druk: 'print',
  andere: 'other',
  portal: 'portal',
  social: 'social',
  newsletter: 'newsletter',
  print: 'print',
  other: 'other',
}

/** Who a document comes from. */
export const originCodes: Codes<'agency' | 'owner'> = {
  kantoor: 'agency',
  eigenaar: 'owner',
  agency: 'agency',
  owner: 'owner',
}

/** What the agency thinks of a document that an owner handed in. */
export const checkCodes: Codes<'inOrder' | 'checking'> = {
  inorde: 'inOrder',
  nakijken: 'checking',
  inorder: 'inOrder',
  checking: 'checking',
}

/** Papers that an agency asks for. */
export const paperCodes: Codes<PaperKind> = {
  epc: 'epc',
  elektrischekeuring: 'electricity',
  bodemattest: 'soil',
  asbestattest: 'asbestos',
  stedenbouwkundiguittreksel: 'planning',
  eigendomstitel: 'titleDeed',
  mazouttank: 'oilTank',
  postinterventiedossier: 'postInterventionFile',
  medeeigendom: 'coOwnership',
  andere: 'other',
  electricity: 'electricity',
  soil: 'soil',
  asbestos: 'asbestos',
  planning: 'planning',
  titledeed: 'titleDeed',
  oiltank: 'oilTank',
  postinterventionfile: 'postInterventionFile',
  coownership: 'coOwnership',
  other: 'other',
}

/** Where visitors of a page came from. */
export const sourceCodes: Codes<VisitSource> = {
  site: 'site',
  portals: 'portals',
  search: 'search',
  social: 'social',
  other: 'other',
}
