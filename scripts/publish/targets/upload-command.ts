import { CommandError } from '#scripts/kit/command.ts'
import { runProgram } from '#scripts/kit/run-program.ts'
import type { Upload } from './directory-target.ts'

/** Stands for the directory of the release in a command. */
const place = '{dir}'

/**
 * Returns what brings a release to a host by the host's own command.
 * @example uploadBy('npx netlify deploy --prod --no-build --dir {dir}', print)
 * @throws {CommandError} when the command does not say where the directory goes
 */
export function uploadBy(command: string, print: (text: string) => void): Upload {
  if (!command.includes(place))
    throw new CommandError(
      `--with "${command}": write ${place} where the directory of the site goes, such as "npx netlify deploy --prod --no-build --dir ${place}"`,
    )
  return async (release) => {
    await runProgram(
      command.replaceAll(place, () => quotePath(release)),
      [],
      { shell: true, print },
    )
  }
}

function quotePath(path: string): string {
  return process.platform === 'win32' ? `"${path}"` : `'${path.replaceAll("'", String.raw`'\''`)}'`
}
