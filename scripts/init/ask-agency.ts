import { recordOf } from '#search/filters/record-of.ts'
import {
  AnswerError,
  isQuestion,
  type NewAgency,
  parseAgency,
  type QuestionName,
  questions,
} from './agency.ts'

/** Asks one question; an empty answer takes the usual one, where there is one. */
export type Ask = (question: string) => Promise<string>

/**
 * Returns an agency of what was said about it. With somebody to ask, what is missing is asked for, and what is wrong is asked
 * again: nothing else is lost.
 * @throws {AnswerError} for the first answer that is missing or wrong, where nobody can be asked
 */
export async function askAgency(
  said: (name: QuestionName) => string | undefined,
  ask: Ask | undefined,
  tell: (text: string) => void,
): Promise<NewAgency> {
  const answers = { ...usualAnswers() }
  for (const name of Object.keys(questions).filter(isQuestion)) {
    const given = said(name)
    if (given !== undefined) answers[name] = given.trim()
    else if (ask !== undefined) answers[name] = await answer(name, answers[name], ask)
  }
  for (;;) {
    try {
      return parseAgency(answers)
    } catch (error) {
      if (!(error instanceof AnswerError) || ask === undefined) throw error
      tell(error.message)
      answers[error.question] = await answer(error.question, answers[error.question], ask)
    }
  }
}

async function answer(name: QuestionName, usual: string, ask: Ask): Promise<string> {
  const question = questions[name]
  const hint = 'example' in question ? ` (such as ${question.example})` : usual === '' ? '' : ` (${usual})`
  const said = (await ask(`${question.about}${hint}: `)).trim()
  return said === '' && !('example' in question) ? usual : said
}

function usualAnswers(): Readonly<Record<QuestionName, string>> {
  return recordOf(Object.keys(questions).filter(isQuestion), (name) => {
    const question = questions[name]
    return 'usual' in question ? question.usual : ''
  })
}
