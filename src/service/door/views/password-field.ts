import { revealWords } from '#i18n/sign-in-words.ts'
import type { PageRequest } from '#service/door/door-context.ts'
import type { AuthFieldView } from '#ui/account/auth-view.ts'

/** Returns the field of the password that somebody has, or of a new one. */
export function passwordField(
  { t }: Pick<PageRequest, 't'>,
  which: 'current' | 'new',
  field: Pick<AuthFieldView, 'name' | 'label' | 'hint' | 'error'>,
): AuthFieldView {
  return { ...field, type: 'password', reveal: revealWords(t), autoComplete: `${which}-password` }
}
