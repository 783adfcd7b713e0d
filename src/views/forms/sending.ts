import type { Field } from '#forms/field.ts'
import type { Form, FormId } from '#forms/form.ts'
import { forms } from '#forms/forms.ts'
import { formatPhone, phoneHref } from '#text/phone.ts'
import type { SendingView } from '#ui/forms/form-view.ts'
import type { Page } from '#views/kit/page.ts'
import { mailHref } from './contact-ways.ts'

/** Returns how a form is sent, in a language; undefined where nothing receives it. */
export function viewSending(
  { context: { catalogue }, locale, t }: Page,
  id: FormId,
): SendingView | undefined {
  const endpoint = catalogue.site.formsEndpoint
  if (endpoint === undefined) return undefined
  const form: Form = forms[id]
  const fields = form.groups.flatMap(({ rows }) => rows.flat())
  const { phone, email } = catalogue.site.company
  return {
    action: `${endpoint}/${locale}/${id}`,
    button: t(`forms.of.${id}.button`),
    note: t(`forms.sending.${noteOf(fields)}`),
    sure: form.isReadBack === true ? t('offers.sure') : undefined,
    trap: t('forms.sending.trap'),
    titlePrefix: t('forms.answer.titlePrefix'),
    notices: {
      sending: t('forms.notices.sending'),
      waiting: t('forms.notices.waiting'),
      retry: t('forms.notices.retry'),
      again: t('forms.notices.again'),
      offline: { title: t('forms.notices.offline.title'), text: t('forms.notices.offline.text') },
      failed: { title: t('forms.notices.failed.title'), text: t('forms.notices.failed.text') },
      tooMany: { title: t('forms.notices.tooMany.title'), text: t('forms.notices.tooMany.text') },
    },
    hasFiles: fields.some(({ control }) => control.kind === 'file'),
    call: { label: t('forms.answer.call', { phone: formatPhone(phone) }), href: phoneHref(phone) },
    mail: { label: t('forms.mail'), href: mailHref(email, t(`forms.of.${id}.noun`)) },
  }
}

/** Returns which sentence says what the visitor receives: a copy goes to an email address only. */
function noteOf(fields: readonly Field[]): 'copy' | 'copyIfMail' | 'call' {
  const email = fields.find(({ name }) => name === 'email')
  if (email === undefined) return 'call'
  return email.isRequired ? 'copy' : 'copyIfMail'
}
