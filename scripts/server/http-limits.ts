import type { ServerOptions } from 'node:http'

/** Milliseconds that a browser has for the headers of a request, which it sends at once. */
const patience = 10_000
/** Milliseconds that it has for all of a request: 5 MB over a very bad line. */
const longPatience = 300_000

/** What servers allow a connection: one that sends a byte now and then is ended, so that it holds no place for hours. */
export const httpLimits: ServerOptions = {
  headersTimeout: patience,
  requestTimeout: longPatience,
  connectionsCheckingInterval: 1000,
  maxHeaderSize: 16 * 1024,
}
