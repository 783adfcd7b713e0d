import { languageNames, locales } from '#domain/values/locale.ts'
import { formatDate, formatNumber } from '#i18n/format.ts'
import type { StoredRequest } from '#service/kit/database/desk-tables.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { menuField } from '#service/desk/views/fields.ts'
import type { ReleasedTestimonial } from '#service/requests/testimonials/released-testimonials.ts'
import { Act } from '#ui/desk/kit/Act.tsx'
import { PostForm } from '#ui/desk/kit/PostForm.tsx'
import { FormField } from '#ui/forms/FormField.tsx'
import { Blank } from '#ui/portal/kit/Blank.tsx'
import { Notice } from '#ui/portal/kit/Notice.tsx'
import { ViewHead } from '#ui/portal/kit/ViewHead.tsx'
import { dayOf } from './people-parts.tsx'

/** How a testimonial stands: to be read, on the site, or kept off it. */
export const testimonialStates = ['waiting', 'published', 'withdrawn'] as const
export type TestimonialState = (typeof testimonialStates)[number]

/** A testimonial that came by the form; `picture` is the number of its file. */
export type SentTestimonial = StoredRequest & Readonly<{ picture: number | null }>

type Props = Readonly<{
  state: TestimonialState
  sent: Readonly<Record<'waiting' | 'withdrawn', readonly SentTestimonial[]>>
  published: readonly ReleasedTestimonial[]
  canWrite: boolean
  page: DeskPage
}>

/** What people wrote about the agency, word by word: what waits, what is on the site, and what is not. */
export function TestimonialsPage({ state, sent, published, canWrite, page }: Props) {
  const { t, hrefs, locale, agency } = page
  const counts = {
    waiting: sent.waiting.length,
    published: published.length,
    withdrawn: sent.withdrawn.length,
  }
  return (
    <>
      <ViewHead title={t('deskPeople.praise.title')} lead={t('deskPeople.praise.lead', counts)} />
      {!canWrite && (
        <Notice
          tone="late"
          title={t('deskPeople.praise.readOnly')}
          text={t('deskPeople.praise.readOnlyText')}
        />
      )}
      <nav className="states" aria-label={t('desk.list.states')}>
        {testimonialStates.map((each) => (
          <a
            key={each}
            href={`${hrefs.testimonials}?state=${each}`}
            aria-current={each === state ? 'page' : undefined}
          >
            {t(`deskPeople.praise.${each}`)} <span>{formatNumber(counts[each], locale)}</span>
          </a>
        ))}
      </nav>
      {counts[state] === 0 && (
        <Blank
          title={t('deskPeople.praise.none')}
          text={t('deskPeople.praise.noneText')}
          drawing={agency.drawing}
        />
      )}
      {state === 'published'
        ? published.map((one) => <Published key={one.id} one={one} canWrite={canWrite} page={page} />)
        : sent[state].map((one) => (
            <Sent key={one.id} one={one} state={state} canWrite={canWrite} page={page} />
          ))}
    </>
  )
}

type Said = Readonly<{ name: string; aboutYou?: string; comment: string; lang: string; note: string }>

function Words({ name, aboutYou, comment, lang, note }: Said) {
  return (
    <div>
      <blockquote className="said" lang={lang}>
        <p>{comment}</p>
      </blockquote>
      <p>{[name, aboutYou].filter((part) => part !== undefined && part !== '').join(', ')}</p>
      <p className="small muted">{note}</p>
    </div>
  )
}

type Of<One> = Readonly<{ one: One; canWrite: boolean; page: DeskPage }>

function Published({ one, canWrite, page }: Of<ReleasedTestimonial>) {
  const { t, hrefs, token, locale } = page
  const { request, postedOn } = one
  const post = { action: `${hrefs.testimonials}/take-back`, hidden: { token, request: String(request) } }
  return (
    <article className="praise">
      <Words
        {...one}
        lang={one.locale}
        note={t('deskPeople.praise.written', { day: formatDate(postedOn, locale) })}
      />
      <div>
        {request === undefined ? (
          <p className="muted">{t('deskPeople.praise.byHand')}</p>
        ) : (
          canWrite && (
            <Act
              act={{ ...post, label: t('deskPeople.praise.takeBack') }}
              className="button button--bad button--small"
            />
          )
        )}
      </div>
    </article>
  )
}

function Sent({ one, state, canWrite, page }: Of<SentTestimonial> & Readonly<{ state: TestimonialState }>) {
  const { t, hrefs, token } = page
  const { id, lang, created_at: at, payload, version, picture } = one
  const { name, aboutYou, message }: Readonly<{ name: string; aboutYou?: string; message: string }> =
    JSON.parse(payload)
  const hidden = { token, request: String(id), version: String(version) }
  return (
    <article className="praise">
      <div>
        {picture !== null && <img src={hrefs.file(id, picture)} alt="" />}
        <Words
          name={name}
          aboutYou={aboutYou}
          comment={message}
          lang={lang}
          note={t('deskPeople.praise.written', { day: dayOf(at, page) })}
        />
      </div>
      <div>
        {canWrite && (
          <PostForm post={{ action: `${hrefs.testimonials}/publish`, hidden }} className="form small-fields">
            <FormField
              field={menuField(
                'lang',
                t('deskPeople.praise.lang'),
                locales.map((value) => ({ value, label: languageNames[value] })),
                { value: lang, id: `lang-${id}` },
              )}
            />
            {picture !== null && (
              <label className="check">
                <input type="checkbox" name="picture" value="yes" defaultChecked />{' '}
                {t('deskPeople.praise.picture')}
              </label>
            )}
            <button className="button button--small" type="submit">
              {t('deskPeople.praise.publish')}
            </button>
            {state === 'waiting' && (
              <button
                className="button button--ghost button--small"
                type="submit"
                formAction={`${hrefs.testimonials}/decline`}
              >
                {t('deskPeople.praise.decline')}
              </button>
            )}
          </PostForm>
        )}
        <p className="small muted">
          <a href={hrefs.request(id)}>{t('deskPeople.praise.open')}</a>. {t('deskPeople.praise.soon')}
        </p>
      </div>
    </article>
  )
}
