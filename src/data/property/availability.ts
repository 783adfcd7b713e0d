import type { Marquee } from '#domain/site/section.ts'
import type { Availability, Goal } from '#domain/listing/property.ts'
import { cellText } from '../cell/cell.ts'
import type { Fields } from '../cell/fields.ts'
import { type Codes, findCode } from '../cell/find-code.ts'
import type { CrmCodes } from '#data/config/agency/crm-codes.ts'
import { fold } from '#text/fold.ts'

/** The CRM's status: for sale or rent, sold, rented, not for the site, or missing. */
export type Status = 'active' | 'sold' | 'rented' | 'unpublished' | 'unknown'

const statuses: Codes<Status> = {
  0: 'unpublished',
  1: 'active',
  2: 'sold',
  3: 'unpublished',
  4: 'rented',
  5: 'unpublished',
  6: 'unpublished',
}
/** Sub-statuses of a listing that was taken back or is being prepared, whatever its status says: whole words, */
const withdrawn =
  /^(?:(?:in)?voorbereiding|(?:in)?prospectie|inopmaak|inopstart|onhold|offmarket|horsmarche|enpause|pausiert|gepauzeerd|geschorst|nichtverfugbar|wacht|uitgesteld|afgelast|enpreparation|suspension|enattente|indisponible|unavailable|paused|inpreparation|prospect(?:ion)?|draft|concept|ontwerp|entwurf|invorbereitung|inactief|offline|inactive?|inaktiv|stilleverkoop)$/
/** starts of words, whatever is said behind them, such as by whom, */
const withdrawnStart =
  /^(?:(?:plus|pas|nonplus)(?:avendre|alouer)|nichtmehr|(?:verkoop|verhuur|vente|location|verkauf|vermietung)(?:opgeschort|stopgezet|gestopt|geannuleerd|uitgesteld|suspendu|annule|arrete|gestoppt|abgebrochen|ausgesetzt)|niet(?:meer)?(?:beschikbaar|actief|tekoop|tehuur)|ingetrokken|teruggetrokken|stopgezet|gestopt|opgeschort|opgezegd|geannuleerd|gearchiveerd|verwijderd|verlopen|vervallen|beeindigd|uit(?:de)?(?:verkoop$|verhuur$|handel|portefeuille)|binnenkort|weldra|(?:te)?verwacht|prochainement|bientot|avenir$|comingsoon|availablesoon|demnachst|inkurze|plusdisponible|notavailable|nolongeravailable|retir(?:ee?|ait)|horsvente|horslocation|annule|suspendu|archiv|expire|withdrawn|cancelled|deleted|zuruckgezogen|storniert|geloscht|abgelaufen)/
/** and the end of the agency's task. */
const taskEnded =
  /^(?:opdracht|mandaat|mandat|auftrag|mandate)(?:beeindigd|verlopen|vervallen|stopgezet|opgezegd|ingetrokken|geannuleerd|termine|expire|echu|resilie|annule|retire|beendet|abgelaufen|ended|expired|cancelled|withdrawn)/

/** Returns the sub-status of a record that is not, no longer or not yet on offer; the agency may say that one means something else. */
export function withdrawnBy(
  fields: Fields<'SubStatusName'>,
  { codes }: CrmCodes['subStatuses'],
): string | undefined {
  const word = fields.text('SubStatusName')
  const folded = fold(word ?? '')
  const isBack = [withdrawn, withdrawnStart, taskEnded].some((words) => words.test(folded))
  return isBack && !codes.has(folded) ? word : undefined
}

/** Returns the status of a record; one with a status that is on no list is not for the site. */
export function toStatus(fields: Fields<'Status'>): Status {
  const text = cellText(fields.cell('Status'))
  if (text === undefined) return 'unknown'
  const status = findCode(statuses, text)
  if (status !== undefined) return status
  fields.log.warn('Status', 'a status that is on no list; the listing stays off the site', {
    expected: '1 active, 2 sold, 4 rented, or 0, 3, 5, 6 for what is not published',
    received: fields.cell('Status'),
    remedy: 'correct the status in the CRM or the editor',
  })
  return 'unpublished'
}

/** Returns the badge of a record; undefined for a code that is not in the agency's table. */
export function toMarquee(
  fields: Fields<'Marquee' | 'MarqueeName'>,
  marquees: readonly Marquee[],
): Marquee | undefined {
  const code = fields.count('Marquee', { min: 0, max: 10_000 })
  if (code === undefined) return undefined
  const marquee = marquees.find((known) => known.code === code)
  if (marquee === undefined && code !== 0) {
    fields.log.warn('Marquee', 'an unknown marquee; the card has no badge', {
      expected: `a code of marquees.json: ${marquees.map((known) => known.code).join(', ')}`,
      received: fields.cell('MarqueeName') ?? fields.cell('Marquee'),
      remedy: 'add the code to marquees.json',
    })
  }
  return marquee
}

/** Returns the availability by status, else by sub-status, else by badge; available by default. */
export function toAvailability(
  fields: Fields<'Status' | 'SubStatus' | 'SubStatusName'>,
  { status, goal, marquee }: Readonly<{ status: Status; goal: Goal; marquee?: Marquee }>,
  subStatuses: CrmCodes['subStatuses'],
): Availability {
  const gone = goal === 'sale' ? 'sold' : 'rented'
  if (status === 'sold' || status === 'rented') {
    if (status !== gone) {
      fields.log.warn('Status', `contradicts Goal; it is read as ${gone}`, {
        expected: goal === 'sale' ? '2 (sold) for a property for sale' : '4 (rented) for a property for rent',
        received: fields.cell('Status'),
        remedy: 'correct Status or Goal in the CRM or the editor',
      })
    }
    return gone
  }
  const word = fields.text('SubStatusName')
  const named = subStatuses.codes.get(fold(word ?? ''))
  const known = named ?? begunBy(fold(word ?? ''), subStatuses) ?? marqueeAvailability(marquee)
  // Agencies have their own sub-statuses.
  if (word !== undefined && named === undefined && findCode(statuses, word) === undefined)
    fields.log.warn(
      'SubStatusName',
      `a sub-status that is on no list; it is read as ${known ?? 'available'}`,
      {
        expected: 'a word of "subStatuses" in crm-codes.json',
        received: word,
        remedy: 'add it to "subStatuses" in crm-codes.json of the data directory',
      },
    )
  if (known !== 'sold' && known !== 'rented') return known ?? 'available'
  if (known !== gone)
    fields.log.warn('SubStatusName', `contradicts Goal; it is read as ${gone}`, {
      expected: goal === 'sale' ? 'sold, or on offer' : 'rented, or on offer',
      received: word,
      remedy: 'correct the sub-status or Goal; what is let and for sale is on offer',
    })
  return gone
}

/** Letters of a word that says the same with others behind it: `Verkocht onder opschortende voorwaarde`. */
const leastStart = 4

/** Returns what the word says with which a longer one begins. */
function begunBy(folded: string, { codes }: CrmCodes['subStatuses']): Availability | undefined {
  // An option that has ended is none.
  if (/vervallen|verlopen|geweigerd|refuse|expire|abgelaufen/.test(folded)) return undefined
  const starts = [...codes.keys()].filter((word) => word.length >= leastStart && folded.startsWith(word))
  return codes.get(starts.toSorted((one, other) => other.length - one.length)[0] ?? '')
}

function marqueeAvailability(marquee: Marquee | undefined): Availability | undefined {
  return marquee === undefined || marquee.kind === 'none' || marquee.kind === 'new' ? undefined : marquee.kind
}
