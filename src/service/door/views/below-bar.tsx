import type { ReactNode } from 'react'
import type { PortalFile } from '#contracts/portal-file.ts'
import type { Translate } from '#i18n/translate.ts'
import type { ServicePage } from '#service/kit/web/page.ts'
import { PortalBar, type PortalBarView } from '#ui/portal/frame/PortalBar.tsx'
import { Notice, type NoticeView, ViewHead } from '#ui/portal/kit.ts'

type Words = Readonly<{ site: PortalFile; t: Translate }>

/** Returns the bar at the top of a page for people who sign in. */
export function barView({ site, t }: Words): PortalBarView {
  const name = site.logo.wordmark.map(({ text }) => text).join('')
  return {
    logo: site.logo,
    home: { href: site.home, label: t('portal.frame.home', { name }) },
  }
}

/** Returns content that has no frame: below the bar alone. */
export function belowBar(words: Words, content: ReactNode, way?: NonNullable<NoticeView['ways']>[number]) {
  return (
    <>
      <PortalBar {...barView(words)}>
        {way !== undefined && (
          <a className="portal-bar__site" href={way.href}>
            {way.label}
          </a>
        )}
      </PortalBar>
      <main id="main">
        <div className="wrap portal">{content}</div>
      </main>
    </>
  )
}

/** Returns the page that says why something is not shown, or was not done. */
export function noticePage(
  words: Words,
  title: string,
  notice: Pick<NoticeView, 'title' | 'text' | 'ways'>,
): ServicePage {
  const content = (
    <>
      <ViewHead title={title} />
      <Notice tone="bad" {...notice} />
    </>
  )
  return { title: `${words.t('forms.answer.titlePrefix')}${title}`, body: belowBar(words, content) }
}
