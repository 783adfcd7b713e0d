import { brotliBytes } from '#scripts/checks/built/budgets.ts'

/** Bytes of the scripts that were weighed before: best compression takes a second for a framework. */
const weighed = new Map<string, Promise<number>>()

/** Returns the brotli bytes of each script, by its address. */
export async function weighScripts(urls: Iterable<string>): Promise<ReadonlyMap<string, number>> {
  return new Map(await Promise.all([...urls].map(async (url) => [url, await weigh(url)] as const)))
}

/** Returns the brotli bytes of all scripts together. */
export async function totalOf(urls: Iterable<string>): Promise<number> {
  return [...(await weighScripts(urls)).values()].reduce((sum, bytes) => sum + bytes, 0)
}

async function weigh(url: string): Promise<number> {
  const bytes = weighed.get(url) ?? fetch(url).then(async (answer) => brotliBytes(await answer.text()))
  weighed.set(url, bytes)
  return await bytes
}
