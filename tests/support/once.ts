/** Returns a function that makes something at its first call, and returns the same each time. */
export function once<T extends object>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}
