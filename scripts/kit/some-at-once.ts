/**
 * Runs a task for each item, so many at once, and ends when all have; after the first error no other is started. `started`
 * counts from 1.
 */
export async function someAtOnce<T extends NonNullable<unknown>>(
  items: Iterable<T>,
  many: number,
  task: (item: T, started: number) => Promise<void>,
): Promise<void> {
  const waiting = [...items].toReversed()
  let started = 0
  const work = async (): Promise<void> => {
    for (let item = waiting.pop(); item !== undefined; item = waiting.pop())
      await task(item, ++started).catch((error: unknown) => {
        waiting.length = 0
        throw error
      })
  }
  await Promise.all(Array.from({ length: many }, work))
}
