import type { DeskPage } from '#service/desk/desk-page.ts'
import { textField } from '#service/desk/views/fields.ts'
import { sentOf, storedOf } from '#service/desk/views/request-parts.ts'
import { askedWords } from '#service/requests/form-mails/agency-subject.ts'
import { visitorName } from '#service/requests/form-mails/sent-form.ts'
import { PostForm } from '#ui/desk/kit/PostForm.tsx'
import { Walk } from '#ui/desk/kit/Walk.tsx'
import { FormField } from '#ui/forms/FormField.tsx'
import type { FoundRequest } from './read-request.ts'

type Props = Readonly<{ found: FoundRequest; typed?: string; page: DeskPage }>

/** Says what is erased with a request and what stays, before its number is typed; `typed` is another one. */
export function ErasePage({ found: { request, booking, others }, typed, page }: Props) {
  const { t, hrefs, token, locale } = page
  const { id } = request
  const sent = sentOf(storedOf(request), page)
  const name = visitorName(sent.answers)
  return (
    <div className="case-top">
      <Walk
        label={t('desk.request.walk')}
        back={{
          label: t('desk.answer.back', { what: askedWords(sent, locale), name }),
          href: hrefs.request(id),
        }}
      />
      <div className="wipe">
        <h1>{t('desk.erase.title', { id, name })}</h1>
        <p>{t('desk.erase.lead')}</p>
        <div className="wipe__parts">
          <div>
            <h2>{t('desk.erase.goes')}</h2>
            <ul>
              <li>{t('desk.erase.all')}</li>
              {booking !== undefined && booking.seat !== null && (
                <li>
                  {t('desk.erase.appointment')} <strong>{t('desk.erase.told')}</strong>
                </li>
              )}
            </ul>
          </div>
          <div>
            <h2>{t('desk.erase.stays')}</h2>
            <ul>
              {others.length > 0 && <li>{t('desk.erase.others', { count: others.length })}</li>}
              <li>{t('desk.erase.sent')}</li>
              <li>{t('desk.erase.crm')}</li>
              <li>{t('desk.erase.log')}</li>
            </ul>
          </div>
        </div>
        <PostForm post={{ action: hrefs.act(id, 'erase'), hidden: { token } }} className="form">
          <FormField
            field={textField('number', t('desk.erase.sure', { id }), 'text', {
              value: typed,
              error: typed === undefined ? undefined : t('desk.erase.wrong', { id }),
            })}
          />
          <div className="desk-go">
            <button className="button button--bad" type="submit">
              {t('desk.erase.button', { id })}
            </button>
            <a href={hrefs.request(id)}>{t('desk.answer.cancel')}</a>
          </div>
        </PostForm>
      </div>
    </div>
  )
}
