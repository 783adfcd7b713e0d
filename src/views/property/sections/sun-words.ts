import type { SunWords } from '#sun/sun-file.ts'
import { grammars } from '#i18n/grammar.ts'
import type { Locale } from '#domain/values/locale.ts'
import { formatPercent, formatTime } from '#i18n/format.ts'
import type { Page } from '#views/kit/page.ts'

/** Returns the words with which the sun is moved over a home. */
export function viewSunWords({ locale, t }: Page): SunWords {
  return {
    numberTag: grammars[locale].numberTag,
    clock: clockPattern(locale),
    places: { terrace: t('labels.field.terrace'), garden: t('labels.field.garden') },
    today: t('sun.live.today'),
    days: t('sun.live.days'),
    hour: t('sun.live.hour'),
    play: t('sun.live.play'),
    stop: t('sun.live.stop'),
    lit: t('sun.live.lit', { share: formatPercent(0, locale).replace('0', '#') }),
    unlit: t('sun.live.unlit'),
    height: t('sun.live.height', { degrees: '#' }),
    down: t('sun.live.down'),
    winds: t('sun.live.winds').split(' '),
  }
}

/** How a time is written; in English, which halves the day, on the clock of 24 hours. */
function clockPattern(locale: Locale): string {
  const example = formatTime('13:22', locale)
  return example.includes('13') ? example.replace('13', 'H').replace('22', 'M') : 'H:M'
}
