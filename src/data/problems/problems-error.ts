import type { Problem } from '#domain/site/problem.ts'
import { formatProblems } from './format-problems.ts'

/** Thrown when something is wrong that the build may not pass over; it lists everything that was noticed. */
export class ProblemsError extends Error {
  override readonly name = 'ProblemsError'
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super(formatProblems(problems))
    this.problems = problems
  }
}
