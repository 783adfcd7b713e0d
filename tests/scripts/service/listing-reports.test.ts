import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ListingReport } from '#editor/listings/report-listing.ts'
import { reportAt } from '#scripts/service/preview/listing-reports.ts'
import { composeSite, siteOptions, type Site } from '#site'
import { goodRecord } from '#tests/data/read-records.ts'
import { day } from '#tests/support/catalogue/catalogue-factory.ts'

let dir: string
let site: Site

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'reports-'))
  await cp('data', dir, {
    recursive: true,
    filter: (path) => !/pictures$|projects.json$|url-ledger/.test(path),
  })
  await mkdir(join(dir, 'homes'))
  await writeFile(join(dir, 'properties.json'), JSON.stringify([{ ...goodRecord, HasLift: 1 }]))
  await writeFile(join(dir, 'homes/2417.json'), JSON.stringify({ ID: 2417, offer: { Price: 375_000 } }))
  await writeFile(join(dir, 'homes/5000.json'), JSON.stringify({ ID: 5000, offer: { Goal: 0 } }))
  site = await composeSite({ ...siteOptions({}), dataDir: dir, now: day('2026-11-20') })
})
afterAll(() => rm(dir, { recursive: true }))

async function ask(path: string): Promise<ListingReport> {
  const answer = await reportAt(site, dir, path)
  return JSON.parse(new TextDecoder().decode(answer?.bytes))
}

test('beside a home stands what the CRM says, before the agency’s own words', async () => {
  const { sections } = await ask('/reports/nl/homes/2417')
  expect(sections.at(-1)?.heading).toBe('Uit uw CRM. Wat u hieronder invult, gaat voor.')
  expect(sections.at(-1)?.lines).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Prijs: €.389\.000$/u),
      'Te koop of te huur: Te koop',
      'Lift: Ja',
      'Gemeente: BERLARE',
    ]),
  )
})

test('and what the law still asks, named in the language of the form', async () => {
  const { sections } = await ask('/reports/fr/homes/2417')
  const law = sections.find(({ heading }) => heading.startsWith('Cette annonce ne peut pas paraître'))
  expect(law?.lines).toContainEqual(
    'Score P (parcelle)\u00A0: le score d’inondation de la parcelle manque\u00A0; cherchez-le sur waterinfo.be',
  )
})

test('a home that waits says why, and a new one takes a number that is free', async () => {
  const { sections } = await ask('/reports/nl/homes/5000')
  expect(sections[0]?.heading).toBe('Deze advertentie wacht en staat niet op de site, want:')
  expect(sections[0]?.lines).toEqual(['Stand: dit moet ingevuld zijn, want uw CRM zegt het niet'])
  const fresh = await ask('/reports/nl/homes/0')
  expect(fresh).toMatchObject({ sections: [], next: 5001, known: [{ id: 2417 }] })
  expect(fresh.known[0]?.name).toBe('Voorbeeldkouter 12 BERLARE')
})

test('other paths are no reports', async () => {
  for (const path of ['/nl/', '/reports/nl/articles/1', '/reports/nl/homes/x'])
    expect(await reportAt(site, dir, path)).toBeUndefined()
})
