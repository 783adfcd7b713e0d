import type { ReactNode } from 'react'
import { langTags, languageNames } from '#domain/values/locale.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { thumbOf } from '#service/desk/views/request-parts.ts'
import { whoAnswers } from '#service/kit/recipients/who-answers.ts'
import { askedWords } from '#service/requests/form-mails/agency-subject.ts'
import { type SentForm, visitorName } from '#service/requests/form-mails/sent-form.ts'
import type { PostView } from '#ui/desk/kit/act-view.ts'
import { field, Go, PostForm, Press, Tick } from '#ui/desk/kit/Form.tsx'
import { Thumb } from '#ui/desk/kit/Marks.tsx'
import { PageTop } from '#ui/desk/kit/PageTop.tsx'
import { Wordmark } from '#ui/portal/frame/Logo.tsx'
import { Block } from '#ui/portal/kit/Block.tsx'
import { paragraphsOf, templatesFor } from './templates.ts'
import { formatTime } from '#i18n/format.ts'
import { toBrussels } from '#domain/values/brussels-time.ts'

/** How a request stands once it was answered. */
export const afterwards = ['done', 'waiting', 'open'] as const

/** An answer that is being written. */
export type Draft = Readonly<{
  template?: string
  subject: string
  text: string
  after: (typeof afterwards)[number]
  isCopied: boolean
  filledIn: readonly string[]
}>

type Props = Readonly<{
  sent: SentForm
  draft: Draft
  /** Where the answer is posted, and what with it unseen. */
  post: PostView
  /** The list that one came from, and the visitor's address. */
  list: string
  address: string
  page: DeskPage
}>

/** An answer that is written, beside how it arrives. */
export function AnswerPage(props: Props) {
  const { sent, draft, post, list, page } = props
  const { t, locale, hrefs } = page
  const { template } = draft
  const name = visitorName(sent.answers)
  const back = hrefs.request(sent.id, list)
  const then = afterwards.map((value) => ({ value, label: t(`desk.answer.then.${value}`) }))
  return (
    <>
      <PageTop
        label={t('desk.request.walk')}
        back={{ label: t('desk.answer.back', { what: askedWords(sent, locale), name }), href: back }}
        title={t('desk.answer.title', { name })}
        lead={t('desk.answer.lead', { language: languageNames[sent.locale], email: officeOf(props).email })}
      />
      <div className="answer">
        <div className="form">
          <nav className="field" aria-label={t('desk.answer.templates')}>
            <h2 className="answer__begin">{t('desk.answer.begin')}</h2>
            <ul className="templates" role="list">
              {[...templatesFor(sent, page), undefined].map((ready) => (
                <li key={ready?.id ?? ''}>
                  <a
                    href={hrefs.answer(sent.id, ready?.id, list)}
                    aria-current={ready?.id === template ? 'true' : undefined}
                  >
                    {ready?.name ?? t('desk.answer.empty')}
                    {ready !== undefined && ready.language !== sent.locale && (
                      <span className="muted">{languageNames[ready.language]}</span>
                    )}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <PostForm post={post} className="form">
            {field('text', 'subject', t('desk.answer.subject'), {
              value: draft.subject,
              maxLength: 200,
              isRequired: true,
            })}
            {field('long', 'text', t('desk.answer.words'), {
              hint: t('desk.answer.wordsHint'),
              value: draft.text,
              isRequired: true,
            })}
            <Tick name="copy" label={t('desk.answer.copy')} />
            {field('menu', 'after', t('desk.answer.after'), { choices: then, value: draft.after })}
            <Go label={t('desk.answer.send')}>
              <Press label={t('desk.answer.update')} name="do" value="preview" isGhost />
              <a href={back}>{t('desk.answer.cancel')}</a>
            </Go>
          </PostForm>
        </div>
        <Preview {...props} />
      </div>
    </>
  )
}

/** The mail as it arrives; what the desk filled in is marked here only. */
function Preview(props: Props) {
  const { sent, draft, address, page } = props
  const { t, staff, agency, subjects } = page
  const home = sent.about?.(sent.locale)
  const head = [
    [t('desk.answer.from'), `${staff.name}, ${officeOf(props).name}`],
    [t('desk.answer.to'), `${visitorName(sent.answers)}, ${address}`],
    [t('desk.answer.subject'), draft.subject],
  ]
  return (
    <Block
      title={t('desk.answer.preview')}
      aside={
        <span className="small muted">
          {t('desk.answer.updated', { time: formatTime(toBrussels(page.now).at, page.locale) })}
        </span>
      }
    >
      <div className="letter">
        <dl className="letter__head">
          {head.map(([label, text]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <div className="letter__body" lang={langTags[sent.locale]}>
          <p className="logo__name">
            <Wordmark wordmark={agency.logo.wordmark} />
          </p>
          {paragraphsOf(draft.text).map((text) => (
            <p key={text}>{markFilled(text, draft.filledIn)}</p>
          ))}
          {home !== undefined && (
            <div className="homecard">
              <Thumb of={thumbOf(sent, subjects)} />
              <div>
                <h3>{home.title}</h3>
                <p className="muted">
                  {[home.place, home.price].filter((part) => part !== undefined).join(', ')}
                </p>
              </div>
            </div>
          )}
        </div>
      </div>
      <p className="small muted">{t('desk.answer.marked')}</p>
    </Block>
  )
}

function officeOf({ sent, page: { words, locale } }: Props) {
  const { office } = whoAnswers(words, { answers: sent.answers, home: sent.about?.(locale) })
  return office ?? words.recipients.agency
}

/** Marks the words in a text that the desk filled in. */
export function markFilled(text: string, filledIn: readonly string[]): ReactNode[] {
  const [first, ...others] = filledIn
  if (first === undefined) return [text]
  return text
    .split(first)
    .flatMap((part, index) => [
      ...(index === 0 ? [] : [<mark key={first}>{first}</mark>]),
      ...markFilled(part, others),
    ])
}
