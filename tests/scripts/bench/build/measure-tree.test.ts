import { expect, test } from 'vitest'
import { measureTree, readChildTicks } from '#scripts/bench/build/measure-tree.ts'

const busy = 'const end = process.cpuUsage().user + 300_000; while (process.cpuUsage().user < end);'

// Read from /proc, which other systems lack.
test.runIf(process.platform === 'linux')(
  'the time and memory of a program include those of its workers',
  async () => {
    const hold = 'const held = Buffer.alloc(80_000_000, 1); setTimeout(() => held.at(0), 400);'
    const worker = `${busy}${hold}`
    const start = `const worker = require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(worker)}])`
    const cost = await measureTree(process.execPath, ['-e', start])
    expect(cost.userSeconds).toBeGreaterThan(0.28)
    expect(cost.wallSeconds).toBeGreaterThan(0.6)
    expect(cost.peakBytes).toBeGreaterThan(100_000_000)
    const next = await measureTree(process.execPath, ['-e', ''])
    expect(next.userSeconds).toBeLessThan(0.28)
  },
)

test.runIf(process.platform === 'linux')('a program that fails says what it printed', async () => {
  const fails = ['-e', 'console.error("no such template"); process.exit(3)']
  await expect(measureTree(process.execPath, fails)).rejects.toThrow(/no such template/)
})

test('times are read behind a name with spaces and brackets', () => {
  const stat = '42 (node (x) y) S 1 42 42 0 -1 4194304 10 20 0 0 500 60 700 80 20 0 11 0 100'
  expect(readChildTicks(stat)).toEqual({ user: 700, system: 80 })
})
