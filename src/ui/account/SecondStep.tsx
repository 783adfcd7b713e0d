import type { SecondStepView } from './account-view.ts'
import { Status } from '#ui/portal/kit/Status.tsx'
import { AuthForm } from './AuthForm.tsx'

/** Turning the second step of signing in on, off, and getting other recovery codes. */
export function SecondStep({ title, lead, state, isOn, setup, codes, left, forms }: SecondStepView) {
  return (
    <section id="second-step">
      <div className="block__head">
        <h2>{title}</h2>
      </div>
      <p className="accounts__why">{lead}</p>
      <p className="accounts__now">
        <Status status={{ tone: isOn ? 'ok' : 'off', label: state }} />
      </p>
      <SecondStepKeys setup={setup} codes={codes} />
      {left !== undefined && <p className="accounts__why">{left}</p>}
      {forms.map((form) => (
        <AuthForm key={form.action} form={form} isQuiet />
      ))}
    </section>
  )
}

/** What an app scans, and the recovery codes. */
export function SecondStepKeys({ setup, codes }: Pick<SecondStepView, 'setup' | 'codes'>) {
  return (
    <>
      {setup !== undefined && (
        <div className="accounts__setup">
          <p>{setup.scan}</p>
          <svg
            className="accounts__qr"
            viewBox={`0 0 ${setup.qr.size} ${setup.qr.size}`}
            shapeRendering="crispEdges"
            aria-hidden="true"
          >
            <path fill="white" d={`M0 0h${setup.qr.size}v${setup.qr.size}H0z`} />
            <path stroke="black" d={setup.qr.path} />
          </svg>
          <p>
            {setup.keyLabel} <code>{setup.key}</code>
          </p>
        </div>
      )}
      {codes !== undefined && (
        <div className="accounts__codes">
          <p>{codes.text}</p>
          <ul role="list">
            {codes.items.map((code) => (
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
