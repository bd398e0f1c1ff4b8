import { useState } from 'react'
import { useAccountWords } from '../../locales/words.ts'
import { Outcome } from './outcome.tsx'
import { ResetForm } from './reset-form.tsx'

/** The mailed link: a new password, or a way to another link. */
export function Reset({ token }: { token: string | null }) {
  const { reset: words, entry } = useAccountWords()
  const [state, setState] = useState<'open' | 'done' | 'dead'>('open')
  if (state === 'done') {
    return (
      <Outcome icon="check" title={words.doneTitle} text={words.doneText}>
        <a className="button button--primary" href="/login">
          {entry.logIn}
        </a>
      </Outcome>
    )
  }
  if (token === null || state === 'dead') {
    return (
      <Outcome icon="alert" title={words.expiredTitle} text={words.expiredText}>
        <a className="button button--primary" href="/password-reset-request">
          {words.askAgain}
        </a>
      </Outcome>
    )
  }
  return (
    <>
      <p className="quiet pretty">{words.text}</p>
      <ResetForm token={token} onDone={() => setState('done')} onDead={() => setState('dead')} />
    </>
  )
}
