import { isEntry, runCommand } from '#scripts/kit/command.ts'

/** A check without options; `run` returns its findings. */
export type Check = Readonly<{ name: string; about: string; run: () => Promise<readonly string[]> }>

/** Runs a check when its file is the entry point: prints the findings and sets exit code 1 if there are any. */
export async function runCheck(meta: ImportMeta, check: Check): Promise<void> {
  if (!isEntry(meta)) return
  await runCommand({ usage: `npm run ${check.name}`, about: check.about, options: {} }, async () => {
    const findings = await check.run()
    for (const finding of findings) console.error(`  ${finding}`)
    console.log(
      findings.length === 0 ? `${check.name}: nothing found` : `${check.name}: ${findings.length} found`,
    )
    return findings.length === 0 ? 0 : 1
  })
}

/** A check of several; its name is printed with its result. */
export type NamedCheck = Readonly<{ name: string; run: () => readonly string[] | Promise<readonly string[]> }>

/** Findings of one check that are printed. */
const shown = 20

/** Runs checks one after the other, prints what each of them found, and returns the exit code. */
export async function runChecks(checks: readonly NamedCheck[]): Promise<number> {
  let failed = 0
  for (const { name, run } of checks) {
    const findings = await run()
    console.log(findings.length === 0 ? `ok     ${name}` : `FAILED ${name}: ${findings.length}`)
    for (const finding of findings.slice(0, shown)) console.error(`         ${finding}`)
    if (findings.length > shown) console.error(`         … and ${findings.length - shown} more`)
    if (findings.length > 0) failed += 1
  }
  console.log(`${checks.length - failed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}
