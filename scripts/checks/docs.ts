// Checks that every path and npm command in the documents exists, and that the index of decisions names every page.
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, posix } from 'node:path'
import { listFiles } from '#scripts/build/output/dist-files.ts'
import { runCheck } from '#scripts/checks/check-command.ts'

/** The paths and commands that exist. */
export type Known = Readonly<{ hasPath: (path: string) => boolean; scripts: ReadonlySet<string> }>

const link = /\[[^\]]*\]\(([^)\s]+)\)/g
const quoted = /`([^`\n]+)`/g
/** A path in this project, or a file in its root folder. */
const projectPath =
  /^(?:(?:src|scripts|tests|data|content|docs|\.ci|\.github)\/[\w./@[\]-]*|[\w.-]+\.(?:md|ts|mjs|json))$/
const decisions = 'docs/decisions'
const madeByUse = /^(?:dist|test-results|\.cache)\//

/** Returns a finding for each path or command in a document that does not exist. */
export function checkDocument(file: string, text: string, known: Known): readonly string[] {
  const prose = text.replace(/^```[\s\S]*?^```/gm, '')
  const links = [...prose.matchAll(link)]
    .map(([, target = '']) => target.replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target))
    .map((target) => posix.normalize(posix.join(dirname(file), target)))
  const words = [...prose.matchAll(quoted)].map(([, word = '']) => word)
  const paths = words.filter((word) => projectPath.test(word) && !madeByUse.test(word) && word.includes('/'))
  const commands = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name)
  return [
    ...[...links, ...paths]
      .filter((path) => !known.hasPath(path))
      .map((path) => `${file} names ${path}, which does not exist`),
    ...commands
      .filter((name) => !known.scripts.has(name))
      .map((name) => `${file} names "npm run ${name}", which is no script`),
  ]
}

/** Returns a finding for each page of decisions that is not in the index exactly once. */
export function checkDecisions(names: readonly string[], index: string): readonly string[] {
  return names.flatMap((name) => {
    const rows = index.split(`](${name})`).length - 1
    return rows === 1
      ? []
      : [`${decisions}/README.md lists ${name} ${rows} times: write one row "| [Subject](${name}) | … |"`]
  })
}

await runCheck(import.meta, {
  name: 'check:docs',
  about:
    'Checks that every path and npm command that README, CONTRIBUTING and docs/ name exists, and that docs/decisions/README.md lists every page of decisions.',
  run: async () => {
    const { scripts } = JSON.parse(await readFile('package.json', 'utf8'))
    const known: Known = { hasPath: (path) => existsSync(path), scripts: new Set(Object.keys(scripts ?? {})) }
    const documents = [
      'README.md',
      'CONTRIBUTING.md',
      ...(await listFiles('docs', '.md')).map((name) => `docs/${name}`),
    ]
    const names = (await listFiles(decisions, '.md')).filter((name) => name !== 'README.md')
    const findings = [...checkDecisions(names, await readFile(`${decisions}/README.md`, 'utf8'))]
    for (const file of documents) {
      if (existsSync(file)) findings.push(...checkDocument(file, await readFile(file, 'utf8'), known))
      else findings.push(`${file} is missing`)
    }
    return findings
  },
})
