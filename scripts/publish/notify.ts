/** Tells somebody of a refusal; that nobody hears it is said, and stops nothing. */
export type Notify = (text: string) => Promise<void>

/** Returns what posts to a web address, as chat services take it. */
export function notifyBy(url: string): Notify {
  return async (text) => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ text }),
        signal: AbortSignal.timeout(10_000),
      })
      if (!response.ok) console.error(`${url} answered ${response.status} to the message of the refusal`)
    } catch (error) {
      console.error(`${url} was not reached with the message of the refusal: ${String(error)}`)
    }
  }
}
