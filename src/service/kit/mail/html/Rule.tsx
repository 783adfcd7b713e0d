import type { ReactNode } from 'react'

type Props = Readonly<{ className: 'rule' | 'line'; color: string; children: ReactNode }>

/** A part of a mail below a line. */
export function Rule({ className, color, children }: Props) {
  return (
    <table role="presentation" width="100%" style={{ width: '100%' }}>
      <tbody>
        <tr>
          <td className={className} style={{ borderTop: `1px solid ${color}`, padding: '16px 0 0' }}>
            {children}
          </td>
        </tr>
      </tbody>
    </table>
  )
}
