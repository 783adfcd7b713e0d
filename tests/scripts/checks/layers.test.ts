import { describe, expect, test } from 'vitest'
import { checkLayers } from '#scripts/checks/layers.ts'
import { findImports, toModule } from '#scripts/checks/modules.ts'
import { type Layer, layers } from '../../../layers.ts'

const aliases = { '#domain/*': './src/domain/*', '#data/*': './src/data/*', '#site': './src/site.ts' }
const ours = { '#service/*': './src/service/*' }
const plan: readonly Layer[] = [
  { name: 'domain', at: ['src/domain/'], is: '', may: [], npm: [] },
  { name: 'data', at: ['src/data/'], is: '', may: ['domain'], npm: ['node:', 'valibot'] },
]
const check = (file: string, source: string): readonly string[] =>
  checkLayers([toModule(file, source, aliases)], plan)

describe('the layer check', () => {
  test('accepts an allowed import', () => {
    expect(
      check('src/data/a.ts', "import { x } from '#domain/x.ts'\nimport { readFile } from 'node:fs/promises'"),
    ).toEqual([])
  })

  test.each([
    ["import { x } from '#data/x.ts'", /domain may import: nothing/],
    ["import { x } from '../data/x.ts'", /src\/data\/x\.ts/],
    ["import type { X } from '#data/x.ts'", /src\/data\/x\.ts/],
    ["export { x } from '#data/x.ts'", /src\/data\/x\.ts/],
    ["const x = await import('#data/x.ts')", /src\/data\/x\.ts/],
    ["import {\n  x,\n} from '#data/x.ts'", /src\/data\/x\.ts/],
    ["import * as v from 'valibot'", /no package/],
  ])('finds %s in the domain', (source, words) => {
    expect(check('src/domain/a.ts', source)).toEqual([expect.stringMatching(words)])
  })

  test('lets a layer load on demand what it may not import', () => {
    const lazy: Layer = { name: 'client', at: ['src/client/'], is: '', may: [], loads: ['data'], npm: [] }
    const find = (source: string): readonly string[] =>
      checkLayers([toModule('src/client/a.ts', source, aliases)], [...plan, lazy])
    expect(find("await import('#data/x.ts')")).toEqual([])
    expect(find("import { x } from '#data/x.ts'")).toHaveLength(1)
  })

  test('finds a file outside all layers', () => {
    expect(check('src/utils/a.ts', '')).toEqual([expect.stringMatching(/in no layer/)])
  })

  test.each([
    ['service-kit', 'service-requests'],
    ['service-requests', 'service-owners'],
    ['service-owners', 'service-door'],
    ['service-door', 'service-portal'],
    ['service-portal', 'service'],
  ])('finds an import of the service that runs up, from %s to %s', (lower, upper) => {
    const [from = '', to = ''] = [lower, upper].map((name) => layers.find((one) => one.name === name)?.at[0])
    const find = (file: string, other: string): readonly string[] =>
      checkLayers(
        [toModule(`${file}a.ts`, `import { x } from '#service/${other.slice(12)}b.ts'`, ours)],
        layers,
      )
    expect(find(from, to)).toEqual([expect.stringContaining(`(${lower}) imports ${to}b.ts (${upper})`)])
    expect(find(to, from)).toEqual([])
  })
})

test('imports in comments do not count', () => {
  expect(findImports("// import { x } from 'x'\n/* import 'y' */\nimport 'z'")).toEqual(['z'])
})
