// Checks that the HTML of every built page is valid: html-validate with the rules of .htmlvalidate.json, one thread a core.
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate'
import { listFiles } from '#scripts/build/output/dist-files.ts'
import { CommandError, isEntry, runCommand } from '#scripts/kit/command.ts'
import { createProgress } from '#scripts/kit/progress.ts'

/** Returns a finding for each thing that is not valid in a page: rule, place and words. */
export async function checkHtml(
  validator: HtmlValidate,
  file: string,
  html: string,
): Promise<readonly string[]> {
  const { results } = await validator.validateString(html, file)
  return results.flatMap((result) =>
    result.messages.map(
      (message) => `${file}:${message.line}:${message.column} ${message.ruleId}: ${message.message}`,
    ),
  )
}

/** Returns a validator with the rules of this project. */
export function createValidator(): HtmlValidate {
  return new HtmlValidate(new FileSystemConfigLoader())
}

/** What a thread is given, and what it says after each page. */
type Share = Readonly<{ dir: string; files: readonly string[] }>
type Said = Readonly<{ findings: readonly string[] }>

async function validateShare(share: Share): Promise<void> {
  const validator = createValidator()
  for (const file of share.files) {
    const said: Said = {
      findings: await checkHtml(validator, file, await readFile(join(share.dir, file), 'utf8')),
    }
    parentPort?.postMessage(said)
  }
}

async function validateAll(dir: string, print: (line: string) => void): Promise<readonly string[]> {
  const files = await listFiles(dir, '.html')
  const progress = createProgress('pages', print, 10_000)
  const findings: string[] = []
  const threads = availableParallelism()
  let done = 0
  const run = (files: readonly string[]): Promise<void> =>
    new Promise((resolve, reject) => {
      const workerData: Share = { dir, files }
      const worker = new Worker(new URL(import.meta.url), { workerData })
      worker.on('message', (said: Said) => {
        findings.push(...said.findings)
        done += 1
        progress.tick(done, total)
      })
      worker.on('error', reject)
      worker.on('exit', () => resolve())
    })
  const total = files.length
  await Promise.all(
    Array.from({ length: threads }, (_, thread) =>
      run(files.filter((_, index) => index % threads === thread)),
    ),
  )
  return findings
}

/** The same mistake on a thousand pages is one mistake: one line for each rule and its words, with the first page. */
export function foldFindings(findings: readonly string[]): readonly string[] {
  const alike = Map.groupBy(findings, (finding) => finding.slice(finding.indexOf(' ') + 1))
  return [...alike].map(
    ([words, found]) =>
      `${words} (${found[0]?.split(' ')[0] ?? ''}${found.length > 1 ? ` and ${found.length - 1} more` : ''})`,
  )
}

if (!isMainThread) {
  await validateShare(workerData)
} else if (isEntry(import.meta)) {
  const spec = {
    usage: 'npm run check:html --',
    about: 'Checks that the HTML of every built page is valid.',
    options: { dir: { value: 'DIR', about: 'the built site (dist)' } },
  }
  await runCommand(spec, async (input) => {
    const dir = input.text('dir') ?? 'dist'
    if (!existsSync(dir)) throw new CommandError(`There is no site in ${dir}: run "npm run build" first.`)
    const folded = foldFindings(await validateAll(dir, console.log))
    for (const finding of folded) console.error(`  ${finding}`)
    console.log(
      folded.length === 0 ? 'check:html: every page is valid' : `check:html: ${folded.length} found`,
    )
    return folded.length === 0 ? 0 : 1
  })
}
