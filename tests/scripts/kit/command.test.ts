import { describe, expect, test } from 'vitest'
import { formatHelp, parseInput, type CommandSpec } from '#scripts/kit/command.ts'

const spec: CommandSpec = {
  usage: 'npm run build --',
  about: 'Builds.',
  options: { out: { value: 'DIR', about: 'where to' }, publish: { about: 'writes the ledger' } },
}

describe('a command', () => {
  test('accepts values and switches', () => {
    const input = parseInput(spec, ['--out', 'site', '--publish'])
    expect(
      typeof input === 'string' ? input : [input.text('out'), input.has('publish'), input.has('help')],
    ).toEqual(['site', true, false])
  })

  test('names an unknown option', () => {
    expect(parseInput(spec, ['--ouut', 'site'])).toMatch(/--ouut/)
    expect(parseInput(spec, ['site'])).toMatch(/site/)
  })

  test('has a help text', () => {
    expect(formatHelp(spec)).toMatch(/--out DIR +where to[\s\S]*--publish +writes the ledger[\s\S]*--help/)
  })
})
