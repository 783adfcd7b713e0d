import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { FormId } from '#forms/form.ts'
import type { Database } from '#service/kit/database/open-database.ts'

/** A request that was answered; `route` is its pattern, since paths hold secret links. */
export type Answered = Readonly<{ method: string; route: string; status: number; seconds: number }>

/** What is counted for Prometheus. */
export type Metrics = Readonly<{
  answered: (request: Answered) => void
  stored: (form: FormId) => void
  /** Returns all metrics in the text format of Prometheus. */
  print: () => Promise<string>
  contentType: string
}>

/** Returns the metrics of a process; the outbox is counted in the database each time that they are read. */
export function createMetrics({ db }: Database): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  })
  const forms = new Counter({
    name: 'forms_stored_total',
    help: 'Forms that were stored; one that is sent again counts again',
    labelNames: ['form'],
    registers,
  })
  const outbox = new Gauge({
    name: 'outbox_messages',
    help: 'Mails and events of the CRM in the outbox by state; dead ones need a person',
    labelNames: ['kind', 'state'],
    registers,
    collect: async () => {
      const rows = await db
        .selectFrom('outbox')
        .select(['kind', 'state', ({ fn }) => fn.countAll<number>().as('count')])
        .groupBy(['kind', 'state'])
        .execute()
      outbox.reset()
      for (const { kind, state, count } of rows) outbox.set({ kind, state }, count)
    },
  })
  return {
    answered: ({ seconds, ...labels }) => durations.observe(labels, seconds),
    stored: (form) => forms.inc({ form }),
    print: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
