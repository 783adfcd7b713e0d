import Bowser from 'bowser'
import type { Translate } from '#i18n/translate.ts'

/** Returns a device in words. @example deviceName('Mozilla/5.0 (Windows NT 10.0; …) Firefox/140.0', t) // 'Firefox op Windows' */
export function deviceName(userAgent: string, t: Translate): string {
  if (userAgent === '') return t('account.settings.sessions.unknown')
  const { browser, os, platform } = Bowser.parse(userAgent)
  const system =
    platform.type === 'mobile' || platform.type === 'tablet' ? (platform.model ?? os.name) : os.name
  if (browser.name === undefined || browser.name === '' || system === undefined)
    return t('account.settings.sessions.unknown')
  return t('account.settings.sessions.device', { browser: browser.name, system })
}
