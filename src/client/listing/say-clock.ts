/**
 * Returns a minute of the day in the writing of a language.
 * @param pattern with `H` for the hour and `M` for the minute
 * @example sayClock(905, 'H.M uur') // '15.05 uur'
 */
export function sayClock(minute: number, pattern: string): string {
  return pattern
    .replace('H', String(Math.floor(minute / 60)))
    .replace('M', String(minute % 60).padStart(2, '0'))
}
