import { langTags, languageNames } from '#domain/values/locale.ts'
import { whoAnswers } from '#service/kit/recipients/who-answers.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { menuField } from '#service/desk/views/fields.ts'
import { thumbOf } from '#service/desk/views/request-parts.ts'
import { askedWords } from '#service/requests/form-mails/agency-subject.ts'
import { type SentForm, visitorName } from '#service/requests/form-mails/sent-form.ts'
import type { PostView } from '#ui/desk/kit/act-view.ts'
import type { AnswerView, LetterPart, PreviewView } from '#ui/desk/requests/answer-view.ts'
import { paragraphsOf } from './answer-letter.ts'
import { hourOf, type TemplateId, templatesFor } from './templates.ts'

/** How a request stands once it was answered. */
export const afterwards = ['done', 'waiting', 'open'] as const
export type Afterwards = (typeof afterwards)[number]

/** Why an answer is not sent. */
export type AnswerProblem = 'emptySubject' | 'emptyAnswer' | 'longAnswer'

/** An answer that is being written. */
export type Draft = Readonly<{
  template?: TemplateId
  subject: string
  text: string
  after: Afterwards
  isCopied: boolean
  /** Words that the desk filled in. */
  filledIn: readonly string[]
  problem?: AnswerProblem
}>

/** Returns the page on which an answer is written, and how it arrives. */
export function answerView(
  sent: SentForm,
  draft: Draft,
  { form, list, address }: Readonly<{ form: PostView; list: string; address: string }>,
  page: DeskPage,
): AnswerView {
  const { t, locale, hrefs, words } = page
  const name = visitorName(sent.answers)
  const home = sent.about?.(locale)
  const { office } = whoAnswers(words, { answers: sent.answers, home })
  const email = (office ?? words.recipients.agency).email
  const { problem } = draft
  const request = {
    label: t('desk.answer.back', { what: askedWords(sent, locale), name }),
    href: hrefs.request(sent.id, list),
  }
  const templates = templatesFor(sent)
  return {
    walk: { label: t('desk.request.walk'), back: request },
    title: t('desk.answer.title', { name }),
    lead: t('desk.answer.lead', { language: languageNames[sent.locale], email }),
    templates: {
      legend: t('desk.answer.begin'),
      label: t('desk.answer.templates'),
      items: [...templates, undefined].map((id) => ({
        label: id === undefined ? t('desk.answer.empty') : t(`desk.template.${id}.name`),
        href: hrefs.answer(sent.id, id, list),
        isCurrent: id === draft.template,
      })),
    },
    form,
    fields: [
      {
        id: 'subject',
        name: 'subject',
        label: t('desk.answer.subject'),
        isRequired: true,
        control: { kind: 'text' },
        maxLength: 200,
        values: [draft.subject],
        error: problem === 'emptySubject' ? t('desk.problem.emptySubject') : undefined,
      },
      {
        id: 'text',
        name: 'text',
        label: t('desk.answer.words'),
        hint: t('desk.answer.wordsHint'),
        isRequired: true,
        control: { kind: 'long' },
        values: [draft.text],
        error:
          problem === 'emptyAnswer' || problem === 'longAnswer' ? t(`desk.problem.${problem}`) : undefined,
      },
    ],
    ticks: [{ name: 'copy', label: t('desk.answer.copy'), isOn: draft.isCopied }],
    after: menuField(
      'after',
      t('desk.answer.after'),
      afterwards.map((value) => ({ value, label: t(`desk.answer.then.${value}`) })),
      { value: draft.after },
    ),
    send: t('desk.answer.send'),
    update: t('desk.answer.update'),
    cancel: { label: t('desk.answer.cancel'), href: request.href },
    preview: previewOf(
      sent,
      draft,
      { address, from: `${page.staff.name}, ${(office ?? words.recipients.agency).name}` },
      page,
    ),
  }
}

function previewOf(
  sent: SentForm,
  { subject, text, filledIn }: Draft,
  { address, from }: Readonly<{ address: string; from: string }>,
  page: DeskPage,
): PreviewView {
  const { t, agency, subjects } = page
  const home = sent.about?.(sent.locale)
  return {
    title: t('desk.answer.preview'),
    at: t('desk.answer.updated', { time: hourOf(page) }),
    head: [
      { label: t('desk.answer.from'), text: from },
      { label: t('desk.answer.to'), text: `${visitorName(sent.answers)}, ${address}` },
      { label: t('desk.answer.subject'), text: subject },
    ],
    wordmark: agency.logo.wordmark,
    lang: langTags[sent.locale],
    paragraphs: paragraphsOf(text).map((part) => markFilled(part, filledIn)),
    home:
      home === undefined
        ? undefined
        : {
            picture: thumbOf(sent, subjects),
            name: home.title,
            about: [home.place, home.price].filter((part) => part !== undefined).join(', '),
          },
    hint: t('desk.answer.marked'),
  }
}

/** Cuts a text where the desk filled words in. */
function markFilled(text: string, filledIn: readonly string[]): readonly LetterPart[] {
  const [first, ...others] = filledIn
  if (first === undefined) return text === '' ? [] : [{ text }]
  return text
    .split(first)
    .flatMap((part, index) => [
      ...(index === 0 ? [] : [{ text: first, isFilledIn: true } as const]),
      ...markFilled(part, others),
    ])
}
