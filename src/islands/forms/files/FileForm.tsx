import { type ComponentProps, useState } from 'react'
import { formatPercent } from '#i18n/format.ts'
import { forgetDraft } from '#stores/form-draft.ts'
import type { FilesView } from '#ui/forms/form-view.ts'
import { markErrors } from '#ui/forms/mark-errors.ts'
import { SendForm } from '#ui/forms/SendForm.tsx'
import { type AwakeProps, useAwakeForm } from '../use-awake-form.ts'
import { useWords } from '#islands/kit/use-words.ts'
import type { FormTranslate } from '../form-messages.ts'
import { ChosenFile } from './ChosenFile.tsx'
import { type ChosenFiles, chosenFiles, chosenIn, fileFields, removeFile } from './chosen-files.ts'
import { UploadProgress } from './UploadProgress.tsx'
import { useUpload } from './use-upload.ts'

/** The percentages between which nothing is said. */
const quarter = 25

/**
 * A form with a file: says at once which one cannot be sent, and while it is sent how far it is. The visitor can stop it;
 * what was typed and chosen stays.
 */
export function FileForm(props: AwakeProps) {
  const { form, sending, locale } = props
  const t: FormTranslate = useWords()
  const [chosen, setChosen] = useState<ChosenFiles>(() => chosenIn(form.id))
  const { share, post, cancel } = useUpload()
  const { refused, isChecked, recheck, isAwake, element, moments, state, live } = useAwakeForm(props, {
    post,
  })

  const marked = markErrors(form, refused, { t })
  const files = Object.values(chosen)
  const isUnderWay = state === 'sending' || state === 'offline'
  const input: ComponentProps<'form'>['onInput'] = (event) => {
    const { target, currentTarget } = event
    if (target instanceof HTMLInputElement && target.type === 'file') {
      // Another file, of the same name too, is another request.
      forgetDraft(form)
      setChosen(chosenFiles(currentTarget))
      recheck(target.name)
    }
    live.listeners.onInput?.(event)
  }
  const stop = (): void => {
    element.current?.querySelector<HTMLElement>('.form__go .button')?.focus()
    cancel()
  }
  const status = (): string | undefined => {
    if (state === 'cancelled') return t('forms.files.cancelled')
    const percent = Math.floor(((share ?? 0) * 100) / quarter) * quarter
    if (!isUnderWay || files.length === 0 || percent === 0) return undefined
    return t('forms.files.status', { percent: formatPercent(percent, locale) })
  }
  const remove = (name: string): void => {
    if (element.current !== null) removeFile(element.current, name)
  }
  const view: FilesView = {
    chosen: isAwake
      ? Object.fromEntries(
          fileFields(form).map((name) => [
            name,
            <ChosenFile
              key={name}
              file={chosen[name]}
              isRefused={refused[name] !== undefined}
              locale={locale}
              onRemove={isUnderWay ? undefined : () => remove(name)}
            />,
          ]),
        )
      : {},
    upload:
      isUnderWay && share !== undefined && files.length > 0 ? (
        <UploadProgress files={files} share={share} locale={locale} onCancel={stop} />
      ) : undefined,
    status: status(),
  }
  return (
    <SendForm
      // A file that cannot be sent is told beside it; the box above waits for the button.
      form={isChecked ? marked : { ...marked, errors: undefined }}
      moments={moments}
      sending={sending}
      state={state}
      files={view}
      live={{ ...live, listeners: { ...live.listeners, onInput: input } }}
    />
  )
}
