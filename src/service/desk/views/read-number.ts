/** Returns the number of a row as an address or a form names it; 0, which none has, for any other text. */
export function readId(text: string): number {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0
}

/** Returns the version that a form says it showed; undefined for any other text. */
export function readVersion(text: (name: string) => string): number | undefined {
  return /^\d{1,9}$/.test(text('version')) ? Number(text('version')) : undefined
}
