import { useEffect, useRef } from 'react'
import { useAccountWords } from '../../locales/words.ts'
import { FormSection } from '../../platform/form/form-section.tsx'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { OutboxLink } from '../../platform/outbox-link.tsx'

/** Takes the place of the request, and the focus that its button had. */
export function DeletionSent({ email }: { email: string }) {
  const { fill } = useI18n()
  const { deletion: words } = useAccountWords()
  const area = useRef<HTMLDivElement>(null)
  useEffect(() => area.current?.focus(), [])
  return (
    <div ref={area} tabIndex={-1} role="status">
      <FormSection title={words.sentTitle} text={fill(words.sentText, { email })}>
        <OutboxLink />
      </FormSection>
    </div>
  )
}
