import { formatBytes } from '#i18n/formats/format-bytes.ts'
import type { Language } from '#i18n/languages.ts'
import type { DocumentLink } from '#service/kit/database/tables.ts'
import type { DocumentFile } from '#service/requests/documents/document-files.ts'
import type { ServicePage } from '#service/kit/web/page.ts'
import { shownAddress } from '#service/kit/mail/shown-address.ts'
import { receivedAt } from '#service/kit/mail/received-at.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'
import { Subject } from '#ui/forms/Subject.tsx'
import { LinkPage } from '#service/kit/web/LinkPage.tsx'
import { PressForm } from './PressForm.tsx'

type Shown = Readonly<{
  link: DocumentLink
  files: readonly DocumentFile[]
  language: Language
  words: SiteWords
}>

/** Returns the page with the documents of a home. */
export function documentsPage({ link, files, language, words }: Shown): ServicePage {
  const { locale, t } = language
  const title = t('documents.page.title')
  const home = words.subject(link.subject, locale)
  return {
    title,
    body: (
      <LinkPage
        title={title}
        lead={t('documents.page.lead', { day: receivedAt(link.expires_at, locale).day })}
      >
        {home !== undefined && <Subject label={t('forms.subject')} subject={home} />}
        <section>
          <h2>{t('documents.contents')}</h2>
          <ul className="link-rows" role="list">
            {files.map(({ name, bytes }) => (
              <li key={name}>
                <a href={words.link(`documents/${link.token}/${encodeURIComponent(name)}`, locale)} download>
                  {name}
                </a>
                <span>{formatBytes(bytes, locale)}</span>
              </li>
            ))}
          </ul>
        </section>
      </LinkPage>
    ),
  }
}

/** Returns the page of somebody who asked twice: when it was, what is in it, and a button that mails the link again. */
export function requestedPage({ link, files, language, words }: Shown): ServicePage {
  const { locale, t } = language
  const title = t('documents.alreadyRequested')
  const home = words.subject(link.subject, locale)
  const given = {
    email: shownAddress(link.email),
    day: receivedAt(link.requested_at, locale).day,
    until: receivedAt(link.expires_at, locale).day,
  }
  return {
    title,
    body: (
      <LinkPage
        title={title}
        lead={t(files.length === 0 ? 'documents.again.byHand' : 'documents.again.lead', given)}
      >
        {home !== undefined && <Subject label={t('forms.subject')} subject={home} />}
        {files.length > 0 && (
          <>
            <PressForm
              action={words.link(`documents-requested/${link.ticket}`, locale)}
              button={t('documents.again.button')}
            >
              <p>{t('documents.again.hint')}</p>
            </PressForm>
            <section>
              <h2>{t('documents.contents')}</h2>
              <ul className="link-rows" role="list">
                {files.map(({ name, bytes }) => (
                  <li key={name}>
                    <b>{name}</b>
                    <span>{formatBytes(bytes, locale)}</span>
                  </li>
                ))}
              </ul>
            </section>
          </>
        )}
      </LinkPage>
    ),
  }
}

/** Returns the page that says that the link was mailed again. */
export function mailedAgainPage({ email }: DocumentLink, { t }: Language): ServicePage {
  const title = t('documents.sent.title')
  return {
    title,
    body: <LinkPage title={title} lead={t('documents.sent.lead', { email: shownAddress(email) })} />,
  }
}
