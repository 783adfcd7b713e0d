import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeAll, expect, test } from 'vitest'
import { answersTo, testOrigin } from '#tests/support/service/test-service.ts'
import { useTestService } from '#tests/support/service/use-started.ts'

const site = useTestService(beforeAll)

async function apply(): Promise<Response> {
  const body = new FormData()
  const texts = { ...answersTo('job-contact'), lastName: ['Vol'] }
  for (const [name, values] of Object.entries(texts)) for (const value of values) body.append(name, value)
  body.set('resume', new File(['%PDF-1.7 cv'], 'cv.pdf', { type: 'application/pdf' }))
  return site.service.app.request('/forms/nl/job-contact', {
    method: 'POST',
    body,
    headers: { origin: testOrigin },
  })
}

test('a file for which there is no room is said, with what was typed, and taken once there is room', async () => {
  const database = new DatabaseSync(join(site.dir, 'service.sqlite'))
  const until = site.clock() + 60_000
  const keep = database.prepare('insert into stash values (?, ?, ?, ?, zeroblob(262144000), ?)')
  keep.run('a'.repeat(32), 'resume', 'cv.pdf', 'application/pdf', until)
  const full = await apply()
  expect([full.status, full.headers.get('retry-after')]).toEqual([503, '5'])
  const page = await full.text()
  expect(page).toContain('role="alert"')
  expect(page).toContain('value="Vol"')
  site.pass(60_001)
  const taken = await apply()
  expect([taken.status, await taken.text()]).toEqual([
    200,
    expect.stringMatching(/<title>Nog één stap.*cv\.pdf/s),
  ])
  database.close()
})
