/** Tries of a mail before it is dead. */
export const maxAttempts = 8

/** Milliseconds between the first try and the second; each further wait is four times as long. */
const firstWait = 30_000

/**
 * Returns the milliseconds until the next try of a mail that failed `attempts` times: 30 s, 2 min, 8 min … 34 h, up to a
 * fifth more or less, so that mails that failed together come back apart. The eight tries span 36 hours at least: a
 * mail survives a server that is away for a day.
 * @param random a number from 0 to 1
 */
export function waitAfter(attempts: number, random: number): number {
  return Math.round(firstWait * 4 ** (attempts - 1) * (0.8 + 0.4 * random))
}
