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

  test('takes what is typed besides the options, before or after them', () => {
    const withDir = { ...spec, argument: 'DIR' }
    for (const args of [
      ['site', '--publish'],
      ['--publish', 'site'],
    ])
      expect(parseInput(withDir, args)).toMatchObject({ argument: 'site' })
    expect(parseInput(withDir, ['site', 'other'])).toMatch(/other/)
    expect(formatHelp(withDir)).toContain('npm run build -- DIR [options]')
  })

  test('has a help text', () => {
    expect(formatHelp(spec)).toMatch(/--out DIR +where to[\s\S]*--publish +writes the ledger[\s\S]*--help/)
  })
})
