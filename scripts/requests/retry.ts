import type { Subcommand } from '#scripts/kit/subcommand.ts'
import { retryDead } from '#service/kit/outbox/retry-dead.ts'
import { toCount, withDatabase } from './with-database.ts'

/** Tries the mails and the event of a request again. */
export const retry: Subcommand = {
  about: 'tries again to deliver the mails of a request, and its event for the CRM, that failed',
  argument: 'ID',
  run: async (_, text) => {
    const id = toCount('request', text)
    const count = await withDatabase((database) => retryDead(database, id, Date.now()))
    console.log(`${count} messages of request ${id} are tried again`)
    return 0
  },
}
