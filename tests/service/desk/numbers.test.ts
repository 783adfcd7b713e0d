import { expect, test } from 'vitest'
import { acceptSubmission } from '#service/requests/submissions/accept-submission.ts'
import { hire } from '#tests/support/desk/hire.ts'
import { sqlite } from '#tests/support/service/databases/engines.ts'
import { submission } from '#tests/support/service/samples.ts'
import { usePortalSite } from '#tests/support/service/use-started.ts'

const site = usePortalSite(sqlite)

test('numbers are shown, and read by a spreadsheet; an agent counts no applications for a job', async () => {
  const lotte = await hire(site, 'lotte@x.example', 'manager', null)
  const noor = await hire(site, 'noor@x.example', 'agent', 'berlare')
  const office = { office: 'berlare', campaign: 'utm_source=instagram' }
  await acceptSubmission(site.database, { ...submission('a'), ...office }, site.clock())
  await acceptSubmission(site.database, { ...submission('b'), ...office, form: 'job-contact' }, site.clock())
  const span = 'from=2020-01-01&to=2030-01-01'
  expect((await lotte.open(`/desk/nl/numbers?who=all&${span}`)).html).toContain('2 aanvragen in deze periode')
  const own = await noor.open(`/desk/nl/numbers?who=berlare&${span}`)
  expect(own.html).toContain('1 aanvraag in deze periode')
  expect(own.html).toContain('Sociale media')
  expect(own.html).toContain('Wat ervan kwam')
  const csv = (await noor.open(`/desk/nl/numbers.csv?${span}`)).html
  expect(csv).toContain('Dag;Formulier;Kantoor;')
  expect(csv.trim().split('\n')).toHaveLength(2)
})
