import { parsePolicy, type Policy } from './parse-policy.ts'

/** An answer as the HTTP Observatory looks at it. */
export type Answer = Readonly<{ headers: Headers; html: string }>

/** A test of the Observatory that gave or took points, and why. */
export type Verdict = Readonly<{ points: number; why: string }>

/** What the Observatory would say. */
export type Judgement = Readonly<{ score: number; grade: string; verdicts: readonly Verdict[] }>

/** Points of each grade, the best first. */
const grades: readonly (readonly [least: number, grade: string])[] = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
]

/** Who has lost more than ten points is given none. */
const leastForBonus = 90

/** Seconds of six months: what HSTS has to promise. */
const sixMonths = 15_768_000

/**
 * Returns what MDN's HTTP Observatory would say of a page that is served over TLS from one address. It is reckoned
 * without asking it; what it tests on the way to that address (redirects of plain HTTP, the certificate, the preload list)
 * is the host's affair, and left out.
 * @see https://github.com/mdn/mdn-http-observatory (rules and points, read 2026-11-22)
 */
export function judgeAnswer(answer: Answer): Judgement {
  const policy = parsePolicy(answer.headers.get('content-security-policy'))
  const verdicts = [
    judgePolicy(policy),
    judgeFraming(policy, answer.headers),
    judgeTransport(answer.headers),
    judgeSniffing(answer.headers),
    judgeReferrer(answer.headers),
    judgeSharing(answer.headers),
    judgeCookies(answer.headers),
    judgeScripts(answer.html),
  ].filter(({ points }) => points !== 0)
  const sum = (wanted: (points: number) => boolean): number =>
    verdicts.reduce((total, { points }) => total + (wanted(points) ? points : 0), 0)
  const base = 100 + sum((points) => points < 0)
  const score = Math.max(0, base >= leastForBonus ? base + sum((points) => points > 0) : base)
  return { score, grade: grades.find(([least]) => score >= least)?.[1] ?? 'F', verdicts }
}

const tooBroad = /^(?:ftp:|https?:|\*|https?:\/\/\*(?:\.\*)?)$/
const inline = /^(?:'unsafe-inline'|data:)$/

function judgePolicy(policy: Policy): Verdict {
  if (policy.size === 0) return { points: -25, why: 'there is no Content-Security-Policy' }
  const sourcesOf = (name: string): readonly string[] =>
    policy.get(name) ?? policy.get('default-src') ?? ['*']
  const isHashed = (sources: readonly string[]): boolean =>
    sources.some((source) => /^'(?:sha|nonce)/.test(source))
  const isUnsafe = (sources: readonly string[]): boolean =>
    sources.some(
      (source) =>
        tooBroad.test(source) || (inline.test(source) && !(source !== 'data:' && isHashed(sources))),
    )
  const scripts = sourcesOf('script-src')
  const styles = sourcesOf('style-src')
  if (isUnsafe(scripts) || sourcesOf('object-src').some((source) => tooBroad.test(source)))
    return { points: -20, why: 'the policy lets any script run, or any plugin' }
  const isPlain = (source: string): boolean => /^(?:http|ftp):/.test(source)
  const passive = [...sourcesOf('img-src'), ...sourcesOf('media-src')]
  const active = [...policy]
    .filter(([name]) => name !== 'img-src' && name !== 'media-src')
    .flatMap(([, all]) => all)
  if (active.some(isPlain)) return { points: -20, why: 'the policy allows plain HTTP' }
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return { points: -10, why: 'the policy allows eval' }
  if (passive.some(isPlain)) return { points: -10, why: 'the policy allows pictures over plain HTTP' }
  if (isUnsafe(styles)) return { points: 0, why: 'the policy lets any style in' }
  return policy.get('default-src')?.join(' ') === "'none'"
    ? { points: 10, why: 'the policy allows nothing that it does not name' }
    : { points: 5, why: 'the policy has nothing unsafe' }
}

function judgeFraming(policy: Policy, headers: Headers): Verdict {
  const ancestors = policy.get('frame-ancestors')
  if (ancestors !== undefined && !ancestors.some((source) => tooBroad.test(source)))
    return { points: 5, why: 'frame-ancestors says who may frame the page' }
  return /^(?:deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '')
    ? { points: 0, why: 'X-Frame-Options says who may frame the page' }
    : { points: -20, why: 'anybody may frame the page' }
}

function judgeTransport(headers: Headers): Verdict {
  const seconds = /(?:^|;)\s*max-age="?(\d+)/i.exec(headers.get('strict-transport-security') ?? '')?.[1]
  if (seconds === undefined)
    return { points: -20, why: 'Strict-Transport-Security is missing or cannot be read' }
  return Number(seconds) < sixMonths
    ? { points: -10, why: 'Strict-Transport-Security holds for less than six months' }
    : { points: 0, why: 'Strict-Transport-Security holds' }
}

function judgeSniffing(headers: Headers): Verdict {
  const isSet = headers.get('x-content-type-options')?.toLowerCase() === 'nosniff'
  return { points: isSet ? 0 : -5, why: 'X-Content-Type-Options is not nosniff' }
}

function judgeReferrer(headers: Headers): Verdict {
  const policy = headers.get('referrer-policy')?.split(',').at(-1)?.trim()
  if (policy === undefined) return { points: 0, why: 'there is no Referrer-Policy' }
  return /^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/.test(policy)
    ? { points: 5, why: 'Referrer-Policy keeps paths to the site' }
    : { points: -5, why: 'Referrer-Policy tells other sites too much' }
}

function judgeSharing(headers: Headers): Verdict {
  const isOpen =
    headers.has('access-control-allow-origin') && headers.get('access-control-allow-credentials') === 'true'
  if (isOpen) return { points: -50, why: 'other sites may read with the visitor’s cookies' }
  const policy = headers.get('cross-origin-resource-policy')
  if (policy === null || policy === 'cross-origin')
    return { points: 0, why: 'other sites may show the pictures' }
  return /^same-(?:origin|site)$/.test(policy)
    ? { points: 10, why: 'other sites may show nothing of this one' }
    : { points: -5, why: 'Cross-Origin-Resource-Policy cannot be read' }
}

/** The site sets none; whoever adds one has to judge it. */
function judgeCookies(headers: Headers): Verdict {
  return {
    points: headers.getSetCookie().length === 0 ? 0 : -20,
    why: 'a cookie is set, of which these rules know nothing',
  }
}

function judgeScripts(html: string): Verdict {
  const foreign = [...html.matchAll(/<script\b[^>]*\ssrc="((?:https?:)?\/\/[^"]+)"[^>]*>/gi)]
  if (foreign.some(([, source = '']) => !source.startsWith('https:')))
    return { points: -50, why: 'a script of another site comes over plain HTTP' }
  const isLoose = foreign.some(([tag]) => !tag.includes('integrity='))
  return { points: isLoose ? -5 : 0, why: 'a script of another site comes without a hash' }
}
