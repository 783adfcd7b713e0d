import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { alone } from '#scripts/publish/alone.ts'
import { notePublished } from '#scripts/publish/publication-file.ts'
import { readFileStates } from '#scripts/publish/file-states.ts'
import { createPublisher } from '#scripts/service/preview/create-publisher.ts'
import type { Publisher } from '#service/preview/publisher.ts'

let root: string
const dirs = () => ({ dataDir: join(root, 'data'), contentDir: join(root, 'content') })

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'publisher-'))
  for (const dir of Object.values(dirs())) await mkdir(dir)
  await writeFile(join(root, 'data/menu.json'), '[]')
})
afterEach(() => rm(root, { recursive: true, force: true }))

/** Returns a publisher whose command is a line for the shell. */
function publisherOf(line: string): Publisher {
  return createPublisher({ command: ['sh', '-c', line, 'publish'], reportDir: root }, dirs())
}

async function ended(publisher: Publisher): Promise<void> {
  await expect.poll(async () => (await publisher.look()).running, { timeout: 60_000 }).toBeUndefined()
}

test('one publication runs at a time, and what is asked of it reaches the command', async () => {
  const publisher = publisherOf(`echo "$@." >> ${root}/asked; while [ ! -f ${root}/go ]; do sleep 0.05; done`)
  expect((await publisher.look()).running).toBeUndefined()
  expect(publisher.begin('publish')).toBe(true)
  expect([publisher.begin('publish'), publisher.begin('undo')]).toEqual([false, false])
  expect((await publisher.look()).running).toBeDefined()
  await writeFile(join(root, 'go'), '')
  await ended(publisher)
  expect(publisher.begin('undo')).toBe(true)
  await ended(publisher)
  expect(await readFile(join(root, 'asked'), 'utf8')).toBe('.\n--rollback.\n')
})

test('one that a timer began is told too, until it ends', async () => {
  const publisher = publisherOf('true')
  const before = new Date().toISOString()
  await alone(
    root,
    () => {},
    async () => {
      const { running = '' } = await publisher.look()
      expect([running >= before, running <= new Date().toISOString()]).toEqual([true, true])
    },
  )
  expect((await publisher.look()).running).toBeUndefined()
})

test('what waits is what was saved since the last publication', async () => {
  const publisher = publisherOf('true')
  const before = await publisher.look()
  expect([before.live, before.waiting, before.canUndo]).toEqual([undefined, [], false])
  await notePublished(root, 'one', '', await readFileStates(dirs().dataDir, dirs().contentDir))
  await writeFile(join(root, 'data/menu.json'), '[1]')
  await mkdir(join(root, 'content/articles/nieuw'), { recursive: true })
  await writeFile(join(root, 'content/articles/nieuw/index.nl.md'), '')
  expect((await publisher.look()).waiting).toEqual(['articles/nieuw', 'menu'])
  await notePublished(root, 'two', '', {})
  expect((await publisher.look()).canUndo).toBe(true)
})

test.each([
  ['a command that is refused', 'echo "menu.json: 1 error" >&2; exit 1', 'menu.json: 1 error'],
  ['one that is killed', 'kill -9 $$', 'The publication ended by SIGKILL.'],
  ['one that is not there', 'exec /nowhere/npm', '/nowhere/npm'],
])('%s says why, until something becomes live', async (_, line, words) => {
  const publisher = publisherOf(line)
  publisher.begin('publish')
  await ended(publisher)
  expect((await publisher.look()).refused?.text).toContain(words)
  // Such as the one of the night.
  await notePublished(root, 'one', '', {})
  expect((await publisher.look()).refused).toBeUndefined()
})

test('a publication that is refused tells it by its file, and what is live stays', async () => {
  await notePublished(root, 'one', '', {})
  await writeFile(join(root, 'data/properties.json'), '[{')
  const site = ['--data', dirs().dataDir, '--content', dirs().contentDir]
  const to = ['--out', join(root, 'out'), '--report', root, '--to', join(root, 'target')]
  const command = [process.execPath, 'scripts/publish.ts', ...site, ...to]
  const publisher = createPublisher({ command, reportDir: root }, dirs())
  publisher.begin('publish')
  await ended(publisher)
  const { live, refused } = await publisher.look()
  expect(live).toBeDefined()
  expect(refused?.text).toContain('properties.json')
  expect(refused?.problems.length).toBeGreaterThan(0)
  publisher.begin('undo')
  await ended(publisher)
  expect((await publisher.look()).refused?.text).toContain('nothing to go back to')
}, 60_000)
