import { CommandError } from '#scripts/kit/command.ts'
import { runProgram } from '#scripts/kit/run-program.ts'
import type { DeployTarget } from './deploy-target.ts'
import { oldReleases, releaseBefore, type Releases, statusOf } from './releases.ts'

/** A directory on a host that ssh reaches. */
export type RemoteDir = Readonly<{ host: string; dir: string }>

/**
 * Returns the host and the directory of `user@host:/srv/site`; undefined for the path of a directory here. A single
 * letter before the colon is a drive of Windows.
 */
export function parseRemoteDir(to: string): RemoteDir | undefined {
  const [, host, dir] = /^([^/:\\-][^/:\\]+):(?!\/\/)(.+)$/.exec(to) ?? []
  return host === undefined || dir === undefined ? undefined : { host, dir }
}

/**
 * Returns a directory on another host, laid out as one here: rsync brings the release, of which unchanged files become
 * links to those of the live one, and one rename over ssh makes it live. The host needs rsync and GNU or BusyBox tools.
 */
export function rsyncTarget({ host, dir }: RemoteDir): DeployTarget {
  const address = `${host}:${dir}`
  const ssh = (...lines: readonly string[]): Promise<string> =>
    runProgram('ssh', [host, ['set -e', ...lines].join('\n')])
  const inDir = `cd ${quote(dir)}`
  const read = async (): Promise<Releases> =>
    parseListing(await ssh(`mkdir -p ${quote(`${dir}/releases`)}`, inDir, ...listing))
  return {
    live: `${address}/current`,
    status: async (name) => statusOf(await read(), name),
    publish: async (built, name) => {
      const { all, takenBack } = await read()
      await runProgram('rsync', [...rsyncOptions, `${built}/`, `${address}/next/`])
      const old = oldReleases({ live: name, all: [...new Set([...all, name])].toSorted(), takenBack })
      await ssh(
        inDir,
        // A publication that was killed before the link pointed there left it.
        ...removeRelease(name),
        `mv next ${quote(`releases/${name}`)}`,
        ...pointTo(name),
        ...old.flatMap(removeRelease),
      )
    },
    rollBack: async () => {
      const { live, before } = releaseBefore(await read(), address)
      await ssh(inDir, `echo ${quote(live)} >> taken-back`, ...pointTo(before))
      return before
    },
  }
}

/**
 * Files are compared by content, since a build renews their times; a link keeps the time of the release before, by which
 * browsers ask. A web server can read what any user has built.
 */
const rsyncOptions = [
  '--recursive',
  '--checksum',
  '--delete',
  '--perms',
  '--chmod=D755,F644',
  '--link-dest=../current/',
  '--protect-args',
] as const

/** Prints a line for each release: the word for what it is, a space, its name. */
const listing = [
  'if [ -L current ]; then echo "live $(basename "$(readlink current)")"; fi',
  'ls releases | sed "s/^/release /"',
  'if [ -f taken-back ]; then sed "s/^/taken-back /" taken-back; fi',
] as const

function parseListing(text: string): Releases {
  const lines = text.split('\n')
  const named = (word: string): readonly string[] =>
    lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1))
  return { live: named('live')[0], all: named('release').toSorted(), takenBack: named('taken-back') }
}

/** Only a rename replaces a link at once. */
function pointTo(name: string): readonly string[] {
  return [`ln -sfn ${quote(`releases/${name}`)} .next`, 'mv -fT .next current']
}

/** Takes a release away by a rename first: half a one, left by a kill, could otherwise be gone back to. */
function removeRelease(name: string): readonly string[] {
  const release = quote(`releases/${name}`)
  return ['rm -rf leaving', `if [ -d ${release} ]; then mv ${release} leaving; fi`, 'rm -rf leaving']
}

function quote(text: string): string {
  if (text.includes('\0') || text.includes('\n'))
    throw new CommandError(`${text}: a path of one line was expected`)
  return `'${text.replaceAll("'", String.raw`'\''`)}'`
}
