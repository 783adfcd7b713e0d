import { CommandError } from '#scripts/kit/command.ts'

/** What is sent, and for which site. */
export type Ping = Readonly<{
  /** Origin of the site without a trailing slash. */
  baseUrl: string
  /** Published at `/{key}.txt`, which shows that the sender owns the site. */
  key: string
  /** Full addresses of the pages that changed. */
  urls: readonly string[]
  /** Where they are sent. */
  endpoint: string
  /** Milliseconds that one answer may take. */
  patience?: number
}>

/** The most that the protocol allows in one request. */
const mostUrls = 10_000

const refusals: Readonly<Record<number, string>> = {
  400: 'it cannot read the request',
  403: 'it did not find the key: publish the site with its key file first',
  422: 'the addresses are not of this site, or the key does not fit: compare baseUrl and indexNow.key of site.json with the published site',
  429: 'too many requests: try again tomorrow',
}

/**
 * Tells search engines which pages changed, in as many requests as it takes, and returns how many requests that were.
 * @throws {CommandError} at the first answer that is a refusal, or that does not come
 * @see https://www.indexnow.org/documentation (read 2026-11-26)
 */
export async function pingIndexNow({
  baseUrl,
  key,
  urls,
  endpoint,
  patience = 30_000,
}: Ping): Promise<number> {
  const batches = Math.ceil(urls.length / mostUrls)
  for (let batch = 0; batch < batches; batch += 1) {
    const urlList = urls.slice(batch * mostUrls, (batch + 1) * mostUrls)
    const body = { host: new URL(baseUrl).host, key, keyLocation: `${baseUrl}/${key}.txt`, urlList }
    const status = await send(endpoint, JSON.stringify(body), patience)
    if (status !== 200 && status !== 202)
      throw new CommandError(
        `${endpoint} answered ${status}: ${refusals[status] ?? 'it gave no reason; try again later'}`,
      )
  }
  return batches
}

async function send(endpoint: string, body: string, patience: number): Promise<number> {
  try {
    const { status } = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body,
      signal: AbortSignal.timeout(patience),
    })
    return status
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    throw new CommandError(
      isLate
        ? `${endpoint} did not answer within ${patience / 1000} s; try again later`
        : `${endpoint} cannot be reached; check the connection and indexNow.endpoint of site.json`,
    )
  }
}
