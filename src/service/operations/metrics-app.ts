import { Hono } from 'hono'
import type { Metrics } from './metrics.ts'

/** Returns what answers Prometheus, on a port of its own that visitors do not reach. */
export function createMetricsApp(metrics: Metrics): Hono {
  const app = new Hono()
  app.get('/metrics', async (c) => {
    try {
      return c.body(await metrics.print(), 200, { 'Content-Type': metrics.contentType })
    } catch {
      return c.text('the database does not answer', 503)
    }
  })
  return app
}
