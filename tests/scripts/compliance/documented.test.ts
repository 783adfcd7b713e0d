import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { advertisementRuleIds, ruleIds } from '#domain/compliance/rule.ts'
import { compliance } from '#tests/domain/compliance/compliance-rules.ts'

const text = await readFile('docs/compliance.md', 'utf8')
const rowOf = (id: string): string => text.split('\n').find((line) => line.startsWith(`| \`${id}\``)) ?? ''

test('docs/compliance.md names every rule, and no other', () => {
  const rows = [...text.matchAll(/^\| (`[^|]*`)(?: \(warning\))? \|/gm)].map(([, names = '']) => names)
  const named = rows.flatMap((names) => [...names.matchAll(/`([a-z0-9-]+)`/g)].map(([, id]) => id))
  expect(named.toSorted()).toEqual(ruleIds.toSorted())
})

test.each(advertisementRuleIds)(
  'docs/compliance.md says since when %s is asked, by which source, read when, and how much it weighs',
  (id) => {
    const row = id === 'rent-charges' ? rowOf('rent-price') : rowOf(id)
    const rules = compliance.advertisements.filter((rule) => rule.id === id)
    expect(rules.filter(({ validFrom }) => !row.includes(validFrom))).toEqual([])
    expect(rules.filter(({ checkedOn }) => !row.includes(checkedOn))).toEqual([])
    expect(
      rules
        .map(({ source }) => new URL(source).hostname)
        .filter((host) => !row.includes(host.replace('www.', ''))),
    ).toEqual([])
    expect(row.includes('(warning)')).toBe(rules.every(({ severity }) => severity === 'warning'))
  },
)
