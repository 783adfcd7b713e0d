import { type Locale, langTags, languageNames } from '#domain/values/locale.ts'
import { addDays } from '#domain/values/plain-date.ts'
import { formatDayOfWeek, formatLanguage, formatTime } from '#i18n/format.ts'
import { paragraphsOf } from '#service/desk/answer/answer-letter.ts'
import { markFilled } from '#service/desk/answer/answer-page.tsx'
import { readyAnswers, write } from '#service/desk/answer/templates.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { formGroups } from '#service/kit/recipients/form-groups.ts'
import { fill, type Filling, placeholders } from '#service/requests/answers/placeholders.ts'
import { field } from '#ui/desk/kit/Field.tsx'
import { Press } from '#ui/desk/kit/Go.tsx'
import { PostForm } from '#ui/desk/kit/PostForm.tsx'
import { Block } from '#ui/portal/kit/Block.tsx'
import { formatPhone } from '#text/phone.ts'
import { SaveBar } from './settings-parts.tsx'

/** An answer as it is written, in one language; its placeholders are those of the table: `{home}`. */
export type OpenAnswer = Readonly<{
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
export function TemplatesPage({ open, version, page }: Props & Readonly<{ version: string }>) {
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
    day: formatDayOfWeek(addDays(today, 1), language),
    time: formatTime('10:00', language),
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
export function wordsIn({ t }: Pick<DeskPage, 't'>): Readonly<Record<string, string>> {
  return Object.fromEntries(placeholders.map((word) => [word, `{${t(`deskSettings.word.${word}`)}}`]))
}
