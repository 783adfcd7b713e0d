/** Returns what a stranger sent as JSON; undefined where it is none. */
export function decodeJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Whoever asked answers it as any other data that is wrong.
    return undefined
  }
}
