import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type FormsFile, formsFilePath } from '#contracts/forms-file.ts'
import type { Answers } from '#forms/answers.ts'
import type { BuildReport } from '#scripts/build/build-report.ts'
import { toWantedHomes } from '#search/query/wanted-homes.ts'
import { createFinder } from '#service/requests/alerts/find-wanted.ts'
import { readPublication } from '#service/requests/alerts/publication.ts'

/** Returns how many homes of the built site the mails to somebody with these answers would be about, were all of them new. */
export async function countMailedHomes(answers: Answers): Promise<number> {
  const { out }: BuildReport = JSON.parse(readFileSync('.cache/build-report.json', 'utf8'))
  const { lists }: FormsFile = JSON.parse(readFileSync(join(out, formsFilePath('nl')), 'utf8'))
  const { goal, criteria } = toWantedHomes(answers)
  const list = (await readPublication(out, lists)).find((one) => one.goal === goal)
  if (list === undefined) throw new Error(`the built site has no list for ${goal}`)
  const news = list.homes.map((home, id) => ({ id, goal, home, price_before: null, noted_at: 0 }))
  return createFinder(list)(criteria, news).length
}
