const form = /#\/collections\/data\/entries\/([^/?]+)/

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
    addEventListener('hashchange', () => setTimeout(() => location.replace(hash)), { once: true })
    location.replace('#/collections/data')
  })
}
