import type { HttpAnswer, HttpRequest } from '#tests/support/load/http-client.ts'
import type { Parts } from '#tests/support/load/find-faults.ts'
import { hiddenControls } from '#tests/support/load/plain-body.ts'
import { type FilledForm, partsOf, type Posts } from '#tests/support/load/posts.ts'

/** What a request of the load does. */
export type ShotKind =
  | 'sent by script'
  | 'sent again'
  | 'refused for a script'
  | 'shown back'
  | 'confirmed'
  | 'refused as a page'
  | 'challenge'
  | 'moments'
  | 'ready'

/** A request, the status that it must get, and what its answer leads to. */
export type Shot = Readonly<{
  kind: ShotKind
  expected: number
  request: HttpRequest
  onAnswer?: (answer: HttpAnswer) => void
}>

/** The requests of many visitors, one after the other. */
export type Mix = Readonly<{
  post: () => Promise<Shot>
  read: () => Shot
  /** The names of those whose form was acknowledged. */
  acknowledged: ReadonlySet<string>
  /** What those sent who sent a form at all, by their name. */
  sent: ReadonlyMap<string, Parts>
}>

/** Of twenty posts: most are sent by a script, some by a browser alone, some wrong, one repeated. */
const turns: readonly ShotKind[] = [
  ...Array.from({ length: 10 }, (): ShotKind => 'sent by script'),
  'refused for a script',
  'shown back',
  'confirmed',
  'shown back',
  'confirmed',
  'refused for a script',
  'shown back',
  'confirmed',
  'sent again',
  'refused as a page',
]

/** Milliseconds that a visitor looks at the page that asks to confirm, at least. */
const look = 2000
/** Forms that were acknowledged and may be sent again. */
const remembered = 100

/** Returns a mix of right and wrong posts of all forms. */
export function createMix(posts: Posts): Mix {
  const acknowledged = new Set<string>()
  const sent = new Map<string, Parts>()
  const asked: (readonly [at: number, filled: FilledForm, page: string])[] = []
  const recent: FilledForm[] = []
  let turn = 0
  let reads = 0

  const byScript = async (kind: ShotKind, filled: FilledForm): Promise<Shot> => {
    sent.set(filled.name, partsOf(filled))
    return {
      kind,
      expected: 201,
      request: await posts.byScript(filled),
      onAnswer: ({ status }) => {
        if (status !== 201) return
        acknowledged.add(filled.name)
        recent[acknowledged.size % remembered] = filled
      },
    }
  }
  const shot = async (kind: ShotKind): Promise<Shot> => {
    switch (kind) {
      case 'sent again': {
        const again = recent[turn % remembered]
        return byScript(again === undefined ? 'sent by script' : kind, again ?? posts.fill())
      }
      case 'refused for a script':
        return { kind, expected: 422, request: await posts.byScript(posts.spoil(posts.fill())) }
      case 'refused as a page':
        return { kind, expected: 422, request: await posts.plainly(posts.spoil(posts.fill())) }
      case 'shown back': {
        const filled = posts.fill()
        return {
          kind,
          expected: 200,
          request: await posts.plainly(filled),
          onAnswer: (answer) => {
            if (answer.status === 200) asked.push([performance.now(), filled, answer.text])
          },
        }
      }
      case 'confirmed': {
        const [first] = asked
        if (first === undefined || first[0] + look > performance.now())
          return byScript('sent by script', posts.fill())
        asked.shift()
        const [, filled, page] = first
        sent.set(filled.name, partsOf(filled))
        return {
          kind,
          expected: 303,
          request: posts.confirmed(filled, hiddenControls(page)),
          onAnswer: ({ status }) => {
            if (status === 303) acknowledged.add(filled.name)
          },
        }
      }
      default:
        return byScript('sent by script', posts.fill())
    }
  }
  return {
    acknowledged,
    sent,
    post: async () => {
      turn += 1
      return shot(turns[turn % turns.length] ?? 'sent by script')
    },
    read: () => {
      reads += 1
      if (reads % 20 === 0) return { kind: 'ready', expected: 200, request: { path: '/readyz' } }
      if (reads % 4 !== 0)
        return { kind: 'challenge', expected: 200, request: { path: '/forms/challenge/site-contact' } }
      const path = '/forms/nl/slots/contact-appointment?office=berlare'
      return { kind: 'moments', expected: 200, request: { path } }
    },
  }
}
