import { expect, test } from 'vitest'
import { buildOptionSpecs, parseBuildOptions, siteEnvironment } from '#scripts/build/build-options.ts'
import { parseInput } from '#scripts/kit/command.ts'
import { siteOptions } from '#site'

function parse(...args: readonly string[]): ReturnType<typeof parseBuildOptions> {
  const input = parseInput({ usage: '', about: '', options: buildOptionSpecs }, args)
  if (typeof input === 'string') throw new Error(input)
  return parseBuildOptions(input, {})
}

test('pages load the site of the build options', () => {
  const options = parse('--data', 'x/data', '--now', '2026-03-01', '--quarantine', '--out', 'x/site')
  const environment = siteEnvironment(options, 'https://site.example')
  expect(siteOptions(environment)).toEqual({ ...options.site, baseUrl: 'https://site.example' })
})

test.each([
  ['--now', '2026-13-40'],
  ['--now', 'today'],
  ['--base', 'site.example'],
  ['--base', 'https://site.example/nl/'],
])('refuses %s %s', (option, value) => {
  expect(() => parse(option, value)).toThrow(value)
})
