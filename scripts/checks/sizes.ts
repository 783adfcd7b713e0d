// Checks that source files stay small: half of them 60 lines or fewer, none past 250.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listFiles } from '#scripts/build/output/dist-files.ts'
import { runCheck } from '#scripts/checks/check-command.ts'

const medianLimit = 60
const limit = 250
/** Words are lists, not programs. */
const lists = /^src\/i18n\/messages/

/** Returns a finding for each file past the limit, and one when the median is. */
export function checkSizes(lines: ReadonlyMap<string, number>): readonly string[] {
  const sorted = [...lines.values()].toSorted((a, b) => a - b)
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0
  const long = [...lines].filter(([, count]) => count > limit)
  return [
    ...long.map(([file, count]) => `${file} has ${count} lines (at most ${limit}): it is two things`),
    ...(median > medianLimit
      ? [`half of the files have more than ${median} lines (at most ${medianLimit})`]
      : []),
  ]
}

await runCheck(import.meta, {
  name: 'check:sizes',
  about: `Checks that half of the files of src and scripts have at most ${medianLimit} lines, and none more than ${limit}.`,
  run: async () => {
    const lines = new Map<string, number>()
    for (const dir of ['src', 'scripts']) {
      for (const name of await listFiles(dir)) {
        const file = `${dir}/${name}`
        if (!/\.(?:ts|tsx|astro|mjs|css)$/.test(name) || lists.test(file)) continue
        lines.set(file, (await readFile(join(dir, name), 'utf8')).trimEnd().split('\n').length)
      }
    }
    return checkSizes(lines)
  },
})
