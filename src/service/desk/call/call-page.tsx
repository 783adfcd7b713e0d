import type { DeskPage } from '#service/desk/desk-page.ts'
import { PostForm } from '#ui/desk/kit/PostForm.tsx'
import { Walk } from '#ui/desk/kit/Walk.tsx'
import { FormField } from '#ui/forms/FormField.tsx'
import type { ControlView } from '#ui/forms/form-view.ts'
import { ViewHead } from '#ui/portal/kit/ViewHead.tsx'
import { callKinds, type CallProblem, type TypedCall } from './read-call.ts'

type Props = Readonly<{
  call: TypedCall
  problem?: CallProblem
  /** Tells a form that is posted twice. */
  dedupeKey: string
  page: DeskPage
}>

/** The field at which each problem is told. */
const placeOf = {
  home: 'home',
  name: 'name',
  reach: 'phone',
  phone: 'phone',
  email: 'email',
  long: 'said',
  mail: 'email',
} as const

/** Notes what somebody asked on the telephone or at the counter. */
export function CallPage({ call, problem, dedupeKey, page }: Props) {
  const { t, hrefs, token } = page
  const field = (
    name: 'home' | 'name' | 'phone' | 'email' | 'said',
    kind: Extract<ControlView['kind'], 'text' | 'tel' | 'email' | 'long'>,
    more: Readonly<{ hint?: string; optional?: string }> = {},
  ) => (
    <FormField
      field={{
        id: `call-${name}`,
        name,
        label: t(`desk.call.${name}`),
        isRequired: name === 'name',
        control: { kind },
        values: [call[name]],
        error: problem && placeOf[problem] === name ? t(`desk.call.problem.${problem}`) : undefined,
        ...more,
      }}
    />
  )
  return (
    <>
      <div className="case-top">
        <Walk
          label={t('desk.request.walk')}
          back={{ label: t('desk.views.requests'), href: hrefs.requests }}
        />
        <ViewHead title={t('desk.call.title')} lead={t('desk.call.lead')} />
      </div>
      <PostForm post={{ action: hrefs.call, hidden: { token, key: dedupeKey } }} className="form call">
        <FormField
          field={{
            id: 'call-about',
            name: 'about',
            label: t('desk.call.about'),
            isRequired: true,
            control: {
              kind: 'pick',
              choices: callKinds.map((value) => ({ value, label: t(`desk.call.kinds.${value}`) })),
            },
            values: [call.kind],
          }}
        />
        <div className="form__pair">
          {field('home', 'text', { hint: t('desk.call.homeHint') })}
          {field('name', 'text', { hint: t('desk.call.nameHint') })}
        </div>
        <div className="form__pair">
          {field('phone', 'tel')}
          {field('email', 'email', { optional: t('desk.call.optional') })}
        </div>
        {field('said', 'long')}
        <label className="check">
          <input type="checkbox" name="mail" value="yes" defaultChecked={call.isMailed} />{' '}
          {t('desk.call.mail')}
        </label>
        <div className="desk-go">
          <button className="button" type="submit">
            {t('desk.call.save')}
          </button>
          <span className="small muted">{t('desk.call.note')}</span>
        </div>
      </PostForm>
    </>
  )
}
