import type { PostedTexts } from '#forms/answers.ts'
import type { Pickers } from '#ui/forms/form-view.ts'
import { SteppedForm } from '../steps/SteppedForm.tsx'
import type { AwakeProps } from '../use-awake-form.ts'
import { TownPicker } from './TownPicker.tsx'

/** A form in steps that asks for towns. */
export function TownForm(props: AwakeProps) {
  const { form, sending } = props
  const fields = form.groups.flatMap(({ rows }) => rows.flatMap((row) => row.fields))
  const pickers = (texts: PostedTexts): Pickers => {
    const field = fields.find(({ name }) => name === 'zones')
    if (field?.control.kind !== 'picks' || sending.towns === undefined) return {}
    return {
      [field.name]: (
        <TownPicker
          field={field}
          choices={field.control.choices}
          words={sending.towns}
          lang={document.documentElement.lang}
          ticked={texts[field.name] ?? []}
        />
      ),
    }
  }
  return <SteppedForm {...props} pickers={pickers} />
}
