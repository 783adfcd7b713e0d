import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'

/** What is sent: a post where it has a body. */
export type HttpRequest = Readonly<{
  path: string
  headers?: Readonly<Record<string, string>>
  body?: string | Buffer
}>

/** What came back; no status when the connection broke. */
export type HttpAnswer = Readonly<{ status: number | undefined; text: string }>

/** Sends requests over connections that are kept open. */
export type HttpClient = Readonly<{
  send: (url: string, request: HttpRequest) => Promise<HttpAnswer>
  close: () => void
}>

/** Milliseconds until an answer counts as lost. */
const patience = 30_000

/** Returns a client with as many connections as there are requests at the same time. */
export function createHttpClient(): HttpClient {
  const agent = new Agent({ keepAlive: true })
  return {
    send: (url, { path, headers = {}, body }) =>
      new Promise((resolve) => {
        const lost = (): void => resolve({ status: undefined, text: '' })
        const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
        const sent = request(new URL(path, url), {
          agent,
          method: body === undefined ? 'GET' : 'POST',
          headers: { ...headers, ...length },
          timeout: patience,
        })
        sent.on('error', lost).on('timeout', () => sent.destroy())
        sent.on('response', (response) => {
          text(response).then((words) => resolve({ status: response.statusCode, text: words }), lost)
        })
        sent.end(body)
      }),
    close: () => agent.destroy(),
  }
}
