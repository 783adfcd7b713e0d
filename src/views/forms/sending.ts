import type { Locale } from '#domain/values/locale.ts'
import type { ErrorCode } from '#forms/answers.ts'
import { possibleErrors } from '#forms/check/possible-errors.ts'
import type { Field } from '#forms/field.ts'
import type { Form, FormId } from '#forms/form.ts'
import { forms } from '#forms/forms.ts'
import { rawMessage, rawPlural } from '#i18n/raw-message.ts'
import { translator } from '#i18n/translate.ts'
import { formatPhone, phoneHref } from '#text/phone.ts'
import type { SendingView } from '#ui/forms/form-view.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { mailHref } from './contact-ways.ts'

/** Returns how a form is sent, in a language; undefined where nothing receives it. */
export function viewSending({ catalogue }: ViewContext, id: FormId, locale: Locale): SendingView | undefined {
  const t = translator(locale)
  const endpoint = catalogue.site.formsEndpoint
  if (endpoint === undefined) return undefined
  const form: Form = forms[id]
  const fields = form.groups.flatMap(({ rows }) => rows.flat())
  const hasFiles = fields.some(({ control }) => control.kind === 'file')
  const { phone, email } = catalogue.site.company
  return {
    action: `${endpoint}/${locale}/${id}`,
    button: t(`forms.of.${id}.button`),
    note: t(`forms.sending.${noteOf(fields)}`),
    sure: form.isReadBack === true ? t('offers.sure') : undefined,
    trap: t('forms.sending.trap'),
    sentences: viewSentences(form, fields, locale),
    titlePrefix: t('forms.answer.titlePrefix'),
    correct: rawPlural('forms.correct', locale),
    notices: {
      sending: t('forms.notices.sending'),
      waiting: t('forms.notices.waiting'),
      retry: t('forms.notices.retry'),
      again: t('forms.notices.again'),
      offline: { title: t('forms.notices.offline.title'), text: t('forms.notices.offline.text') },
      failed: { title: t('forms.notices.failed.title'), text: t('forms.notices.failed.text') },
      tooMany: { title: t('forms.notices.tooMany.title'), text: t('forms.notices.tooMany.text') },
    },
    files: hasFiles ? viewFileWords(locale) : undefined,
    steps: form.inSteps === true ? viewStepWords(locale) : undefined,
    towns: fields.some(asksForTowns) ? viewTownWords(locale) : undefined,
    call: { label: t('forms.answer.call', { phone: formatPhone(phone) }), href: phoneHref(phone) },
    mail: { label: t('forms.mail'), href: mailHref(email, t(`forms.of.${id}.title`)) },
  }
}

/** Returns which sentence says what the visitor receives: a copy goes to an email address only. */
function noteOf(fields: readonly Field[]): 'copy' | 'copyIfMail' | 'call' {
  const email = fields.find(({ name }) => name === 'email')
  if (email === undefined) return 'call'
  return email.isRequired ? 'copy' : 'copyIfMail'
}

function viewSentences({ oneOf }: Form, fields: readonly Field[], locale: Locale): SendingView['sentences'] {
  const codes = new Set<ErrorCode>([...fields.flatMap(possibleErrors), 'notAgreed'])
  if (oneOf !== undefined) codes.add('neither')
  return Object.fromEntries([...codes].map((code) => [code, rawMessage(`forms.errors.${code}`, locale)]))
}

function viewStepWords(locale: Locale): SendingView['steps'] {
  const t = translator(locale)
  return {
    list: t('forms.steps.list'),
    heading: rawMessage('forms.steps.heading', locale),
    next: t('forms.steps.next'),
    back: t('forms.steps.back'),
  }
}

function asksForTowns({ control }: Field): boolean {
  return control.kind === 'picks' && control.options.from === 'towns'
}

function viewTownWords(locale: Locale): SendingView['towns'] {
  const t = translator(locale)
  return {
    label: t('filters.field.towns'),
    choose: t('forms.towns.choose'),
    filter: t('forms.towns.filter'),
    none: t('filters.none'),
    remove: rawMessage('forms.towns.remove', locale),
  }
}

function viewFileWords(locale: Locale): SendingView['files'] {
  const t = translator(locale)
  return {
    remove: t('forms.files.remove'),
    refused: t('forms.files.refused'),
    sent: rawMessage('forms.files.sent', locale),
    status: rawMessage('forms.files.status', locale),
    cancel: t('forms.files.cancel'),
    cancelled: t('forms.files.cancelled'),
  }
}
