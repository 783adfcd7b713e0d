import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { isFormId } from '#forms/form.ts'
import { forms } from '#forms/forms.ts'
import { fileFieldsOf } from '#service/kit/uploads/check-uploads.ts'
import { maxBodyBytes, maxTextBytes } from './body-sizes.ts'
import { createBodiesInFlight } from './bodies-in-flight.ts'
import type { Limits } from '#service/kit/web/limits.ts'
import type { AddressOf } from '#service/kit/web/network-address.ts'

/** Seconds after which somebody may try again whose body found no room. */
const soon = 5

/** Addresses that pages and browsers post to by themselves: they have counts of their own, and no words for people. */
const silentPaths = new Set(['/forms/visits', '/forms/reports'])

type Gate = Readonly<{
  limits: Pick<Limits, 'countPost'>
  addressOf: AddressOf
  tooLarge: (c: Context) => Response
  /** Too much at once, of one network address or of all; `wait` in seconds. */
  busy: (c: Context, status: 429 | 503, wait: number) => Response
}>

/**
 * Refuses what should not be read, before a byte of it is read and below all paths: bodies that are too large (only one
 * in parts, to a form with a file, may hold a file), posts of a network address that are too many, and bodies with files
 * for which there is no room now.
 */
export function limitBody({ limits, addressOf, tooLarge, busy }: Gate): MiddlewareHandler {
  const inFlight = createBodiesInFlight()
  return async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return await next()
    const isWithFile = mayHoldFile(c)
    const maxSize = isWithFile ? maxBodyBytes : maxTextBytes
    const size = Number(c.req.header('content-length') ?? maxSize)
    if (size > maxSize) return tooLarge(c)
    const address = addressOf(c)
    const wait = silentPaths.has(c.req.path) ? undefined : await limits.countPost(address)
    if (wait !== undefined) return busy(c, 429, wait)
    const giveBack = isWithFile ? inFlight.take(address, size) : () => {}
    if (giveBack === undefined) return busy(c, 503, soon)
    try {
      // What says no size is counted while it is read.
      return await bodyLimit({ maxSize, onError: tooLarge })(c, next)
    } finally {
      giveBack()
    }
  }
}

function mayHoldFile({ req }: Context): boolean {
  const [, id = ''] = /^\/forms\/[^/]+\/([^/]+)$/.exec(req.path) ?? []
  const isPaper = /^\/portal\/[^/]+\/property\/\d+\/hand-in$/.test(req.path)
  const isInParts = /^multipart\/form-data\b/i.test(req.header('content-type') ?? '')
  return isInParts && (isPaper || (isFormId(id) && fileFieldsOf(forms[id]).length > 0))
}
