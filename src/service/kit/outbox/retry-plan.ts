/** Tries of a mail before it is dead. */
export const maxAttempts = 15

/** Milliseconds between the first try and the second; each further wait is four times as long, up to the longest. */
const firstWait = 30_000
const longestWait = 4 * 3_600_000

/**
 * Returns the milliseconds until the next try of a mail that failed `attempts` times: 30 s, 2 min, 8 min, 32 min, 2 h, then
 * 4 h each time, up to a fifth more or less, so that mails that failed together come back apart. All tries span 30 hours
 * at least: a mail survives a server that is away for a day, and arrives five hours after it is back at the latest.
 * @param random a number from 0 to 1
 */
export function waitAfter(attempts: number, random: number): number {
  const wait = Math.min(firstWait * 4 ** (attempts - 1), longestWait)
  return Math.round(wait * (0.8 + 0.4 * random))
}
