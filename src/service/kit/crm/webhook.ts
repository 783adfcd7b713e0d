import { Webhook } from 'standardwebhooks'
import { oneLine } from '#service/kit/mail/mailbox.ts'
import type { CreateCrmAdapter } from './crm-adapter.ts'

/** Answers that are about the event itself: any other error may pass, such as a wrong address or secret. */
const refusals: ReadonlySet<number> = new Set([400, 413, 422])

/**
 * Returns the adapter of a CRM that takes webhooks: JSON with `webhook-id`, `webhook-timestamp` and `webhook-signature`.
 * @see https://www.standardwebhooks.com (read 2026-11)
 */
export const createWebhook: CreateCrmAdapter = ({ url, secret }) => {
  const webhook = new Webhook(secret)
  return {
    deliver: async ({ id, ...event }, signal) => {
      const body = JSON.stringify(event)
      const now = new Date()
      const response = await fetch(url, {
        method: 'POST',
        body,
        signal,
        // Answers of visitors go to the address that was set, to no other.
        redirect: 'manual',
        headers: {
          'Content-Type': 'application/json',
          'webhook-id': id,
          'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
          'webhook-signature': webhook.sign(id, now, body),
        },
      }).catch((error: unknown) => {
        throw new Error(`the CRM does not answer (${reasonOf(error)})`, { cause: error })
      })
      const words = oneLine(await response.text()).slice(0, 200)
      if (response.ok) return {}
      const answer = `the CRM answered ${response.status}${words === '' ? '' : `: ${words}`}`
      if (refusals.has(response.status)) return { refused: answer }
      throw new Error(answer)
    },
  }
}

/** The error of fetch says only that it failed; its cause has the code. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.message
}
