import { type DraftedForm, draftName } from './draft-name.ts'

/** What a visitor has typed into a form, kept until the tab is closed. */
export type FormDraft = Readonly<{
  /** Texts by the name of their control. */
  texts: Readonly<Record<string, readonly string[]>>
  /** The same for each try to send these texts: the service stores one of them. */
  dedupeKey: string
  /** Whether the visitor has sent it, but nobody has confirmed that it arrived. */
  isPending: boolean
}>

/** Returns the draft of a form; undefined when there is none, or where storage is refused. */
export function readDraft(form: DraftedForm): FormDraft | undefined {
  try {
    const text = sessionStorage.getItem(draftName(form))
    return text === null ? undefined : parseDraft(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** Keeps the draft of a form, where storage is allowed. */
export function keepDraft(form: DraftedForm, draft: FormDraft): void {
  try {
    sessionStorage.setItem(draftName(form), JSON.stringify(draft))
  } catch {}
}

/** Forgets the draft of a form. */
export function forgetDraft(form: DraftedForm): void {
  try {
    sessionStorage.removeItem(draftName(form))
  } catch {}
}

function parseDraft(value: unknown): FormDraft | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { texts, dedupeKey, isPending }: Partial<Record<keyof FormDraft, unknown>> = value
  if (typeof texts !== 'object' || texts === null || typeof dedupeKey !== 'string') return undefined
  const lists = Object.entries(texts).filter(
    (entry): entry is [string, string[]] =>
      Array.isArray(entry[1]) && entry[1].every((text) => typeof text === 'string'),
  )
  return { texts: Object.fromEntries(lists), dedupeKey, isPending: isPending === true }
}
