const form = /#\/collections\/data\/entries\/([^/?]+)/
const list = '#/collections/data'

/**
 * Shows the list of files between two forms of it that are opened one after the other, by address or by going back: the
 * package shows an empty form otherwise.
 */
export function goThroughList(): void {
  addEventListener('hashchange', (event) => {
    const [from, to] = [event.oldURL, event.newURL].map((address) => form.exec(address)?.[1])
    if (from === undefined || to === undefined || from === to) return
    event.stopImmediatePropagation()
    const { hash } = location
    show(list)
    // Once the form that was open is gone.
    setTimeout(() => show(hash))
  })
}

/** Shows what an address names, in the place of the one in the history. */
function show(hash: string): void {
  const oldURL = location.href
  history.replaceState(history.state, '', hash)
  dispatchEvent(new HashChangeEvent('hashchange', { oldURL, newURL: location.href }))
}
