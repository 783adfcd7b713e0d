import { portalPaths } from '#contracts/portal-paths.ts'
import { revealWords } from '#i18n/sign-in-words.ts'
import type { NotConfirmed } from '#service/door/confirmed-by.ts'
import type { PageRequest } from '#service/door/door-context.ts'
import { qrPath } from '#text/qr-path.ts'
import type { SecondStepView } from '#ui/account/account-view.ts'
import type { AuthFieldView, AuthFormView } from '#ui/account/auth-view.ts'

/** How far the second step of an owner is. */
export type SecondStep =
  | Readonly<{ kind: 'off'; problem?: NotConfirmed }>
  /** Being turned on: the address that an app scans, and the recovery codes, shown once. */
  | Readonly<{
      kind: 'setup'
      uri: string
      signed: string
      codes?: readonly string[]
      problem?: NotConfirmed
    }>
  /** `left` counts the recovery codes; `codes` are new ones. */
  | Readonly<{ kind: 'on'; left: number; codes?: readonly string[]; problem?: NotConfirmed }>

/** Returns the part of the account that turns the second step on and off; staff cannot turn it off. */
export function viewSecondStep(
  { locale, t }: Pick<PageRequest, 'locale' | 't'>,
  step: SecondStep,
  { isRequired }: Readonly<{ isRequired: boolean }>,
): SecondStepView {
  const { secondStep: action } = portalPaths(locale)
  const isOn = step.kind === 'on'
  const codes = step.kind === 'off' ? undefined : step.codes
  const password = (name: string): AuthFieldView => ({
    name,
    label: t('account.settings.second.password'),
    type: 'password',
    reveal: revealWords(t),
    autoComplete: 'current-password',
    error: errorOf('account.settings.password.wrong'),
  })
  const form = (path: string, field: AuthFieldView, button: string): AuthFormView => ({
    action: `${action}/${path}`,
    fields: [field],
    button,
  })
  return {
    title: t('account.settings.second.title'),
    lead: t('account.settings.second.lead'),
    state: t(isOn ? 'account.settings.second.on' : 'account.settings.second.off'),
    isOn,
    codes: codes === undefined ? undefined : { text: t('account.settings.second.codes'), items: codes },
    left: isOn ? t('account.settings.second.left', { count: step.left }) : undefined,
    ...(step.kind === 'setup' ? { setup: viewSetup(step.uri, t) } : {}),
    forms: formsOf(),
  }

  function errorOf(wrong: 'account.settings.password.wrong' | 'account.code.wrong'): string | undefined {
    if (step.problem === undefined) return undefined
    return t(step.problem === 'waiting' ? 'account.settings.waiting' : wrong)
  }

  function formsOf(): readonly AuthFormView[] {
    switch (step.kind) {
      case 'off':
        return [
          form(
            'start',
            password('on-password'),
            t(isRequired ? 'account.setUp.start' : 'account.settings.second.turnOn'),
          ),
        ]
      case 'setup':
        return [
          {
            ...form(
              'confirm',
              codeField(),
              t(isRequired ? 'account.setUp.button' : 'account.settings.second.confirm'),
            ),
            hidden: { setup: step.signed },
          },
        ]
      case 'on':
        return [
          form('codes', password('codes-password'), t('account.settings.second.newCodes')),
          ...(isRequired
            ? []
            : [form('off', password('off-password'), t('account.settings.second.turnOff'))]),
        ]
    }
  }

  function codeField(): AuthFieldView {
    return {
      name: 'code',
      label: t('account.code.label'),
      type: 'text',
      autoComplete: 'one-time-code',
      inputMode: 'numeric',
      maxLength: 8,
      error: errorOf('account.code.wrong'),
    }
  }
}

function viewSetup(uri: string, t: PageRequest['t']): SecondStepView['setup'] {
  const key = new URL(uri).searchParams.get('secret') ?? ''
  return {
    scan: t('account.settings.second.scan'),
    qr: qrPath(uri),
    keyLabel: t('account.settings.second.key'),
    key: key.replaceAll(/(.{4})(?=.)/g, '$1 '),
  }
}
