import { refuse } from '#service/desk/desk-door.ts'
import type { DeskPage, Refusal } from '#service/desk/desk-page.ts'

/** Why something in the diary is not done, and the field that says so; '' where it is about none. */
const problems = {
  isPast: '',
  notYet: '',
  noReason: '',
  planned: '',
  taken: 'slot',
  noMoment: 'slot',
  pastMoment: 'day',
  noAgent: 'who',
  noOutcome: 'outcome',
  namesVisitor: 'report',
  noKind: 'what',
  noTime: 'from',
  wrongEnd: 'until',
  noHome: 'home',
} as const

/** Returns why something is not done; `field` says it where another form than usual does. */
export function refusal(
  problem: keyof typeof problems,
  { t }: Pick<DeskPage, 't'>,
  field: string = problems[problem],
): Refusal {
  return refuse(t(`deskDiary.problem.${problem}`), field || undefined)
}
