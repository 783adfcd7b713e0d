// Checks that source files and folders stay small: median of 60 lines, at most 250 lines, at most 20 files in a folder.
import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { listFiles } from '#scripts/build/output/dist-files.ts'
import { runCheck } from '#scripts/checks/check-command.ts'

const medianLimit = 60
const limit = 250
const folderLimit = 20
/** Lists of imports. */
const lists = /^src\/i18n\/messages/

/** Returns a finding for each file with too many lines, and one when the median is too high. */
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

/** Returns a finding for each folder that directly holds too many of the files. */
export function checkFolders(files: readonly string[]): readonly string[] {
  return [...Map.groupBy(files, (file) => dirname(file))]
    .filter(([, held]) => held.length > folderLimit)
    .map(
      ([folder, held]) =>
        `${folder} directly holds ${held.length} files (at most ${folderLimit}): group them by subject`,
    )
}

await runCheck(import.meta, {
  name: 'check:sizes',
  about: `Checks that half of the files of src and scripts have at most ${medianLimit} lines and none more than ${limit}, and that no folder of src, scripts and tests directly holds more than ${folderLimit} files.`,
  run: async () => {
    const files: string[] = []
    for (const dir of ['src', 'scripts', 'tests'])
      files.push(...(await listFiles(dir)).map((name) => `${dir}/${name}`))
    const lines = new Map<string, number>()
    for (const file of files.filter((name) => isSource(name)))
      lines.set(file, (await readFile(file, 'utf8')).trimEnd().split('\n').length)
    return [...checkSizes(lines), ...checkFolders(files)]
  },
})

function isSource(file: string): boolean {
  return !file.startsWith('tests/') && /\.(?:ts|tsx|astro|mjs|css)$/.test(file) && !lists.test(file)
}
