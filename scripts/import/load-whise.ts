import * as v from 'valibot'
import type { CrmExport } from '#data/adapter/adapter.ts'
import { decodeJson } from '#data/file/decode-json.ts'
import { CommandError } from '#scripts/kit/command.ts'
import { download } from '#scripts/kit/download.ts'
import { refuseAddress } from './load-export.ts'

/** Limits of one answer: a page of listings with their texts in four languages has some 2 MB. */
const limits = { bytes: 100_000_000, patience: 60_000, redirects: 0 }

const pageSize = 100

/** 50,000 listings, more than any agency has: an API whose pages never end is not asked for ever. */
const mostPages = 500

const tokenAnswer = v.object({ token: v.pipe(v.string(), v.nonEmpty()) })
const listAnswer = v.looseObject({ estates: v.array(v.unknown()), totalCount: v.optional(v.number()) })

/** Whether an address is that of an API, and not of a file: `https://api.whise.eu`. */
export function isApi(from: string): boolean {
  const url = URL.parse(from)
  return url !== null && url.pathname === '/' && url.search === ''
}

/**
 * Returns all listings of an account from Whise's API: logs in as the application of WHISE_USERNAME and WHISE_PASSWORD, then
 * for the agency of WHISE_CLIENT_ID (and one office of it, WHISE_OFFICE_ID), and asks page by page.
 * @throws {CommandError} when a variable is missing, or an answer is refused or no page of listings
 */
export async function loadWhise(api: URL, environment: NodeJS.ProcessEnv): Promise<CrmExport> {
  const account = readAccount(environment)
  const login = await ask(api, 'token', account.login)
  const application = read(api, 'token', tokenAnswer, login)
  const client = await ask(api, 'v1/admin/clients/token', account.client, application.token)
  const { token } = read(api, 'v1/admin/clients/token', tokenAnswer, client)
  const pages: unknown[] = []
  let count = 0
  while (pages.length < mostPages) {
    const answer = await ask(api, 'v1/estates/list', { Page: { Limit: pageSize, Offset: count } }, token)
    const { estates, totalCount } = read(api, 'v1/estates/list', listAnswer, answer)
    pages.push(answer)
    count += estates.length
    if (estates.length === 0 || (totalCount === undefined ? estates.length < pageSize : count >= totalCount))
      return { file: `${api.host}/v1/estates/list`, bytes: Buffer.from(JSON.stringify(pages)) }
  }
  throw failed(api, 'v1/estates/list', `it has more than ${pageSize * mostPages} listings`)
}

type Account = Readonly<{ login: object; client: object }>

function readAccount(environment: NodeJS.ProcessEnv): Account {
  const needed = ['WHISE_USERNAME', 'WHISE_PASSWORD', 'WHISE_CLIENT_ID'] as const
  const missing = needed.filter((name) => (environment[name] ?? '') === '')
  if (missing.length > 0)
    throw new CommandError(
      `Whise's API needs ${missing.join(', ')} in the environment: the account of the website at Whise, and the number of the agency.`,
    )
  const [username, password] = [environment['WHISE_USERNAME'], environment['WHISE_PASSWORD']]
  const office = environment['WHISE_OFFICE_ID'] ?? ''
  return {
    login: { username, password },
    client: {
      ClientId: toNumber('WHISE_CLIENT_ID', environment['WHISE_CLIENT_ID'] ?? ''),
      ...(office === '' ? {} : { OfficeId: toNumber('WHISE_OFFICE_ID', office) }),
    },
  }
}

function toNumber(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text))
    throw new CommandError(`${name}: expected a number, as Whise gave it to the agency`)
  return Number(text)
}

/** Posts to the API, and returns the answer as it is. */
async function ask(api: URL, path: string, body: object, token?: string): Promise<unknown> {
  const headers: Record<string, string> = { 'content-type': 'application/json', accept: 'application/json' }
  if (token !== undefined) headers['authorization'] = `Bearer ${token}`
  const got = await download(
    new URL(path, api),
    { headers, body: JSON.stringify(body), refusalOf: (asked) => refuseAddress(asked, api) },
    limits,
  )
  if (got.kind !== 'bytes') throw failed(api, path, got.kind === 'failed' ? got.why : 'it sent no content')
  const json = decodeJson(got.bytes.toString('utf8'))
  if (json.kind === 'broken') throw failed(api, path, 'the answer is not JSON')
  return json.value
}

function read<Answer>(
  api: URL,
  path: string,
  schema: v.GenericSchema<unknown, Answer>,
  answer: unknown,
): Answer {
  const parsed = v.safeParse(schema, answer)
  if (parsed.success) return parsed.output
  const said = v.safeParse(refusal, answer)
  const words = said.success ? said.output.validationErrors.map(({ message }) => message).join('; ') : ''
  throw failed(api, path, words === '' ? 'the answer is not what Whise documents' : `it refused: ${words}`)
}

/** What Whise answers in place of what was asked for. */
const refusal = v.object({ validationErrors: v.array(v.object({ message: v.string() })) })

function failed(api: URL, path: string, why: string): CommandError {
  const remedy = /answered 40[013]/.test(why)
    ? path === 'token'
      ? ' Set WHISE_USERNAME and WHISE_PASSWORD to the account of the website.'
      : ' Ask Whise to give the account the agency of WHISE_CLIENT_ID.'
    : ''
  return new CommandError(
    `${api.host}/${path}: the listings could not be fetched: ${why}. Nothing was changed.${remedy}`,
  )
}
