/** A Content-Security-Policy: directive → sources. */
export type Policy = ReadonlyMap<string, readonly string[]>

/**
 * Returns the directives of a header. Of one that is said twice in a policy the first counts, as in browsers. Where there
 * are several policies their sources are put together, as the Observatory does; a browser lets in what all of them do.
 */
export function parsePolicy(header: string | null): Policy {
  const whole = new Map<string, readonly string[]>()
  for (const text of (header ?? '').split(',')) {
    const policy = new Map<string, readonly string[]>()
    for (const directive of text.split(';')) {
      const [name = '', ...sources] = directive.trim().split(/\s+/)
      if (name !== '' && !policy.has(name.toLowerCase())) policy.set(name.toLowerCase(), sources)
    }
    for (const [name, sources] of policy)
      whole.set(name, [...new Set([...(whole.get(name) ?? []), ...sources])])
  }
  return whole
}
