import type { PageRequest } from '#service/door/door-context.ts'
import { barView } from '#service/door/views/bar-view.ts'
import type { ServicePage } from '#service/kit/web/page.ts'
import { PortalBar } from '#ui/portal/frame/PortalBar.tsx'
import { Notice } from '#ui/portal/kit/Notice.tsx'
import { ViewHead } from '#ui/portal/kit/ViewHead.tsx'

/** Returns the page that says why something was not done, or is not shown. */
export function refusedPage(
  why: 'token' | 'missing' | 'managers' | 'agent',
  { t, agency, c }: PageRequest,
): ServicePage {
  const title = t(`desk.refused.${why}.title`)
  const again = {
    label: t('desk.refused.again'),
    href: c.req.path.replace(/\/(?:request|settings)\/.*$/, '/requests').replace(/\/offers\/.*$/, '/offers'),
  }
  return {
    title: `${t('forms.answer.titlePrefix')}${title}`,
    body: (
      <>
        <PortalBar {...barView({ site: agency, t })} />
        <main id="main">
          <div className="wrap portal">
            <ViewHead title={title} />
            <Notice tone="bad" title={t(`desk.refused.${why}.text`)} ways={[again]} />
          </div>
        </main>
      </>
    ),
  }
}
