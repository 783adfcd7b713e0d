import touch from '#directives/touch.ts'
import { hasDraft } from '#stores/draft-name.ts'

/** Hydrates each form that is posted when a visitor touches it, or comes back to what was typed before. */
export function startSentForms(): void {
  for (const root of document.querySelectorAll<HTMLElement>('[data-form]')) {
    const { form: id = '', office } = root.dataset
    // What must be corrected is said by the island, or by the service, in the page's language: a browser speaks its own.
    for (const button of root.querySelectorAll<HTMLButtonElement>('[type=submit]'))
      button.formNoValidate = true
    const load = async () => {
      const { wakeForm } = await import('#islands/forms/wake-form.tsx')
      return () => wakeForm(root)
    }
    touch(load, { name: id, value: hasDraft({ id, office }) ? 'now' : '' }, root)
  }
}
