import type { AccountView, MailSwitchesView } from './account-view.ts'
import { AuthForm } from './AuthForm.tsx'
import { AuthNotice } from './AuthNotice.tsx'
import { SecondStep } from './SecondStep.tsx'
import { Sessions } from './Sessions.tsx'

/** What an owner can change: address, password, second step, mails, devices. */
export function Account({ title, lead, notice, email, password, second, mails, sessions }: AccountView) {
  return (
    <>
      {notice !== undefined && <AuthNotice notice={notice} />}
      <div className="view-head">
        <div>
          <h1>{title}</h1>
          <p>{lead}</p>
        </div>
      </div>
      <div className="accounts">
        <section>
          <div className="block__head">
            <h2>{email.title}</h2>
          </div>
          <p className="accounts__now">{email.current}</p>
          <AuthForm form={email.form} isQuiet />
        </section>
        <section>
          <div className="block__head">
            <h2>{password.title}</h2>
          </div>
          <AuthForm form={password.form} isQuiet />
        </section>
        <SecondStep {...second} />
        <MailSwitches {...mails} />
      </div>
      <Sessions {...sessions} />
    </>
  )
}

function MailSwitches({ title, action, switches, button }: MailSwitchesView) {
  return (
    <section>
      <div className="block__head">
        <h2>{title}</h2>
      </div>
      <form className="form" method="post" action={action}>
        <div>
          {switches.map(({ name, label, why, isOn }) => (
            <label key={name} className="check check--two">
              <input type="checkbox" name={name} value="yes" defaultChecked={isOn} />{' '}
              <span>
                {label}
                <small>{why}</small>
              </span>
            </label>
          ))}
        </div>
        <p>
          <button className="button button--ghost" type="submit">
            {button}
          </button>
        </p>
      </form>
    </section>
  )
}
