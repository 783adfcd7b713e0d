/** Returns a function that makes its value when it is first called, and keeps it. */
export function lazy<Value extends object>(create: () => Value): () => Value {
  let made: Value | undefined
  return () => (made ??= create())
}
