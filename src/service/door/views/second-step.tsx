import type { ReactNode } from 'react'
import { portalPaths } from '#contracts/portal-paths.ts'
import type { NotConfirmed } from '#service/door/confirmed-by.ts'
import type { PageRequest } from '#service/door/door-context.ts'
import { qrPath } from '#text/qr-path.ts'
import { AuthForm } from '#ui/account/AuthForm.tsx'
import type { AuthFieldView, AuthFormView } from '#ui/account/auth-view.ts'
import { Status } from '#ui/portal/kit/Status.tsx'
import { passwordField } from './password-field.ts'

/** How far the second step of an owner is. */
export type SecondStep =
  | Readonly<{ kind: 'off'; problem?: NotConfirmed }>
  /** Being turned on: the address that an app scans, and the recovery codes, until the code of the app is right. */
  | Readonly<{
      kind: 'setup'
      uri: string
      signed: string
      codes: readonly string[]
      problem?: NotConfirmed
    }>
  /** `left` counts the recovery codes; `codes` are new ones. */
  | Readonly<{ kind: 'on'; left: number; codes?: readonly string[]; problem?: NotConfirmed }>

type Request = Pick<PageRequest, 'locale' | 't'>
type Props = Readonly<{ request: Request; step: SecondStep; isRequired: boolean }>

/** A part of the account. */
export function Part({ id, title, children }: Readonly<{ id?: string; title: string; children: ReactNode }>) {
  return (
    <section id={id}>
      <div className="block__head">
        <h2>{title}</h2>
      </div>
      {children}
    </section>
  )
}

/** The part of the account that turns the second step on and off, and gets other recovery codes; staff cannot turn it off. */
export function SecondStepPart({ request, step, isRequired }: Props) {
  const { t } = request
  const isOn = step.kind === 'on'
  return (
    <Part id="second-step" title={t('account.settings.second.title')}>
      <p className="accounts__why">{t('account.settings.second.lead')}</p>
      <p className="accounts__now">
        <Status
          status={{
            tone: isOn ? 'ok' : 'off',
            label: t(isOn ? 'account.settings.second.on' : 'account.settings.second.off'),
          }}
        />
      </p>
      <SecondStepKeys request={request} step={step} />
      {isOn && <p className="accounts__why">{t('account.settings.second.left', { count: step.left })}</p>}
      {secondStepForms({ request, step, isRequired }).map((form) => (
        <AuthForm key={form.action} form={form} isQuiet />
      ))}
    </Part>
  )
}

/** What an app scans while the second step is turned on, the same to type, and new recovery codes, shown once. */
export function SecondStepKeys({ request: { t }, step }: Omit<Props, 'isRequired'>) {
  const codes = step.kind === 'off' ? undefined : step.codes
  return (
    <>
      {step.kind === 'setup' && <Setup uri={step.uri} t={t} />}
      {codes !== undefined && (
        <div className="accounts__codes">
          <p>{t('account.settings.second.codes')}</p>
          <ul role="list">
            {codes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

function Setup({ uri, t }: Readonly<{ uri: string; t: Request['t'] }>) {
  const { size, path } = qrPath(uri)
  const key = new URL(uri).searchParams.get('secret') ?? ''
  return (
    <div className="accounts__setup">
      <p>{t('account.settings.second.scan')}</p>
      <svg
        className="accounts__qr"
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        aria-hidden="true"
      >
        <path fill="white" d={`M0 0h${size}v${size}H0z`} />
        <path stroke="black" d={path} />
      </svg>
      <p>
        {t('account.settings.second.key')} <code>{key.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
    </div>
  )
}

/** Returns the forms that turn the second step on, off, or give other recovery codes; the code of an app confirms it. */
export function secondStepForms({ request, step, isRequired }: Props): readonly AuthFormView[] {
  const { locale, t } = request
  const { secondStep: action } = portalPaths(locale)
  const errorOf = (wrong: 'account.settings.password.wrong' | 'account.code.wrong') =>
    step.problem && t(step.problem === 'waiting' ? 'account.settings.waiting' : wrong)
  const password = (path: string, button: string): AuthFormView => ({
    action: `${action}/${path}`,
    fields: [
      passwordField(request, 'current', {
        name: `${path === 'start' ? 'on' : path}-password`,
        label: t('account.settings.second.password'),
        error: errorOf('account.settings.password.wrong'),
      }),
    ],
    button,
  })
  switch (step.kind) {
    case 'off':
      return [password('start', t(isRequired ? 'account.setUp.start' : 'account.settings.second.turnOn'))]
    case 'setup': {
      const code: AuthFieldView = {
        name: 'code',
        label: t('account.code.label'),
        type: 'text',
        autoComplete: 'one-time-code',
        inputMode: 'numeric',
        maxLength: 8,
        error: errorOf('account.code.wrong'),
      }
      const button = t(isRequired ? 'account.setUp.button' : 'account.settings.second.confirm')
      return [{ action: `${action}/confirm`, fields: [code], hidden: { setup: step.signed }, button }]
    }
    case 'on':
      return [
        password('codes', t('account.settings.second.newCodes')),
        ...(isRequired ? [] : [password('off', t('account.settings.second.turnOff'))]),
      ]
  }
}
