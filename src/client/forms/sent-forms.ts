import { hasDraft } from '#stores/form-draft.ts'

/** Wakes each form that is posted when a visitor first uses it, or comes back to what was typed before. */
export function startSentForms(): void {
  for (const root of document.querySelectorAll<HTMLElement>('[data-form]')) wakeOnUse(root)
}

/** Until the form is awake, and where its files do not come, the browser posts it by itself. */
function wakeOnUse(root: HTMLElement): void {
  const listeners = new AbortController()
  let waking: Promise<boolean> | undefined
  const wake = (): Promise<boolean> =>
    (waking ??= import('#islands/forms/wake-form.tsx')
      .then(({ wakeForm }) => wakeForm(root))
      .then(
        () => (listeners.abort(), true),
        () => ((waking = undefined), false),
      ))
  const listen = (type: string, listener: (event: Event) => void): void =>
    root.addEventListener(type, listener, { signal: listeners.signal })
  // With voice control a field may change without ever having the focus.
  for (const type of ['focusin', 'change']) listen(type, () => void wake())
  const { form: id = '', office } = root.dataset
  if (hasDraft({ id, office })) void wake()
  listen('submit', (event) => {
    const { target: form } = event
    if (!(form instanceof HTMLFormElement)) return
    event.preventDefault()
    void wake().then((isAwake) => (isAwake ? form.requestSubmit() : form.submit()))
  })
}
