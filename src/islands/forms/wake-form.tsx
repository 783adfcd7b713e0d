import { hydrateRoot } from 'react-dom/client'
import { type FormWords, formWordsPath } from '#contracts/forms-file.ts'
import { loadStyleSheet } from '#contracts/load-style-sheet.ts'
import { isLocale } from '#domain/values/locale.ts'
import type { Form } from '#forms/form.ts'
import { WordsProvider } from '#islands/kit/WordsProvider.tsx'
import { readDraft } from '#stores/form-draft.ts'
import filesStyleUrl from '#styles/base/form-files.css?url'
import stepsStyleUrl from '#styles/base/form-steps.css?url'
import townsStyleUrl from '#styles/simple/towns.css?url'
import { setOffice } from '#ui/forms/set-office.ts'
import { AwakeForm } from './AwakeForm.tsx'
import { writeTexts } from './form-texts.ts'

/**
 * Hydrates the form of an element with the words that the build wrote for it; resolves once it answers.
 * @throws when the words do not come, or are not those of a form that is sent
 */
export async function wakeForm(root: HTMLElement): Promise<void> {
  const { form: id, office } = root.dataset
  const { lang } = document.documentElement
  const locale = lang.slice(0, 2)
  if (id === undefined || !isLocale(locale)) throw new Error(`no form ${id} in ${lang}`)
  const response = await fetch(formWordsPath(id, locale))
  if (!response.ok) throw new Error(`words of the form: ${response.status}`)
  const { form: words, definition, fits, numberTag, messages }: FormWords = await response.json()
  const { sending } = words
  if (sending === undefined) throw new Error(`form ${id} is not sent`)
  const form = root.querySelector('form')
  const draft = readDraft({ id, office })
  if (form !== null && draft !== undefined) writeTexts(form, draft.texts)
  // The heading that names a form depends on its page, and so does the office.
  const labelledBy = form?.getAttribute('aria-labelledby') ?? words.labelledBy
  const View = await viewOf(definition)
  await new Promise<void>((onAwake) =>
    hydrateRoot(
      root,
      <WordsProvider lang={numberTag} messages={messages}>
        <View
          form={setOffice({ ...words, labelledBy }, office)}
          definition={definition}
          sending={sending}
          locale={locale}
          onAwake={onAwake}
        />
      </WordsProvider>,
    ),
  )
  const aside = document.querySelector<HTMLElement>('.fits')
  if (fits === undefined || aside === null || form === null) return
  import('./fits/start-fits.tsx')
    .then(({ startFits }) =>
      startFits({
        aside,
        element: form,
        form: words,
        definition,
        sections: fits,
        numberTag,
        messages,
        locale,
      }),
    )
    // The aside keeps the words of the page.
    .catch(console.warn)
}

/** Loads what only a long form, one with a file or one that is read back needs; no form is two of them. */
async function viewOf({ isReadBack, inSteps, groups }: Form): Promise<typeof AwakeForm> {
  const controls = groups.flatMap(({ rows }) => rows.flat().map(({ control }) => control))
  if (isReadBack === true) return (await import('./offer/OfferForm.tsx')).OfferForm
  if (controls.some((control) => control.kind === 'picks' && control.options.from === 'towns')) {
    const [{ TownForm }] = await Promise.all([import('./towns/TownForm.tsx'), load(townsStyleUrl)])
    return TownForm
  }
  if (inSteps === true) {
    const [{ SteppedForm }] = await Promise.all([import('./steps/SteppedForm.tsx'), load(stepsStyleUrl)])
    return SteppedForm
  }
  if (controls.every(({ kind }) => kind !== 'file')) return AwakeForm
  const [{ FileForm }] = await Promise.all([import('./files/FileForm.tsx'), load(filesStyleUrl)])
  return FileForm
}

/** Without its style sheet a form is plainer, but still a form. */
async function load(styleSheetUrl: string): Promise<void> {
  await loadStyleSheet(styleSheetUrl).catch(console.warn)
}
