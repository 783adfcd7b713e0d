import type { ReactNode } from 'react'

type SheetProps = Readonly<{ background: string; lang: string; children: ReactNode }>

/** The column of a mail: 600 px wide, narrower on phones. Some clients keep no `html` element, so it says its language. */
export function Sheet({ background, lang, children }: SheetProps) {
  return (
    <table
      role="presentation"
      className="page"
      width="100%"
      lang={lang}
      style={{ width: '100%', background }}
    >
      <tbody>
        <tr>
          <Middle>
            <table role="presentation" width="600" style={{ width: '100%', maxWidth: '600px' }}>
              <tbody>{children}</tbody>
            </table>
          </Middle>
        </tr>
      </tbody>
    </table>
  )
}

function Middle({ children }: Readonly<{ children: ReactNode }>) {
  return <td align="center">{children}</td>
}

type CellProps = Readonly<{ top: number; bottom?: number; children: ReactNode }>

/** A row of the column; space above and below in px. */
export function Cell({ top, bottom = 0, children }: CellProps) {
  return (
    <tr>
      <td className="pad" style={{ padding: `${top}px 32px ${bottom}px` }}>
        {children}
      </td>
    </tr>
  )
}
