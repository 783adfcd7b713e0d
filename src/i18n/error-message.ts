import type { ErrorCode } from '#domain/site/error-code.ts'
import type { Translate } from './translate.ts'

/**
 * Returns the message of an error code.
 * @param label name of the field, for the two errors that contain it
 * @example errorMessage('required', t, 'postcode') // 'Vul uw postcode in.'
 */
export function errorMessage(code: ErrorCode, t: Translate, label?: string): string {
  return label === undefined ? t(`errors.${code}`) : t(`errors.${code}`, { label })
}
