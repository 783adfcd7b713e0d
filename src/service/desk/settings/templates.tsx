import { randomUUID } from 'node:crypto'
import { paragraphsOf, readyAnswers, write } from '#service/desk/answer/templates.ts'
import type { DeskContext, DeskRequest } from '#service/desk/desk-context.ts'
import { refuse } from '#service/desk/desk-door.ts'
import type { DeskPage, Refusal } from '#service/desk/desk-page.ts'
import { formGroups } from '#service/kit/recipients/form-groups.ts'
import { dropTemplate, keepTemplate } from '#service/requests/answers/keep-template.ts'
import { fill, type Filling, placeholders, unknownIn } from '#service/requests/answers/placeholders.ts'
import { type Outcome, SaveBar, tooLate, versionIn, versionOn } from './settings-parts.tsx'
import { langTags, languageNames, type Locale } from '#domain/values/locale.ts'
import { addDays } from '#domain/values/plain-date.ts'
import { formatLanguage } from '#i18n/format.ts'
import { markFilled } from '#service/desk/answer/answer-page.tsx'
import { field, PostForm, Press } from '#ui/desk/kit/Form.tsx'
import { Block } from '#ui/portal/kit/Block.tsx'
import { formatPhone } from '#text/phone.ts'
import { dayAndTime } from '#service/desk/requests/request-words.ts'

const maxText = 5000

/** The page of the answers that lie ready. */
export const templates = {
  body: (request: DeskRequest) => {
    const stored = openIn(request)
    const open = stored && (request.page.again ? typedIn(request, stored) : stored)
    const version = versionOn(request, stored?.version ?? 0)
    return Promise.resolve(open && <TemplatesPage open={open} version={version} page={request.page} />)
  },
  act: async (request: DeskRequest, { database }: DeskContext): Promise<Outcome> => {
    const stored = openIn(request)
    if (stored === undefined) return undefined
    if (request.text('do') === 'preview') return { status: 200 }
    const { isOwn, isElsewhere, ...open } = typedIn(request, stored)
    const isBack = request.text('do') === 'back'
    const refused = isBack ? undefined : refusalOf({ isOwn, isElsewhere, ...open }, request)
    if (refused !== undefined) return refused
    const row = {
      ...open,
      id: open.id === '' ? randomUUID() : open.id,
      name: isOwn ? '' : open.name,
      forms: open.forms.join(','),
      version: versionIn(request),
    }
    const isStored = await (isBack ? dropTemplate : keepTemplate)(database.db, row)
    if (!isStored) return tooLate(request.page)
    const detail = `${open.name} (${row.language})`
    const isThere = !isBack || isOwn || isElsewhere
    return { act: 'template', detail, at: isThere ? { of: row.id, in: row.language } : {} }
  },
}

/** Returns the answer that is asked for, in the language that is, as it is stored; undefined for one that is gone. */
function openIn({ page, text, texts }: DeskRequest): OpenAnswer | undefined {
  const { locales, locale } = page
  const language = [text('in'), locale, ...locales].flatMap((wish) =>
    locales.filter((each) => each === wish),
  )[0]
  const all = readyAnswers(language ?? locale, page)
  const id = texts('of')[0] ?? all[0]?.id
  const blank = { id: '', name: '', forms: [], subject: '', text: '', version: 0 }
  if (id === '') return { ...blank, language: language ?? locale, isOwn: false, isElsewhere: false }
  const ready = all.find((each) => each.id === id)
  if (ready === undefined) return undefined
  const { isOwn, name } = ready
  const forms = ready.forms === '' ? [] : ready.forms.split(',')
  const isElsewhere = ready.languages.some((each) => each !== language)
  // One that is not in this language yet begins empty.
  const { subject, text: words, version } = ready.language === language ? ready : blank
  const written = { name, forms, subject, text: words, version }
  return { id: ready.id, language: language ?? locale, isOwn, isElsewhere, ...written }
}

/** Returns an answer as it was typed: with the placeholders of the table. */
function typedIn({ page, text, texts }: DeskRequest, stored: OpenAnswer): OpenAnswer {
  const words = Object.entries(wordsIn(page)).map(([word, said]) => [said.slice(1, -1), `{${word}}`])
  const typed = (name: string): string => fill(text(name), Object.fromEntries(words))
  const written = { ...stored, subject: typed('subject'), text: typed('text') }
  if (stored.isOwn) return written
  const forms = formGroups.filter((group) => texts('forms').includes(group))
  return { ...written, name: text('name').slice(0, 80), forms }
}

function refusalOf(
  { isOwn, name, subject, text }: OpenAnswer,
  { page: { t } }: DeskRequest,
): Refusal | undefined {
  for (const [field, words] of Object.entries({ subject, text })) {
    const [word] = unknownIn(words)
    if (word !== undefined) return refuse(t('deskSettings.templates.wrong.word', { word }), field)
  }
  if (!isOwn && name === '') return refuse(t('deskSettings.templates.wrong.name'), 'name')
  if (subject === '') return refuse(t('desk.problem.emptySubject'), 'subject')
  if (text === '') return refuse(t('deskSettings.templates.wrong.text'), 'text')
  return text.length > maxText ? refuse(t('deskSettings.templates.wrong.long'), 'text') : undefined
}

/** An answer as it is written, in one language; its placeholders are those of the table: `{home}`. */
type OpenAnswer = Readonly<{
  /** '' for a new one. */
  id: string
  language: Locale
  isOwn: boolean
  name: string
  forms: readonly string[]
  subject: string
  text: string
  /** How often it was changed in this language; 0 for never. */
  version: number
  /** Whether it is in another language too. */
  isElsewhere: boolean
}>

type Props = Readonly<{ open: OpenAnswer; page: DeskPage }>

/** Answers that lie ready, and the one that is open beside how it arrives. */
function TemplatesPage({ open, version, page }: Props & Readonly<{ version: string }>) {
  const { t, hrefs, locales } = page
  const { id, language, isOwn } = open
  const href = (of: string, locale: Locale): string => hrefs.settingsOf('templates', { of, in: locale })
  const words = wordsIn(page)
  const hidden = { of: id, in: language, version }
  const groups = formGroups.map((value) => ({ value, label: t(`deskSettings.group.${value}`) }))
  return (
    <div className="answer">
      <nav aria-label={t('deskSettings.templates.title')}>
        <ul className="templates" role="list">
          {readyAnswers(language, page).map((each) => (
            <li key={each.id}>
              <a href={href(each.id, language)} aria-current={each.id === id ? 'true' : undefined}>
                {each.name} <span className="muted">{each.languages.join(' ')}</span>
              </a>
            </li>
          ))}
          <li>
            <a href={href('', language)} aria-current={id === '' ? 'true' : undefined}>
              {t('deskSettings.templates.new')}
            </a>
          </li>
        </ul>
      </nav>
      <PostForm
        post={{ action: `${hrefs.settingsOf('templates')}/save`, hidden }}
        className="form small-fields"
      >
        <nav className="states" aria-label={t('deskSettings.templates.language')}>
          {locales.map((each) => (
            <a key={each} href={href(id, each)} aria-current={each === language ? 'true' : undefined}>
              {languageNames[each]}
            </a>
          ))}
        </nav>
        {isOwn ? (
          <h2 className="answer__begin">{open.name}</h2>
        ) : (
          field('text', 'name', t('deskSettings.templates.called'), {
            value: open.name,
            maxLength: 80,
            isRequired: true,
          })
        )}
        {field('text', 'subject', t('desk.answer.subject'), {
          value: fill(open.subject, words),
          maxLength: 200,
          isRequired: true,
        })}
        {field('long', 'text', t('desk.answer.words'), {
          hint: t('deskSettings.templates.hint', { words: Object.values(words).join(' ') }),
          value: fill(open.text, words),
          isRequired: true,
        })}
        {!isOwn &&
          field('picks', 'forms', t('deskSettings.templates.forms'), { choices: groups, value: open.forms })}
        <SaveBar
          button={t('deskSettings.templates.save', { language: formatLanguage(language, page.locale) })}
          text={t('deskSettings.templates.saveText')}
          back={open.version > 0 && t(`deskSettings.templates.${isOwn ? 'back' : 'remove'}`)}
        >
          <Press label={t('desk.answer.update')} name="do" value="preview" isGhost isSmall />
        </SaveBar>
        <Preview open={open} page={page} />
      </PostForm>
    </div>
  )
}

/** The answer as its own writer would get it, about a home of the site. */
function Preview({ open, page }: Props) {
  const { staff, words, subjects, today, t } = page
  const { language } = open
  const said = words.languages(language)
  const home = words.subject(Object.keys(subjects)[0], language)
  const filling: Filling = {
    name: staff.name,
    staff: staff.name,
    home: home?.place ?? said.t('desk.template.home'),
    ...dayAndTime({ on: addDays(today, 1), at: '10:00' }, language),
    price: home?.price ?? '',
    phone: formatPhone(words.recipients.agency.phone),
  }
  const { subject, text } = write(open, filling, said)
  const marks = Object.values(filling).filter((value) => value !== '')
  return (
    <Block title={t('desk.answer.preview')}>
      <div className="letter" lang={langTags[language]}>
        <p className="letter__head">{markFilled(subject, marks)}</p>
        <div className="letter__body">
          {paragraphsOf(text).map((part) => (
            <p key={part}>{markFilled(part, marks)}</p>
          ))}
        </div>
      </div>
    </Block>
  )
}

/** Returns each placeholder as one's own language writes it: `{pand}` for `{home}`. */
function wordsIn({ t }: Pick<DeskPage, 't'>): Readonly<Record<string, string>> {
  return Object.fromEntries(placeholders.map((word) => [word, `{${t(`deskSettings.word.${word}`)}}`]))
}
