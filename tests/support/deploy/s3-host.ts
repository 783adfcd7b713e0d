import { once } from 'node:events'
import { createServer, type IncomingMessage, request as send, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import S3rver from '@20minutes/s3rver'
import { listen } from '#scripts/server/listen.ts'

/** A host of buckets on this machine, with one named `site`, which anybody may read. */
export type S3Host = Readonly<{
  endpoint: string
  /** The keys that it knows, as environment variables. */
  keys: Readonly<Record<'AWS_ACCESS_KEY_ID' | 'AWS_SECRET_ACCESS_KEY', string>>
  /** What was asked for since the last call: `PUT /site/nl/index.html`. */
  takeRequests: () => readonly string[]
  /** From then on connections break after so many further requests that change something. */
  breakAfter: (changes: number) => void
  /** Returns what a visitor gets; undefined where there is nothing. */
  get: (key: string) => Promise<Response | undefined>
  stop: () => Promise<void>
}>

/** Starts a host that keeps its objects in a directory. */
export async function startS3(directory: string): Promise<S3Host> {
  const s3 = new S3rver({ directory, silent: true, configureBuckets: [{ name: 'site' }] })
  await s3.configureBuckets()
  const inner = createServer(s3.callback())
  const port = await listen(inner, 0, '127.0.0.1')
  const requests: string[] = []
  const passing = new Set<Promise<void>>()
  let left = Infinity
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url?.replace(/\?.*/, '')}`)
    if (request.method !== 'GET' && (left -= 1) < 0) request.socket.destroy()
    else {
      const passed = passWhole(request, response, port)
      passing.add(passed)
      void passed.finally(() => passing.delete(passed))
    }
  })
  const endpoint = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`
  return {
    endpoint,
    keys: { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' },
    takeRequests: () => requests.splice(0),
    breakAfter: (changes) => void (left = changes),
    get: async (key) => {
      // A real host shows an object when all of it is stored, this one while it is written.
      await Promise.all(passing)
      const response = await fetch(`${endpoint}/site/${key}`)
      return response.ok ? response : undefined
    },
    stop: () => {
      for (const each of [server, inner]) each.closeAllConnections()
      inner.close()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

/** Passes a request on once all of it has come: a real host stores nothing of a body that breaks off, this one would. */
async function passWhole(request: IncomingMessage, response: ServerResponse, port: number): Promise<void> {
  const { method, url, headers } = request
  try {
    const body = await buffer(request)
    const passed = send({ host: '127.0.0.1', port, method, path: url, headers })
    passed.on('error', () => response.destroy())
    passed.end(body)
    const [answer] = (await once(passed, 'response')) as [IncomingMessage]
    response.writeHead(answer.statusCode ?? 500, answer.headers)
    answer.pipe(response)
  } catch {
    // The client was killed in the middle, or the host stopped.
    response.destroy()
  }
}
