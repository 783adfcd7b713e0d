import type { ConsentFlag } from '#domain/consent.ts'
import type { Locale } from '#domain/locale.ts'
import { translator } from '#i18n/translate.ts'
import type { ConsentWords } from '#islands/consent/consent-words.ts'
import { legalKey } from '#routes/route-keys.ts'
import type { ViewContext } from './context.ts'

/** From what measures the site to what follows a visitor elsewhere. */
const order: readonly ConsentFlag[] = [
  'analytics_storage',
  'ad_storage',
  'ad_user_data',
  'ad_personalization',
]

/** Returns what the question for consent says. */
export function viewConsentWords(context: Pick<ViewContext, 'routes'>, locale: Locale): ConsentWords {
  const t = translator(locale)
  return {
    title: t('consent.title'),
    text: t('consent.text'),
    withdrawn: t('consent.withdrawn'),
    all: t('consent.all'),
    none: t('consent.none'),
    adjust: t('consent.adjust'),
    policy: viewPolicy(context, locale),
    settings: {
      necessary: { name: t('consent.necessary.name'), why: t('consent.necessary.why') },
      flags: order.map((flag) => ({
        flag,
        name: t(`consent.flags.${flag}.name`),
        why: t(`consent.flags.${flag}.why`),
      })),
      save: t('consent.save'),
    },
    failed: t('consent.failed'),
  }
}

function viewPolicy({ routes }: Pick<ViewContext, 'routes'>, locale: Locale): ConsentWords['policy'] {
  const route = routes.find(legalKey('cookie-policy'), locale)
  return route === undefined ? undefined : { label: translator(locale)('consent.policy'), href: route.path }
}
