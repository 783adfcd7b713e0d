import { randomUUID } from 'node:crypto'
import { readyAnswers, write } from '#service/desk/answer/templates.ts'
import type { DeskRequest } from '#service/desk/desk-context.ts'
import { missing, refuse, showAgain } from '#service/desk/desk-door.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { formGroups } from '#service/kit/recipients/form-groups.ts'
import { dropTemplate, keepTemplate } from '#service/requests/answers/keep-template.ts'
import { fill, type Filling, placeholders, unknownIn } from '#service/requests/answers/placeholders.ts'
import { type Deed, type Part, SaveBar, tooLate, versionIn, versionOn } from './settings-parts.tsx'
import { langTags, languageNames, type Locale } from '#domain/values/locale.ts'
import { addDays } from '#domain/values/plain-date.ts'
import { formatLanguage } from '#i18n/format.ts'
import { MarkedText, markFilled } from '#service/desk/answer/marked-text.tsx'
import { Block, field, PostForm, Press } from '#ui/desk/kit.ts'
import { formatPhone } from '#text/phone.ts'
import { dayAndTime } from '#service/desk/requests/request-words.ts'

const maxText = 5000

/** The page of the answers that lie ready. */
export const templates: Part = {
  body: templatesBody,
  acts: {
    save: async (request, { database }) => {
      const { isOwn, isElsewhere, ...open } = typedIn(request, openIn(request))
      if (request.text('do') === 'preview') showAgain()
      const isBack = request.text('do') === 'back'
      if (!isBack) check({ isOwn, ...open }, request)
      const row = {
        ...open,
        id: open.id === '' ? randomUUID() : open.id,
        name: isOwn ? '' : open.name,
        forms: open.forms.join(','),
        version: versionIn(request),
      }
      if (!(await (isBack ? dropTemplate : keepTemplate)(database.db, row))) tooLate(request.page)
      const isThere = !isBack || isOwn || isElsewhere
      const at: Deed['at'] = isThere ? { of: row.id, in: row.language } : {}
      return { act: 'template', detail: `${open.name} (${row.language})`, at }
    },
  },
}

/** Returns the answer that is asked for, in the language that is, as it is stored. @throws for one that is gone */
function openIn({ page, text, texts }: DeskRequest) {
  const { locales, locale } = page
  const wished = [text('in'), locale, ...locales]
  const language = wished.flatMap((wish) => locales.filter((each) => each === wish))[0] ?? locale
  const all = readyAnswers(language, page)
  const id = texts('of')[0] ?? all[0]?.id
  // A new one has no ID, one that was never changed no version.
  const none: readonly string[] = []
  const blank = { id: '', name: '', forms: none, subject: '', text: '', version: 0 }
  if (id === '') return { ...blank, language, isOwn: false, isElsewhere: false }
  const ready = all.find((each) => each.id === id) ?? missing()
  const { isOwn, name } = ready
  const forms = ready.forms === '' ? [] : ready.forms.split(',')
  const isElsewhere = ready.languages.some((each) => each !== language)
  // One that is not in this language yet begins empty.
  const { subject, text: words, version } = ready.language === language ? ready : blank
  return { id: ready.id, language, isOwn, isElsewhere, name, forms, subject, text: words, version }
}

/** An answer in one language, and whether it is in another too; its placeholders are those of the table: `{home}`. */
type OpenAnswer = Readonly<ReturnType<typeof openIn>>

/** Returns an answer as it was typed: with the placeholders of the table. */
function typedIn({ page, text, texts }: DeskRequest, stored: OpenAnswer): OpenAnswer {
  const words = Object.entries(wordsIn(page)).map(([word, said]) => [said.slice(1, -1), `{${word}}`])
  const typed = (name: string): string => fill(text(name), Object.fromEntries(words))
  const written = { ...stored, subject: typed('subject'), text: typed('text') }
  if (stored.isOwn) return written
  const forms = formGroups.filter((group) => texts('forms').includes(group))
  return { ...written, name: text('name').slice(0, 80), forms }
}

/** @throws where something is left open, too long, or no placeholder */
function check(
  { isOwn, name, subject, text }: Omit<OpenAnswer, 'isElsewhere'>,
  { page: { t } }: DeskRequest,
): void {
  for (const [field, words] of Object.entries({ subject, text })) {
    const [word] = unknownIn(words)
    if (word !== undefined) refuse(t('deskSettings.templates.wrong.word', { word }), field)
  }
  if (!isOwn && name === '') refuse(t('deskSettings.templates.wrong.name'), 'name')
  if (subject === '') refuse(t('desk.problem.emptySubject'), 'subject')
  if (text === '') refuse(t('deskSettings.templates.wrong.text'), 'text')
  if (text.length > maxText) refuse(t('deskSettings.templates.wrong.long'), 'text')
}

/** Returns the answers that lie ready, and the one that is open beside how it arrives. */
async function templatesBody(request: DeskRequest) {
  const { page } = request
  const { t, hrefs, locales } = page
  const stored = openIn(request)
  const open = page.again ? typedIn(request, stored) : stored
  const { id, language, isOwn } = open
  const href = (of: string, locale: Locale): string => hrefs.settingsOf('templates', { of, in: locale })
  const words = wordsIn(page)
  const hidden = { of: id, in: language, version: versionOn(request, stored.version) }
  const groups = formGroups.map((value) => ({ value, label: t(`deskSettings.group.${value}`) }))
  return (
    <div className="answer">
      <nav aria-label={t('deskSettings.templates.title')}>
        <ul className="templates" role="list">
          {[...readyAnswers(language, page), undefined].map((each) => (
            <li key={each?.id ?? ''}>
              <a
                href={href(each?.id ?? '', language)}
                aria-current={(each?.id ?? '') === id ? 'true' : undefined}
              >
                {each?.name ?? t('deskSettings.templates.new')}
                {each && <span className="muted"> {each.languages.join(' ')}</span>}
              </a>
            </li>
          ))}
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
function Preview({ open, page }: Readonly<{ open: OpenAnswer; page: DeskPage }>) {
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
          <MarkedText text={text} marks={marks} />
        </div>
      </div>
    </Block>
  )
}

/** Returns each placeholder as one's own language writes it: `{pand}` for `{home}`. */
function wordsIn({ t }: Pick<DeskPage, 't'>): Readonly<Record<string, string>> {
  return Object.fromEntries(placeholders.map((word) => [word, `{${t(`deskSettings.word.${word}`)}}`]))
}
