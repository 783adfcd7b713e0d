type Call = (...words: readonly unknown[]) => void

/** Creates the global `fbq` of Meta's pixel: it queues calls until the script is loaded. */
export function preparePixel(id: string): void {
  const queue: (readonly unknown[])[] = [
    ['init', id],
    ['track', 'PageView'],
  ]
  const call: Call = (...words) => {
    if (fbq.callMethod) fbq.callMethod(...words)
    else queue.push(words)
  }
  const fbq: Call & { callMethod?: Call } = Object.assign(call, {
    queue,
    push: call,
    loaded: true,
    version: '2.0',
  })
  Object.assign(globalThis, { fbq, _fbq: fbq })
}
