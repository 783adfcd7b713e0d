// Checks that the committed fonts equal those that `npm run fonts` makes from the installed packages.
import { readFile } from 'node:fs/promises'
import { absentAsUndefined } from '#domain/values/absent-as-undefined.ts'
import { runCheck } from '#scripts/checks/check-command.ts'
import { makeFontFiles, type MadeFile } from '#scripts/fonts.ts'

/** Returns a finding for every font file that is missing or differs from the one just made. */
export function checkFonts(
  made: readonly MadeFile[],
  committed: ReadonlyMap<string, Buffer>,
): readonly string[] {
  return made.flatMap(({ path, content }) => {
    const found = committed.get(path)
    if (found === undefined) return [`${path} is missing: run "npm run fonts"`]
    return found.equals(Buffer.from(content))
      ? []
      : [`${path} is not what its script makes: run "npm run fonts"`]
  })
}

await runCheck(import.meta, {
  name: 'check:fonts',
  about: 'Checks that the committed fonts are what "npm run fonts" makes.',
  run: async () => {
    const made = await makeFontFiles()
    const committed = new Map<string, Buffer>()
    for (const { path } of made) {
      const content = await readFile(path).catch(absentAsUndefined)
      if (content !== undefined) committed.set(path, content)
    }
    return checkFonts(made, committed)
  },
})
