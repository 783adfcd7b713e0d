import type { ReactNode } from 'react'
import type { AccountView, LanguageChoiceView, MailSwitchesView } from './account-view.ts'
import { AuthForm } from './AuthForm.tsx'
import { AuthNotice } from './AuthNotice.tsx'
import { SecondStep } from './SecondStep.tsx'
import { Sessions } from './Sessions.tsx'

/** What an owner can change: address, password, second step, mails, devices. */
export function Account(view: AccountView) {
  const { title, lead, notice, email, password, second, mails, language, sessions } = view
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
        {mails !== undefined && <MailSwitches {...mails} />}
        <LanguageChoice {...language} />
      </div>
      <Sessions {...sessions} />
    </>
  )
}

function LanguageChoice({ label, choices, ...form }: LanguageChoiceView) {
  return (
    <Choices {...form}>
      <fieldset className="field">
        <legend>{label}</legend>
        {choices.map((choice) => (
          <label key={choice.value} className="check" lang={choice.lang}>
            <input type="radio" name="language" value={choice.value} defaultChecked={choice.isCurrent} />{' '}
            <span>{choice.label}</span>
          </label>
        ))}
      </fieldset>
    </Choices>
  )
}

function MailSwitches({ switches, ...form }: MailSwitchesView) {
  return (
    <Choices {...form}>
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
    </Choices>
  )
}

type ChoicesProps = Pick<MailSwitchesView, 'title' | 'action' | 'button'> & Readonly<{ children: ReactNode }>

/** A part of the page with one form of boxes to tick. */
function Choices({ title, action, button, children }: ChoicesProps) {
  return (
    <section>
      <div className="block__head">
        <h2>{title}</h2>
      </div>
      <form className="form" method="post" action={action}>
        {children}
        <p>
          <button className="button button--ghost" type="submit">
            {button}
          </button>
        </p>
      </form>
    </section>
  )
}
