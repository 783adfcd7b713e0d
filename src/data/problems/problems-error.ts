import type { Problem } from '#domain/site/problem.ts'
import { formatProblems } from './format-problems.ts'

/** Thrown when a problem stops the build; lists all problems. */
export class ProblemsError extends Error {
  override readonly name = 'ProblemsError'
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super(formatProblems(problems))
    this.problems = problems
  }
}
