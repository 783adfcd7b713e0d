import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { facetNames, filterNames, filterOf, filters, isOfKind } from '#search/filters/filters.ts'

/** The rows of the table of filters in docs/search.md. */
const table = filterNames.map((name) => {
  const { kind, params, most } = filters[name]
  const { match } = filterOf(name)
  const cells = [
    `\`${name}\``,
    params.map((param) => `\`${param}\``).join(', '),
    kind,
    most === 1 ? 'one' : 'several',
    'column' in match ? `\`${match.column}\`` : 'mask',
  ]
  return `| ${cells.join(' | ')} |`
})

describe('the table of filters', () => {
  test('equals the one in docs/search.md', async () => {
    const text = await readFile('docs/search.md', 'utf8')
    const [, printed = ''] = /<!-- filters:start -->\n([^]*?)\n<!-- filters:end -->/.exec(text) ?? []
    const rows = printed.split('\n').slice(2)
    expect(rows).toEqual(table)
  })

  test('gives every filter its own parameters', () => {
    const params = filterNames.flatMap((name) => filters[name].params)
    expect(new Set(params).size).toBe(params.length)
    for (const taken of ['sort', 'page', 'view', 'goal']) expect(params).not.toContain(taken)
  })

  test('has four filters with counted options', () => {
    expect(facetNames).toEqual(['towns', 'categories', 'kinds', 'prices'])
  })

  test('offers only values that an address can contain', () => {
    for (const name of filterNames.filter((each) => isOfKind(each, 'atLeast'))) {
      const { offered, parse, format } = filters[name]
      expect(offered.map((step) => parse(format(step)[1], format(step)[0]))).toEqual(offered)
    }
  })
})
