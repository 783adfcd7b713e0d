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
