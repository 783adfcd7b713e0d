import { addDays, isPlainDate } from '#domain/values/plain-date.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import type { Change } from './change-request.ts'

/** Acts on one request, as the last part of their address. */
export const requestActs = [
  'take',
  'assign',
  'wait',
  'done',
  'put-back',
  'note',
  'called',
  'no-answer',
  'retry',
] as const
export type RequestAct = (typeof requestActs)[number]

/** Days that a request waits at most. */
export const longestWait = 90

/** Longest note, in letters. */
const maxNote = 2000

/** Why an act is not done, and the field that says so. */
export const actProblems = {
  noAgent: 'agent',
  noDay: 'until',
  pastDay: 'until',
  farDay: 'until',
  emptyNote: 'note',
  longNote: 'note',
} as const

/** Returns what an act changes, read from what was posted, or why it cannot be done. */
export function readAct(
  act: RequestAct,
  text: (name: string) => string,
  { colleagues, staff, today }: Pick<DeskPage, 'colleagues' | 'staff' | 'today'>,
): Change | keyof typeof actProblems {
  switch (act) {
    case 'take':
      return { act, set: { agent: staff.id } }
    case 'assign': {
      const agent = colleagues.find(({ id, isActive }) => isActive && id === text('agent'))
      return agent === undefined ? 'noAgent' : { act, set: { agent: agent.id }, detail: agent.name }
    }
    case 'wait': {
      const until = text('until')
      if (!isPlainDate(until)) return 'noDay'
      if (until <= today) return 'pastDay'
      if (until > addDays(today, longestWait)) return 'farDay'
      return { act, set: { state: 'waiting', wait_until: until }, detail: until }
    }
    case 'done':
      return { act, set: { state: 'done', wait_until: null } }
    case 'put-back':
      return { act: 'putBack', set: { state: 'open', wait_until: null } }
    case 'retry':
      return { act }
    case 'note': {
      const note = text('note')
      if (note === '') return 'emptyNote'
      return note.length > maxNote ? 'longNote' : { act, note: { kind: 'note', text: note } }
    }
    case 'called':
    case 'no-answer': {
      const kind = act === 'called' ? 'called' : 'noAnswer'
      const note = { kind, text: text('note').slice(0, maxNote) } as const
      return { act: 'call', isAnswer: true, note, detail: kind }
    }
  }
}
