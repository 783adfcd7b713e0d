import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { loadCatalogue } from '#data/load-catalogue.ts'
import { createProblemLog } from '#data/problems/problem-log.ts'
import { refuseExclusions } from '#data/refuse-exclusions.ts'
import type { Severity } from '#domain/compliance/rule.ts'
import { createProject, createProperty, day } from '#tests/support/catalogue/catalogue-factory.ts'
import { compliance, report } from '#tests/domain/compliance/compliance-rules.ts'
import { copyAgency } from '#tests/support/sites/demo-agency.ts'

const contentDir = fileURLToPath(new URL('../../content', import.meta.url))
const now = day('2026-11-20')
const record = { Goal: 1, Zip: '9290', City: 'Berlare', MainTypeName: 'Rijwoning', OfficeID: 1 }

async function directoryWith(severity?: Severity): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'exclusions-'))
  await copyAgency(dir)
  const texts = ['Ruim huis. Geen OCMW, geen kinderen. Vrij op 1 mei.', 'Ruim huis. Geen huisdieren.']
  await writeFile(
    join(dir, 'properties.json'),
    JSON.stringify(texts.map((DescriptionA, index) => ({ ...record, ID: index + 1, DescriptionA }))),
  )
  if (severity !== undefined) {
    const site: unknown = JSON.parse(
      await readFile(fileURLToPath(new URL('../../data/site.json', import.meta.url)), 'utf8'),
    )
    await writeFile(
      join(dir, 'site.json'),
      JSON.stringify(Object.assign({}, site, { compliance: { discrimination: severity } })),
    )
  }
  return dir
}

describe('a text that shuts people out', () => {
  test('keeps only that listing back, with record, field and the sentence, and the build goes on', async () => {
    const dataDir = await directoryWith()
    const { catalogue, problems } = await loadCatalogue({ dataDir, contentDir, now, quarantine: false })
    expect(catalogue.properties.map(({ id }) => id)).toEqual([2])
    expect(problems.filter(({ message }) => message.includes('shuts people out'))).toMatchObject([
      {
        severity: 'warning',
        file: 'properties.json',
        record: '1',
        field: 'DescriptionA',
        message: expect.stringContaining('“Geen OCMW, geen kinderen.”'),
        waits: true,
      },
    ])
  })

  test('is published and reported where it may be read in another way', () => {
    const doubtful = createProperty({ description: { nl: 'Bij voorkeur een koppel zonder kinderen.' } })
    const records = { properties: [doubtful], projects: [], unpublished: [] }
    expect(refuseExclusions(records, compliance, now, createProblemLog())).toEqual(records)
    expect(report({ properties: [doubtful] }).listings[0]?.findings).toContainEqual(
      expect.objectContaining({ rule: 'discrimination', severity: 'warning' }),
    )
  })

  test.each(['warning', 'off'] as const)(
    'is published where the agency sets the rule to %s',
    async (severity) => {
      const dataDir = await directoryWith(severity)
      const { catalogue } = await loadCatalogue({ dataDir, contentDir, now, quarantine: false })
      expect(catalogue.properties.map(({ id }) => id)).toEqual([2, 1])
    },
  )

  test('is refused in any language and in each text of a project', () => {
    const log = createProblemLog()
    const records = {
      properties: [createProperty({ description: { nl: 'Ruim.', fr: 'Pas de CPAS.' } }), createProperty()],
      projects: [createProject({ situation: { de: 'Nur für Belgier.' } }), createProject()],
      unpublished: [],
    }
    const kept = refuseExclusions(records, compliance, now, log)
    expect([kept.properties.length, kept.projects.length]).toEqual([1, 1])
    expect(log.problems.map(({ file, field }) => [file, field])).toEqual([
      ['properties.json', 'DescriptionA'],
      ['projects.json', 'Situation'],
    ])
  })
})
