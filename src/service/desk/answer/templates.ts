import { toBrussels } from '#domain/values/brussels-time.ts'
import type { FormId } from '#forms/form.ts'
import { formatDayOfWeek, formatTime } from '#i18n/format.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { parseSlot } from '#service/requests/bookings/slot-value.ts'
import { nameForVisitor, type SentForm } from '#service/requests/form-mails/sent-form.ts'

/** Answers that one can begin with, and the forms that each is for; all without a list. */
const templateForms = {
  welcome: ['request-visit'],
  otherMoment: ['request-visit', 'contact-appointment'],
  callBack: undefined,
  gone: ['request-visit', 'request-info', 'request-documents', 'rent-application'],
} as const satisfies Readonly<Record<string, readonly FormId[] | undefined>>

/** An answer to begin with. */
export type TemplateId = keyof typeof templateForms

/** Returns the answers that one can begin with: those that their request has the facts for. */
export function templatesFor(sent: SentForm): readonly TemplateId[] {
  const ids: readonly TemplateId[] = ['welcome', 'otherMoment', 'callBack', 'gone']
  return ids.filter((id) => {
    const forms: readonly FormId[] | undefined = templateForms[id]
    const isFor = forms === undefined || forms.includes(sent.form)
    return isFor && (id !== 'welcome' || momentOf(sent) !== undefined)
  })
}

/** What an answer says before anybody changes it, and the words in it that the desk filled in. */
export type Begun = Readonly<{ subject: string; text: string; filledIn: readonly string[] }>

/** Returns the beginning of an answer in the language of the visitor; without a template only greeting and name. */
export function beginAnswer(
  template: TemplateId | undefined,
  sent: SentForm,
  { staff, words }: DeskPage,
): Begun {
  const { locale } = sent
  const { t } = words.languages(locale)
  const moment = momentOf(sent)
  const place = sent.about?.(locale)?.place
  const home = place ?? t('desk.template.home')
  const values = {
    name: nameForVisitor(sent.answers),
    staff: staff.name,
    home,
    day: moment === undefined ? '' : formatDayOfWeek(moment.on, locale),
    time: moment === undefined ? '' : formatTime(moment.at, locale),
  }
  const body = template === undefined ? '' : t(`desk.template.${template}.text`, values)
  const text = [t('mails.visitor.greeting', values), body, t('desk.template.close', values)].join('\n\n')
  return {
    subject:
      template === undefined
        ? t(place === undefined ? 'desk.template.plain' : 'desk.template.subject', values)
        : t(`desk.template.${template}.subject`, values),
    text: text.replace(/\n{3,}/g, '\n\n'),
    // A home that has no name here is no fact to check.
    filledIn: Object.values({ ...values, home: place ?? '' }).filter((value) => value !== ''),
  }
}

/** Returns a template by its name; undefined for any other text. */
export function toTemplate(text: string | undefined, sent: SentForm): TemplateId | undefined {
  return templatesFor(sent).find((id) => id === text)
}

function momentOf({ answers: { slot } }: SentForm) {
  return typeof slot === 'string' ? parseSlot(slot)?.moment : undefined
}

/** Returns the hour at which a preview was made. @example '8:52' */
export function hourOf({ now, locale }: Pick<DeskPage, 'now' | 'locale'>): string {
  return formatTime(toBrussels(now).at, locale)
}
