import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { type Evidence, type Faults, findFaults, findStrangers } from '#tests/support/load/find-faults.ts'
import { formatFigures, type ServiceFigures } from '#scripts/bench/service/format-figures.ts'
import type { Shot } from '#tests/support/load/mix.ts'
import { runOpenLoad } from '#tests/support/load/open-load.ts'

const parts = { files: 1, bookings: 0 }
const first = { id: 1, form: 'contact-me', name: 'load-1', subject: null, ...parts }
const second = { ...first, id: 2, name: 'load-2' }
const evidence: Evidence = {
  acknowledged: ['load-1', 'load-2'],
  sent: new Map(['load-1', 'load-2', 'load-3'].map((name) => [name, parts])),
  stored: [first, second],
  messages: [1, 2].flatMap((submission) => [
    { submission, kind: 'agency' },
    { submission, kind: 'visitor' },
  ]),
}
const none = { lost: [], doubled: [], half: [], uninvited: [] }

const broken: readonly (readonly [string, Partial<Evidence>, Partial<Faults>])[] = [
  [
    'a form that is not there',
    { stored: [first], messages: evidence.messages.slice(0, 2) },
    { lost: ['load-2'] },
  ],
  [
    'a form that is there twice',
    {
      stored: [first, second, { ...second, id: 3 }],
      messages: [...evidence.messages, { submission: 3, kind: 'agency' }, { submission: 3, kind: 'visitor' }],
    },
    { doubled: ['load-2'] },
  ],
  ['a form without one of its mails', { messages: evidence.messages.slice(0, 3) }, { half: [2] }],
  [
    'mails without a form',
    { messages: [...evidence.messages, { submission: 9, kind: 'agency' }] },
    { half: [9] },
  ],
  ['a form without its file', { stored: [first, { ...second, files: 0 }] }, { half: [2] }],
  [
    'a form without its appointment',
    { sent: new Map([...evidence.sent, ['load-2', { files: 1, bookings: 1 }]]) },
    { half: [2] },
  ],
  ['a form that nobody sent', { sent: new Map([['load-1', parts]]) }, { uninvited: ['load-2'] }],
]

test('a database that holds what was acknowledged has no faults', () => {
  expect(findFaults(evidence)).toEqual(none)
})

test.each(broken)('%s is found', (_, change, found) => {
  expect(findFaults({ ...evidence, ...change })).toEqual({ ...none, ...found })
})

test('a mail that comes again is known by its Message-ID', () => {
  const mail = (messageId: string, recipient = 'noor@x.example') => ({ messageId, recipients: [recipient] })
  const mails = [
    mail('<1.agency.aaa@x.example>', 'berlare@x.example'),
    mail('<1.visitor.bbb@x.example>'),
    mail('<1.agency.aaa@x.example>', 'berlare@x.example'),
    // The agent of the home, beside its office.
    mail('<1.agency.ddd@x.example>', 'agent@x.example'),
  ]
  expect(findStrangers(mails)).toEqual([])
  expect(findStrangers([...mails, mail('<1.visitor.ccc@x.example>')])).toEqual(['1.visitor noor@x.example'])
})

test('a service that stops for a while is charged for all that was due meanwhile', async () => {
  let free = Promise.resolve()
  let answered = 0
  const client = {
    close: () => {},
    send: async () => {
      answered += 1
      if (answered === 5) free = setTimeout(300)
      await free
      return { status: 200, text: '' }
    },
  }
  const shot: Shot = { kind: 'ready', expected: 200, request: { path: '/' } }
  const mix = { post: () => Promise.resolve(shot), read: () => shot }
  const rate = { seconds: 0.5, postsPerSecond: 100, readsPerSecond: 1 }
  const { posts } = await runOpenLoad(client, 'http://localhost', mix, rate)
  expect(posts.count).toBeGreaterThan(45)
  // A client that waits for each answer before the next would see one slow request.
  expect(posts.median).toBeGreaterThan(20)
})

const figures: ServiceFigures = {
  report: {
    posts: { count: 900, median: 5, p99: 249, longest: 400, unexpected: {} },
    reads: { count: 100, median: 5, p99: 999, longest: 400, unexpected: {} },
    lateP99: 1,
  },
  acknowledged: 1,
  busyBefore: 0.1,
  faults: none,
  stored: 1,
  outbox: { waiting: 0, sent: 2, dead: 0 },
  arrived: 2,
  strangers: [],
  memoryBefore: 2 ** 28,
  memoryAfter: 2 ** 28,
  cpuSeconds: 2,
  end: { code: 0, ms: 100 },
}

test('figures within the budget have no mark', () => {
  const text = formatFigures('SQLite', figures).join('\n')
  expect(text).not.toContain('✗')
  expect(text).toContain('processor 2.00 ms a request')
})

test.each([
  [{ report: { ...figures.report, posts: { ...figures.report.posts, p99: 250 } } }, '250 ms ✗'],
  [
    { report: { ...figures.report, posts: { ...figures.report.posts, unexpected: { 503: 2 } } } },
    '2 × 503 ✗',
  ],
  [{ faults: { ...none, lost: ['load-1'] } }, 'lost 1 ✗'],
  [{ strangers: ['1.agency'] }, 'under two Message-IDs 1 ✗'],
  [{ end: { code: 0, ms: 20_000 } }, 'stopped in 20.0 s ✗'],
])('%o misses its budget', (change, words) => {
  const text = formatFigures('SQLite', { ...figures, ...change }).join('\n')
  expect(text).toContain(words)
  expect(text.match(/✗/g)).toHaveLength(1)
})
