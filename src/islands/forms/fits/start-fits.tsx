import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { FormWords } from '#contracts/forms-file.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { Form } from '#forms/form.ts'
import { WordsProvider } from '#islands/kit/WordsProvider.tsx'
import { formatWanted, toWantedHomes } from '#search/query/wanted-homes.ts'
import type { FormView } from '#ui/forms/form-view.ts'
import { answersSoFar } from '../check-posted.ts'
import { type Fits, findFits } from './find-fits.ts'
import { FittingHomes } from './FittingHomes.tsx'

/** Milliseconds without a change after which it is counted again: an amount is typed digit by digit. */
const pause = 400

type Options = Readonly<{
  aside: HTMLElement
  element: HTMLFormElement
  form: FormView
  definition: Form
  /** Keys of the sections that are looked in. */
  sections: NonNullable<FormWords['fits']>
  locale: Locale
}> &
  Pick<FormWords, 'numberTag' | 'messages'>

/**
 * Shows beside a form how many homes fit its answers, now and at each change. The words of the page come back where
 * that cannot be known.
 */
export function startFits({ aside, element, form, definition, sections, locale, ...words }: Options): void {
  const atRest = [...aside.children]
  const live = document.createElement('div')
  live.className = 'fits__live'
  live.hidden = true
  aside.append(live)
  const root = createRoot(live)
  const said = (fits: Fits) => (
    <WordsProvider lang={words.numberTag} messages={words.messages}>
      <FittingHomes fits={fits} />
    </WordsProvider>
  )
  const show = (fits: Fits | undefined): void => {
    const before = element.getBoundingClientRect().top
    if (fits !== undefined) flushSync(() => root.render(said(fits)))
    live.hidden = fits === undefined
    for (const part of atRest) part.toggleAttribute('hidden', fits !== undefined)
    const shift = element.getBoundingClientRect().top - before
    // Safari holds no anchor: below an aside that grew, what is being filled in would leave the finger.
    if (shift !== 0 && !CSS.supports('overflow-anchor', 'auto')) scrollBy({ top: shift, behavior: 'instant' })
  }
  let asked = ''
  const count = async (): Promise<void> => {
    const answers = answersSoFar(definition, form, element)
    const before = asked
    asked = `${answers.searchGoal} ${formatWanted(toWantedHomes(answers))}`
    if (asked === before) return
    const now = asked
    const fits = await findFits(answers, sections, locale).catch((error: unknown) => {
      console.warn(error)
      return undefined
    })
    // Another answer was given meanwhile.
    if (asked !== now) return
    // The next change asks again.
    if (fits === undefined) asked = ''
    show(fits)
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  element.addEventListener('input', () => {
    clearTimeout(timer)
    timer = setTimeout(() => void count(), pause)
  })
  void count()
}
