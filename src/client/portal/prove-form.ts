/** Milliseconds after which a form is sent without proof. */
const patience = 20_000

/**
 * Proves some work for a form before it is sent. Where that fails or lasts too long, the form is sent as without script: a page
 * then asks to confirm it.
 */
export function proveForm(form: HTMLFormElement): void {
  const proof = form.elements.namedItem('proof')
  if (!(proof instanceof HTMLInputElement)) return
  const prove = async (): Promise<string> => {
    const { proveWork } = await import('#islands/forms/solve-challenge.ts')
    return await proveWork(form, form.dataset['proof'] ?? '')
  }
  const send = (text: string): void => {
    proof.value = text
    form.submit()
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (form.ariaBusy === 'true') return
    form.ariaBusy = 'true'
    const late = new Promise<string>((resolve) => setTimeout(resolve, patience, ''))
    void Promise.race([prove(), late])
      .catch(() => '')
      .then((text) => send(text))
  })
  // A page that is shown again by the Back button proves anew.
  addEventListener('pageshow', () => {
    proof.value = ''
    form.ariaBusy = null
  })
}
