import { StateMessage } from '@grandstand/ui'
import { useEffect, useRef } from 'react'
import { useContentWords } from '../../locales/words.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'

/** Takes the place of the form, and the focus that the form's button had. */
export function MessageSent({ email, onAnother }: { email: string; onAnother: () => void }) {
  const { fill } = useI18n()
  const texts = useContentWords()
  const area = useRef<HTMLDivElement>(null)
  useEffect(() => area.current?.focus(), [])
  return (
    <div ref={area} tabIndex={-1}>
      <StateMessage
        icon="check"
        title={texts.contacts.sentTitle}
        text={fill(texts.contacts.sentText, { email })}
        role="status"
      >
        <button className="button" type="button" onClick={onAnother}>
          {texts.contacts.another}
        </button>
      </StateMessage>
    </div>
  )
}
