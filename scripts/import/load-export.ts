import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { CrmExport } from '#data/adapter/adapter.ts'
import { absentAsUndefined } from '#domain/values/absent-as-undefined.ts'
import { CommandError } from '#scripts/kit/command.ts'
import { download } from '#scripts/kit/download.ts'

/** An export of 12,000 listings with their texts in four languages has some 150 MB. */
const limits = { bytes: 500_000_000, patience: 300_000, redirects: 3 }

/** Names of this machine, to which nothing needs TLS. */
const thisMachine: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Returns what a CRM exported, from a file or from a web address, which is asked with the FEED_AUTHORIZATION of the
 * environment, if any.
 * @throws {CommandError} when the file or what the address gives cannot be had
 */
export async function loadExport(from: string, environment: NodeJS.ProcessEnv): Promise<CrmExport> {
  if (!/^[a-z]+:\/\//i.test(from)) return loadFile(from)
  const url = URL.parse(from)
  if (url === null)
    throw new CommandError(
      `${from.replace(/[?].*/s, '')}: no valid address. Give one such as https://crm.example/export.json.`,
    )
  // A key is often in the query: messages name the address without it.
  const name = url.host + url.pathname
  const authorization = environment['FEED_AUTHORIZATION'] ?? ''
  const got = await download(
    url,
    {
      headers: authorization === '' ? {} : { authorization },
      refusalOf: (asked) => refuseAddress(asked, url),
    },
    limits,
  )
  if (got.kind === 'bytes') return { file: name, bytes: got.bytes }
  const why = got.kind === 'failed' ? got.why : 'it sent no content'
  throw new CommandError(
    `${name}: the export could not be fetched: ${why}. Nothing was changed.${remedyOf(why)}`,
  )
}

async function loadFile(path: string): Promise<CrmExport> {
  const bytes = await readFile(path).catch(absentAsUndefined)
  if (bytes !== undefined) return { file: basename(path), bytes }
  throw new CommandError(`${path}: there is no such file. Give the path of the file that the CRM exported.`)
}

/** Why an address of a CRM is not asked: the key of one host is not for another, so redirects stay where the first address is. */
export function refuseAddress(asked: URL, first: URL): string | undefined {
  if (asked.username !== '' || asked.password !== '')
    return 'a password in an address is seen in the list of processes; set FEED_AUTHORIZATION="Basic …" instead'
  if (asked.protocol !== 'https:' && !(asked.protocol === 'http:' && thisMachine.has(asked.hostname)))
    return 'expected https://…, or http on this machine'
  return asked.origin === first.origin ? undefined : 'that is another host; give its address, if it is right'
}

function remedyOf(why: string): string {
  return /answered 40[13]/.test(why)
    ? ' Set FEED_AUTHORIZATION to what the CRM asks for, such as "Bearer …".'
    : ''
}
