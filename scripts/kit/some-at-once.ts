/**
 * Runs a task for each item, so many at once, and ends when all have; after the first error, which it then throws, no other
 * is started. `started` counts from 1.
 */
export async function someAtOnce<T extends NonNullable<unknown>>(
  items: Iterable<T>,
  many: number,
  task: (item: T, started: number) => Promise<void>,
): Promise<void> {
  const waiting = [...items].toReversed()
  const failures: unknown[] = []
  let started = 0
  const work = async (): Promise<void> => {
    for (let item = waiting.pop(); item !== undefined; item = waiting.pop())
      await task(item, ++started).catch((error: unknown) => {
        failures.push(error)
        waiting.length = 0
      })
  }
  await Promise.all(Array.from({ length: many }, work))
  if (failures.length > 0) throw failures[0]
}
