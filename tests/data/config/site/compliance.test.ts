import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { loadCompliance, severitiesSchema } from '#data/config/site/compliance.ts'
import { createDataSource, ownDataDir } from '#data/file/data-source.ts'
import { createProblemLog } from '#data/problems/problem-log.ts'
import type { Severity } from '#domain/compliance/rule.ts'
import { createProject } from '#tests/support/catalogue/catalogue-factory.ts'
import { breaks } from '#tests/domain/compliance/breaks.ts'
import { report } from '#tests/domain/compliance/compliance-rules.ts'
import { lawful } from '#tests/domain/compliance/lawful.ts'

async function load(set: Readonly<Record<string, Severity>>) {
  const log = createProblemLog()
  const rules = await loadCompliance(createDataSource(ownDataDir, log), set)
  if (rules === undefined) throw new Error('the own rules are broken')
  return { rules, problems: log.problems }
}

describe('a severity that an agency sets', () => {
  test.each<readonly [Severity, readonly string[]]>([
    ['error', ['error']],
    ['warning', ['warning']],
    ['off', []],
  ])('%s', async (severity, told) => {
    const { rules, problems } = await load({ asbestos: severity, 'unit-e-level': severity })
    const { listings, units } = report({
      properties: [breaks.asbestos.change(lawful())],
      projects: [createProject()],
      compliance: rules,
    })
    expect(problems).toEqual([])
    expect(listings.flatMap(({ findings }) => findings.map((finding) => finding.severity))).toEqual(told)
    expect(units.flatMap(({ findings }) => findings.map((finding) => finding.severity))).toEqual(told)
  })

  test('does not change the other rules', async () => {
    const [{ rules: own }, { rules: set }] = await Promise.all([load({}), load({ asbestos: 'off' })])
    expect(set.advertisements.filter(({ id }) => id !== 'asbestos')).toEqual(
      own.advertisements.filter(({ id }) => id !== 'asbestos'),
    )
    expect(set.company).toEqual(own.company)
  })

  test('of an unknown rule is a warning that lists the known rules', async () => {
    const { problems } = await load({ asbestus: 'error' })
    expect(problems).toEqual([
      expect.objectContaining({
        severity: 'warning',
        file: 'site.json',
        field: 'compliance.asbestus',
        received: '"asbestus"',
        expected: expect.stringContaining('asbestos, asbestos-untrue, electricity'),
      }),
    ])
  })

  test.each(['fatal', '', 1, null])('is rejected when it is not a severity: %j', (severity) => {
    expect(v.safeParse(severitiesSchema, { asbestos: severity }).success).toBe(false)
  })
})
