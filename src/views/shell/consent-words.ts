import type { ConsentFlag } from '#contracts/consent.ts'
import type { ConsentDialogProps } from '#ui/dialogs/ConsentDialog.tsx'
import { legalKey } from '#routes/path/route-keys.ts'
import type { Page } from '#views/kit/page.ts'

/** From measurement on this site to tracking across sites. */
const order: readonly ConsentFlag[] = [
  'analytics_storage',
  'ad_storage',
  'ad_user_data',
  'ad_personalization',
]

/** Returns the messages of the consent dialog. */
export function viewConsentQuestion({ context: { routes }, locale, t }: Page): ConsentDialogProps {
  const policy = routes.find(legalKey('cookie-policy'), locale)
  return {
    title: t('consent.title'),
    text: t('consent.text'),
    withdrawn: t('consent.withdrawn'),
    all: t('consent.all'),
    none: t('consent.none'),
    adjust: t('consent.adjust'),
    back: t('consent.back'),
    policy: policy && { label: t('consent.policy'), href: policy.path },
    panel: {
      necessary: { name: t('consent.necessary.name'), why: t('consent.necessary.why') },
      flags: order.map((flag) => ({
        flag,
        name: t(`consent.flags.${flag}.name`),
        why: t(`consent.flags.${flag}.why`),
      })),
      save: t('consent.save'),
    },
  }
}
