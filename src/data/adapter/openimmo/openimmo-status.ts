import { type Cell, empty } from '#data/cell/cell.ts'
import { isClockEnd, parseDate } from '#data/cell/parse-date.ts'
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
  const action = take(values, 'verwaltung_techn/aktion')
  const state = take(values, 'zustand_angaben/verkaufstatus')
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
  const isOffered =
    !isDeletion && known === 'offered' && !isHidden(values, log) && isCurrent(values, now, log)
  const sold = state === 'VERKAUFT' && marketing !== 'KAUF' ? 'VERMIETET' : state
  values.set('zustand_angaben/verkaufstatus', isOffered ? sold || 'OFFEN' : 'DELETE')
  if (isOffered && state === 'RESERVIERT') values.set('option', state)
}

/** A project that heads a group of listings may be one that is not to be shown itself. */
function isHidden(values: Values, log: RecordLog): boolean {
  const path = 'verwaltung_techn/master@visible'
  if (!/^(?:false|0|nein)$/i.test(String(values.get(path)))) return false
  log.warn(path, 'the head of a group that is not to be shown; it stays off the site', {
    expected: 'true for a listing of its own',
    received: values.get(path),
    remedy: 'nothing, if that is right; else correct it in the CRM',
  })
  return true
}

function isCurrent(values: Values, now: PlainDate, log: RecordLog): boolean {
  const end = values.get('verwaltung_techn/aktiv_bis')
  values.delete('verwaltung_techn/aktiv_bis')
  const until = isClockEnd(end as Cell, 'last') ? empty : parseDate(end as Cell)
  const start = values.get('verwaltung_techn/aktiv_von')
  const from = isClockEnd(start as Cell, 'first') ? empty : parseDate(start as Cell)
  for (const [field, received, day] of [
    ['aktiv_von', start, from],
    ['aktiv_bis', end, until],
  ] as const) {
    if (day.kind !== 'invalid') continue
    log.warn(`verwaltung_techn/${field}`, 'not a day; the listing stays off the site', {
      expected: 'Y-m-d',
      received,
      remedy: 'correct the day in the CRM, or leave it empty',
    })
    return false
  }
  return !(until.kind === 'value' && until.value < now) && !(from.kind === 'value' && from.value > now)
}

/** Takes what an element says out of the values, in its text or any attribute; several words are none that is known. */
function take(values: Values, path: string): string {
  const names = [...values.keys()].filter((name) => name.replace(/[@#].*/, '') === path)
  const words = new Set(names.map((name) => String(values.get(name)).trim().toUpperCase()))
  for (const name of names) values.delete(name)
  return [...words].filter((word) => word !== '').join(', ')
}
