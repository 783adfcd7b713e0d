import type { NamedHome } from '#contracts/homes-file.ts'

/** Fetches the listings on offer; undefined where they cannot be read now. */
export async function loadHomes(path: string): Promise<readonly NamedHome[] | undefined> {
  try {
    const response = await fetch(path)
    return response.ok ? await response.json() : undefined
  } catch (error) {
    console.warn('the listings cannot be read', error)
    return undefined
  }
}
