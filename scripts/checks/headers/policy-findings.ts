import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { parsePolicy } from './parse-policy.ts'

/** Returns what Google's CSP evaluator holds against a policy, of one header or several, and is or may be dangerous. */
export function policyFindings(header: string): readonly string[] {
  const serious: ReadonlySet<Severity> = new Set([
    Severity.HIGH,
    Severity.SYNTAX,
    Severity.MEDIUM,
    Severity.HIGH_MAYBE,
  ])
  const policy = [...parsePolicy(header)].map((directive) => directive.flat().join(' ')).join('; ')
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => serious.has(severity))
    .map(({ directive, value, description }) => `${directive} ${value ?? ''}: ${description}`)
}
