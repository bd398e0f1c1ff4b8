import { useState } from 'react'
import { useAccountWords } from '../../locales/words.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { OutboxLink } from '../../platform/outbox-link.tsx'
import { EntryLinks } from './entry-links.tsx'
import { Outcome } from './outcome.tsx'
import { ResetRequestForm } from './reset-request-form.tsx'

/** The answer is the same for every address: it must not show who has an account here. */
export function ResetRequest({ recaptchaSiteKey }: { recaptchaSiteKey: string | null }) {
  const { fill } = useI18n()
  const { resetRequest: words } = useAccountWords()
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (sentTo !== null) {
    return (
      <Outcome icon="mail" title={words.sentTitle} text={fill(words.sentText, { email: sentTo })}>
        <OutboxLink />
        <a className="button button--primary" href="/login">
          {words.back}
        </a>
        <button className="button" type="button" onClick={() => setSentTo(null)}>
          {words.another}
        </button>
      </Outcome>
    )
  }
  return (
    <>
      <p className="quiet pretty">{words.text}</p>
      <ResetRequestForm recaptchaSiteKey={recaptchaSiteKey} onSent={setSentTo} />
      <EntryLinks links={[{ href: '/login', label: words.back }]} />
    </>
  )
}
