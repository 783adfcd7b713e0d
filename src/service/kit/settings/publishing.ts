import { type Environment, readVariable, type Report } from './read-variable.ts'

/** How editors publish from their browser. */
export type Publishing = Readonly<{
  /** Program and arguments of `npm run publish` with all its options; `--rollback` may follow. */
  command: readonly string[]
  /** Directory of its reports, where publications remember what is live. */
  reportDir: string
}>

/** Returns the command of editors, a line for the shell; undefined where they publish nothing. */
export function readPublishing(
  environment: Environment,
  hasDrafts: boolean,
  report: Report,
): Publishing | undefined {
  const line = readVariable(environment, 'PUBLISH_COMMAND')
  if (line === undefined) return undefined
  if (!hasDrafts)
    report('PUBLISH_COMMAND needs PREVIEW_DATA and PREVIEW_CONTENT: set the directories that it publishes')
  if (/ --(?:watch|rollback)\b/.test(line))
    report('PUBLISH_COMMAND runs once, and may be asked to go back: leave out --watch and --rollback')
  const [, reportDir = '.cache'] = /--report[= ](\S+)/.exec(line) ?? []
  return { command: ['sh', '-c', `${line} "$@"`, 'publish'], reportDir }
}
