import type { Translate } from '#i18n/translate.ts'

/** Returns what is said of a listing that is no longer on the site. @example goneText('property/2417', t) // 'Pand 2417, niet meer op de site' */
export function goneText(name: string, t: Translate): string {
  const [kind, id = '', unit] = name.split('/')
  if (kind === 'property') return t('forms.gone.property', { id })
  return unit === undefined ? t('forms.gone.project', { id }) : t('forms.gone.unit', { id, unit })
}
