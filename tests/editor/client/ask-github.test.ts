import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { askGitHub } from '#editor/client/publication/ask-github.ts'
import { listen } from '#scripts/server/listen.ts'

/** What the peer answers in place of GitHub, by path; a number is a status. */
let answers: Record<string, unknown>
let asked: string[]
let server: Server
let apiRoot: string
let token: string | undefined

beforeEach(async () => {
  asked = []
  token = 'editor'
  server = createServer(async (request, response) => {
    const { method, url = '', headers } = request
    const path = url.replace('/repos/agency/site/', '')
    asked.push(`${method} ${path} ${await text(request)}`.trim())
    const answer =
      headers.authorization === 'Bearer editor' ? (answers[path.split('?')[0] ?? ''] ?? 404) : 401
    if (typeof answer === 'number') response.writeHead(answer).end('{}')
    else response.end(JSON.stringify(answer))
  })
  apiRoot = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const ask = (act: 'look' | 'publish' | 'undo') =>
  askGitHub({ repo: 'agency/site', branch: 'main', apiRoot }, () => token)(act)

const workflow = 'actions/workflows/publish.yml'

const run = (id: number, changes = {}) => ({
  id,
  display_title: 'Publish',
  status: 'completed',
  head_sha: `commit${id}`,
  html_url: `https://github.com/agency/site/actions/runs/${id}`,
  run_started_at: `2026-11-29T10:0${id}:00Z`,
  ...changes,
})

/** A job whose steps ended so, in the minute of its run. */
const jobOf = (id: number, conclusion: 'success' | 'failure' | 'skipped') => ({
  jobs: [
    {
      id: 100 + id,
      steps: [
        { name: 'Run npm ci', conclusion: 'success', completed_at: `2026-11-29T10:0${id}:20Z` },
        { name: 'Publish', conclusion, completed_at: `2026-11-29T10:0${id}:50Z` },
      ],
    },
  ],
})

test('says what is live, what was saved since, and the words of what was refused', async () => {
  const report = 'menu.json: 1 error\n  no page of that name'
  answers = {
    [`${workflow}/runs`]: { workflow_runs: [run(4), run(3), run(2), run(1)] },
    'actions/runs/4/jobs': jobOf(4, 'failure'),
    // The schedule of the other season.
    'actions/runs/3/jobs': jobOf(3, 'skipped'),
    'actions/runs/2/jobs': jobOf(2, 'success'),
    'check-runs/104/annotations': [
      { title: null, message: 'Process completed with exit code 1.' },
      { title: 'Not published', message: report },
    ],
    'compare/commit2...main': {
      files: [
        'content/articles/een-bod/index.fr.md',
        'content/articles/een-bod/index.nl.md',
        'content/testimonials/jan.md',
        'data/homes/12.json',
        'data/menu.json',
        'data/pictures/editorial/nieuw.jpg',
        'data/url-ledger.json',
        'src/site.ts',
      ].map((filename) => ({ filename })),
    },
  }
  expect(await ask('look')).toEqual({
    kind: 'state',
    state: {
      live: { since: '2026-11-29T10:02:50Z', changes: '', isUndone: false },
      running: undefined,
      waiting: ['articles/een-bod', 'homes/12', 'menu', 'pictures', 'testimonials/jan'],
      refused: { at: '2026-11-29T10:04:50Z', text: report, problems: [] },
      canUndo: true,
    },
    pause: 15_000,
  })
  // No run before the live one matters.
  expect(asked.filter((line) => line.includes('/runs/1/'))).toEqual([])
})

test('a refusal that said nothing leads to its run, and is forgotten once a run is live', async () => {
  answers = {
    [`${workflow}/runs`]: { workflow_runs: [run(2)] },
    'actions/runs/2/jobs': jobOf(2, 'failure'),
    'check-runs/102/annotations': [],
  }
  expect(await ask('look')).toMatchObject({
    state: { live: undefined, canUndo: false, refused: { text: run(2).html_url } },
  })
  answers = {
    ...answers,
    [`${workflow}/runs`]: { workflow_runs: [run(3, { display_title: 'Take back' }), run(2)] },
    'actions/runs/3/jobs': jobOf(3, 'success'),
    'compare/commit3...main': { files: [] },
  }
  expect(await ask('look')).toMatchObject({
    state: { live: { isUndone: true }, refused: undefined, waiting: [] },
  })
})

test.each([
  ['publish', 'false'],
  ['undo', 'true'],
] as const)('%s starts the workflow, and says that it runs before GitHub does', async (act, rollback) => {
  answers = { [`${workflow}/runs`]: { workflow_runs: [] }, [`${workflow}/dispatches`]: {} }
  expect(await ask(act)).toMatchObject({ kind: 'state', state: { running: expect.any(String) } })
  expect(asked[0]).toBe(
    `POST ${workflow}/dispatches ${JSON.stringify({ ref: 'main', inputs: { rollback } })}`,
  )
  answers[`${workflow}/runs`] = { workflow_runs: [run(5, { status: 'queued' })] }
  expect(await ask('look')).toMatchObject({ state: { running: '2026-11-29T10:05:00Z' } })
})

test.each([
  [403, 'stranger'],
  [404, 'elsewhere'],
  [500, 'silent'],
])('an answer of %i is told as %s', async (status, kind) => {
  answers = { [`${workflow}/dispatches`]: status }
  expect(await ask('publish')).toEqual({ kind })
})

test('nobody who is signed out is asked for, and a host that is away is silent', async () => {
  token = undefined
  expect(await ask('look')).toEqual({ kind: 'elsewhere' })
  expect(asked).toEqual([])
  token = 'ended'
  expect(await ask('look')).toEqual({ kind: 'elsewhere' })
  token = 'editor'
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
  expect(await ask('look')).toEqual({ kind: 'silent' })
})
