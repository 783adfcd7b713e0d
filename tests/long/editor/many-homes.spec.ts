import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { secondsSince } from '#tests/support/browsers/editor-day.ts'
import { bringSaved, fieldOf, scrollTo } from '#tests/support/browsers/editor-form.ts'
import { openEditor } from '#tests/support/browsers/editor.ts'

const towns = ['Berlare', 'Stekene', 'Lokeren', 'Zele', 'Temse']
const homes = Array.from({ length: 500 }, (_, index): readonly [string, string] => {
  const ID = 900_001 + index
  const offer = { Goal: 0, Status: 1, Price: 250_000 + index * 1000, PublishPrice: true }
  const kind = { WebID: 1, Street: 'Dorpstraat', HouseNumber: String(index + 1), City: towns[index % 5] }
  const texts = {
    DescriptionA: { nl: 'Ruime woning met tuin. '.repeat(40), fr: 'Grande maison. '.repeat(40) },
  }
  return [`data/homes/${ID}.json`, `${JSON.stringify({ ID, offer, kind, texts }, undefined, 2)}\n`]
})

test('500 homes of the agency’s own are listed within two seconds, and a save writes one file', async ({
  page,
}) => {
  test.slow()
  await openEditor(page, process.env['SITE_URL'], undefined, homes)
  const before = Date.now()
  const began = performance.now()
  await page.getByRole('treeitem', { name: 'Panden' }).click()
  const row = page.getByRole('row', { name: '900500' })
  await expect(row).toBeVisible()
  const listed = secondsSince(began)
  console.log(`500 homes listed in ${listed} s`)
  expect(listed).toBeLessThanOrEqual(2)

  const opening = performance.now()
  await row.click()
  const price = fieldOf(page, 'Prijs')
  await scrollTo(page, price)
  console.log(`the form in ${secondsSince(opening)} s`)
  await price.fill('415000')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByRole('button', { name: 'Opslaan' })).toBeHidden()
  const dir = await mkdtemp(join(tmpdir(), 'many-homes-'))
  expect(await bringSaved(page, dir, before)).toEqual(['data/homes/900500.json'])
  await rm(dir, { recursive: true })
})
