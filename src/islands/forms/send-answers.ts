import type { ErrorSummaryView } from '#ui/forms/form-view.ts'
import type { Refused } from '#ui/forms/mark-errors.ts'

/** What came of sending a form. */
export type Outcome =
  /** The page that says what became of it: the thank-you page, or why it cannot be accepted now. */
  | Readonly<{ kind: 'answered'; page: string }>
  /** `next` is the free moment that is nearest to one that was taken, and `told` the box about it. */
  | Readonly<{ kind: 'refused'; errors: Refused; next?: string; told?: ErrorSummaryView }>
  /** No answer: the device is offline, or the service is away. */
  | Readonly<{ kind: 'offline' }>
  /** The proof was used before, or is too old. */
  | Readonly<{ kind: 'unproved' }>
  | Readonly<{ kind: 'tooMany' | 'failed' | 'cancelled' }>

/** Posts a form; rejects without an answer, with an `AbortError` when the visitor has cancelled it. */
export type Post = (action: string, body: FormData | URLSearchParams) => Promise<Response>

const postByFetch: Post = async (action, body) =>
  await fetch(action, { method: 'POST', headers: { accept: 'application/json' }, body })

/** Sends the answers of a form element; `proof` is that of its work. */
export async function sendAnswers(
  form: HTMLFormElement,
  { dedupeKey, proof, post = postByFetch }: Readonly<{ dedupeKey: string; proof: string; post?: Post }>,
): Promise<Outcome> {
  const body = new FormData(form)
  body.set('dedupeKey', dedupeKey)
  body.set('proof', proof)
  const said = saidByLink()
  if (said !== undefined && !body.has('campaign')) body.set('campaign', said)
  const isMultipart = form.enctype === 'multipart/form-data'
  return await post(form.action, isMultipart ? body : toParams(body)).then(readOutcome, (error: unknown) => ({
    kind: error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'offline',
  }))
}

/** Returns the query of the link that a visitor came with: that of this page, or of the page of the site just before it. */
function saidByLink(): string | undefined {
  const before = document.referrer === '' ? undefined : new URL(document.referrer)
  const queries = [location.search, before?.origin === location.origin ? before.search : '']
  return queries.find((query) => new URLSearchParams(query).has('utm_source'))
}

async function readOutcome(response: Response): Promise<Outcome> {
  const content: unknown = await response.json().catch(console.warn)
  const { thanks, code, fields, next, told, page }: Content =
    typeof content === 'object' && content !== null ? content : {}
  const failed = { kind: 'failed' } as const
  switch (response.status) {
    case 201:
      return toPage(thanks)
    case 403:
      return code === 'proof' ? { kind: 'unproved' } : failed
    case 409:
      if (!isRefused(fields)) return toPage(page)
      return {
        kind: 'refused',
        errors: fields,
        next: typeof next === 'string' ? next : undefined,
        told: isSummary(told) ? told : undefined,
      }
    case 422:
      return isRefused(fields) ? { kind: 'refused', errors: fields } : failed
    case 429:
      return { kind: 'tooMany' }
    default:
      return failed
  }
}

/** What an answer of the service may say. */
type Content = Readonly<Partial<Record<'thanks' | 'code' | 'fields' | 'next' | 'told' | 'page', unknown>>>

function toPage(page: unknown): Outcome {
  return typeof page === 'string' ? { kind: 'answered', page } : { kind: 'failed' }
}

function isRefused(value: unknown): value is Refused {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((code) => typeof code === 'string')
  )
}

function isSummary(value: unknown): value is ErrorSummaryView {
  return typeof value === 'object' && value !== null && 'title' in value && 'items' in value
}

function toParams(data: FormData): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, value] of data) if (typeof value === 'string') params.append(name, value)
  return params
}
