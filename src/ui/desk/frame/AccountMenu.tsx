import { Act } from '#ui/desk/kit/Act.tsx'
import { Face } from '#ui/desk/kit/Marks.tsx'
import { Icon } from '#ui/kit/Icon.tsx'
import type { DeskFrameView } from './frame-view.ts'

/** Who is signed in, the pages of the account, and the way out. */
export function AccountMenu({ face, label, fullName, role, links, signOut }: DeskFrameView['account']) {
  return (
    <details className="drop desk-me">
      <summary>
        <Face of={face} />
        <span className="desk-me__name">{face.name}</span>
        <span className="vh">{label}</span>
        <Icon name="down" />
      </summary>
      <div className="drop__panel">
        <p>
          <strong>{fullName}</strong>
          <br />
          <span className="muted">{role}</span>
        </p>
        {links.map(({ label: words, href }) => (
          <a key={href} href={href}>
            {words}
          </a>
        ))}
        <Act act={signOut} />
      </div>
    </details>
  )
}
