import type { ReactNode } from 'react'
import { AuthForm } from './AuthForm.tsx'
import { AuthNotice } from './AuthNotice.tsx'
import type { PictureView } from '#ui/pictures/picture-view.ts'
import { PictureTag } from '#ui/pictures/PictureTag.tsx'
import type { AuthView } from './auth-view.ts'

/** A page for signing in and what belongs to it: what went wrong, what it is for, the form, and other ways. */
export function AuthPage({
  title,
  lead,
  notice,
  form,
  notes,
  art,
  children,
}: AuthView & Readonly<{ art?: PictureView; children?: ReactNode }>) {
  return (
    <div className="auth">
      <div className="auth__main">
        {notice !== undefined && <AuthNotice notice={notice} />}
        <div>
          <h1>{title}</h1>
          {lead !== undefined && <p className="auth__lead">{lead}</p>}
        </div>
        {children}
        {form !== undefined && <AuthForm form={form} />}
        {notes.length > 0 && (
          <ul className="auth__notes" role="list">
            {notes.map(({ text, way }) => (
              <li key={`${text ?? ''} ${way?.href ?? ''}`}>
                {text} {way !== undefined && <a href={way.href}>{way.label}</a>}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="auth__art">
        {art !== undefined && (
          <PictureTag picture={art} sizes="(min-width: 960px) 50vw, 100vw" loading="lazy" widest={960} />
        )}
      </div>
    </div>
  )
}
