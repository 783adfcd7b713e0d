import type { DeskPage } from '#service/desk/desk-page.ts'

/** Why something in the diary is not done. */
export type DiaryProblem =
  | 'isPast'
  | 'notYet'
  | 'taken'
  | 'noMoment'
  | 'pastMoment'
  | 'noReason'
  | 'noAgent'
  | 'noOutcome'
  | 'namesVisitor'
  | 'noKind'
  | 'noTime'
  | 'wrongEnd'
  | 'noHome'
  | 'planned'

/** Why nothing was done, for the notice above the page. */
export type Refusal = Readonly<{ title: string; text?: string; status: 409 | 422 }>

/** Returns what is said of a problem. */
export function refusal(problem: DiaryProblem, { t }: Pick<DeskPage, 't'>): Refusal {
  return { title: t(`deskDiary.problem.${problem}`), status: 422 }
}
