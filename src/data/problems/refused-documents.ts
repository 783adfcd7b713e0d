import type { Problem } from '#domain/site/problem.ts'

/** Whether a problem is of a document of `content/`, which waits alone while everything else is published. */
export function isOfDocument({ file }: Problem): boolean {
  return file.endsWith('.md')
}

/** Returns what is wrong with documents, listings and pictures that are left out because of it, while everything else is published. */
export function leftOut(problems: readonly Problem[]): readonly Problem[] {
  const refused = new Set(refusedDocuments(problems))
  return problems.filter((problem) => problem.waits === true || refused.has(problem))
}

/** Returns the errors of documents that are left out because of them. */
export function refusedDocuments(problems: readonly Problem[]): readonly Problem[] {
  return problems.filter((problem) => problem.severity === 'error' && isOfDocument(problem))
}
