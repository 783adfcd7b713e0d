import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { ServiceLog } from '#service/kit/service-log.ts'
import type { Metrics } from './metrics.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** Set by `hono/request-id`. */
    requestId: string
  }
}

/** Logs and counts every request: its ID and pattern, never its path, whose links are secret, or who sent it. */
export function watchRequests(log: ServiceLog, metrics: Metrics): MiddlewareHandler {
  return async (c, next) => {
    const start = performance.now()
    await next()
    const { method } = c.req
    const { status } = c.res
    const route = routePath(c, -1)
    const ms = performance.now() - start
    metrics.answered({ method, route, status, seconds: ms / 1000 })
    const entry = { request: c.get('requestId'), method, route, status, ms: Math.round(ms) }
    if (status >= 500) log.error(entry, 'request failed')
    else log.info(entry, 'request answered')
  }
}
