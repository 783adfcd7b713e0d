type Call = (...words: readonly unknown[]) => void

/** Prepares what Meta's script picks up: a function that remembers its calls until the script answers them. */
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
