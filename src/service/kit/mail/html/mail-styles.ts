import type { CSSProperties } from 'react'
import type { MailLook } from '#contracts/mail-look.ts'

/** Inline styles of a mail, in light mode. */
export type MailStyles = Readonly<
  Record<
    | 'brand'
    | 'title'
    | 'count'
    | 'heading'
    | 'text'
    | 'small'
    | 'homeTitle'
    | 'label'
    | 'value'
    | 'link'
    | 'button',
    CSSProperties
  >
>

const display: CSSProperties = {
  margin: 0,
  fontFamily: 'Georgia, Times New Roman, serif',
  fontWeight: 400,
  letterSpacing: '-0.01em',
}
const text: CSSProperties = { margin: 0, fontFamily: 'Helvetica Neue, Helvetica, Arial, sans-serif' }

/** Returns the styles of a site's mails. */
export function mailStyles({ colors }: Pick<MailLook, 'colors'>): MailStyles {
  const ink = colors.ink.light
  const muted = colors.muted.light
  const line = `1px solid ${colors.line.light}`
  const cell: CSSProperties = {
    ...text,
    borderTop: line,
    padding: '9px 0',
    fontSize: '15px',
    lineHeight: '22px',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    wordBreak: 'break-word',
  }
  return {
    brand: { ...display, color: ink, fontSize: '24px', lineHeight: '28px' },
    title: { ...display, color: ink, fontSize: '34px', lineHeight: '38px', overflowWrap: 'anywhere' },
    count: { ...display, color: ink, fontSize: '32px', lineHeight: '36px' },
    heading: { ...display, color: ink, fontSize: '22px', lineHeight: '27px' },
    homeTitle: { ...display, color: ink, fontSize: '20px', lineHeight: '25px' },
    text: { ...text, color: ink, fontSize: '16px', lineHeight: '25px', overflowWrap: 'anywhere' },
    small: { ...text, color: muted, fontSize: '14px', lineHeight: '21px' },
    label: { ...cell, width: '32%', paddingRight: '12px', textAlign: 'left', fontWeight: 400, color: muted },
    value: { ...cell, color: ink },
    link: { color: colors.link.light, textDecoration: 'underline' },
    button: {
      ...text,
      display: 'inline-block',
      padding: '13px 22px',
      fontSize: '16px',
      lineHeight: '22px',
      fontWeight: 600,
      textDecoration: 'none',
      color: colors['on-brand'].light,
    },
  }
}
