import type { Cell } from '#data/cell/cell.ts'
import { parseDate } from '#data/cell/parse-date.ts'
import type { RecordLog } from '#data/problems/problem-log.ts'
import type { PlainDate } from '#domain/values/measure.ts'

type Values = Map<string, unknown>

/** What a transfer says of all its listings, and the day on which it is read. */
export type Circumstances = Readonly<{ isDeletion: boolean; now: PlainDate }>

/** What an `aktion` does with a listing; one without an action is new. */
const actions: Readonly<Record<string, 'offered' | 'withdrawn'>> = {
  '': 'offered',
  ADD: 'offered',
  NEW: 'offered',
  CHANGE: 'offered',
  DELETE: 'withdrawn',
  // A home that was sold, or that is kept as an example of what the agency sells.
  REFERENZ: 'withdrawn',
}

/**
 * Sets `zustand_angaben/verkaufstatus` to the state of a listing, `DELETE` for one that is taken back: by the transfer, by its
 * action, since the days of its offer are over or to come, or since its kind or action is unknown.
 */
export function addStatus(
  values: Values,
  marketing: string | undefined,
  { isDeletion, now }: Circumstances,
  log: RecordLog,
): void {
  const action = take(values, 'verwaltung_techn/aktion@aktionart', 'verwaltung_techn/aktion')
  const state = take(values, 'zustand_angaben/verkaufstatus@stand', 'zustand_angaben/verkaufstatus')
  const known = Object.hasOwn(actions, action) ? actions[action] : undefined
  if (known === undefined)
    log.warn(
      'verwaltung_techn/aktion@aktionart',
      'an action that is on no list; the listing stays off the site',
      {
        expected: 'CHANGE, DELETE, REFERENZ, or none for a new listing',
        received: action,
        remedy: 'correct the action in the CRM',
      },
    )
  const isOffered = !isDeletion && known === 'offered' && isCurrent(values, now, log)
  const sold = state === 'VERKAUFT' && marketing !== 'KAUF' ? 'VERMIETET' : state
  values.set('zustand_angaben/verkaufstatus', isOffered ? sold || 'OFFEN' : 'DELETE')
  if (isOffered && state === 'RESERVIERT') values.set('option', state)
}

function isCurrent(values: Values, now: PlainDate, log: RecordLog): boolean {
  const end = values.get('verwaltung_techn/aktiv_bis')
  values.delete('verwaltung_techn/aktiv_bis')
  const until = parseDate(end as Cell)
  const from = parseDate(values.get('verwaltung_techn/aktiv_von') as Cell)
  if (until.kind === 'invalid')
    log.warn('verwaltung_techn/aktiv_bis', 'not a day; the listing stays off the site', {
      expected: 'Y-m-d',
      received: end,
      remedy: 'correct the day in the CRM, or leave it empty',
    })
  const isOver = until.kind === 'invalid' || (until.kind === 'value' && until.value < now)
  return !isOver && !(from.kind === 'value' && from.value > now)
}

function take(values: Values, ...names: readonly string[]): string {
  const found = names.map((name) => String(values.get(name) ?? '').trim()).find((text) => text !== '')
  for (const name of names) values.delete(name)
  return (found ?? '').toUpperCase()
}
