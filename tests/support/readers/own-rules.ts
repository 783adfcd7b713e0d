import { loadRules } from '#data/config/site/rules.ts'
import { createDataSource, ownDataDir } from '#data/file/data-source.ts'
import { createProblemLog } from '#data/problems/problem-log.ts'
import { languages } from '#tests/data/read-records.ts'
import type { Rules } from '#domain/law/rules.ts'

/** Loads the rules like the build. */
export async function loadOwnRules(): Promise<Rules> {
  const log = createProblemLog()
  const rules = await loadRules(createDataSource(ownDataDir, log), languages)
  if (rules === undefined) throw new Error(JSON.stringify(log.problems))
  return rules
}
